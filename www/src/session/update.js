/**
 * The reducer: (state, action, facts) to state. It touches no screen and runs no search: the session runs the search that
 * a new state needs and passes its facts in, or keeps the old state if the search fails.
 */

import { changedPanels } from './changes/panels.js';
import { changedPicture } from './changes/picture.js';
import { changedSteps } from './changes/steps.js';
import { changedWork } from './changes/work.js';
import { forbidden } from './forbidden.js';
import { settle } from './settle.js';

/** @import { Action } from './actions.js' */
/** @import { Facts } from './facts.js' */
/** @import { State } from './state.js' */

/** Actions after which nothing done in the search before stays. */
const FRESH = ['begin', 'choose'];

/** Whether an action starts from scratch. @param {Action} action */
export const isFresh = (action) =>
  FRESH.includes(action.type) || ('isOther' in action && action.isOther === true);

/**
 * @param {State} state
 * @param {Action} action
 * @param {Facts | null} [facts] of the new state's search; null if it is not made yet, or put away
 * @returns {State}
 */
export function update(state, action, facts = null) {
  const kept = forbidden(state, action);
  if (kept !== null) return kept;
  const unsettled = changed(state, action);
  if (facts === null || unsettled === state) return unsettled;
  const numbers = 'renumbering' in action ? action.renumbering?.numbers : undefined;
  return settle(unsettled, state, facts, { isFresh: isFresh(action), numbers });
}

/**
 * The state that an action asks for, before it is settled.
 * @param {State} state
 * @param {Action} action
 * @returns {State}
 */
function changed(state, action) {
  switch (action.type) {
    case 'begin':
    case 'choose':
    case 'edit-tree':
    case 'replace-tree':
    case 'algorithm':
    case 'option':
    case 'options':
    case 'swap-players':
    case 'undo':
    case 'redo':
    case 'try':
    case 'keep-trial':
    case 'edit':
    case 'revert-edit':
    case 'end-edit':
    case 'end-start':
    case 'describe':
      return changedWork(state, action);
    case 'go':
    case 'play':
    case 'pause':
    case 'speed':
    case 'bound':
    case 'break':
    case 'break-line':
    case 'unbreak':
    case 'predict':
      return changedSteps(state, action);
    case 'focus':
    case 'hover':
    case 'inspect':
    case 'select':
    case 'add-to-selection':
    case 'fold':
    case 'unfold':
    case 'unfold-all':
    case 'fold-itself':
    case 'resize':
    case 'camera':
    case 'overlay':
    case 'labels':
      return changedPicture(state, action);
    case 'code':
    case 'hall':
    case 'arrange':
    case 'panel':
    case 'sheet':
    case 'results':
    case 'compare':
    case 'traced':
    case 'refuse':
    case 'dismiss':
    case 'lost':
      return changedPanels(state, action);
  }
}
