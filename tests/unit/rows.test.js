import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSE, detail } from '../../www/src/layout/detail.js';
import { nodeAt } from '../../www/src/layout/hit.js';
import { place } from '../../www/src/layout/plane.js';
import { fit, project, zoomed } from '../../www/src/layout/projection.js';
import { Rows, rowsOf } from '../../www/src/layout/rows.js';
import { nodeSize, scaleOf } from '../../www/src/layout/sizes.js';
import { withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { randomTree, write } from './support/trees.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { At } from '../../www/src/layout/projection.js' */
/** @import { Random } from './support/random.js' */

const SIZE = { width: 700, height: 500 };

/** A tree that is far too wide to be read at once. @param {number} branching @param {number} depth @returns {string} */
const uniform = (branching, depth) =>
  depth === 0
    ? '1'
    : `[${Array(branching)
        .fill(uniform(branching, depth - 1))
        .join(',')}]`;

/**
 * Small and large trees at cameras from far away to very close.
 * @param {(search: Search, at: At, chance: Random, about: string) => void} look
 */
function everyCamera(look) {
  const large = [uniform(4, 6), uniform(40, 2), uniform(2, 11), `[${uniform(3, 7)}, 1, [2, 3]]`];
  const small = Array.from({ length: times(40) }, (_, seed) => write(randomTree(random(seed), 90)));
  for (const [seed, tree] of [...large, ...small].entries()) {
    const chance = random(seed);
    withSearch({ tree, algorithm: 'minimax' }, (search) => {
      const plane = place(search);
      const whole = fit(plane, SIZE);
      for (let round = 0; round < 12; round += 1) {
        const point = { x: chance.int(0, SIZE.width), y: chance.int(0, SIZE.height) };
        const factor = 2 ** chance.int(-2, 12);
        const camera = round === 0 ? whole : zoomed(plane, SIZE, whole, factor, point);
        look(search, project(plane, SIZE, camera), chance, `${tree.slice(0, 30)} at ${camera.k}`);
      }
    });
  }
}

test('a row has its nodes from left to right, and not those that are hidden', () => {
  for (let seed = 0; seed < times(100); seed += 1) {
    const chance = random(seed);
    withSearch({ tree: write(randomTree(chance, 60)), algorithm: 'minimax' }, (search) => {
      const { depth } = search.nodes;
      const x = search.layout(1, 1.12).map((each) => (chance.chance(0.2) ? Number.NaN : each));
      const visible = [...depth.keys()].filter((node) => !Number.isNaN(x[node]));
      const rows = new Rows(depth, x, rowsOf(depth, Int32Array.from(visible)));
      for (let row = 0; row < rows.length; row += 1) {
        const own = [...depth.keys()].filter((node) => depth[node] === row && x[node] >= 0);
        const [from, to] = [rows.start[row], rows.start[row + 1]];
        assert.deepEqual([...rows.nodes.subarray(from, to)], own);
        for (const [index, node] of own.entries()) {
          assert.equal(rows.place(row, x[node]), from + index);
          assert.equal(rows.placeOf(row, node), from + index);
          const gaps = [x[own[index + 1]] - x[node], x[node] - x[own[index - 1]]];
          const [right, left] = gaps.map((gap) =>
            Number.isNaN(gap) ? Number.POSITIVE_INFINITY : gap,
          );
          assert.equal(rows.gap(node), right === Number.POSITIVE_INFINITY ? left : right);
          assert.equal(rows.nearestGap(node), Math.min(left, right));
        }
        assert.equal(rows.place(row, 1e9), to);
      }
    });
  }
});

/** The node that is hit, by a look at each. @param {Search} search @param {At} at @param {{x: number, y: number}} point @param {number} reach */
function anyAt({ nodes }, at, point, reach) {
  let [found, nearest] = [/** @type {number | null} */ (null), Number.POSITIVE_INFINITY];
  for (let node = 0; node < nodes.length; node += 1) {
    const { box, width } = nodeSize({ k: scaleOf(at, node), row: at.row });
    const half = Math.max(CLOSE, nodes.leaf[node] ? box : width) / 2 + reach;
    const [dx, dy] = [Math.abs(point.x - at.x(node)), Math.abs(point.y - at.y(node))];
    if (dx > half || dy > half || dx * dx + dy * dy >= nearest) continue;
    [found, nearest] = [node, dx * dx + dy * dy];
  }
  return found;
}

test('the node that is hit is the one that a look at every node finds, from far and from near', () => {
  let hits = 0;
  everyCamera((search, at, chance, about) => {
    for (let round = 0; round < 25; round += 1) {
      const node = chance.int(0, search.nodes.length - 1);
      const near = { x: at.x(node) + chance.int(-20, 20), y: at.y(node) + chance.int(-20, 20) };
      const any = { x: chance.next() * SIZE.width, y: chance.next() * SIZE.height };
      for (const point of [near, any]) {
        const reach = chance.pick([0, 4, 14]);
        const found = nodeAt(at, point, reach);
        assert.equal(found, anyAt(search, at, point, reach), `${about}, ${JSON.stringify(point)}`);
        if (found !== null) hits += 1;
      }
    }
  });
  assert.ok(hits > 2000);
});

test('each node on the canvas is drawn by itself or painted with its row, and no row is both', () => {
  everyCamera((search, at, _, about) => {
    const { nodes, dense } = detail(at, SIZE);
    const alone = new Set(nodes);
    const { rows } = at.plane;
    for (let node = 0; node < search.nodes.length; node += 1) {
      const [x, y] = [at.x(node), at.y(node)];
      if (x < 0 || y < 0 || x > SIZE.width || y > SIZE.height) continue;
      const painted = dense.filter(({ row, from, to }) => {
        const place = rows.placeOf(row, node);
        return row === search.nodes.depth[node] && place >= from && place < to;
      });
      assert.equal(painted.length + (alone.has(node) ? 1 : 0), 1, `${node} of ${about}`);
    }
    assert.deepEqual(
      [...nodes],
      [...nodes].sort((a, b) => a - b),
    );
  });
});

test('an edge that crosses the canvas is drawn, though both its ends lie beyond', () => {
  everyCamera((search, at, _, about) => {
    const { nodes, dense } = detail(at, SIZE);
    const drawn = new Set(nodes);
    const painted = new Set(dense.map(({ row }) => row));
    const { parent, depth } = search.nodes;
    for (let node = 1; node < parent.length; node += 1) {
      if (painted.has(depth[node])) continue;
      const [x1, y1] = [at.x(parent[node]), at.y(parent[node])];
      const [x2, y2] = [at.x(node), at.y(node)];
      // The middle of what of it lies between top and bottom.
      const [top, bottom] = [Math.max(0, y1), Math.min(SIZE.height, y2)];
      if (top >= bottom) continue;
      const along = ((top + bottom) / 2 - y1) / (y2 - y1);
      const x = x1 + (x2 - x1) * along;
      if (x > 0 && x < SIZE.width) assert.ok(drawn.has(node), `${node} of ${about}`);
    }
  });
});

test('places are continuous from the whole tree down to one leaf', () => {
  everyCamera((search, at) => {
    const { plane } = at;
    let before = at;
    for (let round = 0; round < 40; round += 1) {
      const point = { x: SIZE.width / 2, y: SIZE.height / 2 };
      const camera = zoomed(plane, SIZE, before.camera, 1.01, point);
      const next = project(plane, SIZE, camera);
      // No place moves by more than it is away from the point that one zooms at, and its share.
      for (const node of [0, search.nodes.length >> 1, search.nodes.length - 1]) {
        const far = Math.hypot(before.x(node) - point.x, before.y(node) - point.y);
        const moved = Math.hypot(next.x(node) - before.x(node), next.y(node) - before.y(node));
        assert.ok(moved <= far * 0.0101 + 1e-3, `${moved} of ${far}`);
      }
      before = next;
    }
  });
});
