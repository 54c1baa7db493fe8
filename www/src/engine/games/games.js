/** The module of the games, loaded when a game's recipe is met: their rules, and the growing of their trees. */

import { compileGames, startGamesWorker } from '../files/games.js';
import { Calls, NoWorker } from '../jobs/calls.js';
import { newInstance } from './instance.js';

/** @import { Core, GrownTree } from '../../../pkg/games/plyscope_games_wasm.js' */

/** A tree of so many nodes at most grows with no noticeable delay. */
const MOST_AT_ONCE = 10_000;

/** @type {WebAssembly.Module | undefined} */
let module;

/** @type {Core | undefined} */
let core;

/** Loads the wasm, once. */
export async function load() {
  if (core === undefined) begin(await compileGames());
}

/** Begins the instance that answers. @param {WebAssembly.Module} compiled */
export function begin(compiled) {
  module = compiled;
  core = newInstance(compiled);
}

/** The functions of the wasm, once it is loaded. @returns {Core} */
export function rules() {
  if (core === undefined) throw new Error('the games are not loaded');
  return core;
}

/**
 * Grows the tree of a recipe: by a worker if it is large.
 * @param {string} recipe without edits
 * @param {(nodes: number) => void} progressed
 * @param {AbortSignal} [signal] ends it; then nothing comes of it
 * @returns {Promise<GrownTree>}
 * @throws {PlyscopeError}
 */
export async function growTree(recipe, progressed, signal) {
  if (rules().most_nodes(recipe) <= MOST_AT_ONCE) return rules().grow(recipe);
  try {
    const calls = new Calls(progressed, startGamesWorker);
    signal?.addEventListener('abort', () => calls.end());
    return await calls
      .call({ type: 'grow-game', module: /** @type {WebAssembly.Module} */ (module), recipe })
      .finally(() => calls.end());
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
    return rules().grow(recipe, progressed);
  }
}
