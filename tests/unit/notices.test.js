/** What the page says is to be noticed in each preset, held against the search. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notice } from '../../www/src/panels/now.js';
import { preset, withSearch } from './support/core.js';
import { patterns } from './support/messages.js';
import { model, render } from './support/render.js';

/** @typedef {import('../../www/src/engine.js').Search} Search */

/** @type {(id: string, algorithm: string, options?: Record<string, string>) => ReturnType<typeof facts>} */
const searched = (id, algorithm, options = {}) =>
  withSearch({ tree: preset(id), algorithm, options }, facts);

/** @param {Search} search */
function facts(search) {
  const cutoffs = [...search.cutoffs].map((step) => {
    const { node, fact } = search.moment(step);
    assert.ok(node !== null && fact.kind === 'cutoff');
    return { node, ...fact, phase: [...search.states(step).phase] };
  });
  const end = search.states(search.overview.steps);
  return { ...search.overview, nodes_: search.nodes, cutoffs, end };
}

/** The words that the test is about, so that it cannot be forgotten with them. @param {string} id @param {...string} words */
function says(id, ...words) {
  const notice = String(patterns.get(`preset-${id}.notice`));
  for (const word of words) assert.ok(notice.includes(word), `“${word}” is not in: ${notice}`);
}

test('the Swedish tree: 51 nodes by minimax, 23 by alpha-beta, and the great cut at node 25', () => {
  says(
    'swedish-51',
    'all 51',
    'only 23',
    'both find 5',
    'node 25',
    'worth only 2',
    'the three other replies',
  );
  const [plain, cut] = ['minimax', 'alpha-beta'].map((algorithm) =>
    searched('swedish-51', algorithm),
  );
  assert.deepEqual(
    [plain.total.entered, cut.total.entered, plain.value, cut.value],
    [51, 23, 5, 5],
  );
  const { node, best, bound, skipped } = cut.cutoffs.at(-1) ?? {};
  assert.deepEqual([node, best, bound, skipped], [25, 2, 5, 3]);
  assert.equal(cut.nodes_.max[25], false);
});

test('the first slides: 6, then 1, and the last leaf is looked at by minimax alone', () => {
  says('swedish-first-slides', 'worth 6', 'the 1 behind', 'alpha-beta skips it');
  const [plain, cut] = ['minimax', 'alpha-beta'].map((algorithm) =>
    searched('swedish-first-slides', algorithm),
  );
  assert.deepEqual([plain.end.returned[1], plain.end.returned[5], plain.end.visits[6]], [6, 1, 1]);
  assert.equal(cut.end.phase[6], 3);
});

test('the textbook tree: two leaves skipped behind the 2, and none in reversed order', () => {
  says('aima-two-ply', 'first leaf, 2', 'its other two leaves', 'reversed order');
  const { cutoffs, nodes_, total } = searched('aima-two-ply', 'alpha-beta');
  assert.deepEqual(
    cutoffs.map(({ node, skipped }) => [node, skipped]),
    [
      [5, 2],
      [9, 0],
    ],
  );
  assert.deepEqual([nodes_.value[6], nodes_.value[12]], ['2', '2']);
  assert.equal(total.skipped, 2);
  assert.equal(searched('aima-two-ply', 'alpha-beta', { order: 'reversed' }).total.skipped, 0);
});

test('the encyclopedia tree: five cutoffs, three that skip, and a tie at node 17', () => {
  says(
    'wikipedia-four-ply',
    'five cutoffs only three',
    'node 17',
    '6 against 6',
    '26 nodes instead of 25',
  );
  const { cutoffs, total } = searched('wikipedia-four-ply', 'alpha-beta');
  assert.equal(cutoffs.length, 5);
  assert.equal(cutoffs.filter(({ skipped }) => skipped > 0).length, 3);
  const tie = cutoffs.find(({ node }) => node === 17);
  assert.deepEqual([tie?.best, tie?.bound], [6, 6]);
  assert.equal(total.entered, 25);
  assert.equal(searched('wikipedia-four-ply', 'alpha-beta', { cut: 'gt' }).total.entered, 26);
});

test('the deep cutoff: node 6 is left for MAX’s 5, three plies up', () => {
  says(
    'deep-cutoff',
    'node 6,',
    'after the leaf 4',
    'has 5 at the root, three plies up',
    'all 11 nodes instead of 10',
  );
  const { cutoffs, nodes_, total } = searched('deep-cutoff', 'alpha-beta');
  const { node, by, bound, best, reach } = cutoffs.find((each) => each.skipped > 0) ?? {};
  assert.deepEqual([node, by, bound, best, reach, nodes_.depth[6]], [6, 0, 5, 4, 'deep', 3]);
  assert.equal(nodes_.max[6], false);
  assert.deepEqual(
    [total.entered, searched('deep-cutoff', 'alpha-beta', { deep: 'off' }).total.entered],
    [10, 11],
  );
});

test('tic-tac-toe: only c3 saves the draw, and the third move’s 0 is only an upper bound', () => {
  says('tic-tac-toe', 'only c3 saves the draw', 'third move, c1', 'the true value is −1');
  const plain = searched('tic-tac-toe', 'minimax');
  const moves = plain.nodes_.parent.flatMap((parent, node) => (parent === 0 ? [node] : []));
  assert.deepEqual(
    moves.map((node) => [plain.nodes_.move[node], plain.end.returned[node]]),
    [
      ['a3', -1],
      ['c3', 0],
      ['c1', -1],
    ],
  );
  const { end, cutoffs } = searched('tic-tac-toe', 'alpha-beta');
  assert.deepEqual([end.returned[moves[2]], end.bound[moves[2]]], [0, 3]);
  assert.equal(cutoffs.find(({ node }) => node === moves[2])?.skipped, 1);
});

test('what is to be noticed is not said where the switches make it false', () => {
  const shown = (/** @type {Record<string, string>} */ options) =>
    render(notice(model({ tree: 'swedish-51', options })));
  assert.ok(shown({}).includes('What to notice'));
  for (const [name, value] of [
    ['root', 'min'],
    ['cut', 'gt'],
    ['order', 'reversed'],
  ]) {
    assert.ok(!shown({ [name]: value }).includes('What to notice'), name);
  }
});
