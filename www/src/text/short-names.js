/** Short names of algorithms, for narrow places. */

import { algorithmName } from './wording.js';

/** @import { Say } from './wording.js' */

/** The algorithms with long names. */
const LONG = [
  'negamax-alpha-beta',
  'negamax-tt',
  'null-window',
  'pvs',
  'iterative-deepening',
  'aspiration',
];

/** @param {string} algorithm @param {Say} say */
export const shortName = (algorithm, say) =>
  LONG.includes(algorithm) ? say(`algorithm-${algorithm}.short`) : algorithmName(algorithm, say);
