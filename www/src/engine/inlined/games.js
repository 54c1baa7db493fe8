/** The wasm of the games, within a script. Trees grow without a worker, in a moment or two. */

import { NoWorker } from '../jobs/calls.js';
import { compileDeflated } from './wasm.js';

export const compileGames = async () =>
  compileDeflated((await import('virtual:plyscope/games')).default);

/** @returns {Worker} */
export function startGamesWorker() {
  throw new NoWorker('there is no file for one of games');
}
