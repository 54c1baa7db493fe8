/**
 * The searches of the root, where they have windows of their own: an aspiration window and what is
 * searched when a value falls outside, or the tests with which MTD closes in. Pure.
 */

import { NEG_INF, POS_INF } from '../../engine/score.js';

/** As many are shown, the latest. */
const MOST = 6;

/**
 * @typedef {object} Pass
 * @property {number} number from 1
 * @property {number | null} depth
 * @property {number} alpha
 * @property {number} beta
 * @property {number | null} lower what is known of the value by then, where null windows close in on it
 * @property {number | null} upper
 * @property {number | null} guess what the value was guessed to be
 * @property {number} begun the step at which it begins
 * @property {number} ended the step at which the root has returned
 * @property {number | null} value what it returned
 * @property {'low' | 'inside' | 'high' | null} fell on which side of the window that is
 */

/**
 * @param {import('../../engine/search.js').Search} search
 * @returns {boolean} whether any search of the root has a window that is not open on both sides
 */
const hasWindows = ({ overview }) =>
  overview.iterations.some(
    ({ alpha, beta }) => (alpha ?? NEG_INF) !== NEG_INF || (beta ?? POS_INF) !== POS_INF,
  );

/**
 * How many rows there are at most, whatever the step is.
 * @param {import('../../engine/search.js').Search} search
 */
export const passRows = (search) =>
  hasWindows(search) ? Math.min(MOST, search.overview.iterations.length) : 0;

/**
 * The latest searches of the root up to one of them.
 * @param {import('../../engine/search.js').Search} search
 * @param {number | null} iteration which of the overview's iterations is going on
 * @returns {Pass[]}
 */
export function passes(search, iteration) {
  const { iterations, steps } = search.overview;
  if (iteration === null || !hasWindows(search)) return [];
  const from = Math.max(0, iteration + 1 - MOST);
  return iterations.slice(from, iteration + 1).map((each, index) => {
    const { number, depth, alpha, beta, lower, upper, step } = each;
    const ended = (iterations[from + index + 1]?.step ?? steps + 1) - 1;
    const { fact } = search.moment(ended);
    const value = fact.kind === 'leave' ? fact.value : null;
    const window = { alpha: alpha ?? NEG_INF, beta: beta ?? POS_INF };
    const fell = value === null ? null : fallen(window, value);
    const guess = guessed(each);
    return { number, depth, ...window, lower, upper, guess, begun: step, ended, value, fell };
  });
}

/**
 * On which side of a window a value fell; on its end is outside.
 * @param {{alpha: number, beta: number}} window
 * @param {number} value
 */
function fallen({ alpha, beta }, value) {
  if (value <= alpha && alpha !== NEG_INF) return 'low';
  return value >= beta && beta !== POS_INF ? 'high' : 'inside';
}

/**
 * The guess is in the middle of an aspiration window, and the upper end of MTD's first test.
 * @param {import('../../../pkg/plyscope_wasm.js').Overview['iterations'][number]} iteration
 */
function guessed({ why, alpha, beta, lower }) {
  if (why !== 'guess' || alpha === null || beta === null) return null;
  if ([alpha, beta].some((end) => end === NEG_INF || end === POS_INF)) return null;
  return lower === null ? (alpha + beta) / 2 : beta;
}
