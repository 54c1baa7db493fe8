/** What is kept for platforms that take only a short text. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resumed, suspend } from '../../www/src/session/predicting/suspended.js';

/** @import { ExerciseState, KeptAnswer } from '../../www/src/session/predicting/exercise.js' */

/** @param {number} count @param {string} tree @returns {ExerciseState} */
const kept = (count, tree) => ({
  ...{ version: 1, tree, algorithm: 'alpha-beta', options: {} },
  ...{ kinds: ['cut'], questions: null, attempts: 1, tries: [] },
  answers: Array.from(
    { length: count },
    (_, at) =>
      /** @type {KeptAnswer} */ ({
        ...{ step: 7 * at + 3, kind: 'cut' },
        drafts: [{ one: at % 3 ? 'yes' : 'no', other: '', nodes: [] }],
      }),
  ),
});

/** Numbers in no order, which no short form makes much shorter. @param {number} count */
const TREE = (count) =>
  `[${Array.from({ length: count }, (_, at) => (at * 7919 * 104729) % 99991).join(', ')}]`;

test('what has room is kept as it is, and what has not in its short form', () => {
  const states = [kept(3, '[1, 2]'), null];
  assert.equal(suspend(states, 4096), JSON.stringify(states));
  const many = [kept(120, '[1, 2]')];
  assert.ok(JSON.stringify(many).length > 2 * 4096);
  const text = suspend(many, 4096) ?? '';
  assert.match(text, /^z1:[\w-]+$/);
  assert.ok(text.length <= 4096);
  assert.deepEqual(resumed(text), many);
  // A platform may count bytes.
  assert.deepEqual(resumed(suspend([kept(1, 'å: [1, 2]')], 4096) ?? ''), [kept(1, 'å: [1, 2]')]);
  assert.match(suspend([kept(1, 'å: [1, 2]')], 4096) ?? '', /^[ -~]+$/);
});

test('the answers go before the tree, which the page has, and before nothing', () => {
  const state = kept(5, TREE(2000));
  const { version, answers, tries } = state;
  assert.deepEqual(resumed(suspend([state], 4096) ?? ''), [{ version, answers, tries }]);
  assert.equal(suspend([state], 80), null);
});

test('what nobody can have kept is nothing', () => {
  for (const text of ['', '{', 'z1:', 'z1:!', 'z1:AAAA', `z1:${'A'.repeat(20_000)}`])
    assert.equal(resumed(text), null, text.slice(0, 20));
});
