/**
 * One line for all values of a tree: −∞ and +∞ are its two ends. Pure.
 */

import { NEG_INF, POS_INF } from '../../engine/score.js';

/** The largest finite score: one unit less than ∞. */
export const LARGEST = 2_000_000_000;
/** How far the tree's own values keep clear of the ends. */
const PAD = 0.12;
/** How far those that lie beyond them do. */
const LEAST = 0.03;

/**
 * @typedef {object} NumberLine
 * @property {(units: number) => number} at from 0 to 1 along the line
 * @property {{units: number, at: number}[]} ticks the tree's least and its greatest value
 */

/**
 * @param {import('../../../pkg/plyscope_wasm.js').Overview} overview
 * @param {number[]} signs with which the tree's values appear
 * @returns {NumberLine}
 */
export function numberLine({ lowest: least, highest: most, decimals }, signs) {
  const ends = signs.flatMap((sign) => [sign * (least ?? 0), sign * (most ?? 0)]);
  const lowest = Math.min(...ends);
  const highest = Math.max(...ends);
  const span = Math.max(highest - lowest, 10 ** decimals);
  /** Where a value lies that is so far beyond the tree's. @param {number} by */
  const beyond = (by) => PAD - (PAD - LEAST) * (by / (by + span));
  /** @param {number} units */
  const at = (units) => {
    if (units === NEG_INF) return 0;
    if (units === POS_INF) return 1;
    if (units < lowest) return beyond(lowest - units);
    if (units > highest) return 1 - beyond(units - highest);
    return PAD + ((units - lowest) / span) * (1 - 2 * PAD);
  };
  const marks = highest === lowest ? [lowest] : [lowest, highest];
  return { at, ticks: marks.map((units) => ({ units, at: at(units) })) };
}

/**
 * The end of a window in words. A test beside an infinity has one that no tree has.
 * @param {number} units
 * @param {(units: number) => string} score
 */
export function endText(units, score) {
  if (units === LARGEST) return '<∞';
  return units === -LARGEST ? '>−∞' : score(units);
}

/**
 * The signs with which the tree's values turn up at a node.
 * @param {import('../../engine/search.js').Search} search
 * @param {number} node
 */
export function signsAt({ overview, nodes, request }, node) {
  // Where each leaf holds its own mover's value, values turn up with either sign.
  if (request.options?.evaluation === 'side-to-move') return [1, -1];
  return overview.perspective === 'side-to-move' && !nodes.max[node] ? [-1] : [1];
}
