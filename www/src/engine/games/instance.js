/** An instance of the games' wasm. */

import { instance } from '../../../pkg/games/plyscope_games_wasm.js';

/** @param {WebAssembly.Module} of */
export function newInstance(of) {
  const made = instance();
  made.initSync({ module: of });
  return made;
}
