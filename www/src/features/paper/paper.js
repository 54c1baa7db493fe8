/** *Exercise sheet*: the tree on screen as an exercise on paper with its key, one for each student, or as a handout. */

import { html, render } from 'lit';
import { whatFailed } from '../../engine/errors.js';
import { isRandom } from '../../engine/is-recipe.js';
import { Dialog } from '../dialog.js';
import { paperColours } from '../figures/picture.js';
import { FORM, paperForm } from './form.js';
import { handoutPage, stepsFor, usualMoments } from './handout.js';
import { seedOf, sheets } from './sheets.js';

/** @import { Around } from '../dialog.js' */
/** @import { Choice } from './form.js' */
/** @import { Setting } from './pages.js' */
/** @import { Hindrance } from './sheets.js' */

export class Paper extends Dialog {
  static looks = 'paper';
  static width = /** @type {const} */ ('small');
  /** @type {Choice} */
  #choice = { kind: 'exercise', title: '', sheets: 1, key: true, moments: '', paper: 'A4' };
  #said = '';

  /** @param {Around} around */
  open(around) {
    const { title } = around.session.state.work;
    this.#choice = { ...this.#choice, title };
    this.#said = '';
    super.open(around);
  }

  /** @protected @param {Around} around */
  title({ say }) {
    return say('paper');
  }

  /** @protected @param {Around} around */
  content({ say, session: { search, state } }) {
    return paperForm({
      say,
      choice: this.#choice,
      choose: this.#choose,
      print: this.#print,
      isRecipe: isRandom(state.tree),
      usual: search === null ? '' : usualMoments(search, state.labels),
    });
  }

  /** @protected @param {Around} around */
  actions({ say }) {
    return html`
      <p class="error" role="alert">${this.#said}</p>
      <button form=${FORM} class="primary">${say('paper-print')}</button>
    `;
  }

  /** @param {Partial<Choice>} part */
  #choose = (part) => {
    this.#choice = { ...this.#choice, ...part };
    this.#say('');
  };

  /** @param {string} text */
  #say(text) {
    this.#said = text;
    this.show();
  }

  #print = () => {
    if (this.around === null) return;
    const { word, root } = this.around;
    const pages = /** @type {HTMLElement} */ (root.querySelector('.pages'));
    try {
      const made =
        this.#choice.kind === 'handout'
          ? handout(this.around, this.#choice)
          : exercise(this.around, this.#choice);
      if ('said' in made) return this.#say(made.said);
      render(made.pages, pages);
    } catch (error) {
      return this.#say(word(whatFailed(error)));
    }
    this.close();
    printed(pages, this.#choice.paper);
  };
}

/** @param {Around} around @param {string} title @returns {Setting} */
const settingOf = ({ session, messages, root }, title) => ({
  words: messages,
  title,
  labels: session.state.labels,
  colours: paperColours(/** @type {HTMLElement} */ (root.querySelector('.stage'))),
  options: { ...session.choice.options },
});

/** @param {Around} around @param {Choice} choice @returns {{pages: unknown} | {said: string}} */
function handout(around, { moments, title }) {
  const shown = around.shown();
  if (shown === null) return { said: around.say('figure-nothing') };
  const { search, state } = shown.model;
  const named = moments.trim() === '' ? usualMoments(search, state.labels) : moments;
  return { pages: handoutPage(shown, stepsFor(named, shown), settingOf(around, title)) };
}

/** @param {Around} around @param {Choice} choice @returns {{pages: unknown} | {said: string}} */
function exercise(around, { title, sheets: count, key }) {
  const { tree, algorithm } = around.session.state;
  const made = sheets({ tree, algorithm, count, key }, settingOf(around, title));
  return 'pages' in made ? made : { said: hindered(made, around) };
}

/** What hinders a print, and what would be right. @param {Hindrance} hindrance @param {Around} around */
function hindered({ sheet, tree, lack, error }, { say, word }) {
  const seed = seedOf(tree);
  if (lack !== null) {
    const { lacks, has, most } = lack;
    return say('paper-too-large', { sheet, seed, lacks, has, most });
  }
  const reason = word(whatFailed(error));
  return sheet === 0 ? reason : say('paper-sheet-failed', { sheet, reason });
}

/** Prints what is laid, and takes it away again. @param {HTMLElement} pages @param {string} paper */
function printed(pages, paper) {
  const size = new CSSStyleSheet();
  size.replaceSync(
    `@page { size: ${paper}; margin: 15mm } @page across { size: ${paper} landscape; margin: 15mm }`,
  );
  const { ownerDocument: document } = pages;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, size];
  addEventListener(
    'afterprint',
    () => {
      render(null, pages);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== size);
    },
    { once: true },
  );
  window.print();
}
