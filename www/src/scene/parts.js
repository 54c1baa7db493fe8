/** The parts of nodes in the critical tree, by name. */

/** @import { Search } from '../engine/search.js' */
/** @import { StatesAt } from '../engine/states.js' */

export const PARTS = ['none', 'pv', 'cut', 'all'];

/**
 * The name of a node's part in the critical tree; outside that tree `waste` if it was visited, else `none`.
 * @param {Search} search
 * @param {StatesAt} states
 * @param {number} node
 */
export function partOf({ nodes }, states, node) {
  const part = PARTS[nodes.part[node]];
  return part === 'none' && states.of(node).visits > 0 ? 'waste' : part;
}
