/** Exercises and handouts on paper: what has room on a page, for every student, and how much of the story is told. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxesAt } from '../../www/src/features/paper/boxes.js';
import { MM, pageFor, roomFor, WRITTEN } from '../../www/src/features/paper/room.js';
import { pagesIn, planning, seedOf, treesFrom } from '../../www/src/features/paper/sheets.js';
import { MOST_LINES, storyBetween } from '../../www/src/features/paper/story.js';
import { place } from '../../www/src/layout/plane.js';
import { fit, project } from '../../www/src/layout/projection.js';
import { measured } from '../../www/src/session/predicting/difficulty.js';
import { preset, withSearch } from './support/core.js';
import { times } from './support/effort.js';

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** A tree as a sheet with boxes at all its inner nodes. @param {import('../../www/src/engine/search.js').Search} search */
const sown = (search) => ({
  search,
  nodes: Array.from({ length: search.nodes.length }, (_, node) => node).filter(
    (node) => !search.nodes.leaf[node],
  ),
});

/**
 * How the page of a tree lies with its smallest box in millimetres, or what the tree lacks.
 * @param {string} tree
 * @param {{paper?: 'A4' | 'letter', per?: number}} [print]
 */
const room = (tree, { paper = 'A4', per = 1 } = {}) =>
  withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
    const found = roomFor([sown(search)], { paper, per });
    if ('lack' in found) return found.lack;
    const { width = 0, height = 0 } = found.laid[0].least ?? {};
    return { lie: found.grid.lie, width: width / MM, height: height / MM };
  });

/** @param {ReturnType<typeof room>} found */
const lies = (found) => ('lie' in found ? found.lie : found);

test('a wide tree has its page across, and one whose boxes nobody could read has none', () => {
  assert.equal(lies(room(TEXTBOOK)), 'upright');
  assert.equal(lies(room('5')), 'upright');
  assert.equal(lies(room('random(branching=2, depth=4, seed=5)')), 'upright');
  assert.equal(lies(room(preset('swedish-51'))), 'across');
  assert.equal(lies(room('random(branching=2, depth=5, seed=5)')), 'across');
  const flat = `[${Array(70).fill(7).join()}]`;
  assert.deepEqual(room(flat), { lacks: 'width', has: 70, most: 62 });
  assert.equal(lies(room(`[${Array(60).fill(7).join()}]`)), 'across');
  const deep = `${'[1, '.repeat(15)}2${']'.repeat(15)}`;
  assert.deepEqual(room(deep), { lacks: 'height', has: 16, most: 11 });
});

test('one can write in the boxes, of 18 by 9 millimetres wherever a page has room for them', () => {
  for (const paper of /** @type {const} */ (['A4', 'letter']))
    for (const [tree, most] of /** @type {const} */ ([
      ['[[1, 2], 3]', 4],
      [TEXTBOOK, 4],
      ['random(branching=3, depth=2, seed=5)', 4],
      ['random(branching=2, depth=3, seed=5)', 2],
      ['random(branching=2, depth=4, seed=5)', 1],
      ['random(branching=3, depth=3, seed=5)', 1],
    ]))
      for (const per of [1, 2, 4].filter((each) => each <= most)) {
        const found = room(tree, { paper, per });
        assert.ok('lie' in found, tree);
        assert.ok(
          found.width >= 18 && found.height >= 9,
          `${tree}, ${per} on ${paper}: ${found.width} × ${found.height}`,
        );
      }
  // Where there is no room, they are as large as fits.
  const found = room(preset('swedish-51'));
  assert.ok('lie' in found && found.width > 10 && found.height >= 8.5);
  assert.ok('lacks' in room('random(branching=2, depth=4, seed=5)', { per: 4 }));
});

test('boxes lie on no other box and within the page, whatever the tree', () => {
  for (let seed = 0; seed < times(60); seed += 1) {
    const [shape, paper] = [SHAPES[seed % SHAPES.length], seed % 2 ? 'A4' : 'letter'];
    const tree = `random(${shape}, seed=${seed})`;
    withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
      const sheet = sown(search);
      const print = { paper: /** @type {'A4' | 'letter'} */ (paper), per: [1, 2, 4][seed % 3] };
      const found = roomFor([sheet], print);
      if ('lack' in found) return;
      const [{ size, least }] = found.laid;
      const plane = place(search);
      const at = project(plane, size, fit(plane, size));
      const boxes = boxesAt({ at, search }, sheet.nodes, WRITTEN);
      assert.equal(boxes.length, 2 * sheet.nodes.length);
      const [left, right] = [
        Math.min(...boxes.map(({ x }) => x)),
        Math.max(...boxes.map(({ x, width }) => x + width)),
      ];
      const page = pageFor(print.paper, found.grid.lie);
      assert.ok(right - left <= page.width / found.grid.columns, tree);
      for (const [place, one] of boxes.entries()) {
        assert.ok(least && one.width >= least.width && one.height >= least.height);
        for (const other of boxes.slice(place + 1))
          assert.ok(!overlap(one, other), `${tree}: boxes of ${one.node} and ${other.node}`);
      }
    });
  }
});

