/** The size from which a search is made by a worker. */

import { mostNodes } from '../catalogue.js';

/** @import { Search } from '../search.js' */

/** A search of so many nodes causes no noticeable delay. */
const MOST_NODES = 20_000;

/** Whether a worker should make a search. @param {string} tree as text @param {Search | null} present */
export function isLarge(tree, present) {
  if (present?.text === tree) return present.overview.nodes > MOST_NODES;
  // So long a text needs no closer look.
  return tree.length > 4 * MOST_NODES || mostNodes(tree) > MOST_NODES;
}
