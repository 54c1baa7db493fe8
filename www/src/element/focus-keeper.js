/**
 * Keeps the keyboard where it was: when what had it is gone after rendering, the part of the page around it takes it. Without
 * that, the next key would begin at the top of the page.
 */

/** What marks such a part: it must have `tabindex="-1"`, so that a script may focus it. */
const PART = '[data-takes-focus]';

export class FocusKeeper {
  #root;
  /** The part that the keyboard was in before rendering. @type {HTMLElement | null} */
  #part = null;

  /** @param {() => ParentNode} root */
  constructor(root) {
    this.#root = root;
  }

  get #active() {
    const root = this.#root();
    return root instanceof ShadowRoot ? root.activeElement : null;
  }

  /** Called before each rendering. */
  note() {
    this.#part = this.#active?.closest(PART) ?? null;
  }

  /** Called after each rendering. */
  keep() {
    if (this.#active === null && this.#part?.isConnected) this.#part.focus({ preventScroll: true });
  }

  /** Gives the keyboard to a part, unless something in the view has it. @param {string} selector */
  give(selector) {
    const part = this.#root().querySelector(selector);
    if (this.#active === null && part instanceof HTMLElement) part.focus({ preventScroll: true });
  }
}
