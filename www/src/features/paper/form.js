/** The form for paper: what is printed, and how. */

import { html, nothing } from 'lit';
import { difficultyField } from '../difficulty.js';

/** @import { Difficulty, Measure } from '../../session/predicting/difficulty.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Tried } from '../difficulty.js' */

/** What is printed. */
export const KINDS = /** @type {const} */ (['exercise', 'handout']);
/** The formats of paper, by their names in CSS. */
export const FORMATS = /** @type {const} */ (['A4', 'letter']);
/** The id of the form, which a button outside submits. */
export const FORM = 'paper-form';
/** How many trees may be on a page. */
const PER = /** @type {const} */ (['1', '2', '4']);
/** The most trees of one print. */
const MOST_SHEETS = 120;

/**
 * @typedef {object} Choice
 * @property {typeof KINDS[number]} kind
 * @property {string} title
 * @property {number} sheets
 * @property {Difficulty | null} difficulty
 * @property {typeof PER[number]} per page
 * @property {boolean} key
 * @property {string} moments of a handout, separated by commas; empty for the usual ones
 * @property {typeof FORMATS[number]} paper
 */

/**
 * @typedef {object} Form
 * @property {Choice} choice
 * @property {boolean} isRecipe whether there is a tree for each student
 * @property {Record<Measure, number>} own how difficult the tree on screen is
 * @property {Tried | null} trial
 * @property {string} usual the usual moments
 * @property {(part: Partial<Choice>) => void} choose
 * @property {() => void} print
 * @property {Messages['say']} say
 */

/** @typedef {Event & {target: HTMLInputElement}} Typed */

/** @param {Form} form */
export function paperForm({ choice, isRecipe, own, trial, usual, choose, print, say }) {
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    print();
  };
  const isExercise = choice.kind === 'exercise';
  const hasMany = isExercise && isRecipe;
  const select = selectOf(choice, choose);
  const kinds = KINDS.map((each) => /** @type {const} */ ([each, say(`paper-kind-${each}`)]));
  const formats = FORMATS.map((each) => /** @type {const} */ ([each, say(`paper-format-${each}`)]));
  return html`
    <form id=${FORM} @submit=${submit}>
      <p class="hint">${say('paper-hint')}</p>
      ${select('kind', say('paper-kind'), kinds)}
      <label class="entry">
        <span>${say('paper-heading')}</span>
        <input name="title" autocomplete="off" .value=${choice.title} @input=${(/** @type {Typed} */ { target }) => choose({ title: target.value })} />
      </label>
      <label class="entry" ?hidden=${!hasMany}>
        <span>${say('paper-sheets')}</span>
        <input name="sheets" type="number" min="1" max=${MOST_SHEETS} .value=${String(choice.sheets)} @change=${(/** @type {Typed} */ { target }) => choose({ sheets: Math.max(1, Math.min(MOST_SHEETS, Math.round(target.valueAsNumber) || 1)) })} />
      </label>
      <p class="hint" ?hidden=${!hasMany}>${say('paper-sheets.hint')}</p>
      ${
        hasMany
          ? [
              difficultyField({
                ...{ say, own, trial },
                difficulty: choice.difficulty,
                choose: (difficulty) => choose({ difficulty }),
              }),
              select(
                'per',
                say('paper-per'),
                PER.map((each) => [each, say('paper-per-page', { trees: Number(each) })]),
              ),
            ]
          : nothing
      }
      <label class="check" ?hidden=${!isExercise}>
        <input name="key" type="checkbox" .checked=${choice.key} @change=${(/** @type {Typed} */ { target }) => choose({ key: target.checked })} />
        <span>${say('paper-with-key')}</span>
      </label>
      <label class="entry" ?hidden=${isExercise}>
        <span>${say('paper-moments')}</span>
        <input name="moments" autocomplete="off" spellcheck="false" placeholder=${usual} .value=${choice.moments} @input=${(/** @type {Typed} */ { target }) => choose({ moments: target.value })} />
      </label>
      <p class="hint" ?hidden=${isExercise}>${say('paper-moments.hint')}</p>
      ${select('paper', say('paper-format'), formats)}
    </form>
  `;
}

/** @param {Choice} choice @param {Form['choose']} choose */
const selectOf =
  (choice, choose) =>
  /** @param {'kind' | 'paper' | 'per'} name @param {string} label @param {readonly (readonly [value: string, text: string])[]} all */
  (name, label, all) =>
    html`
    <label class="entry">
      <span>${label}</span>
      <select name=${name} @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => choose({ [name]: target.value })}>
        ${all.map(([value, text]) => html`<option value=${value} ?selected=${value === choice[name]}>${text}</option>`)}
      </select>
    </label>
  `;
