/** The owners of α and β. α is MAX's and β is MIN's; in the negamax forms α is always the mover's. Pure. */

/** @import { Search } from './search.js' */

/**
 * @param {Search} search
 * @param {number} node
 * @returns {{alpha: 'max' | 'min', beta: 'max' | 'min'}}
 */
export function owners({ overview, nodes }, node) {
  const turned = overview.perspective === 'side-to-move' && !nodes.max[node];
  return turned ? { alpha: 'min', beta: 'max' } : { alpha: 'max', beta: 'min' };
}
