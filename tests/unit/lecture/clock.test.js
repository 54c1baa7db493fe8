/** The clock of the presenter view. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elapsed, timeOfDay, untilNext } from '../../../www/src/page/lecture/presenter-view.js';

const START = Date.UTC(2026, 10, 22, 9, 5);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

test('what has gone by is counted in whole seconds, and in hours once there are any', () => {
  const cases = [
    [0, '0:00'],
    [SECOND - 1, '0:00'],
    [SECOND, '0:01'],
    [59.9 * SECOND, '0:59'],
    [60 * SECOND, '1:00'],
    [HOUR - 1, '59:59'],
    [HOUR, '1:00:00'],
    [HOUR + 7 * 60 * SECOND + 5 * SECOND, '1:07:05'],
    [27 * HOUR, '27:00:00'],
    // The clock was set back.
    [-5 * SECOND, '0:00'],
  ];
  for (const [after, shown] of cases) assert.equal(elapsed(START, START + Number(after)), shown);
});

test('the time of day is written as the language writes it', () => {
  assert.equal(timeOfDay(START, 'sv', 'Europe/Stockholm'), '10:05');
  assert.equal(timeOfDay(START, 'sv', 'UTC'), '09:05');
  assert.match(timeOfDay(START, 'en', 'UTC'), /^9:05\sAM$/);
});

test('the clock waits until it has something else to show, and never less than that', () => {
  for (let after = -3000; after < 3000; after += 7) {
    const wait = untilNext(START, START + after);
    assert.ok(wait > 0 && wait <= SECOND);
    const next = START + after + wait;
    if (after >= 0) {
      assert.equal(elapsed(START, next - 1), elapsed(START, START + after));
      assert.notEqual(elapsed(START, next), elapsed(START, next - 1));
    }
  }
});
