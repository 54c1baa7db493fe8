/**
 * *Start here*: six stops on the textbook tree, each with something to do and something to see. A stop is a row; its words are the messages
 * `start-ID`, with the title, the button (`.act`) and what is seen (`.seen`).
 */

import { hasKeys } from '../layout/pointing.js';
import { NOT_COMPARED } from './compared.js';
import { stepOfMoment } from './moment.js';
import { begin, isRight } from './predicting/course.js';
import { PLAIN } from './usual-searches.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Action } from './actions.js' */
/** @import { Exhibit } from './exhibit.js' */
/** @import { State } from './state.js' */

/** What is on show, and how it is worded. @typedef {{state: State, search: Search, score: (units: number) => string, label: (node: number) => string, numeral: (text: string) => string}} Shown */
/** What messages are given. @typedef {Record<string, string | number>} Facts */

/**
 * A stop of a tour.
 * @typedef {object} Stop
 * @property {string} id
 * @property {Pick<Exhibit, 'algorithm' | 'step'>} begins what is on show there at first
 * @property {(shown: Shown) => boolean} isDone whether what it asks for is done
 * @property {(shown: Shown) => Action | null} act what does it at the press of a button
 * @property {(shown: Shown) => Facts} [asks] the facts of what it asks for
 * @property {(shown: Shown) => Facts} seen the facts of what there is to see then
 */

/** The tree of all stops. */
const TREE = 'aima-two-ply';

/** The step before the first cutoff of alpha-beta in this tree. */
const BEFORE_CUTOFF = 19;

/** The node after the first move, which has all of its answers first. */
const ANSWERED = 1;

/** The node that is cut off; its leaf that is changed, and the value then; and a leaf that the cutoff skips. */
const [REFUTED, CHANGED, NEW_VALUE, SKIPPED] = [5, 6, '4', 7];

/** @type {Facts} */
const NOTHING = {};

/** Whether its words may speak of keys. @returns {Facts} */
const KEYS = () => ({ keys: hasKeys() ? 'yes' : 'no' });

/** @type {readonly Stop[]} */
export const STOPS = [
  {
    id: 'everything',
    begins: { algorithm: 'minimax', step: 'start' },
    asks: KEYS,
    // One move seen to its end says how it goes on; nobody has to sit through the rest.
    isDone({ state, search }) {
      const step = stepOfMoment(`return:${ANSWERED}`, search, 'numbers');
      return search.overview.walker === 'minimax' && step !== null && state.step >= step;
    },
    act: ({ state }) => (state.playing ? { type: 'pause' } : { type: 'play', from: 0 }),
    seen({ search, score, label }) {
      const { returned } = search.last.of(ANSWERED);
      return { nodes: search.overview.nodes, node: label(ANSWERED), value: score(returned) };
    },
  },
  {
    id: 'guess',
    begins: { algorithm: 'minimax', step: 'start' },
    isDone: ({ state }) => (state.predicting?.answers?.length ?? 0) > 0,
    act({ search }) {
      const predicting = begin(search, { kinds: ['returns'], stage: 'setup' }, 0);
      return { type: 'predict', predicting, step: predicting.open?.step };
    },
    seen({ state }) {
      const answer = state.predicting?.answers?.at(-1);
      return { right: answer && isRight(answer) ? 'yes' : 'no' };
    },
  },
  {
    id: 'cut',
    begins: { algorithm: 'alpha-beta', step: BEFORE_CUTOFF },
    asks: KEYS,
    isDone({ state, search }) {
      const step = cutoffStep(search);
      return step !== null && state.step >= step && hasOwnValues(search, null);
    },
    act({ search }) {
      const step = cutoffStep(search);
      return step === null ? null : { type: 'go', step };
    },
    seen({ search, score, label }) {
      const step = cutoffStep(search);
      const fact = step === null ? null : search.moment(step).fact;
      if (fact?.kind !== 'cutoff') return NOTHING;
      const { best, bound, by, skipped } = fact;
      if (best === null || by === null) return NOTHING;
      return {
        node: label(REFUTED),
        best: score(best),
        bound: score(bound),
        by: label(by),
        skipped,
      };
    },
  },
  {
    id: 'change',
    begins: { algorithm: 'alpha-beta', step: 'cutoff:1' },
    isDone: ({ search }) =>
      search.overview.walker === 'alpha-beta' &&
      cutoffStep(search) === null &&
      hasOwnValues(search, CHANGED),
    act: () => ({ type: 'edit-tree', edit: { value: { node: CHANGED, value: NEW_VALUE } } }),
    asks: ({ label }) => ({ leaf: label(CHANGED), ...KEYS() }),
    seen: ({ search, numeral }) => ({
      ...countsOf(search),
      value: numeral(search.nodes.value(CHANGED) ?? ''),
    }),
  },
  {
    id: 'ask',
    begins: { algorithm: 'alpha-beta', step: 'cutoff:1' },
    isDone: ({ state, search }) =>
      state.inspected !== null && search.last.of(state.inspected).visits === 0,
    asks: ({ search }) => ({ cut: cutoffStep(search) === null ? 'no' : 'yes', ...KEYS() }),
    act: () => ({ type: 'inspect', node: SKIPPED }),
    seen: ({ state, label }) => ({ node: label(state.inspected ?? 0) }),
  },
  {
    id: 'compare',
    begins: { algorithm: 'alpha-beta', step: 'end' },
    isDone: ({ state, search }) =>
      state.compare.panes.some(({ algorithm }) => algorithm === PLAIN) &&
      state.step === search.overview.steps,
    act: () => ({
      type: 'compare',
      compare: { panes: [{ algorithm: PLAIN, options: {} }], pace: 'end' },
    }),
    seen: ({ search, score }) => ({ ...countsOf(search), value: score(search.overview.value) }),
  },
];

/**
 * What a stop begins with, as a link asks for it.
 * @param {number} start the stop, from 1
 * @returns {Exhibit}
 */
export const stopAt = (start) => ({
  tree: TREE,
  ...STOPS[start - 1].begins,
  options: {},
  compare: NOT_COMPARED,
  start,
});

/** The step of the cutoff at the changed leaf's parent; null without one. @param {Search} search */
const cutoffStep = (search) => stepOfMoment(`cutoff-at:${REFUTED}`, search, 'numbers');

/** How many nodes there are, and how many are entered, also by minimax. @param {Search} search */
const countsOf = ({ overview: { nodes, total, minimax } }) => ({
  nodes,
  entered: total.entered,
  minimax: minimax.entered,
});

/** The values of the leaves, in order. */
const VALUES = ['3', '12', '8', '2', '4', '6', '14', '5', '2'];

/** Whether the tree is that of the stops, but for one leaf. @param {Search} search @param {number | null} except */
function hasOwnValues({ nodes }, except) {
  const leaves = [...nodes.leaf.keys()].filter((node) => nodes.leaf[node]);
  const isTree = leaves.length === VALUES.length && nodes.length === VALUES.length + 4;
  return isTree && leaves.every((leaf, at) => leaf === except || nodes.value(leaf) === VALUES[at]);
}
