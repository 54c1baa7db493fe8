/** Sentences about a folded subtree, which is stepped over as one step. Pure. */

/** @import { Moment } from '../../engine/search.js' */
/** @import { Sentence, Wording } from './about.js' */

/**
 * The step lies inside a folded subtree.
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
 * The sentence about a subtree stepped over, in addition to those about its symbol; none at any other step.
 * @param {Moment} moment
 * @returns {Sentence[]}
 */
export function over({ folded, fact }) {
  if (folded === null || fact.kind === 'inside' || fact.kind === 'iterate') return [];
  const { nodes, entered, skipped, cutoffs } = folded;
  return [{ id: 'folded-over', parameters: { nodes, entered, skipped, cutoffs } }];
}
