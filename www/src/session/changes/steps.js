/** What actions make of the step, of playing, and of where that halts. */

import { withNode, withoutNode } from '../../engine/folding.js';
import { NOT_COMPARED } from '../compared.js';
import { UNDER_WAY } from '../forbidden.js';
import { laidAsideAfter } from '../predicting/on-paper.js';
import { isWriting } from '../settle.js';

/** @import { Action } from '../actions.js' */
/** @import { State } from '../state.js' */

/** The state in which nothing of the search is in sight. @type {Partial<State>} */
const BARE = {
  ...{ overlay: 'none', results: null, compare: NOT_COMPARED, maxOvertime: 0, overtime: 0 },
  ...{ playing: false, inspected: null, editing: null },
};

/**
 * @typedef {Extract<Action, {type: 'go' | 'play' | 'pause' | 'speed' | 'bound' | 'break' | 'break-line' | 'unbreak' | 'predict'}>} OfSteps
 */

/** The state at another step, or on another way through the steps. @param {State} state @param {OfSteps} action @returns {State} */
export function changedSteps(state, action) {
  switch (action.type) {
    case 'go':
      return { ...state, step: action.step, overtime: 0 };
    case 'play':
      return { ...state, step: action.from, overtime: 0, playing: true, editing: null };
    case 'pause':
      return state.playing ? { ...state, playing: false } : state;
    case 'speed':
      return { ...state, speed: action.speed };
    case 'bound':
      return { ...state, bounds: action.bounds };
    case 'break':
      return { ...state, breakpoints: toggled(state.breakpoints, action.node) };
    case 'break-line': {
      const others = state.lines.filter((line) => line !== action.line);
      const is = others.length < state.lines.length;
      return { ...state, lines: is ? others : [...others, action.line] };
    }
    case 'unbreak':
      return { ...state, breakpoints: [], lines: [] };
    case 'predict': {
      const bare = isWriting(action.predicting) ? BARE : {};
      const refused = state.refused === UNDER_WAY ? null : state.refused;
      const { predicting, step = state.step } = action;
      const laidAside = laidAsideAfter(state, predicting);
      return { ...state, ...bare, predicting, laidAside, step, refused };
    }
  }
}

/** @param {readonly number[]} nodes ascending @param {number} node */
const toggled = (nodes, node) =>
  nodes.includes(node) ? withoutNode(nodes, node) : withNode(nodes, node);
