/** What trees are called that have no name. */

import { gameOf, isRandom } from '../engine/is-recipe.js';
import { gameTreeOf } from '../session/game-trees.js';

/** @import { Say } from './wording.js' */

/** What a tree is called that did not come along. @param {string} tree @param {Say} say */
export function ownTree(tree, say) {
  const known = gameTreeOf(tree);
  if (known !== undefined) return say(`preset-${known.id}`);
  const game = gameOf(tree);
  if (game !== null) return say(`game-${game}`);
  return isRandom(tree) ? say('tree-random') : say('tree-unnamed');
}
