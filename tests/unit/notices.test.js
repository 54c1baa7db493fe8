/** The texts under "What to notice" of each preset, checked against the search. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notice } from '../../www/src/panels/notice.js';
import { calledIn } from '../../www/src/session/notices.js';
import { begin } from '../../www/src/session/predicting/course.js';
import { everyState, preset, withSearch } from './support/core.js';
import { say } from './support/messages.js';
import { model, render } from './support/render.js';

/** @import { Nodes } from '../../www/src/engine/nodes.js' */
/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Predicting } from '../../www/src/session/predicting/course.js' */

/** @type {(id: string, algorithm: string, options?: Record<string, string>) => ReturnType<typeof facts>} */
const searched = (id, algorithm, options = {}) =>
  withSearch({ tree: preset(id), algorithm, options }, facts);

/** @param {Search} search */
function facts(search) {
  const cutoffs = [...search.cutoffs].map((step) => {
    const { node, fact } = search.moment(step);
    assert.ok(node !== null && fact.kind === 'cutoff');
    return { node, ...fact, phase: everyState(search, step).phase };
  });
  const end = everyState(search, search.overview.steps);
  return { ...search.overview, nodes_: plain(search.nodes), cutoffs, end };
}

/** The words that the test is about, so that it cannot be forgotten with them. @param {string} id @param {...string} words */
function says(id, ...words) {
  const notice = say(`notice-${id}`, calledIn(id, String));
  for (const word of words) assert.ok(notice.includes(word), `“${word}” is not in: ${notice}`);
}

/** The facts about a tree's nodes that are needed after its search is gone. @param {Nodes} nodes */
function plain(nodes) {
  const all = [...nodes.parent.keys()];
  return {
    parent: [...nodes.parent],
    depth: [...nodes.depth],
    max: [...nodes.max],
    leaf: [...nodes.leaf],
    value: all.map((node) => nodes.value(node)),
    move: all.map((node) => nodes.move(node)),
  };
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
  assert.equal(cut.nodes_.max[25] === 1, false);
});

test('the first slides: 6, then 1, and the last leaf is looked at by minimax alone', () => {
  says('swedish-first-slides', 'worth 6', 'the 1 after', 'alpha-beta skips it');
  const [plain, cut] = ['minimax', 'alpha-beta'].map((algorithm) =>
    searched('swedish-first-slides', algorithm),
  );
  assert.deepEqual([plain.end.returned[1], plain.end.returned[5], plain.end.visits[6]], [6, 1, 1]);
  assert.equal(cut.end.phase[6], 3);
});

