/** What the gallery of algorithms says of them is true of the searches. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSearch } from './support/core.js';
import { SEED, times } from './support/effort.js';

/** The leaves that a search evaluates, in their order. @param {string} tree @param {string} algorithm */
const evaluated = (tree, algorithm) =>
  withSearch({ tree, algorithm }, (search) =>
    Array.from({ length: search.overview.steps }, (_, at) => search.moment(at + 1))
      .filter(({ fact }) => fact.kind === 'evaluate')
      .map(({ node }) => node),
  );

const TREES = Array.from(
  { length: times(12) },
  (_, at) => `random(branching=2..3, depth=${3 + (at % 3)}, seed=${SEED + at + 1})`,
);

test('MTD from above evaluates the leaves of SSS*, MTD from below those of DUAL*', () => {
  for (const tree of TREES) {
    for (const [mtd, bestFirst] of [
      ['mtd+inf', 'sss-star'],
      ['mtd-inf', 'dual-star'],
    ]) {
      const leaves = evaluated(tree, mtd);
      assert.ok(leaves.length > 2);
      assert.deepEqual(new Set(leaves), new Set(evaluated(tree, bestFirst)), `${mtd}: ${tree}`);
    }
  }
});

test('alpha-beta finds the value of minimax, and evaluates whatever the critical tree has', () => {
  for (const tree of TREES) {
    const result = (/** @type {string} */ algorithm) =>
      withSearch({ tree, algorithm }, (search) => search.moment(search.overview.steps).fact);
    const entered = (/** @type {string} */ algorithm) => new Set(evaluated(tree, algorithm));
    const all = entered('alpha-beta');
    for (const leaf of entered('minimal')) assert.ok(all.has(leaf), tree);
    const [one, other] = [result('alpha-beta'), result('minimax')];
    assert.deepEqual(one, { ...one, ...other }, tree);
  }
});
