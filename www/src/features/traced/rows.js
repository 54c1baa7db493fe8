/** The actions of a trace beside those of the search, around the step on show. */

import { html, nothing } from 'lit';
import { countOf, placeAt, toldAt } from './comparing.js';
import { actionText } from './words.js';

/** @import { Act, Compared } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Told } from './comparing.js' */

/** How many actions are shown before the present one, and after it: a hall, which scrolls nothing, has few lines for them. */
const [BEFORE, BEFORE_IN_HALL, BEHIND] = [4, 1, 5];

/** @typedef {{mine: Told | null, ours: Act | null, place: number, is: 'same' | 'first' | 'later'}} Row */

/** @param {Model} model @param {Compared} comparison */
export function rows(model, comparison) {
  const { say, state } = model;
  const present = placeAt(comparison, state.step);
  const before = state.presenting ? BEFORE_IN_HALL : BEFORE;
  const from = Math.max(0, present - before);
  const shown = Array.from({ length: before + BEHIND + 1 }, (_, at) => from + at)
    .map((place) => rowAt(comparison, place))
    .filter((row) => row.mine !== null || row.ours !== null);
  return html`
    <table>
      <caption class="visually-hidden">${say('trace-table')}</caption>
      <thead>
        <tr>
          <th scope="col">${say('trace-line')}</th>
          <th scope="col" class="words">${say('trace-yours')}</th>
          <th scope="col" class="words">${say('trace-ours')}</th>
        </tr>
      </thead>
      <tbody>
        ${shown.map((row) => line(model, row, present, comparison.windows))}
      </tbody>
    </table>
  `;
}

/** The actions at a place of the trace. @param {Compared} comparison @param {number} place @returns {Row} */
function rowAt(comparison, place) {
  const { agreed, ours } = comparison;
  const mine = place < countOf(comparison) ? toldAt(comparison, place) : null;
  if (place < agreed) return { mine, ours: mine, place, is: 'same' };
  return {
    mine,
    ours: ours[place - agreed] ?? null,
    place,
    is: place === agreed ? 'first' : 'later',
  };
}

/** @param {Model} model @param {Row} row @param {number} present @param {boolean} windows whether the trace tells them */
function line(model, { mine, ours, place, is }, present, windows) {
  const { say, dispatch } = model;
  const isPresent = place === present;
  const text = mine === null ? say('trace-nothing') : actionText(mine, model);
  const go =
    mine !== null && is === 'same' ? () => dispatch({ type: 'go', step: mine.step }) : null;
  return html`
    <tr class="${is} ${isPresent ? 'present' : ''}" aria-current=${isPresent ? 'step' : nothing}>
      <th scope="row">${mine?.line ?? '–'}</th>
      <td class="words">${go === null ? text : html`<button type="button" title=${say('trace-go')} @click=${go}>${text}</button>`}</td>
      <td class="words">${is === 'same' ? html`<span aria-hidden="true">=</span> <span class="visually-hidden">${say('trace-same')}</span>` : oursText(model, ours, is, windows)}</td>
    </tr>
  `;
}

/** @param {Model} model @param {Act | null} ours @param {Row['is']} is @param {boolean} windows */
function oursText(model, ours, is, windows) {
  const { say } = model;
  const text =
    ours === null ? say('trace-nothing') : actionText(ours, model, windows ? undefined : null);
  return is === 'first' ? html`<span aria-hidden="true">≠</span> ${text}` : text;
}

/**
 * Goes to the next action of the trace, or to the one before; null if there is none.
 * @param {Model} model
 * @param {Compared} comparison
 * @param {1 | -1} by
 */
export function move({ state, dispatch }, comparison, by) {
  const { difference, agreed, step } = comparison;
  const to = placeAt(comparison, state.step) + by;
  if (to < 0 || to > agreed || (to === agreed && difference === null)) return null;
  const at = to === agreed ? step : toldAt(comparison, to).step;
  return at === state.step ? null : () => dispatch({ type: 'go', step: at });
}
