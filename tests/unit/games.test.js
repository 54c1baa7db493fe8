/** Trees of games: they grow when their recipes are met, and stay recipes as long as only values are changed in them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grow, loadGames } from '../../www/src/engine/games/growing.js';
import { grownOf, isToGrow, keep, recipeIn } from '../../www/src/engine/games/grown.js';
import { gameOf, isRandom, isRecipe } from '../../www/src/engine/is-recipe.js';
import { isLarge } from '../../www/src/engine/jobs/large.js';
import { Search } from '../../www/src/engine/search.js';
import { KNOWN } from '../../www/src/features/gallery/game-cards.js';
import { receive } from '../../www/src/features/gallery/receiving.js';
import { looked } from '../../www/src/features/games/board.js';
import { chosen, inSquare, signOf } from '../../www/src/features/games/squares.js';
import { chooseTree } from '../../www/src/session/choosing.js';
import { GAME_TREES } from '../../www/src/session/game-trees.js';
import { Session } from '../../www/src/session/session.js';
import { ownTree } from '../../www/src/text/own-tree.js';
import { errorText } from '../../www/src/text/wording.js';
import { catalogue } from './support/core.js';
import { EXPECTED, games, NO_RECIPES } from './support/games.js';
import { say } from './support/messages.js';
import { thrown } from './support/thrown.js';

const LESSON = 'tic-tac-toe(position=.XO/O.X/X.O, moves=O, depth=9)';

/** @param {string} tree @param {Record<string, string>} [options] */
async function started(tree, options = {}) {
  const session = new Session(catalogue, () => {});
  assert.equal(await session.display({ tree, algorithm: 'alpha-beta', options }), null);
  return session;
}

/** @param {Session} session @param {number} node @param {string} value */
const give = (session, node, value) =>
  session.dispatch({ type: 'edit-tree', edit: { value: { node, value } } });

test('a recipe is told from a tree by its beginning', () => {
  assert.equal(gameOf(' four (depth=2)'), 'four');
  assert.equal(gameOf('four: [1, 2]'), null);
  assert.deepEqual(
    [isRecipe('chess()'), isRandom('chess()'), isRecipe('random()')],
    [true, false, true],
  );
  assert.equal(recipeIn(' chess(depth=1) with 3=4'), 'chess(depth=1)');
  assert.equal(recipeIn('chess(depth=1'), 'chess(depth=1');
});

test('a recipe grows in its module, and is then a tree like any other', async () => {
  const typed = ' tic-tac-toe( moves=O, position=.XO/O.X/X.O )';
  assert.ok(isToGrow(typed) && isLarge(typed, null));
  const session = await started(typed);
  assert.equal(session.state.tree, LESSON);
  assert.ok(!isToGrow(typed) && !isToGrow(LESSON) && !isLarge(LESSON, null));
  const { overview, nodes } = session.search ?? assert.fail();
  assert.deepEqual([overview.nodes, overview.value, overview.hasPositions], [16, 0, true]);
  assert.deepEqual([nodes.move(1), nodes.positionKey(1)], ['1A', 'OXO/O.X/X.O']);
});

test('a changed value is an edit after the recipe, which goes with its undoing', async () => {
  const session = await started(LESSON);
  assert.equal(await give(session, 3, '7'), null);
  assert.equal(session.state.tree, `${LESSON} with 3=7`);
  assert.equal(session.search?.nodes.value(3), '7');
  assert.equal(await session.dispatch({ type: 'undo' }), null);
  assert.equal(session.state.tree, LESSON);
  assert.equal(await session.dispatch({ type: 'redo' }), null);
  assert.equal(await give(session, 3, '0'), null);
  assert.equal(session.state.tree, LESSON);
  // In another window the link with the edit is followed.
  const other = await started(`${LESSON} with 3=7, 6=-2`);
  assert.equal(other.state.tree, `${LESSON} with 3=7, 6=-2`);
  assert.equal(other.search?.nodes.value(6), '-2');
});

