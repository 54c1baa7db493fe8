/**
 * A node's name in the prose lights its node, and back: whoever points at a name, or taps it, sees the node; whoever points at a
 * node of a view, or goes to it with the keyboard, sees its name wherever it stands in the prose. The names themselves take no
 * part in the order of the keyboard: there are too many of them, and the nodes have a place there.
 */

/** @import { PlyscopeView } from '../../element/view.js' */

/** A name in the prose. */
const NAME = '.node-name';

export class Pointing {
  #root;
  #viewCalled;
  /** The view in which a node is lit from the prose. @type {PlyscopeView | null} */
  #lit = null;
  #abort = new AbortController();

  /**
   * @param {HTMLElement} root what holds the names
   * @param {(id: string) => PlyscopeView | null} viewCalled
   */
  constructor(root, viewCalled) {
    this.#root = root;
    this.#viewCalled = viewCalled;
    const { signal } = this.#abort;
    const point = (/** @type {Event} */ { target }) => this.#point(nameAt(target));
    root.addEventListener('click', point, { signal });
    // A finger points at nothing before it taps.
    root.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && point(event), {
      signal,
    });
    root.addEventListener('pointerleave', () => this.#point(null), { signal });
    root.addEventListener('plyscope-point', (event) => this.#mark(event), { signal });
  }

  stop() {
    this.#abort.abort();
  }

  /** @param {HTMLElement | null} name */
  #point(name) {
    const view = name && this.#viewOf(name);
    if (view !== this.#lit) this.#lit?.light(null);
    view?.light(name?.textContent ?? null);
    this.#lit = view;
  }

  /** The view of a name: the one that the lesson says, or that of the question in which it stands. @param {HTMLElement} name */
  #viewOf(name) {
    const { of = '' } = name.dataset;
    const own = /** @type {PlyscopeView | null | undefined} */ (
      name.closest('.question')?.querySelector('plyscope-view')
    );
    return of === '' ? (own ?? null) : this.#viewCalled(of);
  }

  /** Marks the names of the node that is pointed at in a view. @param {Event} event */
  #mark({ target }) {
    const view = /** @type {PlyscopeView} */ (target);
    const { pointed } = view;
    for (const name of /** @type {NodeListOf<HTMLElement>} */ (this.#root.querySelectorAll(NAME)))
      if (this.#viewOf(name) === view) {
        name.classList.toggle('pointed', pointed !== null && name.textContent === pointed);
      }
  }
}

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const nameAt = (target) => (target instanceof Element ? target.closest(NAME) : null);
