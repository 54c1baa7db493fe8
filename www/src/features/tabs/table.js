/** The transposition table at a step, around the entry that is probed or stored. */

import { html, nothing } from 'lit';
import { foldable } from '../../panels/fold.js';
import { leftOutRow, list, MOST_ROWS, nodeButton } from '../../panels/rows.js';

/** @import { Table, TableRow } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */

/**
 * A line of the panel: a place, and its entry if it has one. The place that the step is about is lit; below it stands
 * the entry that was replaced, or the one that was refused.
 * @typedef {{place: number, row: Omit<TableRow, 'step'> | null, mark: 'none' | 'lit' | 'gone' | 'refused'}} Line
 */

/** The usual names of the flags in programs, and their signs. */
const FLAGS = { exact: 'EXACT', lower: 'LOWER', upper: 'UPPER' };
const SIGNS = { exact: '=', lower: '≥', upper: '≤' };

/** @param {Model} model */
export function transpositionTable(model) {
  const { state, search, moment, say } = model;
  const { fact } = moment;
  const node = fact.kind === 'probe' || fact.kind === 'store' ? moment.node : null;
  const table = search.lists.table(state.step, MOST_ROWS, node);
  if (table === null) return undefined;
  const before = fact.kind === 'store' ? search.lists.table(state.step - 1, MOST_ROWS, node) : null;
  const lines = linesOf(model, table, before);
  const lit = lines.find(({ mark, row }) => mark === 'lit' && row !== null);
  const stop = lit ?? lines.find(({ row }) => row !== null);
  const head = html`
    <th scope="col"><abbr title=${say('table-place')}>#</abbr></th>
    <th scope="col" class="words">${say('table-position')}</th>
    <th scope="col">${say('table-depth')}</th>
    <th scope="col">${say('table-flag')}</th>
    <th scope="col">${say('table-value')}</th>
    <th scope="col">${say('table-move')}</th>
  `;
  const behind = table.filled - table.before - table.rows.length;
  const rows = [
    ...leftOutRow(model, table.before, 6),
    ...lines.map((each) => line(model, each, each === stop)),
    ...leftOutRow(model, behind, 6),
  ];
  const body = html`
    <p class="found">${effectText(model, table, before)}</p>
    ${tally(model)} ${list(model, { reserved: reserved(table), head, rows, hint: say('table-hint') })}
  `;
  return foldable(model, 'transposition-table', body);
}

/** Whether the table is small enough to show its empty places too. @param {Table} table */
const everyPlace = ({ size }) => size <= MOST_ROWS;

/**
 * The number of rows with space: one more than entries, since some steps need another line, and what lies below must
 * not jump.
 * @param {Table} table
 */
function reserved(table) {
  if (everyPlace(table)) return table.size + 1;
  // Including the rows with the numbers of entries left out.
  return table.filled <= MOST_ROWS ? table.filled + 1 : MOST_ROWS + 3;
}

/**
 * @param {Model} model
 * @param {Table} table
 * @param {Table | null} before the table one step earlier, if this step stores
 * @returns {Line[]}
 */
function linesOf({ moment }, table, before) {
  const { fact, node } = moment;
  const rows = new Map(table.rows.map((row) => [row.place, row]));
  const places = everyPlace(table)
    ? Array.from({ length: table.size }, (_, at) => at)
    : rows.keys();
  const all = new Set([...places, ...(table.place === null ? [] : [table.place])]);
  return [...all]
    .sort((one, other) => one - other)
    .flatMap((place) => {
      const row = rows.get(place) ?? null;
      /** @type {Line[]} */
      const lines = [{ place, row, mark: place === table.place ? 'lit' : 'none' }];
      if (place !== table.place || fact.kind !== 'store' || node === null) return lines;
      const old = before?.rows.find((each) => each.place === place);
      if (fact.lost === 'own') {
        const { bound, depth, value, best } = fact;
        const own = { place, node, position: node, key: table.key, bound, depth, value, best };
        return [...lines, { place, row: own, mark: 'refused' }];
      }
      return old === undefined ? lines : [...lines, { place, row: old, mark: 'gone' }];
    });
}

/**
 * @param {Model} model
 * @param {Line} line
 * @param {boolean} stop whether Tab reaches it
 */
function line(model, { place, row, mark }, stop) {
  const { say, score, label } = model;
  const struck = mark === 'gone' || mark === 'refused';
  const current = mark === 'lit' ? 'true' : nothing;
  if (row === null) {
    return html`
      <tr class=${mark} aria-current=${current}>
        <th scope="row">${place}</th>
        <td class="position words quiet" colspan="5">${say('table-empty')}</td>
      </tr>
    `;
  }
  const joined = isHovered(model, row) ? 'joined' : '';
  const text = row.key ?? label(row.node);
  const hint = say('table-entry', {
    player: model.search.nodes.max[row.node] ? 'MAX' : 'MIN',
    position: text,
    node: label(row.node),
    mark,
  });
  return html`
    <tr class="${mark} ${joined}" aria-current=${current} data-for=${row.node}>
      <th scope="row">${struck ? html`<span class="visually-hidden">${place}</span>` : place}</th>
      <td class="position words ${row.key === null ? '' : 'keyed'}">
        ${nodeButton(model, row.node, { text, hint, leaf: false, stop })}
      </td>
      <td>${row.depth}</td>
      <td class="flag">${FLAGS[row.bound]}</td>
      <td class="value">${SIGNS[row.bound]} ${score(row.value)}</td>
      <td>${row.best === null ? '–' : moveName(model, row.best)}</td>
    </tr>
  `;
}

/** Whether a node of this position is pointed at. @param {Model} model @param {{node: number}} row */
function isHovered({ state, search }, { node }) {
  const { position } = search.nodes;
  const { hover } = state;
  if (hover === null) return false;
  return position === null ? hover === node : position[hover] === position[node];
}

/** @param {Model} model @param {number} node the child that the move leads to */
const moveName = ({ search, label }, node) => search.nodes.move(node) ?? label(node);

/**
 * The effect of this step on the table, or what it finds there.
 * @param {Model} model
 * @param {Table} table
 * @param {Table | null} before
 */
function effectText({ moment, say }, table, before) {
  const { fact } = moment;
  const { place } = table;
  if (place === null) {
    return table.filled === 0
      ? say('table-is-empty')
      : say('table-filled', { filled: table.filled, size: table.size });
  }
  const other = table.rows.find((row) => row.place === place);
  if (fact.kind === 'probe') {
    if (fact.hit !== null) return say('table-hit', { effect: fact.hit.effect });
    const holds = other === undefined ? 'nothing' : 'other';
    return say('table-miss', { place: String(place), holds });
  }
  if (fact.kind !== 'store') return undefined;
  const old = before?.rows.some((row) => row.place === place);
  const { lost } = fact;
  const gave = typeof lost === 'object' ? 'other' : lost === 'nothing' && old ? 'same' : lost;
  return say('table-store', { place: String(place), gave });
}

/** The counters of the table so far. @param {Model} model */
function tally({ moment, say }) {
  const { probed, hits, tableCutoffs, stored, lost } = moment.counts;
  const counts = { probed, hits, misses: probed - hits, cutoffs: tableCutoffs, stored, lost };
  return html`
    <dl class="tally">
      ${Object.entries(counts).map(
        ([name, count]) => html`
          <div>
            <dt>${say(`table-count-${name}`)}</dt>
            <dd>${count}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}
