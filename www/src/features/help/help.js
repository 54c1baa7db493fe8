/** Help: questions to choose from, and a short page that answers each. */

import { html, nothing } from 'lit';
import { copyText } from '../../input/clipboard.js';
import { rove } from '../../panels/roving.js';
import { chooseTree } from '../../session/choosing.js';
import { stopAt } from '../../session/start-here.js';
import { Dialog } from '../dialog.js';
import { PAGES } from './pages.js';

/** @import { Say } from '../../text/wording.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Doing } from './below.js' */
/** @import { Page } from './pages.js' */

export class Help extends Dialog {
  static looks = 'help';
  #page = PAGES[0];
  /** Whether it was chosen: where there is room for one thing, the list is shown until then. */
  #isChosen = false;
  /** The words that are searched for. */
  #wanted = '';
  /** What became of a copy. */
  #said = '';

  /** @param {Around} around */
  open(around) {
    if (this.isOpen) return;
    [this.#page, this.#isChosen] = [PAGES[0], false];
    [this.#wanted, this.#said] = ['', ''];
    super.open(around);
  }

  /** @protected @param {Around} around */
  title({ say }) {
    return say('help-title');
  }

  /** @protected @param {Around} around */
  content(around) {
    const { say } = around;
    return html`
      <div class="pages ${this.#isChosen ? 'reading' : ''}">
        ${this.#list(say)}
        <article aria-labelledby="help-question">${this.#answer(around)}</article>
      </div>
    `;
  }

  /** The questions, or those that the search leaves. @param {Say} say */
  #list(say) {
    const found = PAGES.filter((page) => isAbout(page, this.#wanted, say));
    /** @param {InputEvent & {target: HTMLInputElement}} event */
    const search = ({ target }) => {
      this.#wanted = target.value;
      this.show();
    };
    /** @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
    const walk = (event) => rove(event, [...event.currentTarget.querySelectorAll('button')]);
    return html`
      <nav aria-label=${say('questions')}>
        <input
          type="search"
          aria-label=${say('search-help')}
          placeholder=${say('search-help')}
          autocomplete="off"
          .value=${this.#wanted}
          @input=${search}
        />
        <p role="status" class="hint">${found.length === 0 ? say('no-page-found') : nothing}</p>
        <ul @keydown=${walk}>
          ${found.map(
            (page) => html`
              <li>
                <button
                  type="button"
                  aria-current=${page === this.#page ? 'page' : 'false'}
                  @click=${() => this.#choose(page)}
                >
                  ${say(`question-${page.id}`)}
                </button>
              </li>
            `,
          )}
        </ul>
      </nav>
    `;
  }

  /** The page that answers a question. @param {Around} around */
  #answer({ say, session, refuse }) {
    const { id, paragraphs, more } = this.#page;
    const leaving = (/** @type {() => void} */ act) => {
      this.close();
      act();
    };
    /** @type {Doing} */
    const doing = {
      say,
      start: () => leaving(() => session.display(stopAt(1))),
      copy: (text) => this.#copy(text),
      show: (tree) => leaving(() => chooseTree(tree, session, refuse)),
    };
    return html`
      <button type="button" class="back" @click=${() => this.#back()}>← ${say('all-questions')}</button>
      <h3 id="help-question" tabindex="-1">${say(`question-${id}`)}</h3>
      ${paragraphs.map((each) => html`<p>${say(`help-${each}`)}</p>`)} ${more?.(doing)}
      <p role="status" class="said">${this.#said}</p>
    `;
  }

  /** Opens a page, at its heading. @param {Page} page */
  #choose(page) {
    [this.#page, this.#isChosen, this.#said] = [page, true, ''];
    this.show();
    this.element.querySelector('article')?.scrollTo(0, 0);
    this.#focus('#help-question');
  }

  /** Back to the questions, where there is no room for both. */
  #back() {
    this.#isChosen = false;
    this.show();
    this.#focus('[aria-current="page"]');
  }

  /** @param {string} text */
  async #copy(text) {
    const { say } = /** @type {Around} */ (this.around);
    this.#said = say((await copyText(() => text)) ? 'example-copied' : 'example-not-copied');
    this.show();
  }

  /** @param {string} selector */
  #focus(selector) {
    const found = this.element.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
  }
}

/** Whether all the words searched for are in a page. @param {Page} page @param {string} wanted @param {Say} say */
function isAbout({ id, paragraphs }, wanted, say) {
  const text = [say(`question-${id}`), ...paragraphs.map((each) => say(`help-${each}`))].join(' ');
  const words = wanted.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}
