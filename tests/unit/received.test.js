// What a file shows in somebody else's page: the tree of a text, the search of a trace, the only one of kept trees.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { receive, wantedIn } from '../../www/src/features/gallery/receiving.js';
import { catalogue } from './support/core.js';
import { say } from './support/messages.js';

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

test('the only tree of a file that a newer version wrote is shown, and what may be missing is said', async () => {
  const file = (/** @type {number} */ version) =>
    JSON.stringify({ plyscope: 'trees', version, trees: [{ tree: '[4, 7]', colour: 'red' }] });
  const receiver = {
    ...{ say, catalogue, word: String, dispatch: () => null },
    ...{ display: () => null, addTrees: () => assert.fail('it is one tree') },
  };
  const read = (/** @type {number} */ version) => receive(file(version), receiver);
  assert.deepEqual(await read(1), { said: '', isWhole: true });
  const { said, isWhole } = await read(2);
  assert.match(said, /^The .* text was written by a newer version of Plyscope/);
  assert.ok(!isWhole);
});
