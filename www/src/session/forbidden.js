/** Actions that are forbidden to a reader, always or at the moment. Pure. */

import { rowOf } from './actions.js';
import { isEditable } from './hall.js';
import { UNDER_WAY } from './outcome.js';
import { isUnderWay } from './predicting/course.js';
import { isWriting } from './settle.js';

/** @import { Action } from './actions.js' */
/** @import { State } from './state.js' */

/**
 * The state where a reader may not do something, or not now; null if that is allowed.
 * @param {State} state
 * @param {Action} action
 * @returns {State | null}
 */
export function forbidden(state, { type }) {
  const { predicting } = state;
  const { edits, chooses, spoils } = rowOf(type);
  if (edits && !isEditable(state)) return state;
  if ((edits || chooses) && isUnderWay(predicting)) return { ...state, refused: UNDER_WAY };
  return (edits || spoils) && isWriting(predicting) ? state : null;
}
