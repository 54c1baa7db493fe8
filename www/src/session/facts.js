/** What a search says that the state of a view depends on, so that the reducer need not know any search. */

/** @import { Search } from '../engine/search.js' */

/**
 * A search, as the reducer is told of it.
 * @typedef {object} Facts
 * @property {number} steps how many it has
 * @property {string} tree the text of its tree
 * @property {boolean} isNew whether it takes the place of another search
 * @property {boolean} sameShape whether each node has the number that it had in that one
 * @property {boolean} sameLines whether each line of the pseudocode has the number that it had in that one
 * @property {(step: number) => number} stepOf the step at which stands what stood at a step of that one
 */

/**
 * @param {Search} search
 * @param {Search | null} before the search in whose place it comes; itself where it stays
 * @returns {Facts}
 */
export function factsOf(search, before) {
  const old = before ?? search;
  return {
    steps: search.overview.steps,
    tree: search.text,
    isNew: search !== before,
    // What takes time is found out where somebody asks.
    get sameShape() {
      return isSameShape(old.nodes.parent, search.nodes.parent);
    },
    get sameLines() {
      return (
        old === search || JSON.stringify(old.code.listing) === JSON.stringify(search.code.listing)
      );
    },
    stepOf: (step) => search.stepping.same(old, step),
  };
}

/** @param {Int32Array} one the parents of a tree's nodes @param {Int32Array} other those of another tree's */
function isSameShape(one, other) {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let node = 0; node < one.length; node += 1) {
    if (one[node] !== other[node]) return false;
  }
  return true;
}
