/** What is typed into the form for a game becomes its recipe, and comes back from it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../www/src/engine/is-recipe.js';
import { draftOf, recipeText, sizes, USUAL } from '../../www/src/features/games/draft.js';
import {
  positionOf,
  rowsIn,
  SIGNS,
  withSide,
  withSign,
} from '../../www/src/features/games/pieces.js';
import { games } from './support/games.js';

test('what the form begins with is right, and comes back from its recipe', () => {
  for (const game of GAMES) {
    const text = recipeText(USUAL[game]);
    const recipe = games.recipe(text) ?? assert.fail(text);
    assert.deepEqual([recipe.game, recipe.fits], [game, true]);
    const again = recipeText(draftOf(recipe));
    assert.equal(games.recipe(again)?.text, recipe.text);
    assert.equal(sizes(USUAL[game]), game === 'four');
  }
});

test('an empty field is left out, but for the depth', () => {
  assert.equal(recipeText({ ...USUAL.four, depth: '' }), 'four(columns=5, rows=4, depth=)');
  assert.equal(recipeText({ ...USUAL.chess, position: ' 8/8 ' }), 'chess(fen=8/8, depth=2)');
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
