/**
 * Keeps passages and views in step: the passage at the reader's line moves its view to its moment; whoever steps in the view
 * finds the passage of that moment marked, and in sight.
 */

/** @import { PlyscopeView } from '../../element/view.js' */

/** Where a reader reads, as a part of the height that is free for prose. */
const LINE = 0.4;

/** What a reader does to scroll. */
const SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

export class ReadingLine {
  #root;
  #viewCalled;
  #read;
  /** The marked passage of each view. @type {Map<string, Element>} */
  #marked = new Map();
  /** Whether the prose follows a view that the reader steps through; until the reader scrolls. */
  #follows = false;
  /** The view that a passage moves now: its steps are not a reader's. @type {string | null} */
  #moving = null;
  #isAwaited = false;
  #abort = new AbortController();

  /**
   * @param {HTMLElement} root what holds the passages
   * @param {(id: string) => PlyscopeView | null} viewCalled
   * @param {(passage: Element) => void} read hears which passage is read now
   */
  constructor(root, viewCalled, read) {
    this.#root = root;
    this.#viewCalled = viewCalled;
    this.#read = read;
    const { signal } = this.#abort;
    const options = { signal, passive: true };
    for (const name of SCROLLS)
      addEventListener(
        name,
        (event) => {
          if (!isInView(event)) this.#follows = false;
        },
        options,
      );
    addEventListener('scroll', () => this.#scrolled(), options);
    root.addEventListener('plyscope-step', (event) => this.#stepped(event), { signal });
    root.addEventListener('plyscope-ready', () => this.#scrolled(), { signal });
  }

  stop() {
    this.#abort.abort();
  }

  /** Leads the view of a passage to its moment, as its reader wants. @param {Element} passage */
  show(passage) {
    this.#lead(passage);
    this.#read(passage);
  }

  /** @param {Element} passage */
  #lead(passage) {
    const { of = '', to = '' } = /** @type {HTMLElement} */ (passage).dataset;
    const view = this.#viewCalled(of);
    this.#mark(of, passage);
    if (view === null || !view.hasMoment(to) || view.holds(`at:${to}`)) return;
    this.#moving = of;
    view.goTo(to);
    view.updateComplete.then(() => {
      this.#moving = null;
    });
  }

  #scrolled() {
    if (this.#follows || this.#isAwaited) return;
    this.#isAwaited = true;
    requestAnimationFrame(() => {
      this.#isAwaited = false;
      const passage = this.#passageAtLine();
      if (passage === null) return;
      if (this.#marked.get(passage.dataset.of ?? '') !== passage) this.#lead(passage);
      // Whoever has not scrolled may not have begun to read.
      if (scrollY > 0) this.#read(passage);
    });
  }

  /** The last passage that begins above the reader's line, and does not end far above it; on the first screen, the first in sight. @returns {HTMLElement | null} */
  #passageAtLine() {
    let found = null;
    const passages = this.#passages();
    for (const passage of passages) {
      const { top, bottom } = passage.getBoundingClientRect();
      const line = this.#lineBeside(passage);
      if (top > line) break;
      if (bottom > 0) found = passage;
    }
    if (found !== null || passages.length === 0 || scrollY > 0) return found;
    return passages[0].getBoundingClientRect().top < innerHeight ? passages[0] : null;
  }

  /** The reader's line beside a view, or below one that covers the top. @param {Element} passage */
  #lineBeside(passage) {
    const stage = passage.closest('.scene')?.querySelector('.stage')?.getBoundingClientRect();
    const own = passage.getBoundingClientRect();
    const covered = stage && stage.left < own.right && stage.right > own.left ? stage.bottom : 0;
    return covered + (innerHeight - covered) * LINE;
  }

  /** @returns {NodeListOf<HTMLElement>} */
  #passages() {
    return this.#root.querySelectorAll('.step');
  }

  /** @param {Event} event */
  #stepped({ target }) {
    const view = /** @type {PlyscopeView} */ (target);
    if (this.#moving === view.id) return;
    const passages = [...this.#passages()].filter(({ dataset }) => dataset.of === view.id);
    const reached = passages.filter(({ dataset: { to } }) => view.holds(`after:${to}`) === true);
    const passage = reached.at(-1);
    if (passage === undefined || this.#marked.get(view.id) === passage) return;
    this.#mark(view.id, passage);
    if (!view.contains(document.activeElement)) return;
    this.#follows = true;
    this.#read(passage);
    passage.scrollIntoView({ block: 'nearest', behavior: calmly() });
  }

  /** @param {string} of @param {Element} passage */
  #mark(of, passage) {
    this.#marked.get(of)?.removeAttribute('aria-current');
    passage.setAttribute('aria-current', 'step');
    this.#marked.set(of, passage);
  }
}

/** @param {Event} event */
const isInView = ({ target }) =>
  target instanceof Element && target.closest('plyscope-view') !== null;

/** @returns {ScrollBehavior} */
const calmly = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
