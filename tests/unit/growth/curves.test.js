/** The curves of theory equal the counts of searches, where theory is exact. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curves, nodesOf } from '../../../www/src/features/growth/curves.js';
import { recipe } from '../../../www/src/features/growth/measuring.js';
import { PRESETS } from '../../../www/src/session/growth.js';
import { core } from '../support/core.js';

/** @import { CurveId } from '../../../www/src/features/growth/curves.js' */
/** @import { Quantity } from '../../../www/src/session/growth.js' */

/** @param {Quantity} quantity @param {CurveId} id */
function curve(quantity, id) {
  const found = curves(quantity).find((each) => each.id === id);
  assert.ok(found);
  return found.at;
}

/** The core's measurements: the mean numbers of nodes entered and leaves evaluated. @param {string} algorithm @param {number} bestFirst @param {{branching: number, depth: number}} shape */
function measured(algorithm, bestFirst, shape) {
  const numbers = core.grow(recipe({ ...PRESETS.deeper, bestFirst }, shape, true), 2, [algorithm]);
  return { entered: numbers[0], evaluated: numbers[4] };
}

const SHAPES = [1, 2, 3, 5, 30].flatMap((branching) =>
  [0, 1, 2, 3, 4, 5]
    .map((depth) => ({ branching, depth }))
    .filter((shape) => nodesOf(shape.branching, shape.depth) < 30_000),
);

for (const quantity of /** @type {const} */ (['entered', 'evaluated'])) {
  test(`minimax takes the whole tree: ${quantity}`, () => {
    for (const shape of SHAPES) {
      const whole = curve(quantity, 'all')(shape.branching, shape.depth);
      assert.equal(measured('minimax', 0, shape)[quantity], whole, JSON.stringify(shape));
    }
  });

  test(`with the best child first alpha-beta takes the critical tree, as its search does: ${quantity}`, () => {
    for (const shape of SHAPES) {
      const critical = curve(quantity, 'critical')(shape.branching, shape.depth);
      assert.equal(measured('alpha-beta', 100, shape)[quantity], critical, JSON.stringify(shape));
      assert.equal(measured('minimal', 0, shape)[quantity], critical, JSON.stringify(shape));
    }
  });

  test(`in random order alpha-beta grows about as the rule of thumb says: ${quantity}`, () => {
    const ratio = (/** @type {number} */ depth) => {
      const shape = { branching: 4, depth };
      return measured('alpha-beta', 0, shape)[quantity] / curve(quantity, 'random')(4, depth);
    };
    // Over four plies the curve itself grows by 64.
    const drift = ratio(8) / ratio(4);
    assert.ok(drift > 0.5 && drift < 2, String(drift));
  });
}

test('30 moves and 2 plies are 900 leaves against 59', () => {
  assert.equal(curve('evaluated', 'all')(30, 2), 900);
  assert.equal(curve('evaluated', 'critical')(30, 2), 59);
  assert.equal(curve('evaluated', 'random')(16, 4), 4096);
});

test('a formula says what its curve counts: leaves, or the nodes of all plies', () => {
  const formulas = (/** @type {Quantity} */ quantity) =>
    curves(quantity).map((each) => each.formula);
  assert.deepEqual(formulas('evaluated'), ['b^d', 'b^⌈d/2⌉ + b^⌊d/2⌋ − 1', 'b^3d/4']);
  assert.deepEqual(formulas('entered'), ['Σ b^k', 'Σ (b^⌈k/2⌉ + b^⌊k/2⌋ − 1)', 'Σ b^3k/4']);
});
