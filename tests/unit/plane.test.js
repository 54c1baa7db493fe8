import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodeAt } from '../../www/src/layout/hit.js';
import { sized } from '../../www/src/layout/picture-size.js';
import { place } from '../../www/src/layout/plane.js';
import { fit, project, rowHeight, zoomed } from '../../www/src/layout/projection.js';
import { catalogue, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { look, only, places, SIZES, show } from './support/show.js';
import { randomTree, write } from './support/trees.js';

/** @import { Search } from '../../www/src/engine/search.js' */

/** Presets, and random trees as deep as the smallest canvas has rows for. */
const TREES = [
  '7',
  '[7]',
  '[[[[[[7]]]]]]',
  `[${Array.from({ length: 40 }, (_, value) => value).join(', ')}]`,
  '[-1999.123456, [-0.000001, inf], 1]',
  ...catalogue.presets.map(({ tree }) => tree),
  ...Array.from({ length: times(150) }, (_, seed) => write(randomTree(random(seed), 80))),
];

/** @param {(search: Search, about: string) => void} look */
function everyTree(look) {
  for (const tree of TREES)
    withSearch({ tree, algorithm: 'minimax' }, (search) => look(search, tree));
}

test('every tree lies on the canvas, whatever its size', () => {
  everyTree((search, about) => {
    for (const size of SIZES) {
      const shown = show(search, 0, { size });
      for (const shape of only(look(shown).shapes, 'node')) {
        const where = `${about} on ${size.width} × ${size.height}: ${JSON.stringify(shape)}`;
        const [across, down] = [shape.width / 2, shape.height / 2];
        assert.ok(shape.x - across >= 0 && shape.x + across <= size.width, where);
        assert.ok(shape.y - down >= 0 && shape.y + down <= size.height, where);
      }
    }
  });
});

test('the deepest tree there can be, and a very wide one, are shown whole too', () => {
  const deepest = `${'['.repeat(512)}3${']'.repeat(512)}`;
  const widest = `[${'3, '.repeat(20_000)}3]`;
  for (const tree of [deepest, widest]) {
    withSearch({ tree, algorithm: 'minimax' }, (search) => {
      for (const size of SIZES.filter(({ height }) => height >= 400)) {
        const { at } = show(search, 0, { size });
        const about = `${tree.slice(0, 9)} on ${size.width} × ${size.height}`;
        const { x, y } = places(search, at);
        assert.ok(Math.min(...x) >= 0 && Math.max(...x) <= size.width, about);
        assert.ok(Math.min(...y) >= 0 && Math.max(...y) <= size.height, about);
      }
    });
  }
});

test('a tree stands in the middle, from left to right', () => {
  everyTree((search, about) => {
    for (const size of SIZES) {
      const { at } = show(search, 0, { size });
      const { x } = places(search, at);
      const middle = (Math.min(...x) + Math.max(...x)) / 2;
      assert.ok(Math.abs(middle - size.width / 2) < 0.5, about);
    }
  });
});

test('children lie below their parents, and in their order from left to right', () => {
  everyTree((search, about) => {
    const { at } = show(search, 0);
    const { parent, depth } = search.nodes;
    for (let node = 1; node < parent.length; node += 1) {
      assert.ok(at.y(node) > at.y(parent[node]), about);
      const before = depth.lastIndexOf(depth[node], node - 1);
      if (before >= 0) assert.ok(at.x(node) > at.x(before), about);
    }
  });
});

test('every node is found at its own middle', () => {
  everyTree((search, about) => {
    for (const size of SIZES) {
      const { at } = show(search, 0, { size });
      for (const node of search.nodes.parent.keys()) {
        assert.equal(nodeAt(at, { x: at.x(node), y: at.y(node) }), node, about);
      }
    }
  });
});

test('a node is found where it has been moved to and scaled, and nothing beside the tree', () => {
  withSearch({ tree: catalogue.presets[0].tree, algorithm: 'minimax' }, (search) => {
    const size = { width: 800, height: 600 };
    const plane = place(search);
    const camera = zoomed(plane, size, fit(plane, size), 2.5, { x: 100, y: 480 });
    const at = project(plane, size, camera);
    for (const node of search.nodes.parent.keys()) {
      const edge = { x: at.x(node) + 5, y: at.y(node) - 5 };
      assert.equal(nodeAt(at, edge), node);
    }
    assert.equal(nodeAt(at, { x: at.x(0), y: at.y(0) - 300 }), null);
    const beside = { x: at.x(0) + 60, y: at.y(0) };
    assert.equal(nodeAt(at, beside, 4), null);
    assert.equal(nodeAt(at, beside, 60), 0, 'a finger reaches farther');
  });
});

test('zooming changes the distance of the rows as it does all others', () => {
  withSearch({ tree: '[[1, 2], [3, 4]]', algorithm: 'minimax' }, (search) => {
    const size = { width: 800, height: 600 };
    const plane = place(search);
    const camera = fit(plane, size);
    const [near, far] = [2, 1].map((k) => {
      return project(plane, size, zoomed(plane, size, camera, k, { x: 0, y: 0 }));
    });
    assert.equal(near.row, far.row * 2);
    assert.equal(far.row, rowHeight(plane, size, camera.k));
  });
});

test('a picture has no ruler by choice, or if it is too low for one', () => {
  const isShort = (/** @type {number} */ height, /** @type {'auto' | 'none'} */ gauge) =>
    sized({ width: 900, height }, { gauge }).short;
  assert.deepEqual([isShort(189, 'auto'), isShort(190, 'auto')], [true, false]);
  assert.ok(isShort(900, 'none'));
});
