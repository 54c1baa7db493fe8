/** The size from which a search is made by a worker. */

import { mostNodes } from '../catalogue.js';
import { isToRead, readOf } from '../formats/known.js';
import { grownOf, isToGrow } from '../games/grown.js';

/** @import { Edit } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../search.js' */

/** A search of so many nodes causes no noticeable delay. */
const MOST_NODES = 20_000;

/** An edit of a search of so many steps causes no noticeable delay, nor one of a text of so many characters. */
const [MOST_STEPS, MOST_CHARACTERS] = [400_000, 500_000];

/** Nor one that writes the text of a tree of so many nodes anew, as a recipe's has to be whose nodes move. */
const MOST_WRITTEN = 100_000;

/**
 * Whether a worker should edit a search's tree.
 * @param {Search} search
 * @param {Edit} [edit]
 */
export const isLargeToEdit = ({ overview, text }, edit) =>
  overview.steps > MOST_STEPS ||
  text.length > MOST_CHARACTERS ||
  (edit !== undefined && !('value' in edit) && overview.nodes + added(edit) > MOST_WRITTEN);

/** The most nodes that an edit adds, besides copies of those that there are. @param {Edit} edit @returns {number} */
function added(edit) {
  if ('insert-child' in edit) return mostNodes(edit['insert-child'].tree);
  if ('insert-sibling' in edit) return mostNodes(edit['insert-sibling'].tree);
  if ('several' in edit) return edit.several.edits.reduce((sum, each) => sum + added(each), 0);
  if (!('complete' in edit)) return 0;
  const { branching, depth } = edit.complete;
  // The leaves are about as many as all others together, or more; a chain has no more nodes than plies.
  return 2 * branching ** depth + depth;
}

/** So long a text needs no closer look. */
const LONG = 4 * MOST_NODES;

/** Whether a module has to be loaded before a tree can be searched. @param {string} tree as text */
export const isToMake = (tree) => isToGrow(tree) || (tree.length <= LONG && isToRead(tree));

/** Whether a worker should make a search. @param {string} tree as text @param {Search | null} present */
export function isLarge(tree, present) {
  if (isToMake(tree)) return true;
  if (present?.text === tree) return present.overview.nodes > MOST_NODES;
  const grown = grownOf(tree);
  if (grown !== undefined) return grown.nodes > MOST_NODES;
  const own = readOf(tree)?.text ?? tree;
  return own.length > LONG || mostNodes(own) > MOST_NODES;
}
