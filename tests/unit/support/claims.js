/** Claims that sentences make in words, read from their text and checked against the truth. */

import { checkIterate, checkOpenList, checkProbe, checkStore } from './claims/searches.js';
import { checkCutoff, checkEvaluate, checkImprove } from './claims/values.js';
import { checkEnter, checkLeave } from './claims/visits.js';

/** @import { Happening } from './oracle/happenings.js' */
/** @import { Truth } from './truth.js' */

/**
 * @template {Happening} H
 * @typedef {{truth: Truth, happening: H, at: number, text: string, about: string, values: number[]}} Claim
 *   `values` is what every node is worth as deep as is searched now, seen by MAX
 */

/**
 * @param {Truth} truth
 * @param {number} at which of the happenings
 * @param {string} text
 * @param {string} about
 */
export function claims(truth, at, text, about) {
  const happening = truth.happenings[at];
  const { values } = truth.world(truth.limits[at]);
  const claim = { truth, at, text, about, values };
  switch (happening.kind) {
    case 'iterate':
      return checkIterate({ ...claim, happening });
    case 'enter':
      return checkEnter({ ...claim, happening });
    case 'evaluate':
      return checkEvaluate({ ...claim, happening });
    case 'improve':
      return checkImprove({ ...claim, happening });
    case 'cutoff':
      return checkCutoff({ ...claim, happening });
    case 'probe':
      return checkProbe({ ...claim, happening });
    case 'store':
      return checkStore({ ...claim, happening });
    case 'leave':
      return checkLeave({ ...claim, happening });
    case 'open':
    case 'solve':
      return checkOpenList({ ...claim, happening });
  }
}
