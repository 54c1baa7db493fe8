/** Trees of one difficulty: what is promised of each, whoever gets it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measured, ofDifficulty, triesFor } from '../../www/src/session/predicting/difficulty.js';
import { treeOf } from '../../www/src/session/predicting/student.js';
import { beginning } from '../../www/src/session/wanted.js';
import { catalogue } from './support/core.js';
import { times } from './support/effort.js';

const SHAPES = ['branching=3, depth=3', 'branching=2, depth=4', 'branching=1..3, depth=4'];
const algorithm = 'alpha-beta';

/** @param {string} tree @param {Record<string, string>} [options] */
const found = (tree, options = {}) => ofDifficulty({ tree, algorithm, options });

test('a student’s tree is as difficult as the link says, whoever the student is', () => {
  /** @type {[import('../../www/src/session/predicting/difficulty.js').Measure, number][]} */
  const all = [
    ['cutoffs', 3],
    ['cutoffs', 1],
    ['nodes', 22],
  ];
  for (const shape of SHAPES)
    for (const [measure, number] of all) {
      const template = `random(${shape}, seed={student:${measure}=${number}})`;
      const trees = new Set();
      for (let student = 1; student <= times(40); student += 1) {
        const tree = found(treeOf(template, String(student)));
        assert.equal(measured({ tree, algorithm, options: {} }, measure), number, tree);
        assert.equal(found(treeOf(template, String(student))), tree);
        trees.add(tree);
      }
      // Students with numbers in a row do not have each other's trees.
      assert.equal(trees.size, times(40));
    }
});

test('whose own seed is right keeps it, and the search that is asked about decides', () => {
  assert.equal(
    found('random(branching=3, depth=3, seed=7)'),
    'random(branching=3, depth=3, seed=7)',
  );
  const own = (/** @type {number} */ seed) => `random(branching=3, depth=3, seed=${seed})`;
  const asked = (/** @type {number} */ seed, /** @type {number} */ number) =>
    `random(branching=3, depth=3, seed={${seed}:cutoffs=${number}})`;
  for (let seed = 0; seed < 20; seed += 1) {
    const has = measured({ tree: own(seed), algorithm, options: {} }, 'cutoffs');
    assert.equal(found(asked(seed, has)), own(seed));
    const options = { order: 'reversed' };
    const tree = found(asked(seed, has), options);
    assert.equal(measured({ tree, algorithm, options }, 'cutoffs'), has);
  }
});

test('what no tree has gives the nearest, in so many tries', () => {
  const tree = found('random(branching=2, depth=3, seed={1:cutoffs=9})');
  assert.equal(measured({ tree, algorithm, options: {} }, 'cutoffs'), 2);
  assert.equal(triesFor(tree), 400);
  assert.equal(triesFor('random(branching=9, depth=7, seed=1)'), 1);
  // Wrong trees and searches are reported by whoever shows them.
  assert.equal(found('random(branching=x, seed={1:cutoffs=9})'), 'random(branching=x, seed=1)');
  assert.equal(
    ofDifficulty({ tree: '[1, {2:nodes=3}]', algorithm: 'none', options: {} }),
    '[1, 2]',
  );
});

test('a link without a difficulty gives what it gave', () => {
  const tree = treeOf('random(branching=3, depth=3, seed={student})', 'anna');
  assert.equal(tree, 'random(branching=3, depth=3, seed=3385647739)');
  assert.equal(beginning({ tree }, undefined, catalogue).tree, tree);
  const asked = treeOf('random(branching=3, depth=3, seed={student:cutoffs=3})', 'anna');
  assert.equal(asked, 'random(branching=3, depth=3, seed={3385647739:cutoffs=3})');
  const shown = beginning({ tree: asked, algorithm }, undefined, catalogue);
  assert.equal(measured({ ...shown, options: {} }, 'cutoffs'), 3);
});
