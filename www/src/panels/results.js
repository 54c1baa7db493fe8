/** All searches of the tree beside each other. */

import { html, nothing } from 'lit';
import { withPane } from '../session/compared.js';
import { COLUMNS, figure, least, sorted, turned } from '../session/results.js';
import { copyText } from '../text/copying.js';
import { csv, FORMATS, latex, markdown } from '../text/results-text.js';
import { algorithmName } from '../text/wording.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('../session/results.js').Result} Result
 * @typedef {import('../session/results.js').Done} Done
 * @typedef {import('../session/results.js').Column} Column
 * @typedef {import('../session/results.js').Sort} Sort
 */

/** How a value is known, as a sign before it. */
const SIGNS = { exact: '', lower: '≥ ', upper: '≤ ' };

/**
 * @param {Model} model
 * @param {Sort} sort
 */
export function results(model, sort) {
  const { search, state, say, dispatch } = model;
  const rows = sorted(search.lists.results(state.options), sort);
  const close = () => dispatch({ type: 'results', sort: null });
  return html`
    <section class="results" role="region" aria-label=${say('results')}>
      <header>
        <h2>${say('results')}</h2>
        <output></output>
        ${FORMATS.map((kind) => copyButton(model, rows, kind))}
        <button type="button" aria-label=${say('results-close')} title=${say('results-close')} @click=${close}>×</button>
      </header>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              ${COLUMNS.map((column) => head(model, sort, column))}
            </tr>
          </thead>
          <tbody>
            ${rows.map((row) => line(model, rows, row))}
          </tbody>
        </table>
        <p class="hint">${say('results-hint', { click: state.compare === '' ? 'shows' : 'opens' })}</p>
      </div>
    </section>
  `;
}

/** The head of a column, by which the rows are sorted. @param {Model} model @param {Sort} sort @param {Column} column */
function head({ say, dispatch }, sort, column) {
  const way = sort.descending ? 'descending' : 'ascending';
  const sorts = () => dispatch({ type: 'results', sort: turned(sort, column) });
  return html`
    <th scope="col" class=${column} aria-sort=${sort.by === column ? way : nothing}>
      <button type="button" title=${say(`results-${column}.hint`)} @click=${sorts}>
        ${say(`results-${column}`)}
      </button>
    </th>
  `;
}

/**
 * What opens a search in a pane beside the one on show; nothing where there is no room for more.
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
 * The row of a search; a click on its name puts that search on show, or opens it in a pane where others are open already.
 * @param {Model} model
 * @param {readonly Result[]} rows
 * @param {Result} row
 */
function line(model, rows, row) {
  const { state, say, dispatch } = model;
  const { algorithm, reason } = row;
  const name = algorithmName(algorithm, say);
  const show = () => dispatch({ type: 'algorithm', algorithm });
  const beside = inPane(model, algorithm);
  const [choose, label] =
    state.compare === '' ? [show, nothing] : [beside, say('results-pane', { name })];
  const present = algorithm === state.algorithm;
  const head =
    reason === 'no-static-value'
      ? name
      : html`
        <button
          type="button"
          aria-current=${present ? 'true' : nothing}
          aria-label=${label}
          aria-disabled=${choose === null}
          @click=${() => choose?.()}
        >${name}</button>
        ${state.compare === '' ? paneButton(say('results-pane', { name }), beside) : undefined}
      `;
  const cells =
    reason === null
      ? FIGURES.map((column) => {
          const number = figure(row, column);
          const best = number !== null && row.proves && number === least(rows, column);
          const text = shown(model, row, column);
          return html`<td class=${column}>${best ? html`<b>${text}</b>` : text}</td>`;
        })
      : html`<td class="reason" colspan=${FIGURES.length}>${why(model, row)}</td>`;
  return html`<tr class=${present ? 'present' : nothing}><th scope="row">${head}</th>${cells}</tr>`;
}

const FIGURES = COLUMNS.filter((column) => column !== 'algorithm');

/** What stands in a cell. @param {Model} model @param {Done} row @param {typeof FIGURES[number]} column */
function shown(model, row, column) {
  const { score, say } = model;
  const number = figure(row, column);
  if (number === null) return '–';
  if (column === 'best') return moveName(model, number);
  if (column !== 'value') return say('counted', { number });
  return (row.bound === null ? '' : SIGNS[row.bound]) + score(number);
}

/** A move by its name, or by where it leads. @param {Model} model @param {number} node */
const moveName = ({ search, label, say }, node) =>
  search.nodes.move(node) ?? say('results-to', { node: label(node) });

/** Why a search was not run to its end. @param {Model} model @param {Exclude<Result, Done>} row */
const why = ({ say, label }, { reason, node }) =>
  say('results-reason', { reason, node: node === null ? '' : label(node) });

/** @param {Model} model @param {readonly Result[]} rows @param {typeof FORMATS[number]} kind */
function copyButton(model, rows, kind) {
  const { say } = model;
  const format = say(`results-copy-${kind}`);
  /** @param {Event & {currentTarget: HTMLElement}} event */
  const copy = async ({ currentTarget }) => {
    const said = currentTarget.parentElement?.querySelector('output');
    const done = await copyText(() => exportText(model, rows, kind));
    if (said)
      said.textContent = done ? say('results-copied', { format }) : say('results-not-copied');
  };
  const label = say('results-copy', { format });
  return html`<button type="button" aria-label=${label} title=${label} @click=${copy}>${format}</button>`;
}

/** The table as text. @param {Model} model @param {readonly Result[]} rows @param {typeof FORMATS[number]} kind */
export function exportText(model, rows, kind) {
  const { search, say, label } = model;
  const move = (/** @type {number} */ node) => search.nodes.move(node) ?? label(node);
  if (kind === 'csv') return csv(rows, search.overview.decimals, move);
  const head = COLUMNS.map((column) => say(`results-${column}`));
  const cells = rows.map((row) => {
    const name = algorithmName(row.algorithm, say);
    if (row.reason === null) return [name, ...FIGURES.map((column) => shown(model, row, column))];
    return [name, why(model, row), ...FIGURES.slice(1).map(() => '–')];
  });
  return (kind === 'latex' ? latex : markdown)({ head, rows: cells });
}
