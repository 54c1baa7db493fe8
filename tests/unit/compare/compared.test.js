/** The compared searches in a link. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, withPane, write } from '../../../www/src/session/compared.js';
import { catalogue } from '../support/core.js';
import { times } from '../support/effort.js';
import { random } from '../support/random.js';
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
    assert.deepEqual(read(write(plan)), plan, write(plan));
  }
});

test('it is as short as it can be', () => {
  const panes = [pane('pvs', { cut: 'gt', order: 'killer,history' }), pane('mtd+inf')];
  assert.equal(write({ panes, pace: 'step' }), 'pvs,cut=gt,order=killer,history;mtd+inf');
  assert.equal(write({ panes: [pane('minimax')], pace: 'leaf' }), 'leaf;minimax');
  // The player at the root is given once, for all.
  assert.equal(write({ panes: [pane('minimax', { root: 'min' })], pace: 'step' }), 'minimax');
});

test('what says nothing of the kind is not read', () => {
  for (const text of ['', ';', 'leaf', 'leaf;', 'minimax;', 'a;b;c;d', ',cut=gt']) {
    assert.equal(read(text), null, text);
  }
});

test('there is room for three beside one', () => {
  assert.equal(withPane('', pane('pvs', { cut: 'gt' })), 'pvs,cut=gt');
  assert.equal(withPane('end;a;b', pane('pvs')), 'end;a;b;pvs');
  assert.equal(withPane('a;b;c', pane('pvs')), null);
  assert.equal(withPane('a;', pane('pvs')), null);
});
