/**
 * Keeps the tabs beside the tree where they are from step to step: what stands above them has, within a search, as much room as the longest
 * sentence so far has needed. How much of it there can be is for `panels/pinned.css` to say.
 */

import { questionIn } from '../session/settle.js';

/** @import { Model } from '../panels/model.js' */

export class Steady {
  /** What the room is for. @type {readonly unknown[]} */
  #seen = [];
  /** The most that was needed, in pixels. */
  #most = 0;

  /** Called after each rendering. @param {ParentNode} root @param {Model} model @param {string} locale */
  keep(root, { search, state }, locale) {
    const pinned = root.querySelector('.pinned');
    const seen = [search, state.size, locale];
    if (seen.some((each, at) => each !== this.#seen[at])) this.#most = 0;
    this.#seen = seen;
    if (!(pinned instanceof HTMLElement)) return;
    // A question takes the room that it needs, and gives it back.
    if (questionIn(state) === null) this.#most = Math.max(this.#most, needed(pinned));
    pinned.style.setProperty('--kept', `${this.#most}px`);
  }
}

/** The height of what a part contains, however high it is itself. @param {HTMLElement} part */
function needed({ firstElementChild: first, lastElementChild: last }) {
  if (first === null || last === null) return 0;
  return Math.ceil(last.getBoundingClientRect().bottom - first.getBoundingClientRect().top);
}
