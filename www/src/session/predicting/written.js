/**
 * The written exercise: instead of being asked one question after another, a learner strikes out edges of the whole tree and writes
 * numbers at its nodes, and hands all of it in to be marked at once. Pure, but for asking the core.
 */

import { keyOf, whyNotWritten } from './written/key.js';
import { isRead, mark } from './written/marking.js';
import { FIELDS, isBlank, isEmpty, NOTHING_WRITTEN, writingOf } from './written/writing.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Predicting } from './course.js' */
/** @import { Writing } from './written/writing.js' */
/** @import { Marked } from './written/marking.js' */
/** @import { Says } from './questions.js' */

/**
 * Begins a written exercise; where there can be none, the choice stays open, and says why.
 * @param {Search} search
 * @param {Predicting} predicting
 * @param {Writing | null} [laidAside] what to go on with; nothing is written yet if there is none
 * @returns {Predicting}
 */
export function beginWritten(search, { kinds, most, exercise }, laidAside = null) {
  const stage = whyNotWritten(search) === null ? 'writing' : 'setup';
  return {
    kinds,
    most,
    exercise,
    isWritten: true,
    stage,
    writing: laidAside ?? NOTHING_WRITTEN,
  };
}

/**
 * Has everything marked, unless something written cannot be read: then the pen moves there.
 * @param {Search} search
 * @param {Predicting} predicting
 * @returns {Predicting}
 */
export function handIn(search, predicting) {
  const writing = writingOf(predicting);
  for (const [node, entry] of Object.entries(writing.entries)) {
    const field = FIELDS.find((each) => !isEmpty(entry[each]) && !isRead(search, entry[each]));
    const at = field && { node: Number(node), field };
    if (at) return { ...predicting, writing: { ...writing, at, unread: at.node } };
  }
  return { ...predicting, stage: 'marked', marked: mark(search, writing) };
}

/**
 * The score: of all that belongs there, and of what does not but is there. Before it is marked nothing says how much
 * belongs there.
 * @param {{marked?: Marked}} predicting
 */
export function scoreWriting({ marked }) {
  const { right: correct = 0, total = 0 } = marked ?? {};
  const score = total === 0 ? 0 : correct / total;
  return { correct, asked: total, total, score, complete: marked !== undefined };
}

/**
 * What is kept of a written exercise.
 * @typedef {[node: number, alpha: string, beta: string, says: Says, value: string]} KeptEntry
 * @typedef {{struck: number[], entries: KeptEntry[], handedIn: boolean}} KeptWriting
 */

/** @param {Predicting} predicting @returns {KeptWriting} */
export function keepWriting(predicting) {
  const { struck, entries } = writingOf(predicting);
  return {
    struck: [...struck],
    entries: Object.entries(entries)
      .filter(([, entry]) => !isBlank(entry))
      .map(([node, { alpha, beta, says, value }]) => [Number(node), alpha, beta, says, value]),
    handedIn: predicting.stage === 'marked',
  };
}

/**
 * Goes on with what was kept, and has it marked again if it was handed in; null if that is none.
 * @param {Search} search
 * @param {Predicting} begun
 * @param {unknown} kept of whatever shape
 */
export function resumeWriting(search, begun, kept) {
  if (!isKeptWriting(kept) || begun.stage !== 'writing') return null;
  const { rows, edges } = keyOf(search);
  const [inner, below] = [new Set(rows), new Set(edges)];
  const struck = [...new Set(kept.struck)].filter((node) => below.has(node)).sort((a, b) => a - b);
  const entries = kept.entries
    .filter(([node]) => inner.has(node))
    .map(([node, alpha, beta, says, value]) => [node, { alpha, beta, says, value }]);
  const writing = { ...NOTHING_WRITTEN, struck, entries: Object.fromEntries(entries) };
  const predicting = { ...begun, writing };
  if (!kept.handedIn) return predicting;
  return { ...predicting, stage: /** @type {const} */ ('marked'), marked: mark(search, writing) };
}

/** @param {unknown} value @returns {value is KeptWriting} */
function isKeptWriting(value) {
  const { struck, entries } = Object(value);
  const isEntry = (/** @type {unknown} */ entry) =>
    Array.isArray(entry) &&
    entry.length === 5 &&
    Number.isInteger(entry[0]) &&
    entry.slice(1).every((text) => typeof text === 'string');
  return Array.isArray(struck) && Array.isArray(entries) && entries.every(isEntry);
}
