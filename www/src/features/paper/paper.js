/** *Exercise sheet*: the tree on screen as an exercise on paper with its key, one for each student, or as a handout. */

import { html, render } from 'lit';
import { whatFailed } from '../../engine/failures.js';
import { isRecipe } from '../../engine/is-recipe.js';
import { paperColours } from '../figures/picture.js';
import { exercisePage, handoutPage, keyPage, MOST_NODES } from './pages.js';

/** @import { PlyscopeError } from '../../../pkg/plyscope_wasm.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Setting } from './pages.js' */

/**
 * @typedef {object} Host
 * @property {Session} session
 * @property {Messages} words
 * @property {(error: PlyscopeError) => string} word
 * @property {HTMLElement} element that has the colours
 * @property {HTMLElement} pages where the pages are laid while they are printed
 */

/** What is printed. */
export const KINDS = /** @type {const} */ (['exercise', 'handout']);
/** The formats of paper, by their names in CSS. */
export const FORMATS = /** @type {const} */ (['A4', 'letter']);
/** The most students of one print. */
const MOST_SHEETS = 60;

/** @typedef {{kind: typeof KINDS[number], title: string, sheets: number, key: boolean, paper: typeof FORMATS[number]}} Choice */

export class Paper {
  #dialog;
  /** @type {Choice} */
  #choice = { kind: 'exercise', title: '', sheets: 1, key: true, paper: 'A4' };
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
    if (this.#host !== null) render(this.#content(this.#host), this.#dialog);
  }

  /** @param {Partial<Choice>} part */
  #choose(part) {
    this.#choice = { ...this.#choice, ...part };
    this.#said = '';
    this.#show();
  }

  /** @param {Host} host */
  #content({ words: { say }, session }) {
    const { kind, title, sheets, key } = this.#choice;
    const isExercise = kind === 'exercise';
    const hasMany = isExercise && isRecipe(session.state.tree);
    /** @param {'kind' | 'paper'} name @param {string} label @param {readonly (readonly [value: string, text: string])[]} all */
    const select = (name, label, all) => html`
      <label>
        <span>${label}</span>
        <select name=${name} @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => this.#choose({ [name]: target.value })}>
          ${all.map(([value, text]) => html`<option value=${value} ?selected=${value === this.#choice[name]}>${text}</option>`)}
        </select>
      </label>
    `;
    const kinds = KINDS.map((each) => /** @type {const} */ ([each, say(`paper-kind-${each}`)]));
    const formats = FORMATS.map(
      (each) => /** @type {const} */ ([each, say(`paper-format-${each}`)]),
    );
    return html`
      <form method="dialog">
        <h2 id="paper-title" tabindex="-1" autofocus>${say('paper')}</h2>
        <p class="hint">${say('paper-hint')}</p>
        ${select('kind', say('paper-kind'), kinds)}
        <label>
          <span>${say('paper-heading')}</span>
          <input name="title" autocomplete="off" .value=${title} @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#choose({ title: target.value })} />
        </label>
        <label ?hidden=${!hasMany}>
          <span>${say('paper-sheets')}</span>
          <input name="sheets" type="number" min="1" max=${MOST_SHEETS} .value=${String(sheets)} @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#choose({ sheets: Math.max(1, Math.min(MOST_SHEETS, Math.round(target.valueAsNumber) || 1)) })} />
        </label>
        <p class="hint" ?hidden=${!hasMany}>${say('paper-sheets.hint')}</p>
        <label class="part" ?hidden=${!isExercise}>
          <input name="key" type="checkbox" .checked=${key} @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#choose({ key: target.checked })} />
          <span>${say('paper-with-key')}</span>
        </label>
        ${select('paper', say('paper-format'), formats)}
        <p class="said" role="alert">${this.#said}</p>
        <div class="buttons">
          <button type="button" class="primary" @click=${this.#print}>${say('paper-print')}</button>
          <button>${say('close')}</button>
        </div>
      </form>
    `;
  }

  #print = () => {
    if (this.#host === null) return;
    const { session, words, word, element, pages } = this.#host;
    const { search, state, choice } = session;
    if (search === null) return;
    if (search.overview.nodes > MOST_NODES) {
      const { nodes } = search.overview;
      this.#said = words.say('paper-too-large', { nodes, most: MOST_NODES });
      return this.#show();
    }
    /** @type {Setting} */
    const setting = {
      ...{ words, labels: state.labels, colours: paperColours(element), title: this.#choice.title },
      ...{ algorithm: state.algorithm, options: { ...choice.options } },
    };
    try {
      render(this.#pages(state.tree, setting), pages);
    } catch (error) {
      this.#said = word(whatFailed(error));
      return this.#show();
    }
    this.#dialog.close();
    printed(pages, this.#choice.paper);
  };

  /** @param {string} tree @param {Setting} setting */
  #pages(tree, setting) {
    const { kind, sheets, key } = this.#choice;
    if (kind === 'handout') return handoutPage(tree, setting);
    const all = treesFrom(tree, isRecipe(tree) ? sheets : 1);
    const number = (/** @type {number} */ at) =>
      all.length === 1 ? '' : setting.words.say('paper-number', { number: at + 1 });
    return [
      ...all.map((each, at) => exercisePage(each, number(at), setting)),
      ...(key ? all.map((each, at) => keyPage(each, number(at), setting)) : []),
    ];
  }
}

/** The trees of so many students: the recipe with its seed and those after it. @param {string} tree @param {number} count */
const treesFrom = (tree, count) =>
  Array.from({ length: count }, (_, at) =>
    tree.replace(/(\bseed\s*=\s*)(\d+)/, (_, name, seed) => `${name}${Number(seed) + at}`),
  );

/** Prints what is laid, and takes it away again. @param {HTMLElement} pages @param {string} paper */
function printed(pages, paper) {
  const size = new CSSStyleSheet();
  size.replaceSync(`@page { size: ${paper}; margin: 15mm }`);
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
