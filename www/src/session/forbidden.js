/** Actions that are forbidden to a reader, always or at the moment. Pure. */

import { isUnderWay } from './predicting/course.js';
import { isWriting } from './settle.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Action } from './actions.js' */
/** @import { State } from './state.js' */

/** Actions that change the tree by hand. @type {readonly Action['type'][]} */
const EDITS = ['replace-tree', 'edit-tree', 'try', 'edit', 'swap-players', 'undo', 'redo'];

/** Actions that would change the search that an exercise is about. @type {readonly Action['type'][]} */
const CHANGING = [...EDITS, 'choose', 'algorithm', 'option', 'options'];

/** Actions that would show something of the search to somebody who writes, or throw what is written away. @type {readonly Action['type'][]} */
const SPOILING = [...EDITS, 'overlay', 'results', 'compare', 'play', 'inspect'];

/** Why nothing changes while an exercise goes on. @type {PlyscopeError} */
export const UNDER_WAY = { kind: 'under-way' };

/**
 * The state where a reader may not do something, or not now; null if that is allowed.
 * @param {State} state
 * @param {Action} action
 * @returns {State | null}
 */
export function forbidden(state, { type }) {
  const { editable, predicting } = state;
  if (!editable && EDITS.includes(type)) return state;
  const isKept = isUnderWay(predicting) && CHANGING.includes(type);
  if (isKept) return { ...state, refused: UNDER_WAY };
  return isWriting(predicting) && SPOILING.includes(type) ? state : null;
}
