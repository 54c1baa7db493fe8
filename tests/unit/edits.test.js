/** Edits of a tree: what the page computes of them by itself. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberAfter, textAfter } from '../../www/src/engine/edits.js';
import { Search } from '../../www/src/engine/search.js';
import './support/core.js';
import { random } from './support/random.js';

const searchOf = (/** @type {string} */ tree) => new Search({ tree, algorithm: 'minimax' });

test('a child that moves is found under its new number, with its subtree', () => {
  const { int } = random(5);
  for (let round = 0; round < 200; round += 1) {
    const search = searchOf(`random(branching=1..4, depth=3, seed=${round})`);
    const { nodes } = search;
    const node = int(1, nodes.length - 1);
    const place = int(0, nodes.place(node).siblings - 1);
    const after = searchOf(textAfter(search, { move: { node, place } }));
    const number = numberAfter(nodes, node, place);
    const size = nodes.end[node] - node;
    assert.equal(after.nodes.place(number).place, place);
    assert.equal(after.nodes.parent[number], nodes.parent[node]);
    assert.deepEqual(
      after.nodes.units.subarray(number, number + size),
      nodes.units.subarray(node, node + size),
    );
    after.free();
    search.free();
  }
});

test('a search of a tree with an edit is the search of the edited tree', () => {
  const tree = '[[3, 12, 8], [2, 4, 6]]';
  for (const edit of [{ value: { node: 6, value: '-7.5' } }, { move: { node: 1, place: 1 } }]) {
    const before = searchOf(tree);
    const edited = new Search({ tree, algorithm: 'alpha-beta', edit });
    const again = new Search({ tree: textAfter(before, edit), algorithm: 'alpha-beta' });
    assert.equal(edited.text, again.text);
    assert.deepEqual(edited.overview, again.overview);
    for (const search of [before, edited, again]) search.free();
  }
});
