/** The search that a state needs. */

import { isLarge } from '../engine/jobs/large.js';
import { Search } from '../engine/search.js';
import { inForce, sameOptions } from './choices.js';

/** @import { Request } from '../../pkg/plyscope_wasm.js' */
/** @import { Choice } from './choices.js' */
/** @import { State } from './state.js' */

/**
 * @typedef {object} Plan
 * @property {Choice} choice the switches in force
 * @property {Request | null} request the search to make; null if the current one stays
 * @property {boolean} isSameSearch whether algorithm and switches are those of the current search
 * @property {boolean} isComparable whether they are, apart from the order of children
 */

/**
 * The current search and its state.
 * @typedef {object} Present
 * @property {State} state
 * @property {Choice} choice
 * @property {Search | null} search
 */

/**
 * @param {Present} present
 * @param {State} wanted
 * @param {Record<string, string>} [named] switches that must apply
 * @returns {Plan}
 * @throws {PlyscopeError} if the choice is invalid
 */
export function planOf(present, wanted, named) {
  const { tree, algorithm } = wanted;
  const { state } = present;
  const isSameAlgorithm = state.algorithm === algorithm;
  const isUntouched = isSameAlgorithm && state.options === wanted.options;
  const choice = isUntouched ? present.choice : choiceOf(wanted);
  const { options } = choice;
  const isSameSearch =
    isSameAlgorithm && (isUntouched || sameOptions(present.choice.options, options));
  const stays =
    present.search !== null && state.tree === tree && isSameSearch && named === undefined;
  // The core checks whether named switches apply, even at their defaults.
  const request = stays ? null : { tree, algorithm, options: { ...options, ...named } };
  const [one, other] = [present.choice.options, options].map(({ order: _, ...rest }) => rest);
  const isComparable = isSameAlgorithm && sameOptions(one, other);
  return { choice, request, isSameSearch, isComparable };
}

/**
 * The choices on offer in a state, and those in force.
 * @param {State} state
 * @throws {PlyscopeError}
 */
function choiceOf({ tree, algorithm, options }) {
  try {
    return inForce(algorithm, options);
  } catch (error) {
    // An error in the tree comes first, as it does in the core.
    if (!isLarge(tree, null)) new Search({ tree, algorithm, options: { ...options } }).free();
    throw error;
  }
}
