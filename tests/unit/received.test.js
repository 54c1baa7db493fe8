// What a file shows in somebody else's page: the tree of a text, the search of a trace, the only one of kept trees.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wantedIn } from '../../www/src/features/gallery/wanted-in.js';
import { catalogue } from './support/core.js';

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
