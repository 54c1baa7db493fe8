/** What comes after a verdict. Pure. */

import { endOf, turning, unveiling } from '../../session/hall.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { State } from '../../session/state.js' */

/**
 * What comes after a verdict: the next question, or the score; on a slide of a lecture, where the key that goes on leads.
 * @param {State} state
 * @param {Search} search
 * @returns {'question' | 'score' | 'slide' | 'step'}
 */
export function comingAfter(state, search) {
  const { predicting, presenting, slide } = state;
  const open = predicting?.open ?? null;
  if (!presenting || slide === null) return open ? 'question' : 'score';
  if (open && open.step <= endOf(state, search)) return 'question';
  const turned = unveiling({ state, search }) === null && turning({ state, search }, 1);
  return turned ? 'slide' : 'step';
}

/** Whether that is of the questions themselves. @param {ReturnType<typeof comingAfter>} coming */
export const isAsked = (coming) => coming === 'question' || coming === 'score';
