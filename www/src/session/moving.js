/** Moving children among their siblings. */

import { withMoved } from '../engine/edits.js';
import { after } from './outcome.js';

/** @import { Nodes } from '../engine/nodes.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Action } from './update.js' */

/**
 * The children of a node's parent, including the node; for the root, itself only.
 * @param {Nodes} nodes
 * @param {number} node
 */
export function siblings({ parent, end }, node) {
  const above = parent[node];
  if (above < 0) return [node];
  const all = [];
  for (let child = above + 1; child < end[above]; child = end[child]) all.push(child);
  return all;
}

/**
 * Moves a child with its subtree to another place among its siblings, unless it is there already.
 * @param {{search: Search,
 *   dispatch: (action: Action) => Outcome}} on
 * @param {number} node
 * @param {number} place from 0
 * @param {(node: number) => void} [then] called with its new number
 */
export function moveChild({ search, dispatch }, node, place, then = () => {}) {
  const all = siblings(search.nodes, node);
  if (place < 0 || place >= all.length || all[place] === node) return;
  const moved = withMoved(search, node, place);
  if (moved === null) return;
  after(dispatch({ type: 'replace-tree', tree: moved.tree }), (error) => {
    if (error === null) then(moved.node);
    return error;
  });
}
