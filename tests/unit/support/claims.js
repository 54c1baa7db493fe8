/** What sentences claim in words, read from their text and held against the truth. */

import { asked, begun, kept, listed } from './claims/searches.js';
import { cut, evaluated, improved } from './claims/values.js';
import { entered, left } from './claims/visits.js';

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
      return begun({ ...claim, happening });
    case 'enter':
      return entered({ ...claim, happening });
    case 'evaluate':
      return evaluated({ ...claim, happening });
    case 'improve':
      return improved({ ...claim, happening });
    case 'cutoff':
      return cut({ ...claim, happening });
    case 'probe':
      return asked({ ...claim, happening });
    case 'store':
      return kept({ ...claim, happening });
    case 'leave':
      return left({ ...claim, happening });
    case 'open':
    case 'solve':
      return listed({ ...claim, happening });
  }
}
