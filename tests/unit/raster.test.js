import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fans, stripes } from '../../www/src/canvas/raster/bands.js';
import { columnOf, count, KINDS } from '../../www/src/canvas/raster/columns.js';
import { EDGES, faded, NODES, rgb, tone } from '../../www/src/canvas/raster/tones.js';
import { fit, place } from '../../www/src/layout/plane.js';
import { withSearch } from './support/core.js';
import { random } from './support/random.js';

const WIDTH = 300;
const SIZE = { width: WIDTH, height: 200 };

/** @param {number} branching @param {number} depth @returns {string} */
const uniform = (branching, depth) =>
  depth === 0
    ? '1'
    : `[${Array(branching)
        .fill(uniform(branching, depth - 1))
        .join(',')}]`;

/** The rows of a wide tree, as they lie on a canvas. @param {(line: import('../../www/src/canvas/raster/columns.js').Line, plane: import('../../www/src/layout/plane.js').Plane, search: import('../../www/src/engine/search.js').Search) => void} look */
function everyLine(look, beyond = false) {
  withSearch({ tree: uniform(4, 6), algorithm: 'alpha-beta' }, (search) => {
    const plane = place(search);
    const { k, x } = fit(plane, SIZE);
    for (let row = 0; row < plane.rows.length; row += 1) {
      const [from, to] = [plane.rows.start[row], plane.rows.start[row + 1]];
      for (const wide of [1, 3]) {
        const counts = new Uint16Array(WIDTH * KINDS);
        look({ row, from, to, k, x, wide, beyond, counts }, plane, search);
      }
    }
  });
}

test('each node of a row is counted in the columns that it takes, as what it is', () => {
  const chance = random(5);
  everyLine((line, plane, search) => {
    const phases = search.phases(chance.int(0, search.overview.steps));
    const { leaf } = search.nodes;
    count(line, plane, { phases, leaf, nested: chance.int(0, 2) > 0 }, 0, WIDTH - 1);
    const expected = new Uint16Array(WIDTH * KINDS);
    for (let at = line.from; at < line.to; at += 1) {
      const node = plane.rows.nodes[at];
      const kind = phases[node] === 2 && leaf[node] ? 4 : phases[node];
      const first = columnOf(line, plane, at) - (line.wide >> 1);
      for (let column = first; column < first + line.wide; column += 1) {
        if (column >= 0 && column < WIDTH) expected[column * KINDS + kind] += 1;
      }
    }
    assert.deepEqual(line.counts, expected);
  });
});

test('to count some columns anew gives what counting all does', () => {
  const chance = random(3);
  everyLine((line, plane, search) => {
    const { leaf } = search.nodes;
    count(line, plane, { phases: search.phases(100), leaf, nested: true }, 0, WIDTH - 1);
    const phases = search.phases(900);
    const whole = { ...line, counts: new Uint16Array(WIDTH * KINDS) };
    count(whole, plane, { phases, leaf, nested: true }, 0, WIDTH - 1);
    for (let left = 0; left < WIDTH; ) {
      const right = Math.min(WIDTH - 1, left + chance.int(0, 40));
      count(line, plane, { phases, leaf, nested: true }, left, right);
      left = right + 1;
    }
    assert.deepEqual(line.counts, whole.counts);
  });
});

test('beyond the horizon nothing is skipped', () => {
  everyLine((line, plane, search) => {
    const phases = new Uint8Array(search.nodes.length).fill(3);
    count(line, plane, { phases, leaf: search.nodes.leaf, nested: true }, 0, WIDTH - 1);
    assert.ok(line.counts.some((nodes) => nodes > 0));
    for (let column = 0; column < WIDTH; column += 1)
      assert.equal(line.counts[column * KINDS + 3], 0);
  }, true);
});

/** @type {import('../../www/src/canvas/raster/tones.js').Rgb[]} */
const COLOURS = [
  [10, 10, 10],
  [20, 20, 20],
  [0, 0, 200],
  [200, 0, 0],
  [30, 30, 30],
];

test('a tone is the mix of what lies in a column, and nothing where nothing does', () => {
  assert.equal(tone(Uint16Array.of(0, 0, 0, 0, 0), 0, NODES.on, COLOURS), 0);
  const alone = tone(Uint16Array.of(0, 0, 5, 0, 0), 0, NODES.on, COLOURS);
  assert.deepEqual([alone & 255, (alone >>> 16) & 255], [0, 200]);
  assert.equal(alone >>> 24, Math.round(NODES.on[2] * 255));
  const mixed = tone(Uint16Array.of(0, 0, 1, 1, 0), 0, [0, 0, 0.5, 0.5, 0], COLOURS);
  assert.deepEqual([mixed & 255, (mixed >>> 16) & 255, mixed >>> 24], [100, 100, 128]);
});

test('what was skipped is hatched, and nothing else is', () => {
  for (const { on, off } of [NODES, EDGES]) {
    for (const [kind, strength] of on.entries()) {
      assert.equal(strength > off[kind], kind === 3);
    }
  }
});

test('a faded pixel keeps its colour', () => {
  assert.equal(faded(0x80123456, 0.5), 0x40123456);
  assert.equal(faded(0xff123456, 1), 0xff123456);
});

test('colours are read as style sheets write them', () => {
  assert.deepEqual(rgb('#0b62a4'), [11, 98, 164]);
  assert.deepEqual(rgb('#fa0'), [255, 170, 0]);
  assert.deepEqual(rgb('rgb(1, 2, 3)'), [1, 2, 3]);
});

test('a stretch of columns is painted from top to bottom, and nothing beside it', () => {
  const field = { pixels: new Uint32Array(20 * 10).fill(7), width: 20, height: 10, ratio: 1 };
  const on = new Uint32Array(20).fill(1);
  stripes(field, { top: -3, bottom: 4, left: 2, right: 5 }, { on, off: on });
  for (const [at, pixel] of field.pixels.entries()) {
    const [x, y] = [at % 20, Math.floor(at / 20)];
    assert.equal(pixel, x >= 2 && x <= 5 && y < 4 ? 1 : 7);
  }
});

test('a fan widens from its parent to its children, and has their colours', () => {
  const field = { pixels: new Uint32Array(40 * 20), width: 40, height: 20, ratio: 1 };
  const on = new Uint32Array(40).map((_, x) => 0xff000000 + (x < 20 ? 1 : 2));
  const fan = { x: 20, top: 0, first: 5, last: 35, children: 100 };
  const part = { top: 0, bottom: 20, left: 0, right: 39 };
  fans(field, part, { on, off: on }, [fan], () => 0);
  let before = 0;
  for (let y = 0; y < 20; y += 1) {
    const row = [...field.pixels.subarray(y * 40, y * 40 + 40)];
    const painted = row.filter((pixel) => pixel !== 0).length;
    assert.ok(painted >= before, `row ${y}`);
    before = painted;
    for (const [x, pixel] of row.entries()) {
      if (pixel !== 0 && Math.abs(x - 20) > 2) assert.equal(pixel & 3, x < 20 ? 1 : 2);
    }
  }
  assert.ok(before >= 30);
});
