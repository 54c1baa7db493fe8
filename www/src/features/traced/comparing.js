/** A trace beside a search, as the core compares them. */

import { NO_SCORE } from '../../engine/score.js';
import { diagnosis } from '../../engine/traces/traces.js';

/** @import { Act, ActKind, Compared, TraceTree } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */

/** An action of a trace: the step of the search at which that does the same; 0 if it does not. @typedef {Act & {line: number, step: number}} Told */

/** The kinds of actions, in the core's order. @type {readonly ActKind[]} */
const KINDS = ['enter', 'evaluate', 'improve', 'cutoff', 'leave', 'probe', 'store'];

/** How many numbers one action takes. */
const WIDTH = 8;

/** The latest comparison. @type {{key: string, text: string, compared: Compared} | null} */
let latest = null;

/**
 * Compares a trace with a search of its tree; the latest comparison is kept.
 * @param {string} text
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 * @returns {Compared}
 */
export function compared(text, algorithm, options) {
  const key = JSON.stringify([algorithm, options]);
  if (latest?.key !== key || latest.text !== text)
    latest = { key, text, compared: diagnosis().compare(text, algorithm, { ...options }) };
  return latest.compared;
}

/** The number of actions of a trace. @param {Pick<Compared, 'actions'>} compared */
export const countOf = ({ actions }) => actions.length / WIDTH;

/** An action of a trace, by its place. @param {Pick<Compared, 'actions'>} compared @param {number} at @returns {Told} */
export function toldAt({ actions }, at) {
  const [line, kind, node, child, first, second, step, told] = actions.subarray(
    at * WIDTH,
    (at + 1) * WIDTH,
  );
  const scores = told % 2 === 1 ? [first, second] : [NO_SCORE, NO_SCORE];
  const isEnter = KINDS[kind] === 'enter';
  const score = (/** @type {number} */ units) => (units === NO_SCORE ? null : units);
  return {
    line,
    step,
    kind: KINDS[kind],
    node,
    child: child < 0 ? null : child,
    value: isEnter ? null : score(scores[0]),
    alpha: isEnter ? score(scores[0]) : null,
    beta: isEnter ? score(scores[1]) : null,
    bound: boundOf(told),
    hit: (told & 16) !== 0,
    more: null,
  };
}

/** @param {number} told @returns {Act['bound']} */
function boundOf(told) {
  if (told & 2) return 'exact';
  if (told & 4) return 'lower';
  return told & 8 ? 'upper' : null;
}

/**
 * The place of the action that a step of the search is at: the last that it has done, or the first that differs.
 * @param {Compared} compared
 * @param {number} step
 */
export function placeAt(compared, step) {
  const { difference, agreed } = compared;
  if (difference !== null && step >= compared.step) return Math.min(agreed, countOf(compared) - 1);
  let [low, high] = [0, agreed];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (toldAt(compared, middle).step <= step) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The smallest trees on which slips show, once asked for. @type {Map<string, TraceTree | null>} */
const examples = new Map();

/**
 * The smallest tree on which a slip shows, otherwise than the other slips if there is such a tree.
 * @param {string} slip
 * @param {readonly string[]} others
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 */
export function exampleOf(slip, others, algorithm, options) {
  const key = JSON.stringify([slip, others, algorithm, options]);
  const known = examples.get(key);
  if (known !== undefined) return known;
  const found = diagnosis().example(slip, [...others], algorithm, { ...options });
  examples.set(key, found);
  return found;
}
