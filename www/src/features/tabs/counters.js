/** The counters of the search so far, beside those of minimax and the critical tree. What they will be stands there when it has come. */

import { html, nothing } from 'lit';
import { foldable } from '../../panels/fold.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Counts } from '../../session/session.js' */
/** @import { Model } from '../../panels/model.js' */

/**
 * A row: `now`, and at the `end` of the search. `minimax` and `critical` are the counts of plain minimax and of the critical tree alone; null if they do not
 * apply.
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
          <th scope="col">${say('counter-minimax')}</th>
          <th scope="col" title=${say('counter-critical-hint')}>${say('counter-critical')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ id, now, minimax, critical }) => html`
            <tr>
              <th scope="row" title=${id === 'waste' ? say('counter-waste-hint') : nothing}>
                ${say(`counter-${id}`)}
              </th>
              <td class="present">${cell(now)}</td>
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

/**
 * The counters that apply to a search.
 * @param {Search} search
 * @param {Counts} present
 * @returns {Row[]}
 */
function countRows({ overview }, present) {
  const { total, minimax, critical, bestFirst, hasTable } = overview;
  /** @type {(id: string, count: keyof Counts, minimax: number | null, critical: number | null) => Row} */
  const row = (id, count, plain, least) => {
    return { id, now: present[count], end: total[count], minimax: plain, critical: least };
  };
  const idle = row('idleCutoffs', 'idleCutoffs', 0, null);
  const cuts = [
    row('cutoffs', 'cutoffs', 0, null),
    // A search without any has no need of the row.
    ...(total.idleCutoffs > 0 || present.idleCutoffs > 0 ? [idle] : []),
    row('skipped', 'skipped', 0, null),
  ];
  const table = [
    row('hits', 'hits', null, null),
    row('tableCutoffs', 'tableCutoffs', null, null),
    row('lost', 'lost', null, null),
  ];
  const searchesAgain = total.reSearches > 0 || overview.searchesAgain;
  return [
    row('entered', 'entered', minimax.entered, critical.entered),
    row('evaluated', 'evaluated', minimax.evaluated, critical.evaluated),
    ...(bestFirst ? [] : cuts),
    ...(searchesAgain ? [row('reSearches', 'reSearches', 0, null)] : []),
    ...(hasTable ? table : []),
  ];
}

/**
 * The number of visited nodes outside the critical tree.
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
 * The effect of the last edit on the counters of the whole search.
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
