/** Counts gathered into bars, and the bar of a given count. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bars, place } from '../../www/src/features/shuffles/histogram.js';

test('a few different counts have a bar each, those between them too', () => {
  assert.deepEqual(bars([9, 11, 9, 12], 11), [
    { from: 9, to: 9, count: 2 },
    { from: 10, to: 10, count: 0 },
    { from: 11, to: 11, count: 1 },
    { from: 12, to: 12, count: 1 },
  ]);
  assert.deepEqual(bars([5, 5], 5), [{ from: 5, to: 5, count: 2 }]);
});

test('the present count has its bar, also where nothing else falls there', () => {
  const outside = bars([9, 10], 12);
  assert.deepEqual(outside.at(-1), { from: 12, to: 12, count: 0 });
  assert.equal(bars([9, 10], 3)[0].from, 3);
});

test('bars of equal width take up every count once', () => {
  for (const spread of [1, 39, 40, 41, 1000, 123_457]) {
    const counts = Array.from({ length: 500 }, (_, at) => 7 + ((at * 7919) % spread));
    const found = bars(counts, 7);
    assert.ok(found.length <= 40, String(found.length));
    assert.equal(
      found.reduce((sum, { count }) => sum + count, 0),
      counts.length,
    );
    for (const [at, { from, to, count }] of found.entries()) {
      assert.equal(to - from, found[0].to - found[0].from);
      if (at > 0) assert.equal(from, found[at - 1].to + 1);
      assert.equal(count, counts.filter((each) => from <= each && each <= to).length);
    }
  }
});

test('what is less, the same and more is counted', () => {
  assert.deepEqual(place([1, 2, 2, 3, 9], 2), { fewer: 1, same: 2, more: 2 });
  assert.deepEqual(place([], 2), { fewer: 0, same: 0, more: 0 });
});
