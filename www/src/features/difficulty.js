/** The choice of a difficulty that trees from seeds have in common, as *Share…* and *Exercise sheet* offer it. */

import { html, nothing } from 'lit';
import { measured, triesFor } from '../session/predicting/difficulty.js';

/** @import { Request } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Difficulty, Measure } from '../session/predicting/difficulty.js' */
/** @import { Say } from '../text/wording.js' */

/** How many trees were tried, how many of them are as difficult as was asked for, and how difficult are those nearest to it. @typedef {{tried: number, found: number, nearest: number}} Tried */

/** The most trees from which it is guessed how rare a difficulty is. */
const MOST_TRIED = 100;
/** More of anything is beyond what is printed or asked about. */
const MOST = 9999;

/** How difficult a search is. @param {Search} search @returns {Record<Measure, number>} */
export const difficultyOf = ({ overview: { total } }) => ({
  cutoffs: total.cutoffs - total.idleCutoffs,
  nodes: total.entered,
});

/** The recipe with the seed so many after its own. @param {string} tree @param {number} more */
export const seedAfter = (tree, more) =>
  tree.replace(/(\bseed\s*=\s*)(\d+)/, (_, name, seed) => `${name}${Number(seed) + more}`);

/** What some trees have that were tried, counted as it comes. */
export class Trial {
  tried = 0;
  found = 0;
  nearest = Number.NaN;

  /** @param {Difficulty} difficulty */
  constructor(difficulty) {
    this.difficulty = difficulty;
  }

  /** Whether a tree is as difficult as was asked for. @param {Request} request */
  isSo(request) {
    const { measure, number } = this.difficulty;
    const found = measured(request, measure);
    const far = Math.abs(found - number);
    if (!(far >= Math.abs(this.nearest - number))) this.nearest = found;
    this.tried += 1;
    if (far === 0) this.found += 1;
    return far === 0;
  }
}

/** @type {{key: string, trial: Trial | null}} */
let latest = { key: '', trial: null };

/** How rare a difficulty is among the trees of a recipe; null for no difficulty. @param {Request} request @param {Difficulty | null} difficulty */
export function rarity(request, difficulty) {
  const key = JSON.stringify([request, difficulty]);
  if (key === latest.key) return latest.trial;
  const trial = difficulty && new Trial(difficulty);
  try {
    const most = Math.min(MOST_TRIED, triesFor(request.tree));
    for (let at = 0; trial && at < most; at += 1)
      trial.isSo({ ...request, tree: seedAfter(request.tree, at) });
  } catch {
    // What is wrong with a search is said where it is shown.
  }
  latest = { key, trial };
  return trial;
}

/**
 * @param {object} field
 * @param {Say} field.say
 * @param {Difficulty | null} field.difficulty
 * @param {Record<Measure, number>} field.own of the tree on screen
 * @param {Tried | null} field.trial
 * @param {(difficulty: Difficulty | null) => void} field.choose
 */
export function difficultyField({ say, difficulty, own, trial, choose }) {
  const { measure = '', number = 0 } = difficulty ?? {};
  /** @param {Event & {target: HTMLSelectElement}} event */
  const select = ({ target }) => {
    const chosen = /** @type {Measure | ''} */ (target.value);
    choose(chosen === '' ? null : { measure: chosen, number: own[chosen] });
  };
  return html`
    <label class="entry">
      <span>${say('difficulty')}</span>
      <select name="measure" @change=${select}>
        ${['', 'cutoffs', 'nodes'].map((each) => html`<option value=${each} ?selected=${each === measure}>${say('difficulty-measure', { measure: each })}</option>`)}
      </select>
    </label>
    ${
      measure === ''
        ? nothing
        : html`
          <label class="entry">
            <span>${say('difficulty-number', { measure, own: own[measure] })}</span>
            <input name="number" type="number" min="0" max=${MOST} .value=${String(number)} @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => choose({ measure, number: Math.max(0, Math.min(MOST, Math.round(target.valueAsNumber) || 0)) })} />
          </label>
        `
    }
    ${trial === null || trial.tried === 0 ? nothing : html`<p class="hint" role="status">${say('difficulty-tried', { tried: trial.tried, found: trial.found, nearest: trial.nearest })}</p>`}
  `;
}
