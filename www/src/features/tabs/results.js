/**
 * The table of the results of all searches of the tree. Where it is narrow it is not laid out as a table, so that roles say that it is one.
 */

import { html, nothing } from 'lit';
import { copyText } from '../../input/clipboard.js';
import { isCompared, withPane } from '../../session/compared.js';
import { COLUMNS, figure, least, nextSort, sorted } from '../../session/results.js';
import {
  cellsOf,
  cellText,
  csv,
  FIGURES,
  FORMATS,
  headOf,
  latex,
  markdown,
  why,
} from '../../text/results-text.js';
import { algorithmName } from '../../text/wording.js';

/** @import { Result } from '../../../pkg/plyscope_wasm.js' */
/** @import { Column, Sort } from '../../session/results.js' */
/** @import { Model } from '../../panels/model.js' */

/**
 * @param {Model} model
 * @param {Sort} sort
 */
export function results(model, sort) {
  const { search, state, say, dispatch } = model;
  const rows = sorted(search.lists.results(state.options), sort);
  const shown = state.presenting ? forHall(rows, state) : rows;
  const more = rows.length - shown.length;
  const close = () => dispatch({ type: 'results', sort: null });
  return html`
    <section class="results" role="region" aria-label=${say('results')}>
      <header>
        <h2>${say('results')}</h2>
        ${more === 0 ? nothing : html`<p class="more-rows">${say('results-more', { number: more })}</p>`}
        <output></output>
        ${FORMATS.map((kind) => copyButton(model, rows, kind))}
        <button type="button" aria-label=${say('results-close')} title=${say('results-close')} @click=${close}>×</button>
      </header>
      <div class="scroll" ?data-follows=${state.presenting}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              ${COLUMNS.map((column) => head(model, sort, column))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            ${shown.map((row) => line(model, rows, row))}
          </tbody>
        </table>
        <p class="hint">${say('results-hint', { click: isCompared(state.compare) ? 'opens' : 'shows' })}</p>
      </div>
    </section>
  `;
}

/** So many rows have room below one tree, and below several, as large as the back row reads. */
const ROWS_IN_HALL = { single: 5, compared: 4 };

/**
 * The rows that a hall sees, in their order: those of the searches on show, and of the others as many as have room.
 * @param {readonly Result[]} rows
 * @param {Model['state']} state
 */
function forHall(rows, { algorithm, compare }) {
  const own = new Set([algorithm, ...compare.panes.map((pane) => pane.algorithm)]);
  const first = rows.filter((row) => own.has(row.algorithm));
  const others = rows.filter((row) => !own.has(row.algorithm) && row.error === null);
  const most = ROWS_IN_HALL[compare.panes.length > 0 ? 'compared' : 'single'];
  const chosen = new Set([...first, ...others].slice(0, most));
  return rows.filter((row) => chosen.has(row));
}

/** The head of a column, which sorts the rows. @param {Model} model @param {Sort} sort @param {Column} column */
function head({ say, dispatch }, sort, column) {
  const way = sort.descending ? 'descending' : 'ascending';
  const sorts = () => dispatch({ type: 'results', sort: nextSort(sort, column) });
  return html`
    <th role="columnheader" scope="col" class=${column} aria-sort=${sort.by === column ? way : nothing}>
      <button type="button" title=${say(`results-${column}.hint`)} @click=${sorts}>
        ${say(`results-${column}`)}
      </button>
    </th>
  `;
}

/**
 * The function that opens a search in a new pane; null if there are too many already.
 * @param {Model} model
 * @param {string} algorithm
 */
function inPane({ state, dispatch }, algorithm) {
  const compare = withPane(state.compare, { algorithm, options: state.options });
  return compare === null ? null : () => dispatch({ type: 'compare', compare });
}

/** @param {string} label @param {(() => unknown) | null} open */
const paneButton = (label, open) => html`
  <button type="button" class="beside" aria-label=${label} title=${label} @click=${() => open?.()}>
    <svg viewBox="0 0 16 12" aria-hidden="true"><path d="M.75.75h14.5v10.5H.75zM8 .75v10.5"></path></svg>
  </button>
`;

/**
 * The row of a search. A click on its name shows that search, or opens it in a pane if others are open.
 * @param {Model} model
 * @param {readonly Result[]} rows
 * @param {Result} row
 */
function line(model, rows, row) {
  const { state, say, dispatch } = model;
  const { algorithm, error } = row;
  const name = algorithmName(algorithm, say);
  const show = () => dispatch({ type: 'algorithm', algorithm });
  const beside = inPane(model, algorithm);
  const [choose, label] = isCompared(state.compare)
    ? [beside, say('results-pane', { name })]
    : [show, nothing];
  const present = algorithm === state.algorithm;
  const head =
    error?.kind === 'no-static-value'
      ? name
      : html`
        <button
          type="button"
          aria-current=${present ? 'true' : nothing}
          aria-label=${label}
          aria-disabled=${choose === null}
          @click=${() => choose?.()}
        >${name}</button>
        ${isCompared(state.compare) ? undefined : paneButton(say('results-pane', { name }), beside)}
      `;
  const cells =
    error === null
      ? FIGURES.map((column) => {
          const number = figure(row, column);
          const best = number !== null && row.proves && number === least(rows, column);
          const text = cellText(model, row, column);
          return html`<td role="cell" class=${column} data-head=${say(`results-${column}`)}>${best ? html`<b>${text}</b>` : text}</td>`;
        })
      : html`<td role="cell" class="reason" colspan=${FIGURES.length}>${why(model, row)}</td>`;
  return html`<tr role="row" class=${present ? 'present' : nothing}><th role="rowheader" scope="row">${head}</th>${cells}</tr>`;
}

/** @param {Model} model @param {readonly Result[]} rows @param {typeof FORMATS[number]} kind */
function copyButton(model, rows, kind) {
  const { say } = model;
  const format = say(`results-copy-${kind}`);
  /** @param {Event & {currentTarget: HTMLElement}} event */
  const copy = async ({ currentTarget }) => {
    const output = currentTarget.parentElement?.querySelector('output');
    const done = await copyText(() => exportText(model, rows, kind));
    if (output)
      output.textContent = done ? say('results-copied', { format }) : say('results-not-copied');
  };
  const label = say('results-copy', { format });
  return html`<button type="button" aria-label=${label} title=${label} @click=${copy}>${format}</button>`;
}

/** The table as text. @param {Model} model @param {readonly Result[]} rows @param {typeof FORMATS[number]} kind */
export function exportText(model, rows, kind) {
  const { search, say, label } = model;
  const move = (/** @type {number} */ node) => search.nodes.move(node) ?? label(node);
  if (kind === 'csv') return csv(rows, search.overview.decimals, move);
  const cells = rows.map((row) => {
    const found = cellsOf(model, row);
    return row.error === null ? found : [...found, ...FIGURES.slice(1).map(() => '–')];
  });
  return (kind === 'latex' ? latex : markdown)({ head: headOf(say), rows: cells });
}
