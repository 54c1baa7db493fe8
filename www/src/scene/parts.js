/** The parts of nodes in the critical tree, by name. */

export const PARTS = ['none', 'pv', 'cut', 'all'];

/**
 * The name of a node's part in the critical tree; `waste` where it has none and was visited, `none`
 * where it was not.
 * @param {import('../engine/search.js').Search} search
 * @param {import('../engine/states.js').StatesAt} states
 * @param {number} node
 */
export function partOf({ nodes }, states, node) {
  const part = PARTS[nodes.part[node]];
  return part === 'none' && states.of(node).visits > 0 ? 'waste' : part;
}
