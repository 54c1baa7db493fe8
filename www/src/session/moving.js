/** Moving children among their siblings. */

import { numberAfter } from '../engine/edits.js';
import { after } from './outcome.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Action } from './update.js' */

/**
 * Moves a child with its subtree to another place among its siblings, unless it is there already.
 * @param {{search: Search,
 *   dispatch: (action: Action) => Outcome}} on
 * @param {number} node
 * @param {number} place from 0
 * @param {(node: number) => void} [then] called with its new number
 */
export function moveChild({ search, dispatch }, node, place, then = () => {}) {
  const { place: from, siblings } = search.nodes.place(node);
  if (place < 0 || place >= siblings || place === from) return;
  const number = numberAfter(search.nodes, node, place);
  after(dispatch({ type: 'edit-tree', edit: { move: { node, place } } }), (error) => {
    if (error === null) then(number);
    return error;
  });
}
