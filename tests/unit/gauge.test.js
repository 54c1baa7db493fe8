import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEG_INF, POS_INF } from '../../www/src/engine/score.js';
import { between, gauge, resting } from '../../www/src/scene/gauge/gauge.js';
import { preset, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { everySearch } from './support/searches.js';

/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Gauge, Jaw } from '../../www/src/scene/gauge/gauge.js' */

/** @typedef {Gauge & {node: number, left: Jaw, right: Jaw}} Windowed */

/** @param {(shown: Windowed, step: number, search: Search, about: string) => void} look */
function everyGauge(look) {
  everySearch(
    (search, about) => {
      assert.deepEqual(gauge(search, search.moment(0)), resting(search), 'nothing to show yet');
      for (let step = 1; step <= search.overview.steps; step += 1) {
        const moment = search.moment(step);
        const shown = gauge(search, moment);
        const windows = moment.path.slice(-2).some(({ now }) => now !== null);
        const where = `${about} step ${step}`;
        assert.equal(shown.node === null, moment.path.length === 0, where);
        if (!windows) assert.deepEqual([shown.left, shown.right], [null, null], where);
        else if (moment.path.at(-1)?.now) assert.ok(shown.left && shown.right, where);
        const { node, left, right } = shown;
        if (node !== null && left && right)
          look({ ...shown, node, left, right }, step, search, where);
      }
    },
    { rounds: 40 },
  );
}

/** @param {Gauge} shown */
const placed = ({ left, right, best, arriving, ticks }) =>
  [left, right, best, arriving, ...ticks].filter((each) => each !== null);

test('everything on the line lies in the order of its value, infinities at the ends', () => {
  everyGauge((shown, _, __, about) => {
    const points = placed(shown).sort((one, other) => one.units - other.units);
    for (const [index, { units, at }] of points.entries()) {
      assert.ok(at >= 0 && at <= 1, about);
      if (units === NEG_INF) assert.equal(at, 0, about);
      else if (units === POS_INF) assert.equal(at, 1, about);
      else assert.ok(at > 0 && at < 1, about);
      if (index > 0) assert.ok(at >= points[index - 1].at, about);
    }
  });
});

test('the left jaw is the side’s that wants more, and in the negamax forms the mover’s', () => {
  everyGauge(({ left, right, mover, node, turned: isTurned }, _, search, about) => {
    assert.equal(mover, search.nodes.max[node] ? 'max' : 'min', about);
    assert.deepEqual([left.letter, right.letter], ['α', 'β']);
    const turned = search.overview.perspective === 'side-to-move';
    assert.equal(left.owner, turned ? mover : 'max', about);
    assert.notEqual(left.owner, right.owner, about);
    assert.equal(isTurned, left.owner === 'min', about);
  });
});

test('the gauge stands where something happens, and closes at a cutoff alone', () => {
  let closed = 0;
  everyGauge((shown, step, search, about) => {
    const { fact, node, path } = search.moment(step);
    const above = path.at(-2)?.now ? path.at(-2)?.node : node;
    assert.equal(shown.node, fact.kind === 'leave' ? above : node, about);
    assert.equal(shown.closed !== null, fact.kind === 'cutoff', about);
    const hit = fact.kind === 'probe' && fact.hit !== null;
    assert.equal(shown.arriving !== null, hit || ['leave', 'evaluate'].includes(fact.kind), about);
    if (shown.closed === null) return;
    closed += 1;
    // The best has come up to the jaw that it met, or beyond it.
    const best = shown.best?.units ?? Number.NaN;
    if (shown.closed === 'right') assert.ok(best >= shown.right.units, about);
    else assert.ok(best <= shown.left.units, about);
  });
  assert.ok(closed > times(100), `${closed} closed`);
});

test('the line turns round with the values in the negamax forms', () => {
  withSearch({ tree: '[[3, 12, 8], [2, 4, 6]]', algorithm: 'negamax-alpha-beta' }, (search) => {
    const ticks = [1, 2].map((step) =>
      gauge(search, search.moment(step))?.ticks.map((tick) => tick.units),
    );
    assert.deepEqual(ticks, [
      [2, 12],
      [-12, -2],
    ]);
  });
});

test('at the famous cutoff, the jaws of the Swedish tree show whose bound was met', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const last = search.cutoffs.at(-1) ?? 0;
    const shown = gauge(search, search.moment(last));
    assert.equal(shown.node, 25);
    assert.deepEqual(
      [shown.closed, shown.left?.units, shown.left?.by, shown.best?.units],
      ['left', 5, 0, 2],
    );
  });
});

test('SCOUT shows the window of a test, and none where it evaluates', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'scout' }, (search) => {
    /** @param {number} step */
    const at = (step) => gauge(search, search.moment(step));
    assert.deepEqual([at(5).left, at(5).right], [null, null], 'EVAL of leaf 4');
    const test = at(14);
    assert.deepEqual([test.node, test.left?.units, test.right?.units], [6, 1, 2]);
    // Its return comes to a node without a window, so the value is shown where it was tested.
    const result = at(19);
    assert.deepEqual([result.node, result.arriving?.units], [6, 5]);
  });
});

test('a window beyond the tree’s values is on the line too', () => {
  const options = { guess: '100', delta: '3' };
  withSearch({ tree: '[[3, 12], [2, 4]]', algorithm: 'aspiration', options }, (search) => {
    const shown = gauge(search, search.moment(2));
    assert.deepEqual([shown.left?.units, shown.right?.units], [97, 103]);
    const [left, right] = [shown.left?.at ?? 0, shown.right?.at ?? 0];
    assert.ok(left > (shown.ticks[1].at ?? 1) && left < right && right < 1);
  });
});

test('a tree of one value, or of infinities alone, has a line too', () => {
  for (const tree of ['5', '[5, 5]', '[0]', '[inf, -inf]', '[-inf]', '0.001']) {
    withSearch({ tree, algorithm: 'alpha-beta' }, (search) => {
      for (let step = 1; step <= search.overview.steps; step += 1) {
        for (const { at } of placed(gauge(search, search.moment(step))))
          assert.ok(at >= 0 && at <= 1, tree);
      }
    });
  }
});

test('between two gauges the jaws are on their way, and what is said is the new one’s', () => {
  withSearch({ tree: '[3, 12]', algorithm: 'alpha-beta' }, (search) => {
    const all = Array.from({ length: search.overview.steps }, (_, index) =>
      gauge(search, search.moment(index + 1)),
    );
    const moved = all.findIndex(
      (each, index) =>
        each?.node === 0 && each.left?.units === 3 && all[index - 1]?.left?.units === NEG_INF,
    );
    const [from, to] = [all[moved - 1], all[moved]];
    assert.ok(from && to);
    assert.deepEqual(between(from, to, 1), to);
    const half = between(from, to, 0.5);
    assert.equal(half.left?.at, ((from.left?.at ?? 0) + (to.left?.at ?? 0)) / 2);
    assert.equal(half.left?.units, to.left?.units);
    const elsewhere = between({ ...from, node: 1 }, to, 0.5);
    assert.deepEqual(elsewhere.left, half.left, 'from node to node too');
    assert.deepEqual(elsewhere.best, to.best, 'what was best there is not on its way here');
  });
});
