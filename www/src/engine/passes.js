/**
 * The passes of a driver, which are searches of the root with windows of their own: an aspiration window and its
 * re-searches, or the tests with which MTD closes in. Pure.
 */

import { NEG_INF, POS_INF } from './score.js';

/** @import { Overview } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

/** At most so many are shown: the latest. */
const MOST = 4;

/**
 * @typedef {object} Pass
 * @property {number} number from 1
 * @property {number | null} depth
 * @property {number} alpha
 * @property {number} beta
 * @property {number | null} lower the bounds known by then, if null windows close in on the value
 * @property {number | null} upper
 * @property {number | null} guess the guessed value
 * @property {number} begun the step at which it begins
 * @property {number} ended the step at which the root has returned
 * @property {number | null} value the returned value
 * @property {'low' | 'inside' | 'high' | null} fell whether it failed low or high, or lies inside the window
 */

/**
 * @param {Pick<Search, 'overview'>} search
 * @returns {boolean} whether any search of the root has a window with a finite end
 */
const hasWindows = ({ overview }) =>
  overview.iterations.some(
    ({ window }) => window !== null && (window.alpha !== NEG_INF || window.beta !== POS_INF),
  );

/** How many are shown, at most, at any step. @param {Pick<Search, 'overview'>} search */
export const passRows = (search) =>
  hasWindows(search) ? Math.min(MOST, search.overview.iterations.length) : 0;

/**
 * The latest searches of the root up to one of them.
 * @param {Search} search
 * @param {number | null} iteration the index of the current one
 * @returns {Pass[]}
 */
export function passes(search, iteration) {
  const { iterations, steps } = search.overview;
  if (iteration === null || !hasWindows(search)) return [];
  const from = Math.max(0, iteration + 1 - MOST);
  return iterations.slice(from, iteration + 1).map((each, index) => {
    const { number, depth, known, step } = each;
    const ended = (iterations[from + index + 1]?.step ?? steps + 1) - 1;
    const { fact } = search.moment(ended);
    const value = fact.kind === 'leave' ? fact.value : null;
    const window = each.window ?? { alpha: NEG_INF, beta: POS_INF };
    const [lower, upper] = [known?.alpha ?? null, known?.beta ?? null];
    const fell = value === null ? null : sideOf(window, value);
    const guess = guessed(each);
    return { number, depth, ...window, lower, upper, guess, begun: step, ended, value, fell };
  });
}

/**
 * The side of a window on which a value lies; its ends lie outside.
 * @param {{alpha: number, beta: number}} window
 * @param {number} value
 */
function sideOf({ alpha, beta }, value) {
  if (value <= alpha && alpha !== NEG_INF) return 'low';
  return value >= beta && beta !== POS_INF ? 'high' : 'inside';
}

/**
 * The guess: the middle of an aspiration window, or the upper end of MTD's first test.
 * @param {Overview['iterations'][number]} iteration
 */
function guessed({ why, window, known }) {
  if (why !== 'guess' || window === null) return null;
  const { alpha, beta } = window;
  if ([alpha, beta].some((end) => end === NEG_INF || end === POS_INF)) return null;
  return known === null ? (alpha + beta) / 2 : beta;
}
