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
  const unsettled = reduced(state, action);
  return facts === null ? unsettled : settled(unsettled, state, action, facts);
}

/** What a permitted action makes of a state, before its search is known. @param {State} state @param {Action} action @returns {State} */
export function reduced(state, { type, ...says }) {
  return rowOf(type).reduce(state, says);
}

/**
 * What a permitted action makes of a state, with what follows from the search.
 * @param {State} unsettled
 * @param {State} before
 * @param {Action} action
 * @param {Facts} facts
 * @returns {State}
 */
export function settled(unsettled, before, action, facts) {
  if (unsettled === before) return before;
  const numbers = 'renumbering' in action ? action.renumbering?.numbers : undefined;
  return settle(unsettled, before, facts, { isFresh: isFresh(action), numbers });
}
