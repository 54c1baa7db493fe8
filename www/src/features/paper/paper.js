/** *Exercise sheet*: the tree on screen as an exercise on paper with its key, many from seeds, or as a handout. */

import { html, nothing, render } from 'lit';
import { whatFailed } from '../../engine/errors.js';
import { isRandom } from '../../engine/is-recipe.js';
import { Dialog } from '../dialog.js';
import { difficultyOf } from '../difficulty.js';
import { paperColours } from '../figures/picture.js';
import { FORM, paperForm } from './form.js';
import { handoutPage, stepsFor, usualMoments } from './handout.js';
import { exercisePages } from './pages.js';
import { GOOD, MARGIN, MM } from './room.js';
import { pagesIn, planning, seedOf } from './sheets.js';

/** @import { Around } from '../dialog.js' */
/** @import { Choice } from './form.js' */
/** @import { Setting } from './pages.js' */
/** @import { Laid } from './room.js' */
/** @import { Hindrance, Plan } from './sheets.js' */

/** How long sheets are planned before what is pressed is heard, in milliseconds. */
const TURN = 30;

export class Paper extends Dialog {
  static looks = 'paper';
  static width = /** @type {const} */ ('small');
  /** @type {Choice} */
  #choice = {
    ...{ kind: 'exercise', title: '', sheets: 1, difficulty: null, per: '1' },
    ...{ key: true, moments: '', paper: 'A4' },
  };
  #said = '';
  /** What would be printed of exercises; null while it is planned. @type {Plan | null} */
  #plan = null;
  /** The planning that goes on, and how many sheets it has found. */
  #looking = { isEnough: true, found: 0 };
  /** @type {Promise<unknown>} */
  #planned = Promise.resolve();

  /** @param {Around} around */
  open(around) {
    const { title } = around.session.state.work;
    // How difficult a tree is to be is said of this one.
    this.#choice = { ...this.#choice, title, difficulty: null };
    this.#said = '';
    super.open(around);
    this.element.addEventListener('close', this.#forget, { once: true });
    this.#planAgain();
  }

  /** @protected @param {Around} around */
  title({ say }) {
    return say('paper');
  }

  /** @protected @param {Around} around */
  content(around) {
    const { search, state } = around.session;
    return paperForm({
      say: around.say,
      choice: this.#choice,
      choose: this.#choose,
      print: this.#print,
      isRecipe: isRandom(state.tree),
      own: search === null ? { cutoffs: 0, nodes: 0 } : difficultyOf(search),
      trial: this.#plan?.trial ?? null,
      usual: search === null ? '' : usualMoments(search, state.labels),
    });
  }

  /** @protected @param {Around} around */
  actions(around) {
    const { say } = around;
    const isExercise = this.#choice.kind === 'exercise';
    return html`
      <p class="error" role="alert">${this.#said || (isExercise ? this.#hindrance(around) : '')}</p>
      ${isExercise ? this.#planText(around) : nothing}
      <button form=${FORM} class="primary">${say('paper-print')}</button>
    `;
  }

  /** What hinders a print of exercises. @param {Around} around */
  #hindrance(around) {
    if (this.#plan === null) return '';
    const { hindrance, exercises } = this.#plan;
    if (hindrance !== null) return hindered(hindrance, around, this.#choice.per !== '1');
    return exercises === null ? around.say('paper-none') : '';
  }

  /** What would be printed, or how far the planning is. @param {Around} around */
  #planText(around) {
    const { say } = around;
    if (this.#plan === null) {
      const { found } = this.#looking;
      return html`<p class="plan hint">
        <progress max=${this.#choice.sheets} value=${found} aria-label=${say('paper-looking', { found })}></progress>
        ${this.#choice.difficulty === null ? nothing : html`<button type="button" @click=${this.#stop}>${say('shuffles-stop')}</button>`}
      </p>`;
    }
    const { sheets, exercises, keys } = this.#plan;
    if (exercises === null) return nothing;
    return html`<p class="hint" role="status">${say('paper-plan', { trees: sheets.length, pages: pagesIn(exercises), keys: pagesIn(keys) })} ${boxesText(exercises.laid, around)}</p>`;
  }

  /** @param {Partial<Choice>} part */
  #choose = (part) => {
    this.#choice = { ...this.#choice, ...part };
    this.#say('');
    // The title and the moments change nothing of it.
    if (!('title' in part || 'moments' in part)) this.#planAgain();
  };

  /** @param {string} text */
  #say(text) {
    this.#said = text;
    this.show();
  }

  #stop = () => {
    this.#looking.isEnough = true;
  };

  #forget = () => {
    this.#looking = { isEnough: true, found: 0 };
    for (const { search } of this.#plan?.sheets ?? []) search.free();
    this.#plan = null;
  };

  #planAgain() {
    this.#forget();
    if (this.around === null || this.#choice.kind !== 'exercise') return this.show();
    const { state, choice } = this.around.session;
    const { tree, algorithm } = state;
    const { sheets: count, difficulty, key, paper, per } = this.#choice;
    const looking = { isEnough: false, found: 0 };
    this.#looking = looking;
    const exercise = { tree, algorithm, options: { ...choice.options }, count, difficulty, key };
    this.#planned = this.#follow(
      planning({ ...exercise, paper, per: Number(per), letters: lettersOf(this.around) }, looking),
      looking,
    );
  }

  /** @param {Generator<number, Plan>} steps @param {{found: number}} looking */
  async #follow(steps, looking) {
    let until = performance.now() + TURN;
    for (;;) {
      const { done, value } = steps.next();
      if (done) {
        this.#plan = value;
        return this.show();
      }
      looking.found = value;
      if (performance.now() < until) continue;
      this.show();
      await new Promise((resolve) => setTimeout(resolve));
      // Something else is planned, or nothing.
      if (looking !== this.#looking) return;
      until = performance.now() + TURN;
    }
  }

  #print = async () => {
    if (this.#choice.kind === 'exercise') await this.#planned;
    if (this.around === null || !this.isOpen) return;
    const { word, root } = this.around;
    const pages = /** @type {HTMLElement} */ (root.querySelector('.pages'));
    try {
      const made =
        this.#choice.kind === 'handout'
          ? handout(this.around, this.#choice)
          : this.#exercises(this.around);
      if ('said' in made) return this.#say(made.said);
      render(made.pages, pages);
    } catch (error) {
      return this.#say(word(whatFailed(error)));
    }
    this.close();
    printed(pages, this.#choice.paper);
  };

  /** @param {Around} around @returns {{pages: unknown} | {said: string}} */
  #exercises(around) {
    const { title, paper } = this.#choice;
    if (this.#plan === null) return { said: around.say('figure-nothing') };
    const { sheets, exercises, keys } = this.#plan;
    // What hinders it is said already.
    if (exercises === null) return { said: '' };
    return { pages: exercisePages({ sheets, exercises, keys }, settingOf(around, title, paper)) };
  }
}

/** @param {Around} around @param {string} title @param {Choice['paper']} paper @returns {Setting} */
const settingOf = ({ session, messages, root }, title, paper) => ({
  words: messages,
  ...{ title, paper },
  labels: session.state.labels,
  colours: paperColours(/** @type {HTMLElement} */ (root.querySelector('.stage'))),
  options: { ...session.choice.options },
});

/** @param {Around} around @param {Choice} choice @returns {{pages: unknown} | {said: string}} */
function handout(around, { moments, title, paper }) {
  const shown = around.shown();
  if (shown === null) return { said: around.say('figure-nothing') };
  const { search, state } = shown.model;
  const named = moments.trim() === '' ? usualMoments(search, state.labels) : moments;
  return { pages: handoutPage(shown, stepsFor(named, shown), settingOf(around, title, paper)) };
}

/** How large the smallest boxes are, in whole millimetres, and what would make them larger. @param {readonly Laid[]} laid @param {Around} around */
function boxesText(laid, { say }) {
  const all = laid.flatMap(({ least }) => least ?? []);
  if (all.length === 0) return '';
  const width = Math.min(...all.map((box) => box.width));
  const height = Math.min(...all.map((box) => box.height));
  const isSmall = width < GOOD.width - 1 || height < GOOD.height - 1;
  const inMillimetres = (/** @type {number} */ side) => Math.floor(side / MM + 0.1);
  return say('paper-boxes', {
    width: inMillimetres(width),
    height: inMillimetres(height),
    small: isSmall ? 'yes' : 'no',
  });
}

/** How many letters the words above a key have, as a rule. @param {Around} around */
const lettersOf = ({ say }) =>
  say('paper-number', { number: 99 }).length +
  say('paper-answer', {
    value: '−99',
    best: 'AB',
    moves: 'yes',
    entered: 99,
    evaluated: 99,
    cutoffs: 2,
    where: 'AA, AB',
  }).length;

/** What hinders a print, and what would be right. @param {Hindrance} hindrance @param {Around} around @param {boolean} hasOthers whether it shares its page */
function hindered({ sheet, tree, lack, error }, { say, word }, hasOthers) {
  const seed = seedOf(tree);
  if (lack !== null) {
    const { lacks, has, most } = lack;
    const text = say('paper-too-large', { sheet, seed, lacks, has, most });
    return hasOthers ? `${text} ${say('paper-fewer')}` : text;
  }
  const reason = word(whatFailed(error));
  return sheet === 0 ? reason : say('paper-sheet-failed', { sheet, reason });
}

/** Prints what is laid, and takes it away again. @param {HTMLElement} pages @param {string} paper */
function printed(pages, paper) {
  const size = new CSSStyleSheet();
  size.replaceSync(
    `@page { size: ${paper}; margin: ${MARGIN}mm } @page across { size: ${paper} landscape; margin: ${MARGIN}mm }`,
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
