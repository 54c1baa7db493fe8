/** The trees of games that have grown. The core does not know of games: with the recipe it is given the tree. */

import { ownText } from '../formats/known.js';
import { gameOf } from '../is-recipe.js';

/** @import { Request } from '../../../pkg/plyscope_wasm.js' */
/** @import { Core, GrownTree } from '../../../pkg/games/plyscope_games_wasm.js' */

/** A tree that has grown, and the rules by which it has. @typedef {{grown: GrownTree, core: Pick<Core, 'view'>}} Known */

/** The most characters of trees that are kept beside the latest. */
const MOST_KEPT = 100_000_000;

/** By the recipe without edits, as somebody typed it and as it is written; the latest last. @type {Map<string, Known>} */
const known = new Map();

/** The recipe at the beginning of a text, without the edits after it. @param {string} text */
export const recipeIn = (text) => text.slice(0, text.indexOf(')') + 1 || undefined).trim();

/** What is known of a text's tree. @param {string} text */
export const knownOf = (text) => (gameOf(text) === null ? undefined : known.get(recipeIn(text)));

/** What has grown of a text. @param {string} text */
export const grownOf = (text) => knownOf(text)?.grown;

/** Whether a text is a game's recipe whose tree has yet to grow. @param {string} text */
export const isToGrow = (text) => gameOf(text) !== null && grownOf(text) === undefined;

/**
 * A request as the core understands it: with what has grown of its recipe, or with what was read of a text in another's format.
 * @param {Request} request
 * @returns {Request}
 * @throws {PlyscopeError} what is wrong with such a text
 */
export function withGrown(request) {
  const grown = grownOf(request.tree)?.text;
  return grown === undefined ? { ...request, tree: ownText(request.tree) } : { ...request, grown };
}

/**
 * Keeps what has grown of a recipe.
 * @param {string} recipe as somebody typed it, without edits
 * @param {GrownTree} grown
 * @param {Known['core']} core
 */
export function keep(recipe, grown, core) {
  const written = grown.text.slice(0, grown.text.indexOf('\n'));
  for (const name of [recipe, written]) {
    known.delete(name);
    known.set(name, { grown, core });
  }
  forget(written);
}

/** Forgets the oldest trees, where there are too many. @param {string} latest */
function forget(latest) {
  let kept = 0;
  for (const [name, { grown }] of [...known].reverse()) {
    kept += grown.text.length;
    if (kept > MOST_KEPT && grown !== known.get(latest)?.grown) known.delete(name);
  }
}
