/**
 * The elements of an article whose words stay true, whatever its readers change: `<plyscope-step to="cutoff:1">` leads a view to
 * a moment, `<plyscope-say what="entered">` is a text, and `<plyscope-when is="cut:D">` shows what it holds only while that is
 * true.
 */

import { define, reflect, takeOwn } from '../define.js';

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

/** The base of these elements: it finds the view that an element is about, and follows its changes. */
class Following extends HTMLElement {
  #abort = new AbortController();

  connectedCallback() {
    takeOwn(this);
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

/** Its content stands there until the view is ready. From then on, a fact that is gone is said to be gone. */
class PlyscopeSay extends Following {
  static observedAttributes = ['for', 'what'];
  /** The text that is said; null before the first. @type {string | null} */
  #text = null;
  /** What its author has put into it. @type {readonly Node[]} */
  #content = [];

  attributeChangedCallback() {
    // Another view may not be ready.
    if (this.#text !== null) this.replaceChildren(...this.#content);
    this.#text = null;
    super.attributeChangedCallback();
  }

  follow() {
    const text = this.view?.wordsFor(this.getAttribute('what') ?? '') ?? null;
    if (text === null || text === this.#text) return;
    if (this.#text === null) this.#content = [...this.childNodes];
    this.replaceChildren(text);
    this.#text = text;
  }
}

/** Hidden until the view is ready, and where there is no such condition or node: then its `not` is not true either. */
class PlyscopeWhen extends Following {
  // Frameworks have a meaning of their own for the first.
  static observedAttributes = ['for', 'is', 'that'];

  follow() {
    const condition = this.getAttribute('that') ?? this.getAttribute('is') ?? '';
    this.hidden = this.view?.holds(condition) !== true;
  }
}

const LINK = new CSSStyleSheet();
LINK.replaceSync(`
  :host { cursor: pointer; text-decoration: underline; text-decoration-style: dotted; text-underline-offset: 0.2em }
  :host([aria-current]) { text-decoration-style: solid }
  :host([aria-disabled]) { cursor: auto; text-decoration: none }
`);

/** Plain text, which is said to be a disabled link, as long as the search has no such moment. */
class PlyscopeStep extends Following {
  static observedAttributes = ['for', 'to'];

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [LINK];
    root.append(this.ownerDocument.createElement('slot'));
    this.addEventListener('click', this.#go);
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.#go();
    });
  }

  connectedCallback() {
    this.role = 'link';
    super.connectedCallback();
  }

  get #moment() {
    return this.getAttribute('to') ?? '';
  }

  #go = () => {
    const { view } = this;
    if (view?.hasMoment(this.#moment) && view.goTo(this.#moment))
      view.scrollIntoView({ block: 'nearest' });
  };

  follow() {
    const isThere = this.view?.holds(`at:${this.#moment}`) ?? null;
    const canGo = this.view?.hasMoment(this.#moment) === true;
    this.tabIndex = canGo ? 0 : -1;
    this.ariaDisabled = canGo ? null : 'true';
    this.ariaCurrent = isThere ? 'true' : null;
  }
}

for (const [tag, element] of Object.entries({
  'plyscope-say': PlyscopeSay,
  'plyscope-when': PlyscopeWhen,
  'plyscope-step': PlyscopeStep,
})) {
  reflect(element);
  define(tag, element);
}
