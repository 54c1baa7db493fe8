/** What a learner puts on paper: edges struck out, and numbers at the nodes. Pure. */

/** @import { Says } from './questions.js' */

/** What is written at a node, as typed. @typedef {{alpha: string, beta: string, value: string, says: Says}} Entry */
/** @typedef {'alpha' | 'beta' | 'value'} Field */

/**
 * What a learner has put on paper.
 * @typedef {object} Written
 * @property {readonly number[]} struck the nodes to which the edge is struck out, ascending
 * @property {Readonly<Record<number, Entry>>} entries by node
 */

/**
 * @typedef {Written & {at: {node: number, field: Field | 'edge'} | null, past: readonly (Written & {of: string})[],
 *   unread?: number | null}} Paper
 *   `at` is where the pen is, `past` what can be undone, the latest last; `unread` a node with something that is no number
 */

/** @type {Paper} */
export const EMPTY_PAPER = { struck: [], entries: {}, at: null, past: [] };

/** An empty line. @type {Entry} */
export const BLANK = { alpha: '', beta: '', value: '', says: 'exact' };

/** The most changes that can be undone. */
const MOST = 200;

/** The fields in which numbers are written. @type {readonly Field[]} */
export const FIELDS = ['alpha', 'beta', 'value'];

/** What is written at a node. @param {Written} written @param {number} node */
export const entryAt = ({ entries }, node) => entries[node] ?? BLANK;

/** Whether nothing is written there. @param {Entry} entry */
export const isBlank = ({ alpha, beta, value }) => [alpha, beta, value].every(isEmpty);

/** @param {string} text */
export const isEmpty = (text) => text.trim() === '';

/** A number as one writes it by hand. @param {string} text */
export const tidy = (text) =>
  text
    .trim()
    .replace(/inf(inity)?/i, '∞')
    .replace('-', '−')
    .slice(0, 12);

/** Whether nothing is on a paper. @param {Written} written */
export const isUntouched = ({ struck, entries }) =>
  struck.length === 0 && Object.values(entries).every(isBlank);

/**
 * A change that can be undone. What is typed in one field is one change.
 * @param {Paper} paper
 * @param {Partial<Written>} change
 * @param {NonNullable<Paper['at']>} at
 * @returns {Paper}
 */
function changed(paper, change, at) {
  const { struck, entries, past } = paper;
  const of = `${at.node} ${at.field}`;
  const isSame = at.field !== 'edge' && past.at(-1)?.of === of;
  const next = isSame ? past : [...past, { struck, entries, of }].slice(-MOST);
  return { ...paper, ...change, at, past: next, unread: null };
}

/** Strikes out the edge to a node, or takes that back. @param {Paper} paper @param {number} node */
export function strike(paper, node) {
  const { struck } = paper;
  const others = struck.filter((each) => each !== node);
  const next = others.length < struck.length ? others : [...struck, node].sort((a, b) => a - b);
  return changed(paper, { struck: next }, { node, field: 'edge' });
}

/** The sign before a value. @type {Readonly<Record<string, Says | undefined>>} */
const SIGNS = {
  '=': 'exact',
  '>': 'lower',
  '≥': 'lower',
  '<': 'upper',
  '≤': 'upper',
  '?': 'unknown',
};

/**
 * Writes in a field. A sign typed before the value becomes what it says.
 * @param {Paper} paper
 * @param {number} node
 * @param {Field} field
 * @param {string} text
 */
export function write(paper, node, field, text) {
  const entry = entryAt(paper, node);
  const [signs = '', sign = ''] = (field === 'value' && /^\s*([=<>≤≥?])=?/.exec(text)) || [];
  const says = SIGNS[sign];
  const rest = text.slice(signs.length);
  // In `>=`, the second sign says nothing new.
  const isSecond = sign === '=' && entry.value.trim() === '' && entry.says !== 'exact';
  const next = { ...entry, [field]: rest, ...(says && !isSecond && { says }) };
  return changed(paper, { entries: { ...paper.entries, [node]: next } }, { node, field });
}

/** Says whether a value is exact or a bound. @param {Paper} paper @param {number} node @param {Says} says */
export function claim(paper, node, says) {
  const entries = { ...paper.entries, [node]: { ...entryAt(paper, node), says } };
  return changed(paper, { entries }, { node, field: 'value' });
}

/** Moves the pen. @param {Paper} paper @param {Paper['at']} at @returns {Paper} */
export const moveTo = (paper, at) => ({ ...paper, at });

/** Takes the latest change back. @param {Paper} paper @returns {Paper} */
export function undo(paper) {
  const last = paper.past.at(-1);
  if (last === undefined) return paper;
  const { of: _, ...before } = last;
  return { ...paper, ...before, past: paper.past.slice(0, -1) };
}
