/** What actions make of the picture, and of the nodes that are pointed at, selected or folded. */

import { refolded } from '../folds.js';
import { selecting } from '../selection.js';

/** @import { Action } from '../actions.js' */
/** @import { State } from '../state.js' */

/**
 * @typedef {Extract<Action, {type: 'focus' | 'hover' | 'inspect' | 'select' | 'add-to-selection' | 'fold' | 'unfold' | 'unfold-all' | 'fold-itself'
 *   | 'resize' | 'camera' | 'overlay' | 'labels'}>} OfPicture
 */

/** The state in which the tree looks different. @param {State} state @param {OfPicture} action @returns {State} */
export function changedPicture(state, action) {
  switch (action.type) {
    case 'focus':
      return { ...state, focus: action.node };
    case 'hover':
      return state.hover === action.node ? state : { ...state, hover: action.node };
    case 'inspect':
      return {
        ...{ ...state, inspected: action.node, selected: [], adding: false },
        ...panelAsking(state, action.node),
      };
    case 'select':
      return {
        ...state,
        ...selecting(action.nodes),
        adding: state.adding && action.nodes.length > 0,
      };
    case 'add-to-selection':
      return { ...state, adding: action.adds };
    case 'fold':
    case 'unfold':
    case 'unfold-all':
    case 'fold-itself':
      // The node pointed at or edited may be hidden now, or lie elsewhere.
      return { ...state, folds: refolded(state.folds, action), hover: null, editing: null };
    case 'resize':
      return { ...state, size: action.size };
    case 'camera':
      return { ...state, camera: action.camera, glides: action.glides ?? false };
    case 'overlay':
      return { ...state, overlay: action.overlay };
    case 'labels':
      return { ...state, labels: action.labels };
  }
}

/**
 * A question opens its tab; afterwards the tab before comes back.
 * @param {State} state
 * @param {number | null} node the node asked about
 * @returns {Partial<State>}
 */
function panelAsking({ panel, panels, panelBefore }, node) {
  if (!panels.includes('ask')) return {};
  if (node === null) return { panel: panelBefore ?? panel, panelBefore: null };
  return { panel: 'ask', panelBefore: panel === 'ask' ? panelBefore : panel, sheet: true };
}
