/** Memory, in a module of its own: what other tests have freed would hide what is lost here. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core, moments, sameStep, statesAt, thrown, wasm, withStudy } from './support/core.js';

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
