/** The part of the reducer that folds subtrees and unfolds them. */

import { NO_FOLDS, withNode, withoutNode } from '../engine/folding.js';

/** @import { Folds } from '../engine/folding.js' */

/**
 * @typedef {{type: 'fold', node: number} | {type: 'unfold', node: number} | {type: 'unfold-all'}
 *   | {type: 'fold-itself', itself: boolean}} FoldAction
 */

/**
 * @param {Folds} folds
 * @param {FoldAction} action
 * @returns {Folds}
 */
export function refolded(folds, action) {
  const { itself, folded, unfolded } = folds;
  switch (action.type) {
    case 'fold':
      return {
        itself,
        folded: withNode(folded, action.node),
        unfolded: withoutNode(unfolded, action.node),
      };
    case 'unfold':
      return {
        itself,
        folded: withoutNode(folded, action.node),
        unfolded: itself ? withNode(unfolded, action.node) : unfolded,
      };
    case 'unfold-all':
      return NO_FOLDS;
    case 'fold-itself':
      return { ...folds, itself: action.itself, unfolded: [] };
  }
}
