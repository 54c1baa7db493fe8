/** A step's sentences as the page words them. */

import { format } from '../../../www/src/engine/score.js';
import { sentences, stepText } from '../../../www/src/text/sentence.js';
import { bestSoFar } from '../../../www/src/text/sentences/iterate.js';
import { say } from './messages.js';

/** @import { Search } from '../../../www/src/engine/search.js' */

/** Signs of a broken sentence: an empty place, or the name of one. */
export const BROKEN =
  /undefined|\bnone\b|NaN|null(?! window|:)|\{|\}|\$| {2}| [,.;:!]|,,|\.\.|\(\)/;

/**
 * @param {Search} search
 * @param {number} step
 */
export function wordsAt(search, step) {
  const { decimals } = search.overview;
  const moment = search.moment(step);
  const wording = {
    score: (/** @type {number} */ units) => format(units, decimals),
    label: (/** @type {number} */ node) => search.nodes.name(node) ?? String(node),
    say,
  };
  return {
    parts: sentences(search, moment, wording),
    text: stepText(search, moment, wording),
    /** The text under the sentence. */
    bestSoFar: bestSoFar(search, moment, wording),
  };
}
