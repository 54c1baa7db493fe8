/**
 * What follows for a state from the search that belongs to it: the step is one that it has, and numbers of nodes and
 * lines mean something in it. Pure.
 */

import { NO_FOLDS } from '../engine/folding.js';

/**
 * @import { Facts } from './facts.js'
 * @import { State } from './state.js'
 */

/**
 * @param {State} wanted
 * @param {State} before
 * @param {Facts} facts
 * @param {boolean} isFresh whether nothing of what was done in the search before stays
 * @returns {State}
 */
export function settle(wanted, before, facts, isFresh) {
  const kept = facts.isNew ? followed(wanted, before, facts, isFresh) : wanted;
  return { ...kept, ...placed(wanted, kept.step, facts), ...written(wanted, before, facts.tree) };
}

/**
 * A state in another search than the one before.
 * @param {State} wanted
 * @param {State} before
 * @param {Facts} facts
 * @param {boolean} isFresh
 * @returns {State}
 */
function followed(wanted, before, facts, isFresh) {
  const { predicting } = wanted;
  const next = {
    ...wanted,
    refused: null,
    // A question about the other search is none any more.
    predicting: predicting && { kinds: predicting.kinds, stage: /** @type {const} */ ('stale') },
  };
  if (isFresh) return next;
  return { ...next, ...numbered(wanted, facts), step: facts.stepOf(before.step) };
}

/**
 * What is known by the number of a node or a line, as far as the search has the same numbers.
 * @param {State} wanted
 * @param {Facts} facts
 */
function numbered({ folds, breakpoints, asked, lines }, facts) {
  const ofNodes = facts.sameShape
    ? { folds, breakpoints, asked }
    : { folds: { ...NO_FOLDS, itself: folds.itself }, breakpoints: [], asked: null };
  return { ...ofNodes, lines: lines.length === 0 || facts.sameLines ? lines : [] };
}

/**
 * Where a step leads: no further than the search goes, nor than a question that is open; behind the end, others go on.
 * @param {State} wanted
 * @param {number} step
 * @param {Facts} facts
 */
function placed(wanted, step, { steps, isNew }) {
  const whole = Math.trunc(step) || 0;
  const last = isNew ? steps : (questionIn(wanted) ?? steps);
  const placed = Math.max(0, Math.min(last, whole));
  const behind = Math.min(wanted.further ?? Infinity, Math.max(whole - steps, wanted.overtime));
  return { step: placed, overtime: placed < steps ? 0 : behind };
}

/**
 * The tree as it is written here, however it was typed: so an edit that leads back to a preset is that preset, and
 * another way of writing the same tree is nothing to undo.
 * @param {State} wanted
 * @param {State} before
 * @param {string} tree
 */
function written(wanted, before, tree) {
  const { past, future } = before.tree === tree ? before : wanted;
  return { tree, past, future };
}

/** The step behind which a question waits for its answer: nobody goes on beyond that. @param {State} state */
export const questionIn = ({ predicting }) => predicting?.open?.step ?? null;
