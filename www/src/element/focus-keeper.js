/**
 * Keeps the focus where it was. If rendering removes the focused element, the part of the page around it gets the focus, or else
 * the picture; otherwise the next key would start at the top of the page.
 */

/** What marks such a part, and the element in it that takes the keyboard, if not all of it: with `tabindex="-1"`. */
const [PART, TAKER] = ['[data-keeps-focus]', '[data-takes-focus]'];

export class FocusKeeper {
  #root;
  /** Whether the keyboard was in the view before rendering. */
  #wasHere = false;
  /** The part that it was in. @type {HTMLElement | null} */
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
    this.#wasHere = this.#active !== null;
    this.#part = this.#active?.closest(PART) ?? null;
  }

  /** Called after each rendering. */
  keep() {
    if (!this.#wasHere || this.#active !== null) return;
    const part = this.#part?.isConnected ? this.#part : null;
    const taker = part?.querySelector(TAKER) ?? part;
    if (taker instanceof HTMLElement) taker.focus({ preventScroll: true });
    else this.give('.stage');
  }

  /** Gives the keyboard to a part, unless something in the view has it. @param {string} selector */
  give(selector) {
    const part = this.#root().querySelector(selector);
    if (this.#active === null && part instanceof HTMLElement) part.focus({ preventScroll: true });
  }
}
