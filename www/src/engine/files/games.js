/** The wasm and the worker of the games, files beside the others. A build into a single file takes `inlined/games.js` instead. */

import { Worker } from './trusted.js';
import { compileFile } from './wasm.js';

export const compileGames = () =>
  compileFile(new URL('../../../pkg/games/plyscope_games_wasm_bg.wasm', import.meta.url));

/** @throws if the browser or the page's policy allows none */
export const startGamesWorker = () =>
  new Worker(new URL('../games/games-worker.js', import.meta.url), { type: 'module' });
