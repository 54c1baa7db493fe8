/** Where the nodes of a tree stand in its text: what is found there, read by the core, is the subtree. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subtree } from '../../../www/src/engine/edits.js';
import { nodeAt, placesOf } from '../../../www/src/features/editor/places.js';
import { withSearch } from '../support/core.js';
import { random } from '../support/random.js';
import { randomTree, write } from '../support/trees.js';

/** @import { Plain } from '../support/trees.js' */
/** @import { Random } from '../support/random.js' */

/** @param {string} tree */
const canonical = (tree) => withSearch({ tree, algorithm: 'minimax' }, ({ text }) => text);

/** Names and moves in which brackets, quotes and commas mean nothing. */
const TEXTS = [
  'a',
  'it’s',
  "it's",
  "'",
  '"',
  '\\',
  '[',
  ')]',
  'a, b',
  'x: y',
  '=3',
  '{',
  '𝄞',
  'å\n',
];

/** @param {Random} random @param {Plain} node @param {boolean} hasMoves @returns {Plain} */
function labelled(random, node, hasMoves) {
  const some = () => (random.chance(0.3) ? random.pick(TEXTS) : undefined);
  const { children, ...own } = node;
  return {
    ...own,
    ...{ name: some(), move: hasMoves ? some() : undefined },
    ...(children && { children: children.map((child) => labelled(random, child, hasMoves)) }),
  };
}

/** Compares each node's text with its subtree, as the core has it. @param {string} tree @param {string} [typed] */
function check(tree, typed) {
  withSearch({ tree, algorithm: 'minimax' }, (search) => {
    const text = typed ?? search.text;
    const { parent, length } = search.nodes;
    const places = placesOf(text, parent);
    assert.ok(places, text);
    for (let node = 0; node < length; node += 1) {
      const part = text.slice(places.start[node], places.end[node]);
      assert.equal(canonical(part), subtree(search, node), `${text} ${node}`);
      assert.equal(nodeAt(places, places.start[node]), node);
    }
  });
}

test('the text of every node is that of its subtree, in brackets and in JSON', () => {
  const chance = random(11);
  for (let round = 0; round < 400; round += 1) {
    check(write(labelled(chance, randomTree(chance, 25), round % 2 === 1)));
  }
});

test('so it is in brackets and JSON as people write them', () => {
  for (const text of [
    '7',
    ' ((3 12 8) (2 4 6)\n(14 5 2)) ',
    'A : [ B: (3, "inf",), "C, D": [2 \'-∞\'] = -1 ] = 2',
    '[1, [2,\t[3]],]',
    '[1, {"children": [3, [4, "inf"]]}]',
    '{"children": [{"value": "inf"}, {"children": [3, {"value": -2}], "name": "B"}]}',
  ])
    check(text, text);
});

test('of a text that is another tree, or is none, nothing is known', () => {
  const tree = '[[3, 12], [2, 4]]';
  withSearch({ tree, algorithm: 'minimax' }, ({ nodes }) => {
    for (const text of [
      ...['', ' ', '[[3, 12], [2, 4]', '[3, [12, 2], 4]', '[[3, 12], [2, 4]] 5', ']', '{', ':'],
      ...['random(branching=2, depth=2)', '[[3, 12], {2, 4}]', '[A: , 1]', '{"a": {"b": 1}}'],
      "Tree('1', None, [Tree('2', 3, []), Tree('3', 4, [])])",
    ])
      assert.equal(placesOf(text, nodes.parent), null, text);
  });
});

test('a cursor is in the innermost node that it touches', () => {
  const text = '[[3, 12], B: [2, 4]=7]';
  withSearch({ tree: text, algorithm: 'minimax' }, ({ nodes }) => {
    const places = placesOf(text, nodes.parent);
    assert.ok(places);
    const expected = [0, 1, 2, 2, 1, 3, 3, 3, 1, 0, 4, 4, 4, 4, 5, 5, 4, 6, 6, 4, 4, 4, 0];
    assert.deepEqual(
      Array.from({ length: text.length + 1 }, (_, at) => nodeAt(places, at)),
      expected,
    );
  });
  const [start, end] = [[2], [3]];
  assert.equal(nodeAt({ start, end, parent: [-1] }, 1), null);
  assert.equal(nodeAt({ start, end, parent: [-1] }, 4), null);
});
