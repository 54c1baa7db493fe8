/** What is said of a folded subtree, which is stepped over as one step. Pure. */

/**
 * @typedef {import('./about.js').Moment} Moment
 * @typedef {import('./about.js').Sentence} Sentence
 * @typedef {import('./about.js').Wording} Wording
 */

/**
 * Something happens that is hidden.
 * @param {Moment} moment
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function inside({ folded }, { label }) {
  if (folded === null) return [];
  const { node, nodes, entered, skipped } = folded;
  return [{ id: 'folded-inside', parameters: { node: label(node), nodes, entered, skipped } }];
}

/**
 * What was stepped over, besides what is said of the symbol itself; nothing at any other step.
 * @param {Moment} moment
 * @returns {Sentence[]}
 */
export function over({ folded, fact }) {
  if (folded === null || fact.kind === 'inside' || fact.kind === 'iterate') return [];
  const { nodes, entered, skipped, cutoffs } = folded;
  return [{ id: 'folded-over', parameters: { nodes, entered, skipped, cutoffs } }];
}
