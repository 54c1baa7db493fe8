import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tally } from '../../www/src/panels/tally.js';
import { withSearch } from './support/core.js';
import { messagesOf, say } from './support/messages.js';
import { render } from './support/render.js';

/** @import { Say } from '../../www/src/text/wording.js' */

/**
 * @param {string} algorithm
 * @param {number} entered
 * @param {number} minimax
 * @param {boolean} [ended]
 * @param {Say} [words]
 */
function line(algorithm, entered, minimax, ended = false, words = say) {
  let shown = '';
  // What can be compared its own overview says; only the counts are others.
  withSearch(
    { tree: '{"value": 1, "children": [{"value": 2}]}', algorithm, options: {} },
    (search) => {
      const counts = { total: { entered }, minimax: { entered: minimax, evaluated: 0 }, steps: 9 };
      const overview = { ...search.overview, ...counts };
      const model = { search: { overview }, moment: { counts: { entered: 1 } }, say: words };
      const state = { step: ended ? 9 : 8 };
      shown = render(tally(/** @type {any} */ ({ ...model, state })));
    },
  );
  return shown
    .replace(/<[a-z/!?][^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The lengths of the bars, this search’s first. @param {string} algorithm @param {number} entered @param {number} now */
function bars(algorithm, entered, now) {
  let shown = '';
  withSearch({ tree: '[3, [1, 2]]', algorithm, options: {} }, (search) => {
    const counts = { total: { entered }, minimax: { entered: 50, evaluated: 0 }, steps: 9 };
    const overview = { ...search.overview, ...counts };
    const model = { search: { overview }, moment: { counts: { entered: now } }, say };
    shown = render(tally(/** @type {any} */ ({ ...model, state: { step: 8 } })));
  });
  return [...shown.matchAll(/width="?([\d.]+)%/g)].map(([, width]) => Number(width));
}

test('until the end, the work so far stands beside that of minimax, and nothing says how it ends', () => {
  assert.equal(line('alpha-beta', 23, 51), '1 node entered Alpha-beta minimax 51');
  assert.equal(line('mtd-f', 65, 51), '1 node entered MTD(f) minimax 51');
  for (const algorithm of ['one-ply', 'minimax', 'negamax', 'minimal', 'null-window'])
    assert.doesNotMatch(line(algorithm, 51, 51), /51/);
});

test('the bars share a scale, on which more than minimax has room', () => {
  assert.deepEqual(bars('alpha-beta', 23, 10), [20, 100]);
  assert.deepEqual(bars('alpha-beta', 23, 0), [0, 100]);
  assert.deepEqual(bars('mtd-f', 100, 100), [100, 50]);
  assert.deepEqual(bars('minimax', 50, 25), [50]);
});

test('at the end it is said what is saved, and what is more', () => {
  const { say: swedish } = messagesOf('sv');
  for (const [words, shown] of /** @type {const} */ ([
    [say, '1 node entered Alpha-beta minimax 51 28 saved, 55 %'],
    [swedish, '1 besökt nod Alfa-beta minimax 51 28 sparade, 55 %'],
  ]))
    assert.equal(line('alpha-beta', 23, 51, true, words), shown);
  assert.match(line('pvs', 65, 51, true), /14 more, 27 %$/);
  assert.match(line('scout', 51, 51, true), /as many as minimax$/);
  assert.doesNotMatch(line('minimax', 51, 51, true), /minimax 51|saved/);
});

test('no percentage is said to be nothing or all that is not', () => {
  assert.match(line('alpha-beta', 999, 1000, true), / 1 saved, < 1 %$/);
  assert.match(line('alpha-beta', 1, 1000, true), / 999 saved, > 99 %$/);
  assert.match(line('mtd-f', 1001, 1000, true), / 1 more, < 1 %$/);
  assert.match(line('mtd-f', 2000, 1000, true), / 1,000 more, 100 %$/);
});
