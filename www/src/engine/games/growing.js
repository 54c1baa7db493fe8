/** The growing of games' trees, in a module that is loaded when the first recipe of a game is met. */

import { LazyModule } from '../lazy-module.js';
import { grownOf, keep, recipeIn } from './grown.js';

const games = new LazyModule(() => import('./games.js'));

/** The module of the games. @throws {PlyscopeError} if it cannot be loaded */
export async function loadGames() {
  try {
    const module = await games.load();
    await module.load();
    return module;
  } catch {
    throw { kind: 'games-not-loaded' };
  }
}

/**
 * Grows the tree of a recipe.
 * @param {string} text
 * @param {(nodes: number) => void} progressed
 * @param {AbortSignal} [signal] ends it; then nothing comes of it
 * @throws {PlyscopeError}
 */
export async function grow(text, progressed, signal) {
  const recipe = recipeIn(text);
  const { growTree, rules } = await loadGames();
  keep(recipe, await growTree(recipe, progressed, signal), rules());
}

/**
 * The tree that grows of a recipe, without the recipe.
 * @param {string} text a recipe without edits
 * @returns {Promise<string>}
 * @throws {PlyscopeError}
 */
export async function grownTree(text) {
  await grow(text, () => {});
  const grown = grownOf(text)?.text ?? '';
  return grown.slice(grown.indexOf('\n') + 1);
}
