/** The facts of a search that a view's state depends on, so that the reducer needs no search. */

import { differing, foldedIn } from '../engine/folding.js';
import { unlessLost } from '../engine/search.js';
import { fittingLevel } from '../layout/legible.js';
import { place } from '../layout/plane.js';
import { spanOf } from './bounds.js';
import { stepOfMoment } from './moment.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Size } from '../layout/picture-size.js' */
/** @import { Plane } from '../layout/plane.js' */
/** @import { Span } from './bounds.js' */
/** @import { State } from './state.js' */

/**
 * A search as the reducer sees it; "old" is the search that it replaces.
 * @typedef {object} Facts
 * @property {number} steps the number of the last step
 * @property {string} tree the text of its tree
 * @property {number | null} firstCutoff the step of the first cutoff; null without one
 * @property {boolean} isNew whether it replaces another search
 * @property {boolean} sameShape whether each node has the same number as in the old one
 * @property {boolean} sameLines whether each line of the pseudocode has the same number as in the old one
 * @property {(step: number, numbers: Int32Array | null | undefined, labels: State['labels']) => number} stepOf the step that corresponds to a step of the old one,
 *   whose nodes may have other numbers
 * @property {(state: Pick<State, 'bounds' | 'labels'>) => Span} spanOf the steps between bounds
 * @property {(size: Size) => number | null} levelIn the depth of automatic folding in a view of some size
 * @property {(state: State) => Refolded} fold folds the search as a state wants
 * @property {Plane} plane the places of nodes, as folded now
 * @property {(node: number) => number} visibleNode the visible node that stands for a node, as folded now
 * @property {(node: number) => boolean} isLeaf whether there is nothing below a node
 * @property {(step: number) => number | null} nodeAt the node of a step
 */

/**
 * The change of folds. `planes` is null for a new search.
 * @typedef {object} Refolded
 * @property {{before: Plane, after: Plane} | null} planes
 * @property {readonly number[]} nodes those folded or unfolded
 */

/**
 * @param {Search} search
 * @param {Search | null} before the old search; itself if it stays
 * @param {string | null} [moment] the one that is on show, which the search may have elsewhere
 * @returns {Facts}
 */
export function factsOf(search, before, moment = null) {
  const old = before ?? search;
  return {
    steps: search.overview.steps,
    tree: search.text,
    isNew: search !== before,
    // Slow ones are computed on demand.
    get firstCutoff() {
      return search.cutoffs[0] ?? null;
    },
    get sameShape() {
      return isSameShape(old.nodes.parent, search.nodes.parent);
    },
    get sameLines() {
      return (
        old === search || JSON.stringify(old.code.listing) === JSON.stringify(search.code.listing)
      );
    },
    stepOf: (step, numbers, labels) =>
      (moment === null ? null : stepOfMoment(moment, search, labels)) ??
      search.stepping.same(old, step, numbers),
    spanOf: ({ bounds, labels }) => spanOf(bounds, search, labels),
    levelIn: ({ width, height }) => fittingLevel(search, { width, height }),
    fold: (state) => fold(search, state, search === before),
    get plane() {
      return place(search);
    },
    visibleNode: (node) => search.folding.visibleNode(node),
    isLeaf: (node) => search.nodes.leaf[node] !== 0,
    nodeAt: (step) => nodeAt(search, step),
  };
}

/**
 * Folds a search as a state wants.
 * @param {Search} search
 * @param {Pick<State, 'folds' | 'level'>} state
 * @param {boolean} [isPlaced] whether its nodes are placed already
 * @returns {Refolded}
 */
export function fold(search, { folds, level }, isPlaced = false) {
  const [folding, before] = [search.folding, isPlaced ? place(search) : null];
  search.fold(foldedIn(search.nodes, level, folds));
  // If memory is too short for the layout, that must fail before the search is shown.
  const after = place(search);
  return { planes: before && { before, after }, nodes: differing(folding, search.folding) };
}

/** The node of a step; null for a search that has run out of memory. @param {Search} search @param {number} step */
function nodeAt(search, step) {
  /** @type {number | null} */
  let node = null;
  unlessLost(
    () => search,
    () => {
      node = search.atStep(step).moment.node;
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
