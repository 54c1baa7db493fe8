/** *Start here*: six stops on the textbook tree, each with something to do and something to see. */

import { NOT_COMPARED } from './compared.js';

/** @import { Search } from '../engine/search.js' */
/** @import { State } from './state.js' */

/** The tree of all stops. */
export const START_TREE = 'aima-two-ply';

/** The step before the first cutoff of alpha-beta in this tree, and its last step. */
const [BEFORE_CUTOFF, LAST] = [19, 37];

/** The stops: what each begins with. */
export const STOPS = /** @type {const} */ ([
  { id: 'everything', algorithm: 'minimax', step: 0 },
  { id: 'guess', algorithm: 'minimax', step: 0 },
  { id: 'cut', algorithm: 'alpha-beta', step: BEFORE_CUTOFF },
  { id: 'change', algorithm: 'alpha-beta', step: BEFORE_CUTOFF + 1 },
  { id: 'ask', algorithm: 'alpha-beta', step: BEFORE_CUTOFF + 1 },
  { id: 'compare', algorithm: 'alpha-beta', step: LAST },
]);

/** @typedef {typeof STOPS[number]['id']} StopId */

/** The leaf that is changed, and its value then; and a leaf that the first cutoff skips. */
export const [CHANGED, NEW_VALUE, SKIPPED] = [6, '4', 7];

/**
 * What a stop begins with, as a link asks for it.
 * @param {number} start the stop, from 1
 */
export function stopAt(start) {
  const { algorithm, step } = STOPS[start - 1];
  return { tree: START_TREE, algorithm, step, options: {}, compare: NOT_COMPARED, start };
}

/**
 * Whether what a stop asks for is done.
 * @param {StopId} id
 * @param {State} state
 * @param {Search} search
 */
export function isDone(id, state, search) {
  const { overview } = search;
  const cut = cutoffStep(search);
  switch (id) {
    case 'everything':
      return overview.walker === 'minimax' && state.step === overview.steps;
    case 'guess':
      return (state.predicting?.answers?.length ?? 0) > 0;
    case 'cut':
      return cut !== null && state.step >= cut && hasOwnValues(search, null);
    case 'change':
      return overview.walker === 'alpha-beta' && cut === null && hasOwnValues(search, CHANGED);
    case 'ask':
      return state.inspected !== null && search.last.of(state.inspected).visits === 0;
    case 'compare':
      return (
        state.compare.panes.some(({ algorithm }) => algorithm === 'minimax') &&
        state.step === overview.steps
      );
  }
}

/** The step of the cutoff at the changed leaf's parent; null without one. @param {Search} search */
export function cutoffStep(search) {
  if (search.nodes.length <= CHANGED) return null;
  const parent = search.nodes.parent[CHANGED];
  return [...search.cutoffs].find((step) => search.moment(step).node === parent) ?? null;
}

/** The values of the leaves, in order. */
const VALUES = ['3', '12', '8', '2', '4', '6', '14', '5', '2'];

/** Whether the tree is that of the stops, but for one leaf. @param {Search} search @param {number | null} except */
function hasOwnValues({ nodes }, except) {
  const leaves = [...nodes.leaf.keys()].filter((node) => nodes.leaf[node]);
  const isTree = leaves.length === VALUES.length && nodes.length === VALUES.length + 4;
  return isTree && leaves.every((leaf, at) => leaf === except || nodes.value(leaf) === VALUES[at]);
}
