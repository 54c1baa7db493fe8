/** Numbers and comparisons, as they stand in sentences. */

import assert from 'node:assert/strict';

export const SCORE = '(−?(?:∞|[\\d.]*\\d)|the (?:greatest|least) finite score)';

/** The words in which numbers are compared, each with what makes them true. */
const RELATIONS = {
  'less than': (/** @type {number} */ a, /** @type {number} */ b) => a < b,
  'more than': (/** @type {number} */ a, /** @type {number} */ b) => a > b,
  'at least': (/** @type {number} */ a, /** @type {number} */ b) => a >= b,
  'at most': (/** @type {number} */ a, /** @type {number} */ b) => a <= b,
  'no less than': (/** @type {number} */ a, /** @type {number} */ b) => a >= b,
  'no more than': (/** @type {number} */ a, /** @type {number} */ b) => a <= b,
};

/** @param {string} word */
export const relation = (word) => RELATIONS[/** @type {keyof typeof RELATIONS} */ (word)];

export const WORDS = Object.keys(RELATIONS).reverse().join('|');

/**
 * Whether a comparison holds of a value in a range; it holds at an end if it holds at all.
 * @param {{low: number, high: number}} range
 * @param {(value: number) => boolean} holds
 */
export const may = ({ low, high }, holds) => holds(low) || holds(high);

/** Whether a value lies in a range. @param {{low: number, high: number}} range @param {number} value */
export const within = ({ low, high }, value) => low <= value && value <= high;

/** @type {(text: string, pattern: string, about: string) => string[]} */
export function groupsOf(text, pattern, about) {
  const match = text.match(new RegExp(pattern));
  assert.ok(match, `does not say “${pattern}”: ${about}`);
  return match.slice(1);
}
