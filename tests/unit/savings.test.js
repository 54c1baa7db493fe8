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
  return shown.replace(/<\/?p[^>]*>/g, '').trim();
}

test('the line of counts says what is saved, what is more, and what cannot be compared', () => {
  assert.equal(line('alpha-beta', 23, 51), 'Entered 1 of 23 · minimax 51 · 28 saved, 55 %');
  assert.equal(line('mtd-f', 65, 51), 'Entered 1 of 65 · minimax 51 · 14 more, 27 %');
  assert.equal(line('scout', 51, 51), 'Entered 1 of 51 · minimax 51');
  for (const algorithm of ['one-ply', 'minimax', 'negamax', 'minimal', 'null-window'])
    assert.equal(line(algorithm, 51, 51), 'Entered 1 of 51');
  assert.equal(line('alpha-beta', 1, 1), 'Entered 1 of 1 · minimax 1');
});

test('at the end the line names the search and compares its count', () => {
  const { say: swedish } = messagesOf('sv');
  for (const [words, shown] of /** @type {const} */ ([
    [say, 'Alpha-beta 23 · minimax 51 · 28 saved, 55 %'],
    [swedish, 'Alfa-beta 23 · minimax 51 · 28 sparade, 55 %'],
  ]))
    assert.equal(line('alpha-beta', 23, 51, true, words), shown);
  assert.equal(line('pvs', 65, 51, true), 'PVS 65 · minimax 51 · 14 more, 27 %');
  assert.equal(line('minimax', 51, 51, true), 'Minimax 51');
});

test('no percentage is said to be nothing or all that is not', () => {
  assert.match(line('alpha-beta', 999, 1000), /· 1 saved, < 1 %$/);
  assert.match(line('alpha-beta', 1, 1000), /· 999 saved, > 99 %$/);
  assert.match(line('mtd-f', 1001, 1000), /· 1 more, < 1 %$/);
  assert.match(line('mtd-f', 2000, 1000), /· 1,000 more, 100 %$/);
});
