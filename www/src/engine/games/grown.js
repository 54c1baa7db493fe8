/** The trees of games that have grown. The core does not know of games: with the recipe it is given the tree. */

import { gameOf } from '../is-recipe.js';

/** @import { Request } from '../../../pkg/plyscope_wasm.js' */
/** @import { GrownTree } from '../../../pkg/games/plyscope_games_wasm.js' */

/** The most characters of trees that are kept beside the latest. */
const MOST_KEPT = 100_000_000;

/** By the recipe without edits, as somebody typed it and as it is written; the latest last. @type {Map<string, GrownTree>} */
const known = new Map();

/** The recipe at the beginning of a text, without the edits behind it. @param {string} text */
export const recipeIn = (text) => text.slice(0, text.indexOf(')') + 1 || undefined).trim();

/** What has grown of a text. @param {string} text */
export const grownOf = (text) => (gameOf(text) === null ? undefined : known.get(recipeIn(text)));

/** Whether a text is a game's recipe whose tree has yet to grow. @param {string} text */
export const isToGrow = (text) => gameOf(text) !== null && grownOf(text) === undefined;

/** A request with what has grown of its recipe. @param {Request} request @returns {Request} */
export function withGrown(request) {
  const grown = grownOf(request.tree)?.text;
  return grown === undefined ? request : { ...request, grown };
}

/**
 * Keeps what has grown of a recipe.
 * @param {string} recipe as somebody typed it, without edits
 * @param {GrownTree} grown
 */
export function keep(recipe, grown) {
  const written = grown.text.slice(0, grown.text.indexOf('\n'));
  for (const name of [recipe, written]) {
    known.delete(name);
    known.set(name, grown);
  }
  forget(written);
}

/** Forgets the oldest trees, where there are too many. @param {string} latest */
function forget(latest) {
  let kept = 0;
  for (const [name, { text }] of [...known].reverse()) {
    kept += text.length;
    if (kept > MOST_KEPT && text !== known.get(latest)?.text) known.delete(name);
  }
}
