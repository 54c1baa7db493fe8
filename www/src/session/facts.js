/** What a search says that the state of a view depends on, so that the reducer need not know any search. */

import { differing, foldedIn } from '../engine/folding.js';
import { unlessLost } from '../engine/search.js';
import { fittingLevel, place } from '../layout/plane.js';

/**
 * @import { Search } from '../engine/search.js'
 * @import { Plane, Size } from '../layout/plane.js'
 * @import { State } from './state.js'
 */

/**
 * A search, as the reducer is told of it.
 * @typedef {object} Facts
 * @property {number} steps how many it has
 * @property {string} tree the text of its tree
 * @property {boolean} isNew whether it takes the place of another search
 * @property {boolean} sameShape whether each node has the number that it had in that one
 * @property {boolean} sameLines whether each line of the pseudocode has the number that it had in that one
 * @property {(step: number) => number} stepOf the step at which stands what stood at a step of that one
 * @property {(size: Size) => number | null} levelIn the depth at which everything is folded that does not fit
 * @property {(state: State) => Refolded} fold folds what a state has folded
 * @property {Plane} plane where nodes lie, as it is folded by then
 * @property {(node: number) => number} visibleNode what is on show for a node, as it is folded by then
 * @property {(step: number) => number | null} nodeAt the node that a step is about
 */

/**
 * Where nodes lie once a search is folded; before that, only of a search that stays.
 * @typedef {object} Refolded
 * @property {{before: Plane, after: Plane} | null} planes
 * @property {readonly number[]} nodes what is folded or unfolded by it
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
    levelIn: ({ width, height }) => fittingLevel(search, { width, height }),
    fold: (state) => fold(search, state, search === before),
    get plane() {
      return place(search);
    },
    visibleNode: (node) => search.folding.visibleNode(node),
    nodeAt: (step) => nodeAt(search, step),
  };
}

/**
 * Folds in a search what a state has folded.
 * @param {Search} search
 * @param {Pick<State, 'folds' | 'level'>} state
 * @param {boolean} [isPlaced] whether its nodes were placed before
 * @returns {Refolded}
 */
export function fold(search, { folds, level }, isPlaced = false) {
  const [folding, before] = [search.folding, isPlaced ? place(search) : null];
  search.fold(foldedIn(search.nodes, level, folds));
  // Where there is not enough memory to lay it out, that is to be known before it is on show.
  const after = place(search);
  return { planes: before && { before, after }, nodes: differing(folding, search.folding) };
}

/** Where the memory of a search has run out, nobody looks at it before it is made again. @param {Search} search @param {number} step */
function nodeAt(search, step) {
  /** @type {number | null} */
  let node = null;
  unlessLost(
    () => search,
    () => {
      node = search.seen(step).moment.node;
    },
  );
  return node;
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
