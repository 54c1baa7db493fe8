/** Before the first step: what is about to begin. Pure, and on show from the start. */

import { algorithmName } from '../wording.js';

/**
 * @typedef {import('./about.js').Search} Search
 * @typedef {import('./about.js').Sentence} Sentence
 * @typedef {import('./about.js').Wording} Wording
 */

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
