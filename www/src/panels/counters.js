/** How much the search has done, will have done, and how that compares. */

import { html, nothing } from 'lit';
import { foldable } from './fold.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('../session/session.js').Counts} Counts
 * @typedef {import('../engine/search.js').Search} Search
 */

/**
 * A row. `minimax` and `critical` are what plain minimax, and a search of the critical tree alone, would
 * have; null where that is no question.
 * @typedef {{id: string, now: number, end: number, minimax: number | null, critical: number | null}} Row
 */

/** @param {Model} model */
export function counters(model) {
  const { search, state, moment, countsBefore, say } = model;
  /** @param {number | null} number */
  const cell = (number) => (number === null ? '–' : say('counted', { number }));
  const rows = [
    ...countRows(search, moment.counts),
    ...(search.overview.fullWindow ? [wasteRow(search, state.step)] : []),
  ];
  const body = html`
    <table>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${say('counter-now')}</th>
          <th scope="col">${say('counter-end')}</th>
          <th scope="col">${say('counter-minimax')}</th>
          <th scope="col" title=${say('counter-critical-hint')}>${say('counter-critical')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ id, now, end, minimax, critical }) => html`
            <tr>
              <th scope="row" title=${id === 'waste' ? say('counter-waste-hint') : nothing}>
                ${say(`counter-${id}`)}
              </th>
              <td class="present">${cell(now)}</td>
              <td>${cell(end)}</td>
              <td>${cell(minimax)}</td>
              <td>${cell(critical)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
    ${countsBefore === null ? undefined : change(countsBefore, search, say)}
  `;
  return foldable(model, 'counters', body);
}

/** The searches that may search a child again with a wider window. */
const SEARCH_AGAIN = ['scout', 'pvs', 'negascout'];

/**
 * What is counted in a search, and nothing that it does not have.
 * @param {Search} search
 * @param {Counts} present
 * @returns {Row[]}
 */
function countRows({ overview }, present) {
  const { total, minimax, critical, bestFirst, hasTable, walker } = overview;
  /** @type {(id: string, count: keyof Counts, minimax: number | null, critical: number | null) => Row} */
  const row = (id, count, plain, least) => {
    return { id, now: present[count], end: total[count], minimax: plain, critical: least };
  };
  const cuts = [row('cutoffs', 'cutoffs', 0, null), row('skipped', 'skipped', 0, null)];
  const table = [
    row('hits', 'hits', null, null),
    row('tableCutoffs', 'tableCutoffs', null, null),
    row('lost', 'lost', null, null),
  ];
  const searchesAgain = total.reSearches > 0 || SEARCH_AGAIN.includes(walker);
  return [
    row('entered', 'entered', minimax.entered, critical.entered),
    row('evaluated', 'evaluated', minimax.evaluated, critical.evaluated),
    ...(bestFirst ? [] : cuts),
    ...(searchesAgain ? [row('reSearches', 'reSearches', 0, null)] : []),
    ...(hasTable ? table : []),
  ];
}

/**
 * How many nodes have been visited that need not have been.
 * @param {Search} search
 * @param {number} step
 * @returns {Row}
 */
function wasteRow(search, step) {
  const { minimax, critical, steps } = search.overview;
  return {
    id: 'waste',
    now: search.wasted(step),
    end: search.wasted(steps),
    minimax: minimax.entered - critical.entered,
    critical: 0,
  };
}

/**
 * What the last change of the tree has done to the whole search.
 * @param {Counts} before
 * @param {Search} search
 * @param {Model['say']} say
 */
function change(before, search, say) {
  const changes = countRows(search, before)
    .filter(({ now, end }) => now !== end)
    .map(({ id, now, end }) => {
      const what = say(`counter-${id}`);
      return say('counter-changed', { what, before: now, after: end });
    });
  const text =
    changes.length === 0
      ? say('counter-unchanged')
      : say('counter-change', { changes: changes.join(', ') });
  return html`<p class="change">${text}</p>`;
}
