/** What actions make of the panels, and of what is said beside them. */

import { NO_FOLDS } from '../../engine/folding.js';
import { isCompared } from '../compared.js';

/** @import { Action } from '../actions.js' */
/** @import { State } from '../state.js' */

/**
 * @typedef {Extract<Action, {type: 'arrange' | 'panel' | 'sheet' | 'results' | 'code' | 'compare' | 'traced' | 'refuse' | 'dismiss' | 'lost'}>} OfPanels
 */

/** The state with other panels, or another error. @param {State} state @param {OfPanels} action @returns {State} */
export function changedPanels(state, action) {
  switch (action.type) {
    case 'arrange': {
      const { type: _, ...arranged } = action;
      const { panels = state.panels, editable = state.editable } = action;
      // Other tabs begin with the first.
      const isSame = String(panels) === String(state.panels);
      const panel = isSame ? state.panel : panels[0];
      return { ...state, ...arranged, panel, editing: editable ? state.editing : null };
    }
    case 'panel':
      return { ...state, panel: action.panel, panelBefore: null, sheet: true };
    case 'sheet':
      return { ...state, sheet: action.isOpen };
    case 'results':
      return { ...state, results: action.sort };
    case 'code':
      return { ...state, code: action.code };
    case 'compare': {
      const { compare } = action;
      const maxOvertime = isCompared(compare) ? (action.maxOvertime ?? state.maxOvertime) : 0;
      const overtime = Math.min(state.overtime, maxOvertime ?? Infinity);
      return { ...state, compare, maxOvertime, overtime };
    }
    case 'traced':
      return { ...state, traced: action.traced };
    case 'refuse':
      return { ...state, refused: action.error };
    case 'dismiss':
      return { ...state, refused: null };
    case 'lost': {
      const { folds, level } = state;
      // The possible cause is not tried again: first automatic folding, then any folding.
      const kept = { ...folds, itself: folds.itself && level !== null };
      const refused = action.error;
      return { ...state, playing: false, refused, folds: action.again ? NO_FOLDS : kept };
    }
  }
}
