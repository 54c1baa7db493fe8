/** What is typed into the form for a game becomes its recipe, and comes back from it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../www/src/engine/is-recipe.js';
import {
  positionOf,
  rowsIn,
  SIGNS,
  withSide,
  withSign,
} from '../../www/src/features/games/pieces.js';
import { ROWS, USUAL } from '../../www/src/features/games/rows.js';
import { draftOf, recipeText, rowOf } from '../../www/src/features/recipe-rows.js';
import { games } from './support/games.js';

/** @import { RecipeError } from '../../www/pkg/games/plyscope_games_wasm.js' */
/** @import { Draft } from '../../www/src/features/recipe-rows.js' */

/** @param {Draft} draft */
const written = (draft) => recipeText(draft.game, ROWS, draft);

test('what the form begins with is right, and comes back from its recipe', () => {
  for (const game of GAMES) {
    const text = written(USUAL[game]);
    const recipe = games.recipe(text) ?? assert.fail(text);
    assert.deepEqual([recipe.game, recipe.fits], [game, true]);
    const again = written(draftOf(ROWS, { ...recipe.parameters, game }));
    assert.equal(games.recipe(again)?.text, recipe.text);
  }
});

test('an empty field is left out, but for the depth', () => {
  const text = (/** @type {Draft} */ draft) => written(draft).replaceAll('\n', '');
  assert.equal(text({ ...USUAL.four, depth: '' }), 'four(columns=5,rows=4,depth=)');
  assert.equal(text({ ...USUAL.chess, position: ' 8/8 ' }), 'chess(fen=8/8,depth=2)');
  assert.equal(text({ ...USUAL.chess, columns: '5', moves: 'X' }), 'chess(depth=2)');
});

test('an error is said in the row that it is about', () => {
  /** @param {Draft} draft */
  const wrong = (draft) => {
    try {
      return games.recipe(written(draft))?.text;
    } catch (error) {
      const { recipe } = /** @type {{recipe: RecipeError}} */ (error);
      return [rowOf(ROWS, draft, recipe).name, recipe.kind];
    }
  };
  const [tic, { four, chess }] = [USUAL['tic-tac-toe'], USUAL];
  assert.deepEqual(wrong({ ...tic, position: 'XXX/.../...' }), ['position', 'out-of-turn']);
  assert.deepEqual(wrong({ ...tic, position: 'X../.../...', moves: 'X' }), ['moves', 'expected']);
  assert.deepEqual(wrong({ ...tic, depth: '' }), ['depth', 'expected']);
  assert.deepEqual(wrong({ ...four, rows: '40' }), ['board', 'expected']);
  assert.deepEqual(wrong({ ...chess, position: '8/8' }), ['position', 'expected']);
  // What would end a parameter is left out.
  assert.deepEqual(wrong({ ...chess, position: '8/8), depth=3' }), ['position', 'expected']);
});

test('a position is set up piece by piece, and a piece that is there already is removed', () => {
  const start = games.view('chess(depth=1)', []) ?? assert.fail();
  const without = withSign(start.rows, [7, 3], 'Q');
  assert.equal(without[7], 'RNB.KBNR');
  assert.deepEqual(withSign(without, [7, 3], 'Q'), start.rows);
  const text = positionOf('chess', without, 'b');
  assert.equal(text, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR b - -');
  assert.deepEqual(rowsIn({ game: 'chess', position: text }, start.rows), without);
  const view = games.view(`chess(fen=${text}, depth=1)`, []) ?? assert.fail();
  assert.deepEqual([view.rows, view.mover], [without, 'b']);
  assert.match(withSide(start.key, 'b'), / b KQkq -$/);
});

test('what is no board of that size has no rows', () => {
  const usual = ['...', '...', '...'];
  for (const position of ['', '.../...', '..../.../...', 'Q../.../...'])
    assert.equal(rowsIn({ game: 'tic-tac-toe', position }, usual), null, position);
  assert.deepEqual(rowsIn({ game: 'tic-tac-toe', position: 'XX./.../..X' }, usual)?.[0], 'XX.');
  assert.equal(SIGNS.chess.length, 12);
});
