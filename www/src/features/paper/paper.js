/** *Exercise sheet*: the tree on screen as an exercise on paper with its key, one for each student, or as a handout. */

import { render } from 'lit';
import { whatFailed } from '../../engine/errors.js';
import { isRandom } from '../../engine/is-recipe.js';
import { paperColours } from '../figures/picture.js';
import { paperForm } from './form.js';
import { handoutPage, stepsFor, usualMoments } from './handout.js';
import { seedOf, sheets } from './sheets.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Shown } from '../figures/picture.js' */
/** @import { Choice } from './form.js' */
/** @import { Setting } from './pages.js' */
/** @import { Hindrance } from './sheets.js' */

/**
 * @typedef {object} Host
 * @property {Session} session
 * @property {Messages} words
 * @property {(error: PlyscopeError) => string} word
 * @property {() => Shown | null} shown what is on screen
 * @property {HTMLElement} element that has the colours
 * @property {HTMLElement} pages where the pages are laid while they are printed
 */

export class Paper {
  #dialog;
  /** @type {Choice} */
  #choice = { kind: 'exercise', title: '', sheets: 1, key: true, moments: '', paper: 'A4' };
  #said = '';
  /** @type {Host | null} */
  #host = null;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /** @param {Host} host */
  open(host) {
    this.#host = host;
    const { title } = host.session.state.work;
    this.#choice = { ...this.#choice, title };
    this.#said = '';
    this.#show();
    this.#dialog.showModal();
  }

  #show() {
    if (this.#host === null) return;
    const { words } = this.#host;
    const { search, state } = this.#host.session;
    const form = paperForm({
      ...{ choice: this.#choice, said: this.#said, say: words.say },
      ...{ choose: this.#choose, print: this.#print },
      isRecipe: isRandom(state.tree),
      usual: search === null ? '' : usualMoments(search, state.labels),
    });
    render(form, this.#dialog);
  }

  /** @param {Partial<Choice>} part */
  #choose = (part) => {
    this.#choice = { ...this.#choice, ...part };
    this.#say('');
  };

  /** @param {string} text */
  #say(text) {
    this.#said = text;
    this.#show();
  }

  #print = () => {
    if (this.#host === null) return;
    const { word, pages } = this.#host;
    try {
      const made =
        this.#choice.kind === 'handout'
          ? handout(this.#host, this.#choice)
          : exercise(this.#host, this.#choice);
      if ('said' in made) return this.#say(made.said);
      render(made.pages, pages);
    } catch (error) {
      return this.#say(word(whatFailed(error)));
    }
    this.#dialog.close();
    printed(pages, this.#choice.paper);
  };
}

/** @param {Host} host @param {string} title @returns {Setting} */
const settingOf = ({ session, words, element }, title) => ({
  ...{ words, title, labels: session.state.labels },
  ...{ colours: paperColours(element), options: { ...session.choice.options } },
});

/** @param {Host} host @param {Choice} choice @returns {{pages: unknown} | {said: string}} */
function handout(host, { moments, title }) {
  const shown = host.shown();
  if (shown === null) return { said: host.words.say('figure-nothing') };
  const { search, state } = shown.model;
  const named = moments.trim() === '' ? usualMoments(search, state.labels) : moments;
  return { pages: handoutPage(shown, stepsFor(named, shown), settingOf(host, title)) };
}

/** @param {Host} host @param {Choice} choice @returns {{pages: unknown} | {said: string}} */
function exercise(host, { title, sheets: count, key }) {
  const { tree, algorithm } = host.session.state;
  const made = sheets({ tree, algorithm, count, key }, settingOf(host, title));
  return 'pages' in made ? made : { said: hindered(made, host) };
}

/** What hinders a print, and what would be right. @param {Hindrance} hindrance @param {Host} host */
function hindered({ sheet, tree, lack, error }, { words: { say }, word }) {
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
