/** The words for a search in some language: its numbers, and what its nodes are called. Pure. */

import { format, numeral } from '../engine/score.js';
import { labelsOf } from '../session/labels.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Labels } from '../session/labels.js' */
/** @import { Messages } from './messages.js' */

/** @param {Search} search @param {Labels} labels @param {Pick<Messages, 'say' | 'point'>} messages */
export function wordsFor(search, labels, { say, point }) {
  const nameOf = labelsOf(search, labels);
  return {
    say,
    label(/** @type {number} */ node) {
      const name = nameOf(node);
      // In a sentence nobody could tell where it ends.
      return /\s/.test(name) ? say('quoted-name', { name }) : name;
    },
    score: (/** @type {number} */ units) => format(units, search.overview.decimals, point),
    numeral: (/** @type {string} */ text) => numeral(text, point),
  };
}
