// Searches that workers make: of those that nobody waits for any more, none is made to its end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CANCELLED } from '../../www/src/session/outcome.js';
import { Pending } from '../../www/src/session/pending.js';

test('a search is cancelled when it is given up, and when another is waited for in its place', async () => {
  /** @type {string[]} */
  const cancelled = [];
  const pending = new Pending(() => {});
  const wait = (/** @type {string} */ name) => {
    const job = { result: new Promise(() => {}), cancel: () => cancelled.push(name) };
    return pending.wait(/** @type {any} */ (job), 'choose', () => null);
  };
  const outcomes = [wait('first'), wait('second')];
  assert.deepEqual(cancelled, ['first']);
  pending.drop(CANCELLED);
  assert.deepEqual(cancelled, ['first', 'second']);
  assert.deepEqual(await Promise.all(outcomes), [null, CANCELLED]);
  pending.drop(CANCELLED);
  assert.deepEqual(cancelled, ['first', 'second']);
});
