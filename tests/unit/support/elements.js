// Elements without a document, as far as keys look at them.

/** An element that a key may be pressed on. */
export class Element_ {
  /** @param {string} [tag] @param {string} [type] */
  constructor(tag = '', type = 'text') {
    this.tag = tag;
    this.type = type;
  }

  /** @param {string} selector */
  closest(selector) {
    return selector.split(', ').includes(this.tag) ? this : null;
  }
}
export const [Input, Area, Choice] = [1, 2, 3].map(() => class extends Element_ {});
Object.assign(globalThis, {
  HTMLElement: Element_,
  HTMLInputElement: Input,
  HTMLTextAreaElement: Area,
  HTMLSelectElement: Choice,
});