test('another shape is a tree that is written out', async () => {
  const session = await started(LESSON);
  assert.equal(
    await session.dispatch({ type: 'edit-tree', edit: { delete: { nodes: [1] } } }),
    null,
  );
  assert.equal(gameOf(session.state.tree), null);
  assert.match(session.state.tree, /2B/);
  assert.equal(await session.dispatch({ type: 'undo' }), null);
  assert.equal(session.state.tree, LESSON);
});

test('a wrong recipe leaves the tree that there is, and says what is wrong', async () => {
  const session = await started(LESSON);
  const error = await session.dispatch({ type: 'replace-tree', tree: 'chess(depth=6)' });
  assert.equal(session.state.tree, LESSON);
  assert.equal(
    errorText(error ?? assert.fail(), say),
    'Line 1, column 13: with 6 the tree would have more than 5,000,000 nodes, and it may have 2,000,000. Here depth=4 fits.',
  );
  const behind = await session.dispatch({ type: 'replace-tree', tree: `${LESSON} with 99=1` });
  assert.match(errorText(behind ?? assert.fail(), say), /no node 99/);
});

test('a search that was cancelled while its tree grows never comes', async () => {
  const session = await started(LESSON);
  const waiting = session.dispatch({
    type: 'replace-tree',
    tree: 'four(columns=3, rows=3, depth=2)',
  });
  session.cancel();
  assert.deepEqual(await waiting, { kind: 'cancelled' });
  await loadGames();
  assert.equal(session.state.tree, LESSON);
});

test('of the trees that have grown, old ones make room for new ones', async () => {
  await grow('four(depth=1)', () => {});
  assert.ok(grownOf('four(depth=1) with 2=3'));
  const half = `\n${'7'.repeat(60_000_000)}`;
  keep('four(depth=3)', { nodes: 1, text: `four(depth=3)${half}` }, games);
  keep('four(depth=2)', { nodes: 1, text: `four(depth=2)${half}` }, games);
  assert.deepEqual(
    ['four(depth=1)', 'four(depth=3)', 'four(depth=2)'].map((text) => isToGrow(text)),
    [true, true, false],
  );
});

