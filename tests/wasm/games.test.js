/** The module of the games, as a page calls it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../www/src/engine/is-recipe.js';
import { EXPECTED, games, NO_RECIPES } from '../unit/support/games.js';
import { thrown } from '../unit/support/thrown.js';

const LESSON = 'tic-tac-toe(position=.XO/O.X/X.O, moves=O)';

test('a recipe grows to the recipe as it is written and its tree on the next line', () => {
  const { nodes, text } = games.grow(' tic-tac-toe( moves=O,position=.XO/O.X/X.O) with 3=7');
  const [recipe, tree, ...rest] = text.split('\n');
  assert.equal(recipe, 'tic-tac-toe(position=.XO/O.X/X.O, moves=O, depth=9)');
  assert.match(tree, /"1A"/);
  assert.deepEqual([nodes, rest.length], [16, 0]);
});

test('the page knows the names of all games, before it has loaded them', () => {
  assert.deepEqual(games.games(), [...GAMES]);
});

test('large trees tell how far they are', () => {
  /** @type {number[]} */
  const heard = [];
  const { nodes } = games.grow('chess(depth=3)', (nodes) => heard.push(nodes));
  assert.equal(nodes, 9323);
  games.grow('tic-tac-toe(depth=7)', (nodes) => heard.push(nodes));
  assert.ok(heard.length > 0 && heard.every((each, at) => at === 0 || each > heard[at - 1]));
});

test('the contents of a recipe say what fits', () => {
  const { game, parameters, nodes, more, fits, deepest } = games.recipe('chess(depth=5)') ?? {};
  assert.deepEqual([game, parameters?.depth, parameters?.king], ['chess', '5', 'mated']);
  assert.deepEqual([nodes, more, fits, deepest], [5_000_000, true, false, 4]);
  assert.equal(games.recipe('[3, 4]'), null);
  assert.equal(games.most_nodes('four(depth=2)'), 57);
  assert.equal(games.most_nodes('four(depth=x)'), 0);
});

test('a recipe with another value of a parameter', () => {
  assert.equal(games.with_parameter('chess(depth=2)', 'depth', '3'), 'chess(depth=3)');
  const { recipe } = thrown(() => games.with_parameter('chess()', 'depth', 'x'));
  assert.deepEqual([recipe.kind, recipe.expected, recipe.found], ['expected', 'whole', 'x']);
});

test('a position after moves, with the last of them and those that may follow', () => {
  const view = games.view(LESSON, ['1A', '3B']);
  assert.deepEqual(view?.rows, ['OXO', 'O.X', 'XXO']);
  assert.deepEqual([view?.row_names, view?.column_names, view?.mover], ['123', 'ABC', 'O']);
  assert.deepEqual(view?.last, { name: '3B', from: null, to: [2, 1] });
  assert.deepEqual(view?.moves, [{ name: '2B', from: null, to: [1, 1] }]);
  assert.equal(view?.key, 'OXO/O.X/XXO');
  assert.equal(games.view(LESSON, ['1B']), null);
  const [pawn] = games.view('chess()', [])?.moves ?? [];
  assert.deepEqual(pawn, { name: 'a3', from: [6, 0], to: [5, 0] });
});

test('each kind of error has its id and its place', () => {
  for (const [kind, text] of Object.entries(NO_RECIPES)) {
    const error = thrown(() => games.grow(text));
    assert.deepEqual([error.kind, error.recipe?.kind], ['game-recipe', kind], text);
    assert.ok(error.recipe.line === 1 && error.recipe.column >= 1);
  }
  for (const [expected, text] of Object.entries(EXPECTED)) {
    const alone = text.startsWith('go') ? () => games.view(text, []) : () => games.grow(text);
    const { recipe } = thrown(alone);
    assert.deepEqual([recipe.kind, recipe.expected], ['expected', expected], text);
  }
});

test('what is too large says which depth fits', () => {
  const { recipe } = thrown(() => games.grow('chess(depth=5)'));
  const { found, count, more, most, deepest } = recipe;
  assert.deepEqual([found, count, more, most, deepest], ['5', 5_000_000, true, 2_000_000, 4]);
});
