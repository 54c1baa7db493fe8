/** What a presenter points at: nodes by points and by keys, and the part of a tree that is zoomed to. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cameraOnto, nodeBeside, nodeUnder } from '../../../www/src/features/presenting/places.js';
import { sized, stripIn } from '../../../www/src/layout/picture-size.js';
import { place } from '../../../www/src/layout/plane.js';
import { fit, project } from '../../../www/src/layout/projection.js';
import { model } from '../support/render.js';

/** The stage of a projector of 1280 × 720, and of one of two panes there. */
const STAGES = [
  { width: 703, height: 332 },
  { width: 350, height: 332 },
];

const TREES = ['swedish-51', 'deepening', '[[3, 12], [2, 4], 7]'];

/** @param {string} tree */
const shownOf = (tree) => model({ tree });

for (const tree of TREES) {
  test(`in ${tree} each node is found at its place, with the whole tree in sight and near to it`, () => {
    const { search, state } = shownOf(tree);
    const plane = place(search);
    for (const extent of STAGES) {
      const size = sized(extent, state);
      const cameras = [
        null,
        ...[0, 1, search.nodes.length - 1].map((node) => cameraOnto(search, size, node)),
      ];
      for (const camera of cameras) {
        const at = project(plane, size, camera ?? fit(plane, size));
        for (let node = 0; node < search.nodes.length; node += 1) {
          const point = { x: at.x(node), y: at.y(node) };
          if (point.y < stripIn(plane, size)) continue;
          assert.equal(nodeUnder({ search, state: { ...state, camera } }, extent, point), node);
        }
      }
    }
  });

  test(`in ${tree} a node that is zoomed to is larger, and in sight below the strip with what fits of its subtree`, () => {
    const { search, state } = shownOf(tree);
    const plane = place(search);
    for (const extent of STAGES) {
      const size = sized(extent, state);
      for (let node = 0; node < search.nodes.length; node += 1) {
        const camera = cameraOnto(search, size, node);
        assert.ok(camera.k > fit(plane, size).k * 1.5, `node ${node}`);
        const at = project(plane, size, camera);
        assert.ok(at.y(node) > stripIn(plane, size) && at.y(node) < size.height, `node ${node}`);
        if (search.nodes.leaf[node])
          assert.equal(Math.round(at.x(node)), Math.round(size.width / 2));
      }
    }
  });
}

test('nothing is found beside all nodes, nor under the strip that panes share', () => {
  const { search, state } = shownOf('swedish-51');
  const [extent] = STAGES;
  assert.equal(nodeUnder({ search, state }, extent, { x: 2, y: 330 }), null);
  const root = project(place(search), extent, fit(place(search), extent));
  const point = { x: root.x(0), y: root.y(0) };
  assert.equal(nodeUnder({ search, state }, extent, point), 0);
  assert.equal(nodeUnder({ search, state }, { ...extent, strip: 200 }, point), null);
});

test('arrows lead to the parent, to the first child, and along the row', () => {
  const { search: tree } = shownOf('[[3, 12], [2, 4], 7]');
  const go = (/** @type {number} */ node, /** @type {any} */ key) => nodeBeside(tree, node, key);
  assert.equal(go(0, 'ArrowUp'), 0);
  assert.equal(go(0, 'ArrowDown'), 1);
  assert.equal(go(0, 'ArrowRight'), 0);
  assert.equal(go(1, 'ArrowRight'), 4);
  assert.equal(go(4, 'ArrowRight'), 7);
  assert.equal(go(7, 'ArrowRight'), 7);
  assert.equal(go(7, 'ArrowDown'), 7);
  // Cousins are neighbours too.
  assert.equal(go(3, 'ArrowRight'), 5);
  assert.equal(go(5, 'ArrowLeft'), 3);
  assert.equal(go(6, 'ArrowUp'), 4);
});

test('below a folded subtree there is nothing to go to', () => {
  const { search } = model({ tree: 'swedish-51' }, [{ type: 'fold', node: 2 }]);
  assert.equal(nodeBeside(search, 2, 'ArrowDown'), 2);
});
