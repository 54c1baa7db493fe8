/** Claims that sentences make in words, read from their text and checked against the truth. */

import { checkIterate, checkOpenList, checkProbe, checkStore } from './claims/searches.js';
import { checkCutoff, checkEvaluate, checkImprove } from './claims/values.js';
import { checkEnter, checkLeave } from './claims/visits.js';

/** @import { TraceEvent } from './oracle/events.js' */
/** @import { Truth } from './truth.js' */

/**
 * @template {TraceEvent} H
 * @typedef {{truth: Truth, event: H, at: number, text: string, about: string, values: number[], worth: {low: number, high: number}[]}} Claim
 *   `values` is what every node is worth as deep as is searched now, seen by MAX; `worth` is the range of it where deeper entries of a table answer
 */

/**
 * @param {Truth} truth
 * @param {number} at which of the events
 * @param {string} text
 * @param {string} about
 */
export function claims(truth, at, text, about) {
  const event = truth.events[at];
  const { values, worth } = truth.world(truth.limits[at]);
  const claim = { truth, at, text, about, values, worth };
  switch (event.kind) {
    case 'iterate':
      return checkIterate({ ...claim, event });
    case 'enter':
      return checkEnter({ ...claim, event });
    case 'evaluate':
      return checkEvaluate({ ...claim, event });
    case 'improve':
      return checkImprove({ ...claim, event });
    case 'cutoff':
      return checkCutoff({ ...claim, event });
    case 'probe':
      return checkProbe({ ...claim, event });
    case 'store':
      return checkStore({ ...claim, event });
    case 'leave':
      return checkLeave({ ...claim, event });
    case 'open':
    case 'solve':
      return checkOpenList({ ...claim, event });
  }
}
