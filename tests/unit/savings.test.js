import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedWithMinimax } from '../../www/src/text/savings.js';
import { say } from './support/messages.js';

/**
 * @param {string} algorithm
 * @param {number} entered
 * @param {number} minimax
 */
function line(algorithm, entered, minimax) {
  const overview = { algorithm, total: { entered }, minimax: { entered: minimax, evaluated: 0 } };
  return say('tally', { now: 1, ...comparedWithMinimax(/** @type {any} */ (overview)) });
}

test('the line of counts says what is saved, what is more, and what cannot be compared', () => {
  assert.equal(line('alpha-beta', 23, 51), 'Entered 1 of 23 · minimax 51 · 28 saved, 55 %');
  assert.equal(line('mtd-f', 65, 51), 'Entered 1 of 65 · minimax 51 · 14 more, 27 %');
  assert.equal(line('scout', 51, 51), 'Entered 1 of 51 · minimax 51');
  for (const algorithm of ['one-ply', 'minimax', 'negamax', 'minimal', 'null-window'])
    assert.equal(line(algorithm, 51, 51), 'Entered 1 of 51');
  assert.equal(line('alpha-beta', 1, 1), 'Entered 1 of 1 · minimax 1');
});

test('no percentage is said to be nothing or all that is not', () => {
  assert.match(line('alpha-beta', 999, 1000), /· 1 saved, < 1 %$/);
  assert.match(line('alpha-beta', 1, 1000), /· 999 saved, > 99 %$/);
  assert.match(line('mtd-f', 1001, 1000), /· 1 more, < 1 %$/);
  assert.match(line('mtd-f', 2000, 1000), /· 1,000 more, 100 %$/);
});
