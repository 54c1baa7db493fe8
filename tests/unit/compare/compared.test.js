/** The compared searches in a link. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPlan, withPane, writePlan } from '../../../www/src/session/compared.js';
import { catalogue } from '../support/core.js';
import { times } from '../support/effort.js';
import { random } from '../support/random.js';
import { planOf } from '../support/state.js';
import { randomOptions } from '../support/trees.js';

const pane = (/** @type {string} */ algorithm, options = {}) => ({ algorithm, options });

test('what is written is read again', () => {
  for (let seed = 0; seed < times(200); seed += 1) {
    const chance = random(seed);
    const panes = Array.from({ length: chance.int(1, 3) }, () => {
      const { root: _, ...options } = randomOptions(chance);
      const order = chance.chance(0.3) && { order: 'killer,history,shuffle:7' };
      return pane(chance.pick(catalogue.algorithms).name, { ...options, ...order });
    });
    const plan = { panes, pace: chance.pick(/** @type {const} */ (['step', 'leaf', 'end'])) };
    assert.deepEqual(readPlan(writePlan(plan)), plan, writePlan(plan));
  }
});

test('it is as short as it can be', () => {
  const panes = [pane('pvs', { cut: 'gt', order: 'killer,history' }), pane('mtd+inf')];
  assert.equal(writePlan({ panes, pace: 'step' }), 'pvs,cut=gt,order=killer,history;mtd+inf');
  assert.equal(writePlan({ panes: [pane('minimax')], pace: 'leaf' }), 'leaf;minimax');
  // The player at the root is given once, for all.
  assert.equal(writePlan({ panes: [pane('minimax', { root: 'min' })], pace: 'step' }), 'minimax');
});

test('what says nothing of the kind is not read', () => {
  for (const text of ['', ';', 'leaf', 'leaf;', 'minimax;', 'a;b;c;d', ',cut=gt']) {
    assert.equal(readPlan(text), null, text);
  }
});

test('there is room for three beside one', () => {
  const added = (/** @type {string} */ text, options = {}) => {
    const plan = withPane(planOf(text), pane('pvs', options));
    return plan && writePlan(plan);
  };
  assert.equal(added('', { cut: 'gt' }), 'pvs,cut=gt');
  assert.equal(added('end;a;b'), 'end;a;b;pvs');
  assert.equal(added('a;b;c'), null);
});
