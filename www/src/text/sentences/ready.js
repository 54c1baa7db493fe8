/** The sentence before the first step: what is about to begin. Pure. */

import { algorithmName } from '../wording.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Sentence, Wording } from './about.js' */

/**
 * @param {Search} search
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function ready(search, { say }) {
  const { algorithm, walker, nodes } = search.overview;
  return {
    id: 'step-ready',
    parameters: {
      algorithm: algorithmName(algorithm, say),
      walker: walker === algorithm ? 'none' : algorithmName(walker, say),
      nodes,
      root: search.nodes.max[0] ? 'MAX' : 'MIN',
    },
  };
}
