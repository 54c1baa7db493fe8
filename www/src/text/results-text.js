/** The table of results as text that is copied: for a spreadsheet, for Markdown, for LaTeX. Pure. */

import { format, plain } from '../engine/score.js';
import { COLUMNS, figure } from '../session/results.js';
import { inMarkdown } from './copying.js';

/**
 * @typedef {import('../session/results.js').Result} Result
 * @typedef {{head: string[], rows: string[][]}} Cells a table in the present language, row by row
 */

export const FORMATS = /** @type {const} */ (['csv', 'markdown', 'latex']);

/** The columns that count. */
const TAKEN = /** @type {const} */ ([
  ...['entered', 'evaluated', 'cutoffs', 'skipped', 'reSearches', 'waste'],
]);

/** What stands over the columns for a spreadsheet; they are names of a file's fields and no sentences. */
const FIELDS = [
  ...['algorithm', 'value', 'bound', 'best_move', 'entered', 'evaluated', 'cutoffs'],
  ...['skipped_subtrees', 're_searches', 'beyond_critical_tree', 'reason'],
];

/**
 * A row a search, with plain numbers.
 * @param {readonly Result[]} rows
 * @param {number} decimals of the tree
 * @param {(node: number) => string} move what a move is called
 */
export function csv(rows, decimals, move) {
  const lines = rows.map((row) => {
    if (row.reason !== null) return [row.algorithm, ...Array(9).fill(''), row.reason];
    const { algorithm, bound, best } = row;
    const value = figure(row, 'value');
    const found = value === null ? '' : plain(format(value, decimals));
    const took = TAKEN.map((column) => figure(row, column) ?? '');
    return [algorithm, found, bound ?? '', best === null ? '' : move(best), ...took, ''];
  });
  return text([FIELDS, ...lines].map((line) => line.map(field).join(',')));
}

/** A field of CSV: in quotes where it would end early (RFC 4180). @param {string | number} value */
function field(value) {
  const written = String(value);
  return /[",\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
}

/** @param {Cells} cells */
export function markdown({ head, rows }) {
  const row = (/** @type {string[]} */ cells) => `| ${cells.map(inMarkdown).join(' | ')} |`;
  const rule = `| ${COLUMNS.map((column) => (isText(column) ? '---' : '---:')).join(' | ')} |`;
  return text([row(head), rule, ...rows.map(row)]);
}

/** A table that needs no package. @param {Cells} cells */
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

/** How LaTeX is told what it would take for something else, or does not know. @type {Record<string, string>} */
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
