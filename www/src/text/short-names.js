/** What algorithms are called where there is little room. */

import { algorithmName } from './wording.js';

/** Those whose names are too long. */
const LONG = [
  'negamax-alpha-beta',
  'negamax-tt',
  'null-window',
  'pvs',
  'iterative-deepening',
  'aspiration',
];

/** @param {string} algorithm @param {import('./wording.js').Say} say */
export const shortName = (algorithm, say) =>
  LONG.includes(algorithm) ? say(`algorithm-${algorithm}.short`) : algorithmName(algorithm, say);