test('the textbook tree: two leaves skipped after the 2, and none in reversed order', () => {
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
  const { node, by, bound, best, source } = cutoffs.find((each) => each.skipped > 0) ?? {};
  assert.deepEqual([node, by, bound, best, source, nodes_.depth[6]], [6, 0, 5, 4, 'deep', 3]);
  assert.equal(nodes_.max[6] === 1, false);
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

/** @param {string} id @param {string} algorithm @param {Record<string, string>} [options] */
const work = (id, algorithm, options) => {
  const { entered, evaluated } = searched(id, algorithm, options).total;
  return [entered, evaluated];
};

test('NegaScout saves: 14 leaves instead of 17, since a test says yes at the first 9', () => {
  says('negascout-saves', '14 leaves, alpha-beta 17', '6 from the first', 'nodes 11 and 20');
  assert.equal(work('negascout-saves', 'negascout')[1], 14);
  assert.equal(work('negascout-saves', 'negamax-alpha-beta')[1], 17);
  const { cutoffs, nodes_ } = searched('negascout-saves', 'negascout');
  const after = cutoffs.filter(({ node }) => [11, 20].includes(node));
  assert.deepEqual(
    after.map(({ best, skipped }) => [best, skipped]),
    [
      [9, 1],
      [9, 2],
    ],
  );
  assert.equal(nodes_.max[11] === 1, true);
  assert.equal(searched('negascout-saves', 'minimax').end.returned[1], 6);
});

test('NegaScout searches again: 8 where the first move has 3, in 21 visits instead of 14', () => {
  says('negascout-searches-again', 'first one’s 3', 'with 8', 'node 8', '21 visits', 'has 14');
  assert.equal(work('negascout-searches-again', 'negascout')[0], 21);
  assert.equal(work('negascout-searches-again', 'negamax-alpha-beta')[0], 14);
  const { end, total } = searched('negascout-searches-again', 'negascout');
  assert.deepEqual([total.reSearches, end.visits[8]], [1, 2]);
  const { returned } = searched('negascout-searches-again', 'minimax').end;
  assert.deepEqual([returned[1], returned[8]], [3, 8]);
});

test('a killer: r cuts after c with 3, and 11 nodes are enough instead of 13', () => {
  says('killer', 'The reply r', 'its 3 cuts', '2 leaves', 'all 13 nodes instead of 11');
  assert.equal(work('killer', 'alpha-beta')[0], 13);
  const { cutoffs, nodes_, total } = searched('killer', 'alpha-beta', { order: 'killer' });
  assert.equal(total.entered, 11);
  assert.deepEqual(
    cutoffs.map(({ node, best, skipped }) => [nodes_.move[node], best, skipped]),
    [
      ['b', 2, 0],
      ['c', 3, 2],
    ],
  );
});

test('transpositions: the table answers 6 times, and 34 nodes do for 45', () => {
  says('transpositions', '6 times', '34 nodes and 12 leaves instead of 45 and 23');
  assert.deepEqual(work('transpositions', 'negamax-tt'), [34, 12]);
  assert.deepEqual(work('transpositions', 'negamax-alpha-beta'), [45, 23]);
  const { total } = searched('transpositions', 'negamax-tt');
  assert.deepEqual([total.hits, total.tableCutoffs], [6, 6]);
});

test('deepening: the second move, then the third; 15 nodes in the last iteration', () => {
  says('deepening', 'with 7', 'with 6', 'worth 8', '15 nodes', 'it would be 22');
  const { iterations, value, principalVariation, total, nodes_ } = searched(
    'deepening',
    'iterative-deepening',
  );
  const moves = nodes_.parent.flatMap((parent, node) => (parent === 0 ? [node] : []));
  assert.deepEqual(
    iterations
      .slice(1)
      .map(({ finished }) => [moves.indexOf(finished?.best ?? -1), finished?.value]),
    [
      [1, 7],
      [2, 6],
    ],
  );
  assert.deepEqual([moves.indexOf(principalVariation[1]), value], [2, 8]);
  const request = { tree: preset('deepening'), algorithm: 'iterative-deepening', options: {} };
  const before = withSearch(request, (search) => search.moment(iterations[2].step).counts.entered);
  assert.equal(total.entered - before, 15);
  assert.equal(work('deepening', 'negamax-tt')[0], 22);
});

test('aspiration: 4 fails high at 5, 8 fails low, and both are worth 6', () => {
  says('aspiration-fails-high', 'guess is 4', '(3, 5)', 'worth 6', '21 nodes', '15 for one');
  says('aspiration-fails-low', 'guess is 8', '(7, 9)', 'worth 6', '29 nodes', '18 for one');
  for (const [id, guess, why, both, one] of /** @type {const} */ ([
    ['aspiration-fails-high', '4', 'failed-high', 21, 15],
    ['aspiration-fails-low', '8', 'failed-low', 29, 18],
  ])) {
    const { iterations, value, total } = searched(id, 'aspiration', { guess });
    const [first, second] = iterations;
    assert.deepEqual(first.window, { alpha: Number(guess) - 1, beta: Number(guess) + 1 });
    assert.deepEqual([second.why, value, total.entered], [why, 6, both]);
    assert.equal(work(id, 'alpha-beta')[0], one);
  }
});

test('SSS* skips: 8 leaves of alpha-beta’s 15, 3 and 1 alone of the first move’s', () => {
  says('sss-skips', '15 of the 16 leaves, SSS* 8', 'The first leaves, 3 and 1', 'with 5');
  assert.equal(work('sss-skips', 'sss-star')[1], 8);
  assert.equal(work('sss-skips', 'alpha-beta')[1], 15);
  const { nodes_, end, value, principalVariation } = searched('sss-skips', 'sss-star');
  const leaves = nodes_.leaf.flatMap((leaf, node) => (leaf ? [node] : []));
  assert.equal(leaves.length, 16);
  const visited = leaves.filter((leaf) => leaf < principalVariation[1] && end.best[leaf] > -1e9);
  assert.deepEqual(
    visited.map((leaf) => nodes_.value[leaf]),
    ['3', '1'],
  );
  assert.equal(value, 5);
});

test('what is to be noticed is not said until the questions to a learner are closed', () => {
  const wanted = { tree: 'swedish-51', algorithm: 'alpha-beta' };
  const predicting = begin(model(wanted).search, { stage: 'setup' }, 0);
  const noticeWith = (/** @type {Predicting | null} */ predicting) =>
    render(notice(model(wanted, [{ type: 'predict', predicting }])));
  assert.equal(predicting.stage, 'asking');
  // Nothing is to move the picture between the choice of questions and the score.
  for (const open of [{ ...predicting, stage: /** @type {const} */ ('setup') }, predicting])
    assert.equal(noticeWith(open), '');
  assert.ok(noticeWith(null).includes('What to notice'));
});

test('what is to be noticed is not said where the switches make it false', () => {
  const noticeFor = (/** @type {Record<string, string>} */ options) =>
    render(notice(model({ tree: 'swedish-51', algorithm: 'alpha-beta', options })));
  assert.ok(noticeFor({}).includes('What to notice'));
  for (const [name, value] of [
    ['root', 'min'],
    ['cut', 'gt'],
    ['order', 'reversed'],
  ]) {
    assert.ok(!noticeFor({ [name]: value }).includes('What to notice'), name);
  }
});

test('what is to be noticed is not said of another search than the chosen one', () => {
  const noticeBy = (/** @type {string} */ algorithm) =>
    render(notice(model({ tree: 'swedish-51', algorithm })));
  assert.ok(noticeBy('alpha-beta').includes('What to notice'));
  for (const other of ['minimax', 'mtd-f', 'scout']) assert.equal(noticeBy(other), '', other);
});
