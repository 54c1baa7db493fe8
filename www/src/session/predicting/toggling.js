/** Beginning to predict, and ending it, by one key or one button. Pure, but for asking the core. */

import { playFrom } from '../steps.js';
import { begin, isHeld } from './course.js';
import { questionKinds } from './questions.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Action } from '../actions.js' */
/** @import { State } from '../state.js' */

/**
 * The action that begins to ask for predictions, or ends that; null if a learner may not leave now.
 * @param {State} state
 * @param {Search} search
 * @param {boolean} atOnce whether every kind is asked at once, as in a hall, where nobody is offered a choice
 * @returns {Action & {type: 'predict'} | null}
 */
export function toggled(state, search, atOnce) {
  if (isHeld(state.predicting)) return null;
  if (state.predicting !== null) return { type: 'predict', predicting: null };
  // Without kinds, the choice says why.
  if (!atOnce || questionKinds(search).kinds.length === 0)
    return { type: 'predict', predicting: { stage: 'setup' } };
  const from = playFrom(state, search.overview.steps);
  const begun = begin(search, { stage: 'setup' }, from, state.last);
  return { type: 'predict', predicting: begun, ...(begun.open && { step: begun.open.step }) };
}
