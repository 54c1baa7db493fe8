/** The places of the chart's shapes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apart,
  chart,
  find,
  nearest,
  neighbour,
  pointsOf,
  scale,
} from '../../../www/src/features/growth/chart.js';
import { curves as theory } from '../../../www/src/features/growth/curves.js';
import { lookOf, outlineOf } from '../../../www/src/features/growth/looks.js';
import {
  places,
  possible,
  tasks,
  withMeasured,
} from '../../../www/src/features/growth/measuring.js';
import { axisLabel, counted } from '../../../www/src/features/growth/numbers.js';
import { csv } from '../../../www/src/features/growth/table.js';
import { changed, PRESETS } from '../../../www/src/session/growth.js';
import { catalogue } from '../support/core.js';
import { times } from '../support/effort.js';
import { random } from '../support/random.js';

/** @import { Results } from '../../../www/src/features/growth/measuring.js' */
/** @import { Setup } from '../../../www/src/session/growth.js' */

const SIZE = { width: 900, height: 500 };

/** As if each search took twice what the one before it in the list takes. @param {Setup} setup */
function invented(setup) {
  /** @type {Results} */
  let results = new Map();
  for (const task of tasks(results, setup)) {
    const counts = task.algorithms.flatMap((_, at) => {
      const mean = (at + 1) * task.branching * task.depth;
      return [mean, mean - 1, mean + 1, 1, mean, mean, mean, Number.NaN];
    });
    results = withMeasured(results, setup, task, Float64Array.from(counts));
  }
  return results;
}

/** @param {Partial<Setup>} change */
function chartOf(change) {
  const setup = changed(PRESETS.deeper, change);
  return chart(setup, invented(setup), SIZE);
}

test('counts are written as in their language, means to a tenth, and long ones as powers', () => {
  const thin = '\u202f';
  assert.equal(counted(59), '59');
  assert.equal(counted(1398101), '1,398,101');
  assert.equal(counted(17.14), '17.1');
  assert.equal(counted(17.14, 'sv'), '17,1');
  assert.equal(counted(1398101, 'sv'), '1\u00a0398\u00a0101');
  assert.equal(counted(2.75e15, 'sl'), `2,8${thin}×${thin}10¹⁵`);
  assert.equal(counted(16.97), '17');
  assert.equal(counted(1438.6), '1,439');
  assert.equal(counted(0), '0');
  assert.equal(counted(2.7585e15), `2.8${thin}×${thin}10¹⁵`);
  assert.equal(counted(9.99e9), `1.0${thin}×${thin}10¹⁰`);
  assert.equal(axisLabel(1e5), '100,000');
  assert.equal(axisLabel(1e12), '10¹²');
});

test('a logarithmic scale goes from 1 to a power of ten, an even one from 0 to a round number', () => {
  const powers = scale(4465, true);
  assert.deepEqual(powers.marks, [1, 10, 100, 1000, 10000]);
  assert.deepEqual([1, 100, 10000].map(powers.at), [0, 0.5, 1]);
  // A count of none lies at its foot as well.
  assert.equal(powers.at(0), 0);
  assert.deepEqual(scale(900, false).marks, [0, 200, 400, 600, 800, 1000]);
  assert.equal(scale(900, false).at(500), 0.5);
  for (const most of [1, 2, 7, 59, 900, 1e6, 1e6 + 1, 2.7e15]) {
    for (const logarithmic of [true, false]) {
      const { at, marks } = scale(most, logarithmic);
      assert.ok(at(most) > 0 || most === 1, String(most));
      assert.ok(at(most) <= 1 + 1e-9 && marks.length <= 9 && marks.length >= 2, String(most));
    }
  }
});

test('labels keep their order and their distance, stay inside where they fit, and need not move far', () => {
  const { int } = random(5);
  for (let round = 0; round < times(500); round += 1) {
    const wanted = Array.from({ length: int(1, 12) }, () => int(0, 300));
    const at = apart(wanted, 16, [0, 300]);
    const order = wanted.map((_, index) => index).sort((a, b) => at[a] - at[b]);
    for (const [rank, index] of order.entries()) {
      assert.ok(at[index] >= -1e-9 && at[index] <= 300 + 1e-9);
      const before = order[rank - 1];
      if (before === undefined) continue;
      assert.ok(at[index] - at[before] >= 16 - 1e-9);
      assert.ok(wanted[index] >= wanted[before]);
    }
  }
  assert.deepEqual(apart([10, 100, 200], 16, [0, 300]), [10, 100, 200]);
  assert.deepEqual(apart([100, 100], 16, [0, 300]), [92, 108]);
});

test('40 moves give 2,560,000 leaves at 4 plies and 102,400,000 at 5, more than can be searched', () => {
  const setup = PRESETS.forty;
  const whole = theory(setup.quantity)[0];
  assert.deepEqual(
    places(setup).map((depth) => whole.at(setup.branching, depth)),
    [40, 1600, 64_000, 2_560_000, 102_400_000],
  );
  assert.deepEqual(possible(setup), [1, 2, 3]);
});

test('curves and points share one scale: minimax lies on the curve of the whole tree', () => {
  const setup = changed(PRESETS.thirty, { algorithms: ['minimax'] });
  const [task] = tasks(new Map(), setup);
  const numbers = Float64Array.from([31, 31, 31, 0, 30, 30, 30, 0]);
  const { curves, series, columns } = chart(
    setup,
    withMeasured(new Map(), setup, task, numbers),
    SIZE,
  );
  const [{ points }] = series;
  assert.deepEqual(
    columns.map(({ place }) => place),
    [1, 2, 3, 4],
  );
  assert.equal(points.length, 1);
  const [, x, y] = /^M([\d.]+) ([\d.]+)L/.exec(curves[0].line) ?? [];
  assert.ok(Math.abs(points[0].x - Number(x)) < 0.1 && Math.abs(points[0].y - Number(y)) < 0.1);
});

