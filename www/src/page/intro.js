/** The line that says what the page is, and where to begin. Whoever has begun, or has dismissed it, sees it no more. */

import { store, stored } from './storage.js';

/** @import { Messages } from '../text/messages.js' */

export class Intro {
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

  /** Fills in its texts. @param {Messages['say']} say */
  word(say) {
    this.#text.textContent = say('intro');
    this.#link.textContent = say('start-here');
    this.#dismiss.setAttribute('aria-label', say('intro-dismiss'));
    this.#dismiss.title = say('intro-dismiss');
  }

  /** While one steps, a phone needs the room. It is back on the next visit. */
  makeRoom() {
    if (matchMedia('(width <= 760px)').matches) this.#line.hidden = true;
  }

  /** Hides it, for good. */
  end() {
    if (this.#line.hidden) return;
    this.#line.hidden = true;
    store('intro', 'seen');
  }
}
