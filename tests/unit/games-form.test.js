/** What is typed into the form for a game becomes its recipe, and comes back from it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, GAMES, recipeText, sizes, USUAL } from '../../www/src/features/games/draft.js';
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
