/** What actions make of the step, of playing, and of where that halts. */

import { withNode, withoutNode } from '../../engine/folding.js';
import { NOT_COMPARED } from '../compared.js';
import { UNDER_WAY } from '../outcome.js';
import { laidAsideAfter } from '../predicting/written/writing.js';
import { isWriting } from '../settle.js';

/** @import { Row } from '../actions.js' */
/** @import { Bounds } from '../bounds.js' */
/** @import { State } from '../state.js' */

/** The state in which nothing of the search is in sight. @type {Partial<State>} */
const BARE = {
  overlay: 'none',
  results: null,
  compare: NOT_COMPARED,
  maxOvertime: 0,
  overtime: 0,
  playing: false,
  inspected: null,
  editing: null,
};

export const STEPS = {
  go: /** @type {Row<{step: number}>} */ ({
    reduce: (state, { step }) => ({ ...state, step, overtime: 0 }),
  }),
  play: /** @type {Row<{from: number}>} */ ({
    reduce: (state, { from }) => ({
      ...state,
      step: from,
      overtime: 0,
      playing: true,
      editing: null,
    }),
    spoils: true,
  }),
  pause: /** @type {Row} */ ({
    reduce: (state) => (state.playing ? { ...state, playing: false } : state),
  }),
  speed: /** @type {Row<{speed: number}>} */ ({
    reduce: (state, { speed }) => ({ ...state, speed }),
  }),
  bound: /** @type {Row<{bounds: Bounds}>} */ ({
    reduce: (state, { bounds }) => ({ ...state, bounds }),
    isAnswered: true,
  }),
  break: /** @type {Row<{node: number}>} */ ({
    reduce: (state, { node }) => ({ ...state, breakpoints: toggled(state.breakpoints, node) }),
  }),
  'break-line': /** @type {Row<{line: string}>} */ ({
    reduce(state, { line }) {
      const others = state.lines.filter((each) => each !== line);
      const is = others.length < state.lines.length;
      return { ...state, lines: is ? others : [...others, line] };
    },
  }),
  unbreak: /** @type {Row} */ ({ reduce: (state) => ({ ...state, breakpoints: [], lines: [] }) }),
  predict: /** @type {Row<{predicting: State['predicting'], step?: number}>} */ ({
    reduce(state, { predicting, step = state.step }) {
      const bare = isWriting(predicting) ? BARE : {};
      const refused = state.refused === UNDER_WAY ? null : state.refused;
      const laidAside = laidAsideAfter(state, predicting);
      // Hands were raised for the question that was open, and stay beside its answer.
      const asked = state.predicting?.open;
      const isSame = [predicting?.open, predicting?.answers?.at(-1)?.place].includes(asked);
      const hands = isSame ? state.hands : null;
      return { ...state, ...bare, predicting, laidAside, hands, step, refused };
    },
  }),
};

/** @param {readonly number[]} nodes ascending @param {number} node */
const toggled = (nodes, node) =>
  nodes.includes(node) ? withoutNode(nodes, node) : withNode(nodes, node);
