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

/** @type {(text: string, pattern: string, about: string) => string[]} */
export function groupsOf(text, pattern, about) {
  const match = text.match(new RegExp(pattern));
  assert.ok(match, `does not say “${pattern}”: ${about}`);
  return match.slice(1);
}
