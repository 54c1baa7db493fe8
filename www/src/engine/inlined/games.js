/** The wasm of the games, within the script itself. Trees grow without a worker, in a moment or two. */

import deflated from 'virtual:plyscope/games';
import { NoWorker } from '../jobs/calls.js';
import { compileDeflated } from './wasm.js';

export const compileGames = () => compileDeflated(deflated);

/** @returns {Worker} */
export function startGamesWorker() {
  throw new NoWorker('a single file has none for games');
}
