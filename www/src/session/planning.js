/** What has to be searched for a state. */

import { isLarge } from '../engine/jobs/large.js';
import { Search } from '../engine/search.js';
import { inForce, sameOptions } from './choices.js';

/**
 * @import { Request } from '../../pkg/plyscope_wasm.js'
 * @import { Choice } from './choices.js'
 * @import { State } from './state.js'
 */

/**
 * @typedef {object} Plan
 * @property {Choice} choice which switches are in force
 * @property {Request | null} request the search to make; null where the present one will do
 * @property {boolean} isSameSearch whether algorithm and switches are those of the present search
 * @property {boolean} isComparable whether they are, but for the order of the children
 */

/**
 * What is on show.
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
 * @throws {import('../../pkg/plyscope_wasm.js').PlyscopeError} where the choice is wrong
 */
export function planned(present, wanted, named) {
  const { tree, algorithm } = wanted;
  const { state } = present;
  const isSameAlgorithm = state.algorithm === algorithm;
  const isUntouched = isSameAlgorithm && state.options === wanted.options;
  const choice = isUntouched ? present.choice : judged(wanted);
  const { options } = choice;
  const isSameSearch =
    isSameAlgorithm && (isUntouched || sameOptions(present.choice.options, options));
  const stays =
    present.search !== null && state.tree === tree && isSameSearch && named === undefined;
  // Whether what is named applies, also what is at its default, is for the core to say.
  const request = stays ? null : { tree, algorithm, options: { ...options, ...named } };
  const [one, other] = [present.choice.options, options].map(({ order: _, ...rest }) => rest);
  const isComparable = isSameAlgorithm && sameOptions(one, other);
  return { choice, request, isSameSearch, isComparable };
}

/**
 * What can be chosen in a state, and what is in force.
 * @param {State} state
 * @throws {import('../../pkg/plyscope_wasm.js').PlyscopeError}
 */
function judged({ tree, algorithm, options }) {
  try {
    return inForce(algorithm, options);
  } catch (error) {
    // Where the tree is wrong too, that is said first, as the core does where it is asked at once.
    if (!isLarge(tree, null)) new Search({ tree, algorithm, options: { ...options } }).free();
    throw error;
  }
}
