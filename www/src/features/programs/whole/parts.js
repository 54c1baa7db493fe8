/** What a program of a search needs besides its routines, in any language. Pure. */

import { LARGEST } from '../../../engine/score.js';

/** @import { Printed } from '../printing/printer.js' */
/** @import { Facts } from './facts.js' */

/** The words that a program prints, and those of its comments. @typedef {Record<'value' | 'best' | 'entered' | 'evaluated' | 'none' | 'units' | 'tree' | 'helpers' | 'moves' | 'search', string>} Words */

/**
 * What surrounds the routines of a program.
 * @typedef {object} Surrounding
 * @property {Facts} facts
 * @property {Words} words
 * @property {ReadonlySet<string>} used the helpers that the routines call
 * @property {readonly (readonly Printed[])[]} routines
 * @property {string} call that begins the search
 * @property {string} title
 * @property {boolean} trace whether each node is printed as it is entered
 * @property {boolean} told whether *My program* gives it the tree, and hears what it does
 */

/** The beginning of a wide line of numbers, and of the lines that go on. */
const WIDTH = 100;

/** Words that stand for themselves, in sets. */
const SETS = [
  ['PV', 'CUT', 'ALL'],
  ['EXACT', 'LOWER', 'UPPER'],
  ['LIVE', 'SOLVED'],
  ['MAX', 'MIN'],
];

/** What programs have for ∞: one unit more than the greatest finite score. */
export const INFINITE = LARGEST + 1;

/** A score as a literal. @param {number} units */
export const score = (units) =>
  Math.abs(units) < INFINITE ? String(units) : units < 0 ? '-INF' : 'INF';

/** A score in units as the page has it, in both languages. @param {string} score @param {number} decimals */
export const asTold = (score, decimals) =>
  decimals === 0 ? score : `${score} / ${10 ** decimals}`;

/** A list in lines of some width. @param {readonly string[]} items */
export function wrapped(items) {
  const text = items.join(', ');
  if (text.length < WIDTH - 20) return text;
  const lines = [''];
  for (const item of items) {
    if (lines[lines.length - 1].length + item.length > WIDTH - 8) lines.push('');
    lines[lines.length - 1] += `${item}, `;
  }
  return `\n${lines.map((line) => `    ${line.trimEnd()}`).join('\n')}\n`;
}

/** A list of numbers. @param {readonly number[]} all */
export const numbers = (all) => wrapped(all.map(String));

/** The text of routines. @param {Surrounding['routines']} routines @param {string} indent */
export const textOf = (routines, indent) =>
  routines.map((lines) => lines.map((line) => indent.repeat(line.indent) + line.text).join('\n'));

/** What is needed of everything that a program can have. @param {Surrounding} surrounding */
export function needsOf({ facts, used, routines }) {
  const has = (/** @type {string[]} */ ...names) => names.some((name) => used.has(name));
  const { deepens, limit, hasTable, keepsLines, bestFirst, picks } = facts;
  const measures = has('height', 'is_frontier') || hasTable;
  const limited = deepens || limit !== null;
  const text = textOf(routines, '').join('\n');
  const uses = (/** @type {string} */ word) => new RegExp(`\\b${word}\\b`).test(text);
  return {
    has,
    measures,
    limited,
    depth:
      keepsLines ||
      (measures && limited) ||
      has('is_at_level', 'colour_of', 'mover_of', 'prove', 'cut'),
    proves: has('prove'),
    keepsBest: has('keep_best'),
    takes: has('take_greatest') ? 'take_greatest' : 'take_least',
    takesGreatest: has('take_greatest'),
    pv: picks.includes('pv'),
    learns: has('cut'),
    moves: Math.max(...facts.move) + 1,
    parent: bestFirst || has('make'),
    /** The single moves that come first, the last to be put there first. */
    picks: picks.toReversed(),
    sets: SETS.filter((set) => set.some(uses)),
    plies: Math.max(...facts.depth) + 2,
  };
}

/** Texts with a comment above the first. @param {string} comment @param {readonly (string | false)[]} texts */
export const under = (comment, texts) => {
  const [first, ...others] = joined(texts);
  return [`${comment}\n${first}`, ...others];
};

/** @param {readonly (string | false)[]} parts */
export const joined = (parts) => parts.filter((part) => part !== false && part !== '');
