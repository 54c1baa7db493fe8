/** Trees that come from a recipe, as JavaScript has them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core } from './support/core.js';

const RECIPE = 'random(branching=3, depth=3, seed=1)';

/** @param {string} tree */
const study = (tree) => new core.Study({ tree, algorithm: 'alpha-beta' });

test('what a recipe says crosses with how large its tree is', () => {
  assert.deepEqual(core.recipe('random(depth=2, branching=30)'), {
    text: 'random(branching=30, depth=2, seed=1)',
    parameters: {
      branching: '30',
      depth: '2',
      seed: '1',
      'early-leaves': '0',
      leaves: 'uniform(-99..99)',
      'best-first': '0',
    },
    edits: 0,
    nodes: 931,
    leaves: 900,
    more: false,
    critical: 59,
    limit: 2_000_000,
  });
  const irregular = core.recipe('random(branching=1..6, depth=8, noise=5) with 3=4, 9=1');
  assert.equal(irregular?.critical, null);
  assert.deepEqual([irregular?.edits, irregular?.parameters.noise], [2, '5']);
  assert.equal(core.recipe('[3, 4]'), null);
});

test('a tree that would be too large has its size, which is exact where it is uniform', () => {
  const size = (/** @type {string} */ text) => {
    const found = core.recipe(text);
    return [found?.nodes, found?.more];
  };
  assert.deepEqual(size('random(branching=10, depth=7)'), [11_111_111, false]);
  assert.deepEqual(size('random(branching=2, depth=48)'), [2 ** 49 - 1, false]);
  assert.deepEqual(size('random(branching=1999999, depth=512)'), [1e15, true]);
  assert.deepEqual(size('random(branching=1..9, depth=40)'), [5e6, true]);
});

test('a generated tree stays its recipe, and a value that is changed stands after it', () => {
  const drawn = study(RECIPE);
  assert.equal(drawn.text(), RECIPE);
  const changed = drawn.with_value(4, ' 2.50 ');
  assert.equal(changed, `${RECIPE} with 4=2.5`);
  const edited = study(changed);
  assert.equal(edited.overview().decimals, 1);
  assert.equal(edited.with_value(3, '7'), `${RECIPE} with 3=7, 4=2.5`);
  assert.equal(edited.with_value(4, '7'), `${RECIPE} with 4=7`);
  // The value that was drawn is no edit.
  assert.equal(edited.with_value(4, '51'), RECIPE);
  const before = study(edited.with_value(4, '51'));
  assert.deepEqual([drawn.nodes().units[4], before.text()], [51, RECIPE]);
  for (const each of [drawn, edited, before]) each.free();
});

test('the tree of a recipe is the same here as anywhere', () => {
  const made = study('random(branching=1..6,depth=8,early-leaves=5,best-first=60,noise=5)');
  const { depth, units } = made.nodes();
  // Fowler, Noll and Vo's hash, as the core's own test of this tree has it.
  let hash = 0xcbf29ce484222325n;
  const bytes = new Uint8Array(
    Int32Array.from([...depth].flatMap((d, at) => [d, units[at]])).buffer,
  );
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  assert.deepEqual([units.length, hash], [33_530, 4_332_202_747_606_863_497n]);
  made.free();
});
