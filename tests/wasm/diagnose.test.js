/** The module that compares traces, as a page calls it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thrown } from '../unit/support/thrown.js';
import { entering, HEADER, NO_TRACES, traces } from '../unit/support/traces.js';

test('the header says the tree and the search', () => {
  const own = `${HEADER.slice(0, -1)},"algorithm":"minimax","options":{"root":"min"}}`;
  assert.deepEqual(traces.head(`${own}\n{"event":"enter","node":0}\n`), {
    ...{ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', actions: 1 },
    ...{ algorithm: 'minimax', options: { root: 'min' } },
  });
  const { algorithm, options } = traces.head(entering([0]));
  assert.deepEqual([algorithm, options], [null, {}]);
});

test('a trace beside a search: the difference, the slips, and every action in eight numbers', () => {
  const { difference, agreed, step, slips, ours, actions } = traces.compare(
    entering(Array.from({ length: 13 }, (_, node) => node)),
    'alpha-beta',
    {},
  );
  assert.deepEqual(slips.slice(0, 3), ['no-return-at-cut', 'one-side-cuts', 'bounds-not-passed']);
  assert.deepEqual([difference?.line, difference?.found?.node, agreed], [9, 7, 7]);
  assert.equal(difference?.due?.node, ours[0].node);
  assert.ok(actions instanceof Int32Array);
  assert.equal(actions.length, 13 * 8);
  assert.deepEqual([...actions.subarray(0, 4)], [2, 0, 0, -1]);
  assert.ok(step > actions[8 * 6 + 6]);
});

test('a slip has the smallest tree on which it shows', () => {
  assert.deepEqual(traces.example('no-return-at-cut', [], 'alpha-beta', {}), {
    ...{ tree: '[1, [1, 1]]', shows: 'entered', found: 5, due: 4, node: null, bounds: null },
  });
  assert.equal(traces.example('no-return-at-cut', [], 'minimax', {}), null);
  const one = traces.example('no-return-at-cut', ['other-comparison'], 'alpha-beta', {});
  const other = traces.example('other-comparison', ['no-return-at-cut'], 'alpha-beta', {});
  assert.notDeepEqual(one, other);
});

test('what cannot be read says its line and what is wrong', () => {
  for (const [fault, text] of Object.entries(NO_TRACES)) {
    const error = thrown(() => traces.head(text));
    assert.deepEqual([error.kind, error.fault], ['trace', fault], text);
    assert.equal(error.line, Math.min(3, text.trimEnd().split('\n').length), text);
  }
  const error = thrown(() => traces.compare(entering([0]), 'my-own', {}));
  assert.equal(error.fault, 'search');
});