test('every error of a recipe has a sentence with its line and column', () => {
  for (const text of [...Object.values(NO_RECIPES), ...Object.values(EXPECTED)]) {
    const doing = text.startsWith('go') ? () => games.view(text, []) : () => games.grow(text);
    const words = errorText(thrown(doing), say);
    assert.match(words, /^Line 1, column \d+: /, text);
    assert.match(words, /\.$/, text);
    assert.doesNotMatch(words, /undefined|NaN|null|\[object|\$|something else/, words);
  }
});

test('a file with a recipe says that it was one', async () => {
  const session = await started('[3, 4]');
  const { said } = await receive(LESSON, {
    say,
    catalogue,
    word: (error) => errorText(error, say),
    dispatch: (action) => session.dispatch(action),
    choose: (tree, tell) => chooseTree(tree, session, tell),
    display: (wanted) => session.display(wanted),
    addTrees: () => {},
    openLecture: null,
    openTrace: async () => ({ error: null }),
  });
  assert.equal(session.state.tree, LESSON);
  assert.match(said, /was read as a recipe for a game’s tree\.$/);
});

test('a game’s tree is called by its game, or by the name that it comes along with', () => {
  assert.equal(ownTree('chess(depth=2)', say), 'Chess');
  assert.equal(ownTree(GAME_TREES[1].tree, say), 'Four: two threats');
  assert.equal(ownTree('random(depth=2)', say), 'Random tree');
});

test('the sizes and the boards on the cards are those of the trees, whose texts are as they are written', () => {
  assert.deepEqual(
    Object.keys(KNOWN),
    GAME_TREES.map(({ id }) => id),
  );
  for (const { id, tree } of GAME_TREES) {
    const { text, nodes, leaves } = games.recipe(tree) ?? assert.fail();
    const { rows } = games.view(tree, []) ?? assert.fail();
    const { plies, ...known } = KNOWN[id];
    assert.deepEqual({ nodes, leaves, rows }, known, id);
    assert.equal(text, tree);
    keep(tree, games.grow(tree), games);
    assert.equal(searched(tree, 'minimax').height, plies);
  }
});

/** @param {string} tree @param {string} algorithm @param {Record<string, string>} [options] */
function searched(tree, algorithm, options = {}) {
  const search = new Search({ tree, algorithm, options });
  const line = [...search.overview.principalVariation].map((node) => search.nodes.move(node));
  const found = { ...search.overview, line: line.filter((move) => move !== null) };
  search.free();
  return found;
}

test('what is to be noticed is so', async () => {
  const [lesson, threats, mate, pawn] = GAME_TREES.map(({ tree }) => tree);
  for (const { tree } of GAME_TREES) keep(tree, games.grow(tree), games);
  const { total, nodes, leaves, value } = searched(lesson, 'alpha-beta');
  assert.deepEqual([total.entered, nodes, total.evaluated, leaves, value], [9, 12, 4, 6, 0]);
  const values = ['1', '2', '3'].map((depth) => searched(threats, 'alpha-beta', { depth }).value);
  assert.deepEqual(values, [2, -1, 1000]);
  assert.equal(searched(mate, 'alpha-beta', { depth: '2' }).value, 5);
  assert.deepEqual(searched(mate, 'alpha-beta').line, ['Kf7', 'Kh7', 'Rh1#']);
  assert.ok(searched(mate, 'alpha-beta').value > 1_000_000);
  assert.deepEqual(
    [
      searched(pawn, 'one-ply').value,
      searched(pawn, 'one-ply').line,
      searched(pawn, 'minimax').value,
    ],
    [8, ['Qxd6'], 7],
  );
});

test('the board follows the step, and whatever node was pressed or reached since', () => {
  const search = /** @type {any} */ ({});
  const at = (/** @type {object} */ state, /** @type {any} */ before, node = 4) =>
    looked(
      /** @type {any} */ ({
        search,
        moment: { node },
        state: { step: 5, focus: null, inspected: null, ...state },
      }),
      before,
    );
  const first = at({}, null);
  assert.equal(first.node, 4);
  const pressed = at({ inspected: 7 }, first);
  assert.equal(pressed.node, 7);
  assert.equal(at({ inspected: 7 }, pressed, 4).node, 7);
  assert.equal(at({ inspected: 7, focus: 2 }, pressed).node, 2);
  assert.equal(at({ inspected: 7, step: 6 }, pressed, 9).node, 9);
  assert.equal(at({ step: 6 }, first, /** @type {any} */ (null)).node, 0);
});

test('a square stands for the moves that it begins or ends', () => {
  const moves = (/** @type {string} */ recipe) => games.view(recipe, [])?.moves ?? [];
  const names = (/** @type {{name: string}[]} */ found) => found.map(({ name }) => name);
  assert.deepEqual(names(chosen(moves(LESSON), 'tic-tac-toe', [1, 1], null)), ['2B']);
  assert.deepEqual(names(chosen(moves('four()'), 'four', [0, 3], null)), ['4']);
  const first = moves('chess()');
  assert.deepEqual(names(chosen(first, 'chess', [6, 4], null)), ['e3', 'e4']);
  assert.deepEqual(names(chosen(first, 'chess', [4, 4], [6, 4])), ['e4']);
  assert.deepEqual(chosen(first, 'chess', [4, 4], null), []);
  assert.deepEqual(
    [inSquare('.', 'chess'), inSquare('X', 'four'), signOf('.'), signOf('k')],
    ['', 'X', 'empty', 'k'],
  );
  assert.match(inSquare('k', 'chess'), /♚/);
});
