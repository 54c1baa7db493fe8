/**
 * Pen and paper: instead of being asked one question after another, a learner strikes out edges of the whole tree and writes
 * numbers at its nodes, and hands all of it in to be marked at once. Pure, but for asking the core.
 */

import { EMPTY_PAPER, FIELDS, isBlank, isEmpty, isUntouched } from './paper.js';
import { keyOf, whyNotOnPaper } from './paper-answers.js';
import { isRead, mark } from './paper-marking.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Predicting } from './course.js' */
/** @import { Paper } from './paper.js' */
/** @import { Marked } from './paper-marking.js' */
/** @import { Says } from './questions.js' */

/**
 * Hands out a paper; where it cannot be, the choice stays open, and says why.
 * @param {Search} search
 * @param {Predicting} predicting
 * @param {Paper | null} [laidAside] the one to go on with; an empty one if there is none
 * @returns {Predicting}
 */
export function beginOnPaper(search, { kinds, most, exercise }, laidAside = null) {
  const stage = whyNotOnPaper(search) === null ? 'writing' : 'setup';
  return { ...{ kinds, most, exercise, onPaper: true }, stage, paper: laidAside ?? EMPTY_PAPER };
}

/**
 * The paper to go on with later, after a change of what is predicted: what is written is not lost when Predict is left.
 * @param {{predicting: Predicting | null, laidAside: Paper | null}} before
 * @param {Predicting | null} predicting
 * @returns {Paper | null}
 */
export function laidAsideAfter({ predicting: before, laidAside }, predicting) {
  if (predicting?.stage === 'writing' || predicting?.stage === 'marked') return null;
  if (before?.stage !== 'writing') return laidAside;
  const paper = paperOf(before);
  return isUntouched(paper) ? null : paper;
}

/** What a learner has put on paper. @param {Predicting} predicting */
export const paperOf = ({ paper }) => paper ?? EMPTY_PAPER;

/**
 * Has everything marked, unless something written cannot be read: then the pen moves there.
 * @param {Search} search
 * @param {Predicting} predicting
 * @returns {Predicting}
 */
export function handIn(search, predicting) {
  const paper = paperOf(predicting);
  for (const [node, entry] of Object.entries(paper.entries)) {
    const field = FIELDS.find((each) => !isEmpty(entry[each]) && !isRead(search, entry[each]));
    const at = field && { node: Number(node), field };
    if (at) return { ...predicting, paper: { ...paper, at, unread: at.node } };
  }
  return { ...predicting, stage: 'marked', marked: mark(search, paper) };
}

/**
 * The score on paper: of all that belongs there, and of what does not but is there. Before it is marked nothing says how much
 * belongs there.
 * @param {{marked?: Marked}} predicting
 */
export function scoreOnPaper({ marked }) {
  const { right: correct = 0, total = 0 } = marked ?? {};
  const score = total === 0 ? 0 : correct / total;
  return { correct, asked: total, total, score, complete: marked !== undefined };
}

/**
 * What is kept of a paper.
 * @typedef {[node: number, alpha: string, beta: string, says: Says, value: string]} KeptEntry
 * @typedef {{struck: number[], entries: KeptEntry[], handedIn: boolean}} KeptPaper
 */

/** @param {Predicting} predicting @returns {KeptPaper} */
export function keepPaper(predicting) {
  const { struck, entries } = paperOf(predicting);
  return {
    struck: [...struck],
    entries: Object.entries(entries)
      .filter(([, entry]) => !isBlank(entry))
      .map(([node, { alpha, beta, says, value }]) => [Number(node), alpha, beta, says, value]),
    handedIn: predicting.stage === 'marked',
  };
}

/**
 * Goes on with a paper that was kept, and has it marked again if it was handed in; null if it is not one.
 * @param {Search} search
 * @param {Predicting} begun
 * @param {unknown} kept of whatever shape
 */
export function resumePaper(search, begun, kept) {
  if (!isKeptPaper(kept) || begun.stage !== 'writing') return null;
  const { rows, edges } = keyOf(search);
  const [inner, below] = [new Set(rows), new Set(edges)];
  const struck = [...new Set(kept.struck)].filter((node) => below.has(node)).sort((a, b) => a - b);
  const entries = kept.entries
    .filter(([node]) => inner.has(node))
    .map(([node, alpha, beta, says, value]) => [node, { alpha, beta, says, value }]);
  const paper = { ...EMPTY_PAPER, struck, entries: Object.fromEntries(entries) };
  const predicting = { ...begun, paper };
  if (!kept.handedIn) return predicting;
  return { ...predicting, stage: /** @type {const} */ ('marked'), marked: mark(search, paper) };
}

/** @param {unknown} value @returns {value is KeptPaper} */
function isKeptPaper(value) {
  const { struck, entries } = Object(value);
  const isEntry = (/** @type {unknown} */ entry) =>
    Array.isArray(entry) &&
    entry.length === 5 &&
    Number.isInteger(entry[0]) &&
    entry.slice(1).every((text) => typeof text === 'string');
  return Array.isArray(struck) && Array.isArray(entries) && entries.every(isEntry);
}
