/** Memory, in a module of its own: what other tests have freed would hide what is lost here. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thrown } from '../unit/support/thrown.js';
import { core, moments, sameStep, statesAt, wasm, withStudy } from './support/core.js';

test('searches that are made and freed leave no memory behind', () => {
  const tree = core.presets()[0].tree;
  const once = () =>
    withStudy(
      { tree, algorithm: 'negamax-alpha-beta', options: { order: 'best-first' } },
      (study) => {
        moments(study);
        statesAt(study, 20);
        study.layout(46, 50);
        study.nodes();
        study.with_value(4, '3');
        thrown(() => study.with_value(4, 'x'));
        thrown(() => new core.Study({ tree: '[3', algorithm: 'minimax' }));
        sameStep(study, study, 20);
      },
    );
  for (let round = 0; round < 30; round += 1) once();
  const before = wasm.memory.buffer.byteLength;
  for (let round = 0; round < 300; round += 1) once();
  assert.equal(wasm.memory.buffer.byteLength, before);
});

test('a study that was freed says so however often it is asked, and nothing is lost', () => {
  const study = new core.Study({ tree: '[3, 12]', algorithm: 'minimax' });
  study.free();
  const before = wasm.memory.buffer.byteLength;
  // More than the stack holds of the calls that ended in an error.
  for (let round = 0; round < 40_000; round += 1) {
    assert.throws(() => study.moment(1), /moved value/);
    assert.throws(() => study.with_value(1, 'a rather long text that is no value'), /moved value/);
  }
  assert.throws(() => study.free(), /null pointer/);
  assert.equal(wasm.memory.buffer.byteLength, before);
  withStudy('[3, 12]', (next) => assert.equal(next.overview().value, 12));
});
