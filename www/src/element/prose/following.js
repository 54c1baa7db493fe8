/** The base of the elements in an article: it finds the view that an element is about, and follows its changes. */

/** @import { PlyscopeView } from '../view.js' */

/** The events after which something else may be true. */
const EVENTS = [
  'plyscope-ready',
  'plyscope-step',
  'plyscope-change',
  'plyscope-labels',
  'plyscope-language',
  'plyscope-error',
  'plyscope-mended',
];

export class Following extends HTMLElement {
  #abort = new AbortController();

  connectedCallback() {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    const follow = (/** @type {Event} */ event) => {
      if (event.target === this.view) this.follow();
    };
    // Outside a shadow root nobody hears which of its elements an event comes from.
    const root = this.getRootNode();
    for (const name of EVENTS) root.addEventListener(name, follow, { signal });
    this.follow();
  }

  disconnectedCallback() {
    this.#abort.abort();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.follow();
  }

  /** The view that `for` names by its id; without it, the first of the page. @returns {PlyscopeView | null} */
  get view() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    const id = this.getAttribute('for');
    const found = id === null ? root.querySelector('plyscope-view') : root.getElementById(id);
    return found instanceof HTMLElement && 'holds' in found
      ? /** @type {PlyscopeView} */ (found)
      : null;
  }

  /** Says what is true now. Called when it may have changed. */
  follow() {}
}
