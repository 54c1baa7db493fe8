/** The line that says what the page is and where to begin. It is hidden once a reader has begun or dismissed it. */

import { ONE_COLUMN } from '../layout/widths.js';
import { store, stored } from './storage.js';

/** @import { Messages } from '../text/messages.js' */

/** The tree that a page begins with. */
const EXAMPLE = 'swedish-51';

export class Intro {
  #isBack = false;
  #line;
  #text = document.createElement('span');
  #link = document.createElement('a');
  #dismiss = document.createElement('button');

  /**
   * @param {HTMLElement} line
   * @param {boolean} isFirst whether the page was opened at no address of a search
   */
  constructor(line, isFirst) {
    this.#line = line;
    line.hidden = !isFirst || stored('intro') !== '';
    this.#link.href = '#start=1';
    this.#dismiss.type = 'button';
    this.#dismiss.textContent = '×';
    this.#dismiss.addEventListener('click', () => this.end());
    line.replaceChildren(this.#text, this.#link, this.#dismiss);
  }

  /** Says instead that the tree is the reader's own, and leads to the example. @param {Messages['say']} say */
  welcomeBack(say) {
    this.#isBack = true;
    this.#link.href = `#tree=${EXAMPLE}`;
    this.#line.hidden = false;
    this.word(say);
  }

  /** Fills in its texts. @param {Messages['say']} say */
  word(say) {
    this.#text.textContent = this.#isBack ? say('tree-returned') : say('intro');
    this.#link.textContent = this.#isBack ? say('tree-returned-other') : say('start-here');
    this.#dismiss.setAttribute('aria-label', say('intro-dismiss'));
    this.#dismiss.title = say('intro-dismiss');
  }

  /** While one steps, a phone needs the room. It is back on the next visit. */
  makeRoom() {
    if (matchMedia(`(width <= ${ONE_COLUMN}px)`).matches) this.#line.hidden = true;
  }

  /** Another address is followed: what it says of the tree on screen is not true any more. */
  moveOn() {
    if (this.#isBack) this.#line.hidden = true;
  }

  /** Hides it, for good. */
  end() {
    if (this.#line.hidden) return;
    this.#line.hidden = true;
    if (!this.#isBack) store('intro', 'seen');
  }
}
