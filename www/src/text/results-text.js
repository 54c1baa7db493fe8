/** The table of results as text to copy: CSV, Markdown, LaTeX. Pure. */

import { format, plain } from '../engine/score.js';
import { COLUMNS, figure } from '../session/results.js';
import { inCsv } from './csv.js';
import { inMarkdown } from './markdown.js';

/** @import { Result } from '../../pkg/plyscope_wasm.js' */

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
