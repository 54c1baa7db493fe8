/** Beginning to predict, and ending it, by one key or one button. Pure, but for asking the core. */

import { playFrom, position } from '../steps.js';
import { begin, isHeld, KINDS, kindsIn } from './course.js';
import { questionKinds } from './questions.js';

/** @import { Kind } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Action } from '../actions.js' */
/** @import { Predicting } from './course.js' */
/** @import { State } from '../state.js' */

/** @type {Predicting} */
const SETUP = { stage: 'setup' };

/** What a hall is asked where nothing else is said: what α and β are at the root is a poor beginning. */
export const FOR_A_HALL = 'cut,skipped';

/** The kinds that a hall is asked: those of its slide. @param {Pick<State, 'slide'>} state */
export const kindsInHall = ({ slide }) => kindsNamed(slide?.kinds ?? FOR_A_HALL);

/** The kinds that a text names. @param {string} text */
export const kindsNamed = (text) =>
  KINDS.filter((kind) => text === 'all' || text.split(',').includes(kind));

/** The text that names kinds; `none` for none. @param {readonly Kind[]} [kinds] */
export const namesOf = (kinds = KINDS) =>
  kinds.length === KINDS.length ? 'all' : kindsNamed(kinds.join()).join() || 'none';

/**
 * The action that begins to ask for predictions, or ends that; null if a learner may not leave now.
 * @param {State} state
 * @param {Search} search
 * @param {readonly Kind[] | null} kinds those that are asked at once, as in a hall; null where a learner chooses them
 * @returns {Action & {type: 'predict'} | null}
 */
export function toggled(state, search, kinds) {
  if (state.predicting !== null) return asking(state, search, []);
  return kinds === null ? { type: 'predict', predicting: SETUP } : asking(state, search, kinds);
}

/**
 * The action that asks questions of these kinds, from the step on show, or none any more; null if that changes nothing, or a learner may not leave now.
 * @param {State} state
 * @param {Search} search
 * @param {readonly Kind[]} asked
 * @returns {Action & {type: 'predict'} | null}
 */
export function asking(state, search, asked) {
  if (isHeld(state.predicting)) return null;
  if (asked.length === 0) return state.predicting && { type: 'predict', predicting: null };
  // Without kinds, the choice says why.
  if (questionKinds(search).kinds.length === 0) return { type: 'predict', predicting: SETUP };
  const from = playFrom(state, search.overview.steps);
  // A hall is not led back to the beginning.
  if (state.presenting && from < position(state)) return null;
  // Minimax never cuts: rather than nothing, it is asked what it can answer.
  const kinds = kindsIn(search, { ...SETUP, kinds: asked }).length > 0 ? asked : undefined;
  const begun = begin(search, { ...SETUP, kinds }, from, state.last);
  return { type: 'predict', predicting: begun, ...(begun.open && { step: begun.open.step }) };
}
