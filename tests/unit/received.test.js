// What a file shows: in somebody else's page, and under the search that a reader has chosen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callsRootMin, receive } from '../../www/src/features/gallery/receiving.js';
import { wantedIn } from '../../www/src/features/gallery/wanted-in.js';
import { chooseTree } from '../../www/src/session/choosing.js';
import { writeLecture } from '../../www/src/session/lecture.js';
import { Session } from '../../www/src/session/session.js';
import { errorText } from '../../www/src/text/wording.js';
import { catalogue } from './support/core.js';
import { say } from './support/messages.js';

/** @import { Say } from '../../www/src/text/wording.js' */
/** @import { Wanted } from '../../www/src/session/wanted.js' */

/** @param {string} text */
const shown = (text) => wantedIn(text, catalogue.algorithms);

test('a text is a tree in whatever notation, right or wrong', () => {
  for (const tree of [
    '[[3, 12], 8]',
    'random(branching=2, depth=3, seed=1)',
    'a\n  b 3',
    '[3,',
    '',
  ])
    assert.deepEqual(shown(tree), { tree });
});

test('a trace is the search that its first line names, or its tree alone if that search is none of ours', () => {
  const trace = (/** @type {string} */ algorithm) =>
    `{"plyscope":1,"tree":[[3,5],[2,9]],"algorithm":"${algorithm}","options":{"cut":"gt","table":8}}\n{"event":"enter"}\n`;
  const tree = '[[3,5],[2,9]]';
  const options = { cut: 'gt', table: '8' };
  assert.deepEqual(shown(trace('negamax-tt')), { tree, algorithm: 'negamax-tt', options });
  assert.deepEqual(shown(trace('my-own')), { tree });
});

test('what is read in another format is said, and where a root is called MIN and MAX moves there', async () => {
  const { said } = await received({ tree: '[1, 2]' }, 'graph TD\nA --> B[3]\nA --> C[5]');
  assert.match(said, /file-read .*format-mermaid/);
  const min = await received({ tree: '[1, 2]' }, 'MIN: [MAX: [3, 12], MAX: [2, 4]]');
  assert.match(min.said, /file-root-min/);
});

test('a file of kept trees is its only one, as it was left; several are none', () => {
  const kept = (/** @type {object[]} */ ...trees) =>
    JSON.stringify({ plyscope: 'trees', version: 1, trees });
  const one = { tree: '[4, 7]', name: 'Mine', place: '#algorithm=minimax&step=3' };
  const wanted = shown(kept(one));
  assert.deepEqual(
    [wanted?.tree, wanted?.algorithm, wanted?.step, wanted?.title],
    ['[4, 7]', 'minimax', 3, 'Mine'],
  );
  assert.equal(shown(kept(one, one)), null);
  assert.equal(shown(kept()), null);
});

/** Receives a file in a session. @param {Wanted} present @param {string} text */
async function received(present, text) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display(present), null);
  /** @type {Say} */
  const say = (id, parts = {}) => `${id} ${JSON.stringify(parts)}`;
  const { said, isWhole } = await receive(text, {
    ...{
      say,
      catalogue,
      display: () => null,
      addTrees: () => {},
      openLecture: null,
      openTrace: async () => ({ error: null }),
    },
    word: (error) => errorText(error, say),
    callsRootMin: () => callsRootMin(session),
    dispatch: (action) => session.dispatch(action),
    choose: (tree, tell) => chooseTree(tree, session, tell),
  });
  const { tree, algorithm, options, refused } = session.state;
  assert.equal(refused, null, 'it is said once');
  return { said, isWhole, tree, algorithm, options };
}

test('a tree without static values is shown under whatever search, and what gives way is said', async () => {
  const limited = { tree: '[[3, 12]=4, 8]', options: { depth: '1', cut: 'gt', root: 'min' } };
  const short = await received(limited, '((3)(17))');
  assert.deepEqual(
    [short.tree, short.algorithm, short.options],
    ['[3, 17]', 'alpha-beta', { cut: 'gt', depth: '1' }],
  );
  const without = await received(limited, '[[3, 12], [2, 4]]');
  assert.deepEqual(
    [without.tree, without.algorithm, without.options, without.isWhole],
    ['[[3, 12], [2, 4]]', 'alpha-beta', { cut: 'gt' }, false],
  );
  assert.match(without.said, /^file-read .* error-no-depth/);
  for (const present of ['one-ply', 'iterative-deepening']) {
    const shown = await received(
      { ...limited, algorithm: present, options: {} },
      '[[1, 2], [3, 4]]',
    );
    assert.deepEqual([shown.tree, shown.algorithm], ['[[1, 2], [3, 4]]', 'alpha-beta']);
    assert.match(shown.said, new RegExp(`^file-read .* error-other-search .*algorithm-${present}`));
    const kept = await received({ ...limited, algorithm: present, options: {} }, '[[1, 2]=1, 3]=2');
    assert.deepEqual([kept.algorithm, kept.isWhole], [present, true]);
  }
});

test('a trace that cannot be made here is its tree, under a search that can', async () => {
  const trace = '{"plyscope":1,"tree":[[3,5],[2,9]],"algorithm":"my-own","options":{}}\n';
  const shown = await received({ tree: '[[3, 12]=4, 8]=5', algorithm: 'one-ply' }, trace);
  assert.deepEqual([shown.tree, shown.algorithm], ['[[3, 5], [2, 9]]', 'alpha-beta']);
  assert.match(shown.said, /^file-left-out .*left-out-search.* error-other-search/);
});

test('a text that is no tree is refused under whatever search, and changes nothing', async () => {
  const present = { tree: '[[3, 12]=4, 8]=5', algorithm: 'one-ply' };
  const shown = await received(present, '[3,');
  assert.match(shown.said, /^file-refused /);
  assert.deepEqual([shown.tree, shown.algorithm], [present.tree, 'one-ply']);
});

test('the only tree of a file that a newer version wrote is shown, and what may be missing is said', async () => {
  const file = (/** @type {number} */ version) =>
    JSON.stringify({ plyscope: 'trees', version, trees: [{ tree: '[4, 7]', colour: 'red' }] });
  const receiver = {
    ...{ say, catalogue, word: String, dispatch: () => null },
    ...{ display: () => null, choose: () => null },
    addTrees: () => assert.fail('it is one tree'),
    openLecture: null,
    openTrace: () => assert.fail('it is a tree'),
  };
  const read = (/** @type {number} */ version) => receive(file(version), receiver);
  assert.deepEqual(await read(1), { said: '', isWhole: true });
  const { said, isWhole } = await read(2);
  assert.match(said, /^The .* text was written by a newer version of Plyscope/);
  assert.ok(!isWhole);
});

test('a lecture is opened as one, where lectures are kept; nothing else is', async () => {
  /** @type {string[]} */
  const opened = [];
  const receiver = {
    ...{ say, catalogue, word: String, dispatch: () => null },
    ...{ display: () => null, choose: () => null },
    addTrees: () => assert.fail('it is a lecture'),
    openLecture: async (/** @type {string} */ text) => opened.push(text),
    openTrace: () => assert.fail('it is a lecture'),
  };
  const file = writeLecture({ title: 'T', slides: [{ link: '#tree=[1]', title: '', notes: '' }] });
  assert.deepEqual(await receive(file, receiver), { said: '', isWhole: true });
  assert.deepEqual(opened, [file]);
  await receive('[3, 4]', receiver);
  assert.equal(opened.length, 1);
});
