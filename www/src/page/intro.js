/** The line that says what the page is and what to press first. Once a reader has begun it is not there on the next visit. */

import { hasKeys } from '../layout/pointing.js';
import { ONE_COLUMN } from '../layout/widths.js';
import { FIRST_TREE } from '../session/choices.js';
import { store, stored } from './storage.js';

/** @import { Messages } from '../text/messages.js' */

/** Whether the reader has never begun here. */
export const isFirstVisit = () => stored('intro') === '';

export class Intro {
  #isBack = false;
  /** Whether the first cutoff is over, so that nobody is told to play. */
  #isOver = false;
  /** @type {Messages['say'] | null} */
  #say = null;
  #line;
  #text = document.createElement('span');
  #link = document.createElement('a');

  /**
   * @param {HTMLElement} line
   * @param {boolean} isFirst whether the page was opened at no address of a search
   */
  constructor(line, isFirst) {
    this.#line = line;
    this.#show(isFirst && isFirstVisit());
    this.#link.href = '#start=1';
    line.replaceChildren(this.#text, ' ', this.#link);
  }

  /** Says instead that the tree is the reader's own, and leads to the example. @param {Messages['say']} say */
  welcomeBack(say) {
    this.#isBack = true;
    this.#link.href = `#tree=${FIRST_TREE}`;
    this.#show(true);
    this.word(say);
  }

  /** Fills in its texts. @param {Messages['say']} say */
  word(say) {
    this.#say = say;
    const keys = this.#isOver ? 'over' : hasKeys() ? 'yes' : 'no';
    this.#text.textContent = this.#isBack ? say('tree-returned') : say('intro', { keys });
    this.#link.textContent = this.#isBack ? say('tree-returned-other') : say('start-here');
  }

  /**
   * The reader has begun: a phone needs the room once the first cutoff has been seen; elsewhere it stays where it is, so that the tree does.
   * @param {boolean} isIntroducing whether that is still to come, or on show
   */
  begun(isIntroducing) {
    if (!isIntroducing && matchMedia(`(width <= ${ONE_COLUMN}px)`).matches) this.#show(false);
    if (!this.#isBack) store('intro', 'seen');
    if (isIntroducing || this.#isOver) return;
    this.#isOver = true;
    if (this.#say !== null) this.word(this.#say);
  }

  /** Another address is followed: what it says of the tree on screen is not true any more. */
  moveOn() {
    if (this.#isBack) this.#show(false);
  }

  /** Hides it, for good. */
  end() {
    if (this.#line.hidden) return;
    this.#show(false);
    if (!this.#isBack) store('intro', 'seen');
  }

  /** Shows or hides it. While it is there it has the place of what is to be noticed. @param {boolean} isShown */
  #show(isShown) {
    this.#line.hidden = !isShown;
    this.#line.parentElement?.toggleAttribute('data-introduces', isShown);
  }
}
