/** The introduction of whoever comes first: playing halts at the first cutoff, whose reason is said in plain words. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { narration } from '../../www/src/panels/now.js';
import { introductionAt } from '../../www/src/session/introduction.js';
import { model } from './support/render.js';

/** @import { Action } from '../../www/src/session/actions.js' */

const FIRST = /** @type {const} */ ({ tree: 'aima-two-ply', introduction: 'ahead' });

/** The model of a first visit after some actions. @param {Action[]} [actions] */
const after = (actions) => model(FIRST, actions);

/** @param {number} step @returns {Action} */
const go = (step) => ({ type: 'go', step });

test('it goes as far as the first cutoff, and ends beyond it, or where there is none', () => {
  assert.equal(introductionAt('ahead', 3, 4), 'ahead');
  assert.equal(introductionAt('ahead', 4, 4), 'there');
  assert.equal(introductionAt('there', 2, 4), 'ahead');
  assert.equal(introductionAt('there', 5, 4), 'none');
  assert.equal(introductionAt('none', 4, 4), 'none');
  assert.equal(introductionAt('ahead', 0, null), 'none');
});

test('at the first cutoff the reason is said in plain words, for as long as it is on show', () => {
  assert.equal(narration(after()).text, 'Nothing has happened yet.');
  const [cutoff] = after().search.cutoffs;
  const shown = after([go(cutoff)]);
  assert.equal(shown.search.nodes.max[shown.moment.node ?? 0], 0, 'the words are about MIN');
  const { text, nodes } = narration(shown);
  assert.match(text, /^MAX already has 3\. At node .*, MIN can get 2 or less, so MAX will not go/);
  assert.deepEqual([...nodes], [shown.moment.node], 'what is named is named in the picture');
  assert.match(narration(after([go(cutoff), go(cutoff + 1)])).text, /returns 2/);
  assert.match(narration(after([go(1e6), go(cutoff)])).text, /^α-cutoff/);
});

test('another tree, another search and a changed tree are not introduced', () => {
  for (const action of /** @type {Action[]} */ ([
    { type: 'choose', tree: '[[3, 12], [2, 4]]' },
    { type: 'algorithm', algorithm: 'minimax' },
    { type: 'edit-tree', edit: { value: { node: 6, value: '1' } } },
  ]))
    assert.equal(after([action]).state.introduction, 'none', action.type);
});
