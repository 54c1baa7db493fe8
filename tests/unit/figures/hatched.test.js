/** The lines of a hatching, compared with each point of a broad line. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hatched } from '../../../www/src/features/figures/hatched.js';
import { times } from '../support/effort.js';
import { random } from '../support/random.js';

/** @import { Segment } from '../../../www/src/features/figures/pen.js' */

/** The distance of a point from a line with two ends. @param {{x: number, y: number}} point @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
function distance({ x, y }, from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
}

test('the lines lie on the diagonals, and reach from edge to edge', () => {
  for (let seed = 0; seed < times(400); seed += 1) {
    const { int, chance } = random(seed);
    const from = { x: int(-50, 50), y: int(-50, 50) };
    const to = chance(0.1) ? from : { x: int(-50, 50), y: int(-50, 50) };
    const [width, apart, forwards] = [int(1, 30), int(3, 9), chance(0.5)];
    /** @type {Segment[]} */
    const path = [
      { to: 'move', ...from },
      { to: 'line', ...to },
    ];
    const all = hatched(path, width, { apart, line: 1, forwards, colour: 'cut' });
    const sign = forwards ? 1 : -1;
    const found = new Set();
    for (let at = 0; at < all.length; at += 2) {
      const [one, other] = [all[at], all[at + 1]];
      assert.ok(one.to === 'move' && other.to === 'line');
      for (const end of [one, other]) {
        assert.ok(Math.abs(distance(end, from, to) - width / 2) < 1e-6);
        const sum = (end.x + sign * end.y) / apart;
        assert.ok(Math.abs(sum - Math.round(sum)) < 1e-6);
      }
      found.add(Math.round((one.x + sign * one.y) / apart));
    }
    assert.equal(found.size, all.length / 2);
    // No diagonal is missing that has a point within.
    for (let x = -70; x <= 70; x += 1) {
      for (let at = -40; at <= 40; at += 1) {
        const point = { x, y: sign * (at * apart - x) };
        if (distance(point, from, to) < width / 2 - 1e-6)
          assert.ok(found.has(at), `${seed}: ${at}`);
      }
    }
  }
});
