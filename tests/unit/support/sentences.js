/** A step's sentences as the page words them. */

import { format } from '../../../www/src/engine/score.js';
import { told as inWords, sentences } from '../../../www/src/text/sentence.js';
import { standing } from '../../../www/src/text/sentences/iterate.js';
import { say } from './messages.js';

/** What cannot stand in a sentence: an empty place, or the name of one. */
export const BROKEN =
  /undefined|\bnone\b|NaN|null(?! window|:)|\{|\}|\$| {2}| [,.;:!]|,,|\.\.|\(\)/;

/**
 * @param {import('../../../www/src/engine/search.js').Search} search
 * @param {number} step
 */
export function told(search, step) {
  const { decimals } = search.overview;
  const moment = search.moment(step);
  const wording = {
    score: (/** @type {number} */ units) => format(units, decimals),
    label: (/** @type {number} */ node) => search.nodes.name(node) ?? String(node),
    say,
  };
  return {
    parts: sentences(search, moment, wording),
    text: inWords(search, moment, wording),
    /** What stands under it. */
    standing: standing(search, moment, wording),
  };
}
