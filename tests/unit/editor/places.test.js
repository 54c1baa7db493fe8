/** Where the nodes of a tree stand in its text. What is there, in each notation, is tested beside the readers. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isToRead } from '../../../www/src/engine/formats/known.js';
import { nodeAt, nodesWithin, placesOf } from '../../../www/src/features/editor/places.js';
import { withSearch } from '../support/core.js';

/** The text of each place, with its node. @param {string} text @param {string} [tree] */
function parts(text, tree = text) {
  // An editor's text was read before.
  isToRead(text);
  return withSearch({ tree, algorithm: 'minimax' }, (search) =>
    placesOf(text, search)?.map(({ node, start, end }) => [node, text.slice(start, end)]),
  );
}

test('the places of a text are those of its nodes, whatever its letters are made of', () => {
  assert.deepEqual(parts('𝄞: [å: 3, "𝄞𝄞": 4]'), [
    [0, '𝄞: [å: 3, "𝄞𝄞": 4]'],
    [1, 'å: 3'],
    [2, '"𝄞𝄞": 4'],
  ]);
  assert.deepEqual(parts('(3,å:4)𝄞;', '𝄞: [3, å: 4]'), [
    [0, '(3,å:4)𝄞'],
    [1, '3'],
    [2, 'å:4'],
  ]);
});

test('of a text that is another tree, or is none, nothing is known', () => {
  const tree = '[[3, 12], [2, 4]]';
  for (const text of [
    ...['', ' ', '[[3, 12], [2, 4]', '[3, [12, 2], 4]', '[[3, 12], [2, 4]] 5', ']', '{', ':'],
    ...['random(branching=2, depth=2)', '[[3, 12], {2, 4}]', '[[3, 12], [2, 5]]'],
  ])
    assert.equal(parts(text, tree), undefined, text);
});

test('a cursor is in the innermost node that it touches', () => {
  const text = '[[3, 12], B: [2, 4]=7]';
  withSearch({ tree: text, algorithm: 'minimax' }, (search) => {
    const places = placesOf(text, search);
    assert.ok(places);
    const expected = [0, 1, 2, 2, 1, 3, 3, 3, 1, 0, 4, 4, 4, 4, 5, 5, 4, 6, 6, 4, 4, 4, 0];
    assert.deepEqual(
      Array.from({ length: text.length + 1 }, (_, at) => nodeAt(places, at)),
      expected,
    );
  });
  const places = [{ node: 0, start: 2, end: 3 }];
  assert.deepEqual(
    [1, 2, 3, 4].map((offset) => nodeAt(places, offset)),
    [null, 0, 0, null],
  );
});

test('in a table each row is about its child, and each cell about the node that it names', () => {
  const text = 'parent,child,value\nA,B,3\nA,C,\nC,D,7';
  withSearch({ tree: text, algorithm: 'minimax' }, (search) => {
    const places = placesOf(text, search);
    assert.ok(places);
    const at = (/** @type {string} */ part) => text.indexOf(part);
    assert.deepEqual(
      [at('parent'), at('A,B'), at('B,3'), at('3'), at('C,\n'), at('C,D'), at('D'), at('7')].map(
        (offset) => nodeAt(places, offset),
      ),
      [null, 0, 1, 1, 2, 2, 3, 3],
    );
    assert.deepEqual(nodesWithin(places, at('A,B'), at('C,D')), [1, 2]);
    assert.deepEqual(nodesWithin(places, at('B,3') - 1, at('A,C') + 1), [0, 1]);
  });
});
