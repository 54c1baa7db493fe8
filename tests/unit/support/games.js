/** The games in Node, and recipes of which each is wrong in another way. */

import { readFileSync } from 'node:fs';
import { begin, rules } from '../../../www/src/engine/games/games.js';

/** @import { RecipeError } from '../../../www/pkg/games/plyscope_games_wasm.js' */

const file = new URL('../../../www/pkg/games/plyscope_games_wasm_bg.wasm', import.meta.url);
begin(new WebAssembly.Module(readFileSync(file)));

/** The functions of the wasm. */
export const games = rules();

/** Recipes that are wrong, by the kind of error. @type {Record<RecipeError['kind'], string>} */
export const NO_RECIPES = {
  expected: 'four(columns=12)',
  'unclosed-bracket': 'chess(depth=2',
  repeated: 'chess(depth=2, depth=3)',
  'out-of-turn': 'tic-tac-toe(position=XXX/.../...)',
  'two-winners': 'tic-tac-toe(position=XXX/OOO/...)',
  'in-the-air': 'four(position=X..../....., columns=5)',
  'full-column': 'four(columns=4, rows=4, played=11111)',
  'after-the-end': 'four(played=12121212)',
  unplayable: 'chess(fen=8/8/8/8/8/8/8/8 w - -)',
  'would-have': 'chess(depth=5)',
};

/** Recipes in which something else was expected, by what that is. @type {Record<Extract<RecipeError, {expected: unknown}>['expected'], string>} */
export const EXPECTED = {
  game: 'go(depth=1)',
  mark: 'chess(depth 1)',
  end: 'chess(fen=4k3/8/8/8/8/8/8/4K3 w - - 0 1 x)',
  parameter: 'chess(size=3)',
  word: 'chess(king=free)',
  whole: 'chess(depth=x)',
  square: 'tic-tac-toe(position=?../.../...)',
  row: 'tic-tac-toe(position=../.../...)',
  'row-of': 'four(position=..........)',
  rows: 'tic-tac-toe(position=.../...)',
  'as-in-position': 'four(position=..../..../..../...., columns=5)',
  turn: 'tic-tac-toe(position=X../.../..., moves=X)',
  column: 'four(columns=4, rows=4, played=5)',
  placement: 'chess(fen=8/8)',
  side: 'chess(fen=4k3/8/8/8/8/8/8/4K3 x)',
  castling: 'chess(fen=4k3/8/8/8/8/8/8/4K3 w x)',
  'en-passant': 'chess(fen=4k3/8/8/8/8/8/8/4K3 w - x)',
  clock: 'chess(fen=4k3/8/8/8/8/8/8/4K3 w - - x)',
};
