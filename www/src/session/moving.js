/** Children at another place among their siblings, by key, button or mouse. */

import { withMoved } from '../engine/edits.js';
import { after } from './outcome.js';

/**
 * The children of a node's parent, the node among them; it alone where it is the root.
 * @param {import('../engine/nodes.js').Nodes} nodes
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
 * Moves a child, with all that is below it, to another place among its siblings; nothing where it stands there.
 * @param {{search: import('../engine/search.js').Search,
 *   dispatch: (action: import('./update.js').Action) => import('./outcome.js').Outcome}} on
 * @param {number} node
 * @param {number} place from 0
 * @param {(node: number) => void} [then] what is done once it is there, where it has another number
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
