/** The growing of games' trees, in a module that is loaded when the first recipe of a game is met. */

import { LazyModule } from '../lazy-module.js';
import { keep, recipeIn } from './grown.js';

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
