/** Exercises and handouts on paper: what has room on a page, for every student, and how much of the story is told. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLACK_ON_WHITE } from '../../www/src/features/figures/colours.js';
import { roomFor } from '../../www/src/features/paper/room.js';
import { seedOf, sheets, treesFrom } from '../../www/src/features/paper/sheets.js';
import { MOST_LINES, storyBetween } from '../../www/src/features/paper/story.js';
import { preset, withSearch } from './support/core.js';
import { say } from './support/messages.js';

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** How the page of a tree lies, or what it lacks. @param {string} tree @param {string} [algorithm] */
const room = (tree, algorithm = 'alpha-beta') =>
  withSearch({ tree, algorithm }, (search) => {
    const found = roomFor(search);
    return 'lie' in found ? found.lie : found;
  });

test('a wide tree has its page across, and one whose boxes nobody could read has none', () => {
  assert.equal(room(TEXTBOOK), 'upright');
  assert.equal(room('5'), 'upright');
  assert.equal(room('random(branching=2, depth=4, seed=5)'), 'upright');
  assert.equal(room(preset('swedish-51')), 'across');
  assert.equal(room('random(branching=3, depth=3, seed=5)'), 'across');
  assert.equal(room('random(branching=2, depth=5, seed=5)'), 'across');
  // As many nodes as a tree with room, but side by side.
  const flat = `[${Array(62).fill(7).join()}]`;
  assert.deepEqual(room(flat), { lacks: 'width', has: 62, most: 55 });
  assert.equal(room(`[${Array(50).fill(7).join()}]`), 'across');
  const deep = `${'[1, '.repeat(9)}2${']'.repeat(9)}`;
  assert.deepEqual(room(deep), { lacks: 'height', has: 10, most: 9 });
});

/** What hinders the sheets of a tree. @param {string} tree @param {number} [count] */
function hindrance(tree, count = 1) {
  const words = /** @type {any} */ ({ say, point: '.', locale: 'en' });
  const setting = { words, labels: /** @type {const} */ ('names'), colours: BLACK_ON_WHITE };
  const all = { ...setting, title: '', options: {} };
  const made = sheets({ tree, algorithm: 'alpha-beta', count, key: true }, all);
  assert.ok(!('pages' in made));
  return made;
}

test('each student has the tree of another seed, and one too large is named', () => {
  const tree = 'random(branching=1..6, depth=3, seed=5)';
  assert.deepEqual(treesFrom(tree, 2), [tree, 'random(branching=1..6, depth=3, seed=6)']);
  assert.deepEqual(treesFrom(TEXTBOOK, 9), [TEXTBOOK]);
  assert.deepEqual([seedOf(tree), seedOf(TEXTBOOK)], ['5', '']);
  const { sheet, lack } = hindrance(tree, 9);
  assert.deepEqual([sheet, lack?.lacks, lack?.has], [1, 'width', 44]);
});

test('a tree of millions of nodes is refused before it is made', () => {
  const { sheet, lack, error } = hindrance('random(branching=9, depth=7, seed=5)');
  assert.deepEqual(
    { sheet, lack, error },
    {
      ...{ sheet: 0, error: null },
      lack: { lacks: 'width', has: 4_782_969, most: 37 },
    },
  );
});

/** The lines of the story between two steps of the textbook tree. @param {number} since @param {number} step @param {string} [tree] */
const between = (since, step, tree = TEXTBOOK) =>
  withSearch({ tree, algorithm: 'alpha-beta' }, (search) => storyBetween(search, since, step));

test('a handout tells what has happened since the moment before, down to what has room', () => {
  assert.deepEqual(between(-1, 0), { lines: [{ step: 0, depth: 0 }], earlier: false });
  // Every step between two that are near each other.
  assert.deepEqual(
    between(14, 20).lines.map(({ step }) => step),
    [15, 16, 17, 18, 19, 20],
  );
  // Of more, finished visits as one line each.
  const { lines, earlier } = between(0, 37);
  assert.ok(lines.length <= MOST_LINES);
  assert.equal(lines[0].step, 1);
  assert.equal(lines.at(-1)?.step, 37);
  assert.equal(earlier, false);
  assert.equal(Math.min(...lines.map(({ depth }) => depth)), 0);
});

test('what has no room in a story is left out at its beginning, which is said', () => {
  withSearch(
    { tree: 'random(branching=5, depth=5, seed=5)', algorithm: 'alpha-beta' },
    (search) => {
      const { lines, earlier } = storyBetween(search, 0, search.cutoffs[1]);
      assert.equal(lines.length, MOST_LINES);
      assert.equal(earlier, true);
      assert.equal(lines.at(-1)?.step, search.cutoffs[1]);
    },
  );
});
