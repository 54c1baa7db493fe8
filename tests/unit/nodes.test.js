import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { Flat, randomTree, write } from './support/trees.js';

/** @import { Search } from '../../www/src/engine/search.js' */

/** @param {(search: Search, tree: Flat, about: string) => void} look */
function everyTree(look) {
  for (let seed = 0; seed < times(150); seed += 1) {
    const tree = randomTree(random(seed), 60);
    const text = write(tree);
    withSearch({ tree: text, algorithm: 'minimax' }, (search) =>
      look(search, new Flat(tree), text),
    );
  }
}

test('nodes are what their tree says', () => {
  everyTree(({ nodes }, tree, about) => {
    assert.equal(nodes.length, tree.parent.length, about);
    assert.deepEqual([...nodes.parent], tree.parent, about);
    assert.deepEqual([...nodes.depth], tree.depth, about);
    for (const [node, label] of tree.label.entries()) {
      assert.equal(nodes.name(node) ?? String(node), label, about);
      assert.equal(nodes.move(node), tree.move[node] ?? null, about);
      assert.equal(nodes.leaf[node] === 1, tree.children[node].length === 0, about);
      const text = nodes.value(node)?.replace('inf', 'Infinity');
      assert.equal(text === undefined ? null : Number(text), tree.value[node], about);
    }
  });
});

test('a subtree ends where the next node is no descendant', () => {
  everyTree(({ nodes }, tree, about) => {
    for (const node of tree.parent.keys()) {
      const behind = tree.parent.findIndex((above, each) => each > node && above < node);
      assert.equal(nodes.end[node], behind < 0 ? tree.parent.length : behind, about);
    }
  });
});

test('the longest leaf value is as long as it is written', () => {
  const lengths = { 7: 1, '[10, 9]': 2, '[-0.5, 3]': 4, '[2.50, 0.125]': 5, '[inf, 1]': 3 };
  for (const [tree, length] of Object.entries({ ...lengths, '[[-100, 7]=12345, -inf]': 4 })) {
    withSearch({ tree, algorithm: 'minimax' }, ({ nodes }) => assert.equal(nodes.longest, length));
  }
  everyTree(({ nodes }, tree, about) => {
    const leaves = [...tree.parent.keys()].filter((node) => nodes.leaf[node] === 1);
    const all = leaves.map((node) => nodes.value(node)?.length ?? 0);
    assert.equal(nodes.longest, Math.max(...all), about);
  });
});

test('a tree lacks static values where an interior node below the root has none', () => {
  const lacks = { '[[1, 2]=3, 4]': false, '[[1, 2], 4]': true, '[1, 2]': false, 7: false };
  for (const [tree, lacking] of Object.entries(lacks)) {
    withSearch({ tree, algorithm: 'minimax' }, ({ nodes }) => {
      assert.equal(nodes.lacksStatic, lacking, tree);
    });
  }
});
