/** What a learner writes: edges struck out, and numbers at the nodes. Pure. */

import { SIGNS } from '../questions.js';

/** @import { Predicting } from '../course.js' */
/** @import { Says } from '../questions.js' */

/** What is written at a node, as typed. @typedef {{alpha: string, beta: string, value: string, says: Says}} Entry */
/** @typedef {'alpha' | 'beta' | 'value'} Field */

/**
 * What a learner has written.
 * @typedef {object} Written
 * @property {readonly number[]} struck the nodes to which the edge is struck out, ascending
 * @property {Readonly<Record<number, Entry>>} entries by node
 */

/**
 * @typedef {Written & {at: {node: number, field: Field | 'edge'} | null, past: readonly (Written & {of: string})[],
 *   unread?: number | null}} Writing
 *   `at` is where the pen is, `past` what can be undone, the latest last; `unread` a node with something that is no number
 */

/** @type {Writing} */
export const NOTHING_WRITTEN = { struck: [], entries: {}, at: null, past: [] };

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

/** Whether nothing is written. @param {Written} written */
export const isUntouched = ({ struck, entries }) =>
  struck.length === 0 && Object.values(entries).every(isBlank);

/**
 * What to go on with later, after a change of what is predicted: what is written is not lost when Predict is left.
 * @param {{predicting: Predicting | null, laidAside: Writing | null}} before
 * @param {Predicting | null} predicting
 * @returns {Writing | null}
 */
export function laidAsideAfter({ predicting: before, laidAside }, predicting) {
  if (predicting?.stage === 'writing' || predicting?.stage === 'marked') return null;
  if (before?.stage !== 'writing') return laidAside;
  const writing = writingOf(before);
  return isUntouched(writing) ? null : writing;
}

/** What a learner has written. @param {Predicting} predicting */
export const writingOf = ({ writing }) => writing ?? NOTHING_WRITTEN;

/**
 * A change that can be undone. What is typed in one field is one change.
 * @param {Writing} writing
 * @param {Partial<Written>} change
 * @param {NonNullable<Writing['at']>} at
 * @returns {Writing}
 */
function changed(writing, change, at) {
  const { struck, entries, past } = writing;
  const of = `${at.node} ${at.field}`;
  const isSame = at.field !== 'edge' && past.at(-1)?.of === of;
  const next = isSame ? past : [...past, { struck, entries, of }].slice(-MOST);
  return { ...writing, ...change, at, past: next, unread: null };
}

/** Strikes out the edge to a node, or takes that back. @param {Writing} writing @param {number} node */
export function strike(writing, node) {
  const { struck } = writing;
  const others = struck.filter((each) => each !== node);
  const next = others.length < struck.length ? others : [...struck, node].sort((a, b) => a - b);
  return changed(writing, { struck: next }, { node, field: 'edge' });
}

/** The sign before a value. @type {Readonly<Record<string, Says | undefined>>} */
const BEFORE = { ...SIGNS, '?': 'unknown' };

/**
 * Writes in a field. A sign typed before the value becomes what it says.
 * @param {Writing} writing
 * @param {number} node
 * @param {Field} field
 * @param {string} text
 */
export function write(writing, node, field, text) {
  const entry = entryAt(writing, node);
  const [signs = '', sign = ''] = (field === 'value' && /^\s*([=<>≤≥?])=?/.exec(text)) || [];
  const says = BEFORE[sign];
  const rest = text.slice(signs.length);
  // In `>=`, the second sign says nothing new.
  const isSecond = sign === '=' && entry.value.trim() === '' && entry.says !== 'exact';
  const next = { ...entry, [field]: rest, ...(says && !isSecond && { says }) };
  return changed(writing, { entries: { ...writing.entries, [node]: next } }, { node, field });
}

/** Says whether a value is exact or a bound. @param {Writing} writing @param {number} node @param {Says} says */
export function claim(writing, node, says) {
  const entries = { ...writing.entries, [node]: { ...entryAt(writing, node), says } };
  return changed(writing, { entries }, { node, field: 'value' });
}

/** Moves the pen. @param {Writing} writing @param {Writing['at']} at @returns {Writing} */
export const moveTo = (writing, at) => ({ ...writing, at });

/** Takes the latest change back. @param {Writing} writing @returns {Writing} */
export function undo(writing) {
  const last = writing.past.at(-1);
  if (last === undefined) return writing;
  const { of: _, ...before } = last;
  return { ...writing, ...before, past: writing.past.slice(0, -1) };
}
