/** What trees are called that have no name. */

import { gameOf, isRandom } from '../engine/is-recipe.js';
import { presetOf } from '../session/choices.js';
import { gameTreeOf } from '../session/game-trees.js';

/** @import { Catalogue } from '../engine/catalogue.js' */
/** @import { State } from '../session/state.js' */
/** @import { Say } from './wording.js' */

/**
 * What the tree on show is called: as it came along, or as its reader has called it.
 * @param {Pick<State, 'tree' | 'work'>} state
 * @param {Catalogue} catalogue
 * @param {Say} say
 */
export function treeName({ tree, work }, catalogue, say) {
  const preset = presetOf(catalogue, tree)?.id;
  return preset === undefined ? work.title || ownTree(tree, say) : say(`preset-${preset}`);
}

/** What a tree is called that did not come along. @param {string} tree @param {Say} say */
export function ownTree(tree, say) {
  const known = gameTreeOf(tree);
  if (known !== undefined) return say(`preset-${known.id}`);
  const game = gameOf(tree);
  if (game !== null) return say(`game-${game}`);
  return isRandom(tree) ? say('tree-random') : say('tree-unnamed');
}
