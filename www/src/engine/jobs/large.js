/** The size from which a search is made by a worker. */

import { mostNodes } from '../catalogue.js';

/** @import { Search } from '../search.js' */

/** A search of so many nodes causes no noticeable delay. */
const MOST_NODES = 20_000;

/** An edit of a search of so many steps causes no noticeable delay, nor one of a text of so many characters. */
const [MOST_STEPS, MOST_CHARACTERS] = [400_000, 500_000];

/** Whether a worker should edit a search's tree. @param {Search} search */
export const isLargeToEdit = ({ overview, text }) =>
  overview.steps > MOST_STEPS || text.length > MOST_CHARACTERS;

/** Whether a worker should make a search. @param {string} tree as text @param {Search | null} present */
export function isLarge(tree, present) {
  if (present?.text === tree) return present.overview.nodes > MOST_NODES;
  // So long a text needs no closer look.
  return tree.length > 4 * MOST_NODES || mostNodes(tree) > MOST_NODES;
}
