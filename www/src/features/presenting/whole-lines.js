/** Beside the tree a hall reads whole lines of the code: one that the edge would cut is not seen. */

/** So much of a line is all of it, where pixels have fractions. */
const WHOLE = 0.97;

export class WholeLines {
  /** What the lines scroll in. @type {Element | null} */
  #beside = null;
  /** @type {IntersectionObserver | null} */
  #observer = null;

  /** Called after each update of the view. @param {Element | null} beside */
  follow(beside) {
    if (beside !== this.#beside) {
      this.#observer?.disconnect();
      this.#beside = beside;
      this.#observer = beside && new IntersectionObserver(mark, { root: beside, threshold: WHOLE });
    }
    const lines = beside?.querySelectorAll('.code :is(li, summary)') ?? [];
    for (const line of lines) this.#observer?.observe(line);
  }
}

/** @param {IntersectionObserverEntry[]} entries */
function mark(entries) {
  for (const { target, intersectionRatio } of entries)
    target.toggleAttribute('data-cut', intersectionRatio < WHOLE);
}