const SHAPES = [
  'branching=2, depth=3',
  'branching=3, depth=2',
  'branching=1..3, depth=3',
  'branching=2, depth=4',
  'branching=3, depth=3',
];

/** @typedef {{x: number, y: number, width: number, height: number}} Area */

/** Whether two boxes share more than a line. @param {Area} one @param {Area} other */
const overlap = (one, other) =>
  one.x + one.width > other.x + 0.01 &&
  other.x + other.width > one.x + 0.01 &&
  one.y + one.height > other.y + 0.01 &&
  other.y + other.height > one.y + 0.01;

/**
 * What is planned of sheets.
 * @param {string} tree
 * @param {Partial<import('../../www/src/features/paper/sheets.js').Exercise>} [part]
 */
function planOf(tree, part = {}) {
  const usual = {
    algorithm: 'alpha-beta',
    options: {},
    count: 1,
    difficulty: null,
    per: 1,
    letters: 104,
  };
  const exercise = { tree, ...usual, key: true, paper: /** @type {const} */ ('A4'), ...part };
  const steps = planning(exercise, { isEnough: false });
  for (;;) {
    const { done, value } = steps.next();
    if (!done) continue;
    const trees = value.sheets.map(({ search }) => search.text);
    for (const { search } of value.sheets) search.free();
    return { ...value, trees };
  }
}

/** What hinders the sheets of a tree. @param {string} tree @param {number} [count] */
const hindrance = (tree, count = 1) => planOf(tree, { count }).hindrance;

test('each student has the tree of another seed, and one too large is named', () => {
  const tree = 'random(branching=1..6, depth=3, seed=5)';
  assert.deepEqual(treesFrom(tree, 2), [tree, 'random(branching=1..6, depth=3, seed=6)']);
  assert.deepEqual(treesFrom(TEXTBOOK, 9), [TEXTBOOK]);
  assert.deepEqual([seedOf(tree), seedOf(TEXTBOOK)], ['5', '']);
  const found = hindrance(tree, 9);
  assert.deepEqual([found?.sheet, found?.lack?.lacks, found?.lack?.has], [1, 'width', 44]);
});

test('a tree of millions of nodes is refused before it is made', () => {
  const found = hindrance('random(branching=9, depth=7, seed=5)');
  assert.deepEqual(
    [found?.sheet, found?.lack, found?.error],
    [0, { lacks: 'width', has: 4_782_969, most: 54 }, null],
  );
});

test('the keys of a class are few pages', () => {
  const keys = (/** @type {string} */ tree) => pagesIn(planOf(tree, { count: 30 }).keys);
  assert.equal(keys('random(branching=3, depth=2, seed=5)'), 2);
  assert.ok(keys('random(branching=2, depth=3, seed=5)') <= 3);
  assert.ok(keys('random(branching=3, depth=3, seed=5)') <= 5);
  const { exercises, keys: one } = planOf(TEXTBOOK);
  assert.deepEqual([pagesIn(exercises), pagesIn(one), one?.scale], [1, 1, 1]);
  const four = planOf('random(branching=3, depth=2, seed=5)', { count: 30, per: 4, key: false });
  assert.deepEqual([pagesIn(four.exercises), four.keys], [8, null]);
});

test('all sheets are of one difficulty, and the same again', () => {
  const tree = 'random(branching=3, depth=3, seed=5)';
  const difficulty = { measure: /** @type {const} */ ('cutoffs'), number: 3 };
  const { trees, trial } = planOf(tree, { count: 20, difficulty });
  assert.deepEqual([trees.length, new Set(trees).size, trial?.found], [20, 20, 20]);
  for (const each of trees)
    assert.equal(measured({ tree: each, algorithm: 'alpha-beta', options: {} }, 'cutoffs'), 3);
  assert.deepEqual(planOf(tree, { count: 20, difficulty }).trees, trees);
  // Those after fewer are the same.
  assert.deepEqual(planOf(tree, { count: 5, difficulty }).trees, trees.slice(0, 5));
});

test('if no tree is so difficult, it is said what is nearest, after so many tries', () => {
  const difficulty = { measure: /** @type {const} */ ('cutoffs'), number: 9 };
  const { sheets, exercises, hindrance, trial } = planOf('random(branching=2, depth=3, seed=5)', {
    ...{ count: 2, difficulty },
  });
  assert.deepEqual([sheets.length, exercises, hindrance], [0, null, null]);
  assert.deepEqual([trial?.tried, trial?.found, trial?.nearest], [600, 0, 2]);
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
