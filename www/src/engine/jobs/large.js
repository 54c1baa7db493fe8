/** What is large enough to be made off the main thread. */

import { mostNodes } from '../catalogue.js';

/** @import { Search } from '../search.js' */

/** As many nodes as are searched at once without being noticed. */
const MOST_NODES = 20_000;

/**
 * Whether a search is to be made by a worker.
 * @param {string} tree as text
 * @param {Search | null} present
 */
export function isLarge(tree, present) {
  if (present?.text === tree) return present.overview.nodes > MOST_NODES;
  // A text that is as long as that is not even looked at.
  return tree.length > 4 * MOST_NODES || mostNodes(tree) > MOST_NODES;
}