test('the rule of thumb is drawn nowhere below what any search needs at least', () => {
  for (const change of [{}, PRESETS.thirty, PRESETS.wider, { branching: 30, to: 40 }]) {
    for (const quantity of /** @type {const} */ (['entered', 'evaluated'])) {
      const { curves } = chart(changed(PRESETS.deeper, { ...change, quantity }), new Map(), SIZE);
      const pointsIn = (/** @type {string} */ id) => {
        const { line = '' } = curves.find((each) => each.id === id) ?? {};
        return [...line.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      };
      const least = new Map(/** @type {[number, number][]} */ (pointsIn('critical')));
      const random = pointsIn('random');
      assert.ok(random.length > 1 && random.length <= least.size);
      for (const [x, y] of random) assert.ok(y <= (least.get(x) ?? 0) + 0.1, `${quantity} at ${x}`);
    }
  }
  // At a single ply every child is looked at.
  const single = changed(PRESETS.wider, { depth: 1 });
  assert.deepEqual(
    chart(single, new Map(), SIZE).curves.map(({ id }) => id),
    ['all', 'critical'],
  );
});

test('a whisker reaches from the least to the greatest, with the mean between', () => {
  for (const { least, y, most } of pointsOf(chartOf({}))) assert.ok(least >= y && y >= most);
});

test('curves go on where nothing can be measured', () => {
  const setup = PRESETS.chess;
  const { series, curves, columns } = chart(setup, invented(setup), SIZE);
  assert.equal(columns.length, 10);
  assert.ok(series.every(({ points }) => points.length === 4));
  assert.ok(curves.every(({ end }) => end.x === columns[9].x));
});

test('no two labels overlap, whatever is chosen', () => {
  const algorithms = catalogue.algorithms.map(({ name }) => name);
  const { labels } = chartOf({ algorithms });
  assert.equal(labels.length, algorithms.length + 3);
  for (const one of labels) {
    for (const other of labels) {
      if (one !== other && one.x === other.x) assert.ok(Math.abs(one.y - other.y) > 15.9);
    }
  }
});

test('numbers stand beside the points of the chosen column alone', () => {
  const { values } = chartOf({ column: 3 });
  assert.deepEqual(
    values.map(({ point }) => [point.algorithm, point.place]),
    PRESETS.deeper.algorithms.map((algorithm) => [algorithm, 3]),
  );
  assert.deepEqual(chartOf({ column: null }).values, []);
});

test('arrow keys lead along a line and from search to search, and stop at the ends', () => {
  const picture = chartOf({ algorithms: ['minimax', 'alpha-beta'] });
  const at = (/** @type {string} */ algorithm, /** @type {number} */ place) => {
    const point = find(picture, { algorithm, place });
    assert.ok(point);
    return point;
  };
  const start = at('minimax', 2);
  assert.equal(neighbour(picture, start, 'ArrowRight'), at('minimax', 3));
  assert.equal(neighbour(picture, start, 'ArrowLeft'), at('minimax', 1));
  assert.equal(neighbour(picture, start, 'Home'), at('minimax', 1));
  assert.equal(neighbour(picture, start, 'End'), at('minimax', 10));
  assert.equal(neighbour(picture, start, 'ArrowUp'), at('alpha-beta', 2));
  assert.equal(neighbour(picture, start, 'ArrowDown'), null);
  assert.equal(neighbour(picture, at('alpha-beta', 2), 'ArrowDown'), start);
  assert.equal(neighbour(picture, at('minimax', 1), 'ArrowLeft'), null);
  assert.equal(neighbour(picture, start, 'Tab'), null);
});

test('a pointer finds the nearest point, and none that is far', () => {
  const picture = chartOf({});
  for (const point of pointsOf(picture)) {
    assert.deepEqual(nearest(picture, { x: point.x + 0.1, y: point.y }, 20), point);
  }
  assert.equal(nearest(picture, { x: 0, y: 0 }, 20), null);
});

test('no two searches look the same', () => {
  const looks = catalogue.algorithms.map(({ name }) => lookOf(catalogue.algorithms, name));
  const shapes = looks.map(
    ({ dash, filled, corners }) => `${dash} ${filled} ${outlineOf(corners)}`,
  );
  assert.equal(new Set(shapes).size, looks.length);
});

test('the text for a spreadsheet has a row a point and a curve, with all digits', () => {
  const setup = changed(PRESETS.thirty, { to: 2, algorithms: ['alpha-beta'] });
  const rows = csv(setup, invented(setup)).trimEnd().split('\n');
  assert.equal(rows[0], 'count,series,branching,depth,trees,mean,least,most,standard_deviation');
  assert.equal(rows.length, 1 + 2 * 4);
  assert.equal(rows[5], 'evaluated,alpha-beta,30,2,10,60,60,60,');
  assert.equal(rows[6], 'evaluated,b^d,30,2,,900,,,');
});

test('beside searches that leave nothing out alone, no curve tells what can be left out', () => {
  const ids = (/** @type {string[]} */ algorithms) =>
    theory('evaluated', algorithms).map(({ id }) => id);
  assert.deepEqual(ids(['minimax']), ['all']);
  assert.deepEqual(ids(['minimax', 'alpha-beta']), ids([]));
  assert.ok(ids([]).includes('critical'));
});
