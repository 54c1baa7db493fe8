/** The table of results as text: its cells, and to copy CSV, Markdown, LaTeX. Pure. */

import { format, plain } from '../engine/score.js';
import { COLUMNS, figure } from '../session/results.js';
import { inCsv } from './csv.js';
import { inMarkdown } from './markdown.js';
import { algorithmName } from './wording.js';

/** @import { Result } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Done } from '../session/results.js' */
/** @import { Wording } from './sentences/about.js' */
/** @import { Say } from './wording.js' */

/** The search, and how its values and nodes are written. @typedef {Pick<Wording, 'score' | 'label' | 'say'> & {search: Pick<Search, 'nodes'>}} About */

/** @typedef {{head: string[], rows: string[][]}} Cells a table in the current language, row by row */

export const FORMATS = /** @type {const} */ (['csv', 'markdown', 'latex']);

/** The counts of a row by their names for a spreadsheet, which are the same in every language. */
const COUNTS = /** @type {const} */ ({
  entered: 'entered',
  evaluated: 'evaluated',
  cutoffs: 'cutoffs',
  cutoffs_skipping_nothing: 'idleCutoffs',
  skipped_subtrees: 'skipped',
  re_searches: 'reSearches',
  beyond_critical_tree: 'waste',
  entries_kept: 'kept',
});

const FIELDS = ['algorithm', 'value', 'bound', 'best_move', ...Object.keys(COUNTS), 'reason'];

/**
 * One row per search, with plain numbers.
 * @param {readonly Result[]} rows
 * @param {number} decimals of the tree
 * @param {(node: number) => string} move the name of a move
 */
export function csv(rows, decimals, move) {
  const lines = rows.map((row) => {
    if (row.error !== null)
      return [row.algorithm, ...Array(FIELDS.length - 2).fill(''), row.error.kind];
    const { algorithm, bound, best } = row;
    const value = figure(row, 'value');
    const found = value === null ? '' : plain(format(value, decimals));
    const counts = Object.values(COUNTS).map((column) => figure(row, column) ?? '');
    return [algorithm, found, bound ?? '', best === null ? '' : move(best), ...counts, ''];
  });
  return inCsv([FIELDS, ...lines]);
}

/** @param {Cells} cells */
export function markdown({ head, rows }) {
  const row = (/** @type {string[]} */ cells) => `| ${cells.map(inMarkdown).join(' | ')} |`;
  const rule = `| ${COLUMNS.map((column) => (isText(column) ? '---' : '---:')).join(' | ')} |`;
  return text([row(head), rule, ...rows.map(row)]);
}

/** A LaTeX table that needs no package. @param {Cells} cells */
export function latex({ head, rows }) {
  const row = (/** @type {string[]} */ cells) => `${cells.map(inLatex).join(' & ')} \\\\`;
  const columns = COLUMNS.map((column) => (isText(column) ? 'l' : 'r')).join('');
  return text([
    `\\begin{tabular}{${columns}}`,
    '\\hline',
    row(head),
    '\\hline',
    ...rows.map(row),
    '\\hline',
    '\\end{tabular}',
  ]);
}

/** LaTeX for characters that it would misread or does not know. @type {Record<string, string>} */
const IN_LATEX = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '≥': '$\\ge$',
  '≤': '$\\le$',
  '−': '$-$',
  '∞': '$\\infty$',
  '–': '--',
  '\u00a0': '~',
  '\u202f': '\\,',
};

/** @param {string} cell */
const inLatex = (cell) =>
  cell.replace(/[\\~^≥≤−∞–\u00a0\u202f]|[&%$#_{}]/g, (sign) => IN_LATEX[sign] ?? `\\${sign}`);

/** @param {typeof COLUMNS[number]} column */
const isText = (column) => column === 'algorithm' || column === 'best';

/** @param {string[]} lines */
const text = (lines) => `${lines.join('\n')}\n`;

/** The heads of the columns. @param {Say} say */
export const headOf = (say) => COLUMNS.map((column) => say(`results-${column}`));

/** The cells of a row; of a search that was not run to its end, its name and the reason. @param {About} about @param {Result} row */
export function cellsOf(about, row) {
  const name = algorithmName(row.algorithm, about.say);
  if (row.error !== null) return [name, why(about, row)];
  return [name, ...FIGURES.map((column) => cellText(about, row, column))];
}

/** The sign before a value, by its bound. */
const SIGNS = { exact: '', lower: '≥ ', upper: '≤ ' };

/** The columns of figures. */
export const FIGURES = COLUMNS.filter((column) => column !== 'algorithm');

/** The text of a cell. @param {About} about @param {Done} row @param {typeof FIGURES[number]} column */
export function cellText(about, row, column) {
  const { score, say } = about;
  const number = figure(row, column);
  if (number === null) return '–';
  if (column === 'best') return moveName(about, number);
  if (column === 'cutoffs') return cutoffs(about, number, row.counts.idleCutoffs);
  if (column !== 'value') return say('counted', { number });
  return (row.bound === null ? '' : SIGNS[row.bound]) + score(number);
}

/** A number of cutoffs, and how many of them skip nothing. @param {About} about @param {number} number @param {number} idle */
const cutoffs = ({ say }, number, idle) =>
  say('results-cutoffs.counted', {
    number,
    idle,
    skip: idle === 0 ? 'all' : idle === number ? 'none' : 'some',
  });

/** A move by its name, or by the child that it leads to. @param {About} about @param {number} node */
const moveName = ({ search, label, say }, node) =>
  search.nodes.move(node) ?? say('results-to', { node: label(node) });

/** The reason why a search was not run to its end. @param {About} about @param {Exclude<Result, Done>} row */
export const why = ({ say, label }, { error }) =>
  say('results-reason', { reason: error.kind, node: 'node' in error ? label(error.node) : '' });
