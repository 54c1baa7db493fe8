/** Folding a subtree by hand, and unfolding it. Pure. */

import { withNode, withoutNode } from '../engine/folding.js';

/** @import { Folds } from '../engine/folding.js' */

/** @param {Folds} folds @param {number} node @returns {Folds} */
export const folded = (folds, node) => ({
  ...folds,
  folded: withNode(folds.folded, node),
  unfolded: withoutNode(folds.unfolded, node),
});

/** What is folded by itself stays unfolded from now on. @param {Folds} folds @param {number} node @returns {Folds} */
export const unfolded = (folds, node) => ({
  ...folds,
  folded: withoutNode(folds.folded, node),
  unfolded: folds.itself ? withNode(folds.unfolded, node) : folds.unfolded,
});
