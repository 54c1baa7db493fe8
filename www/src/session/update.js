/**
 * The reducer: (state, action, facts) to state. It touches no screen and runs no search: the session runs the search that
 * a new state needs and passes its facts in, or keeps the old state if the search fails.
 */

import { rowOf } from './actions.js';
import { forbidden } from './forbidden.js';
import { settle } from './settle.js';

/** @import { Action } from './actions.js' */
/** @import { Facts } from './facts.js' */
/** @import { State } from './state.js' */

/** Whether an action starts from scratch: nothing done in the search before stays. @param {Action} action */
export const isFresh = (action) =>
  action.type === 'begin' ||
  action.type === 'choose' ||
  ('isOther' in action && action.isOther === true);

/**
 * @param {State} state
 * @param {Action} action
 * @param {Facts | null} [facts] of the new state's search; null if it is not made yet, or put away
 * @returns {State}
 */
export function update(state, action, facts = null) {
  const kept = forbidden(state, action);
  if (kept !== null) return kept;
  const { type, ...says } = action;
  const unsettled = rowOf(type).reduce(state, says);
  if (facts === null || unsettled === state) return unsettled;
  const numbers = 'renumbering' in action ? action.renumbering?.numbers : undefined;
  return settle(unsettled, state, facts, { isFresh: isFresh(action), numbers });
}
