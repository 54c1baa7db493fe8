/** The measurements for a setup. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nodesOf } from '../../../www/src/features/growth/curves.js';
import {
  isPossible,
  MAX_NODES,
  places,
  possible,
  recipe,
  shapeAt,
  tasks,
  treesAt,
  withMeasured,
  workAt,
} from '../../../www/src/features/growth/measuring.js';
import { changed, isPreset, PRESETS } from '../../../www/src/session/growth.js';
import { core, withSearch } from '../support/core.js';
import { wrongTree } from '../support/wrong.js';

const DEEPER = PRESETS.deeper;

test('a tree of the greatest size is measured, a larger one is not', () => {
  assert.equal(nodesOf(4, 10), 1398101);
  assert.ok(isPossible({ branching: 4, depth: 10 }) && !isPossible({ branching: 4, depth: 11 }));
  assert.ok(isPossible({ branching: 1_999_999, depth: 1 }));
  assert.ok(!isPossible({ branching: 2_000_000, depth: 1 }));
  const tooLarge = recipe(DEEPER, { branching: 4, depth: 11 }, false);
  const refused = wrongTree(tooLarge);
  assert.ok('parse' in refused && refused.parse.kind === 'would-have');
  assert.throws(() => core.grow(tooLarge, 1, ['minimax']), { kind: 'request', value: 'recipe' });
});

test('every place of a short axis is measured, and twelve of a long one, up to its end', () => {
  assert.deepEqual(places({ ...DEEPER, to: 4 }), [1, 2, 3, 4]);
  assert.deepEqual(places(PRESETS.wider), [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
  for (let to = 3; to <= 100; to += 1) {
    const all = places({ ...DEEPER, across: 'branching', to });
    assert.ok(all.length <= 12 && all[0] >= 2 && all.at(-1) === to, String(to));
  }
});

test('of larger trees there are fewer, but at least one', () => {
  assert.equal(treesAt(DEEPER, { branching: 4, depth: 5 }), 10);
  assert.equal(treesAt(DEEPER, { branching: 4, depth: 9 }), 5);
  assert.equal(treesAt(DEEPER, { branching: 4, depth: 10 }), 1);
  for (const setup of Object.values(PRESETS)) {
    for (const place of possible(setup)) {
      const shape = shapeAt(setup, place);
      const nodes = nodesOf(shape.branching, shape.depth);
      assert.ok(nodes * treesAt(setup, shape) <= MAX_NODES);
    }
  }
});

test('each preset is recognised, also after its numbers have been looked at, and after any detour', () => {
  for (const preset of Object.values(PRESETS)) {
    assert.ok(isPreset({ ...preset, column: 3 }, preset));
    for (const other of Object.values(PRESETS)) {
      const back = changed(changed(preset, other), preset);
      assert.deepEqual(back, preset);
      assert.equal(isPreset(other, preset), other === preset);
    }
  }
});

test('what is typed is brought to what is possible', () => {
  const typed = changed(DEEPER, { branching: 0, to: 999, bestFirst: 101, trees: Number.NaN });
  assert.deepEqual([typed.branching, typed.to, typed.bestFirst, typed.trees], [1, 40, 100, 1]);
  assert.equal(changed(DEEPER, { branching: 2.6 }).branching, 3);
  assert.equal(changed(DEEPER, { across: 'branching' }).to, PRESETS.wider.to);
});

test('only what is not known yet is measured, the smallest trees first', () => {
  const setup = { ...DEEPER, to: 3, algorithms: ['minimax', 'alpha-beta'] };
  const all = tasks(new Map(), setup);
  assert.deepEqual(
    all.map(({ depth }) => depth),
    [1, 2, 3],
  );
  const results = withMeasured(new Map(), setup, all[1], new Float64Array(16).fill(7));
  assert.deepEqual(
    tasks(results, setup).map(({ depth }) => depth),
    [1, 3],
  );
  const more = tasks(results, { ...setup, algorithms: ['minimax', 'alpha-beta', 'sss-star'] });
  assert.deepEqual(more[1].algorithms, ['sss-star']);
  // Other trees are other counts.
  assert.equal(tasks(results, { ...setup, bestFirst: 60 }).length, 3);
  assert.equal(tasks(results, { ...setup, leaves: 'few' }).length, 3);
  assert.equal(tasks(results, { ...setup, trees: 3 }).length, 3);
  // The other count was measured along with it.
  assert.equal(tasks(results, { ...setup, quantity: 'evaluated' }).length, 2);
});

test('numbers come back to the search and the count that they are of', () => {
  const setup = { ...DEEPER, to: 2, algorithms: ['minimax', 'alpha-beta'] };
  const task = tasks(new Map(), setup)[1];
  const numbers = core.grow(task.recipe, task.trees, task.algorithms);
  const results = withMeasured(new Map(), setup, task, numbers);
  const minimax = workAt(results, setup, 2, 'minimax');
  assert.deepEqual(minimax?.entered, { mean: 21, least: 21, most: 21, deviation: 0 });
  assert.deepEqual(minimax?.evaluated, { mean: 16, least: 16, most: 16, deviation: 0 });
  const { entered, trees } = workAt(results, setup, 2, 'alpha-beta') ?? {};
  assert.ok(entered && entered.least < entered.mean && entered.mean < entered.most);
  assert.ok(entered.deviation > 0 && trees === 10);
});

test('the tree that a point opens takes what was measured on it, for every kind of tree', () => {
  const shape = { branching: 3, depth: 4 };
  for (const leaves of /** @type {const} */ (['uniform', 'few', 'correlated'])) {
    for (const bestFirst of [0, 60, 100]) {
      const setup = { ...DEEPER, leaves, bestFirst };
      const cost = (/** @type {string} */ algorithm, /** @type {boolean} */ guessed) =>
        withSearch({ tree: recipe(setup, shape, guessed), algorithm }, (search) => {
          const { entered, evaluated } = search.overview.total;
          return [entered, evaluated];
        });
      for (const algorithm of ['minimax', 'alpha-beta', 'negascout', 'sss-star']) {
        const numbers = core.grow(recipe(setup, shape, true), 1, [algorithm]);
        assert.deepEqual(cost(algorithm, false), [numbers[0], numbers[4]], algorithm);
      }
      const guess = core.grow(recipe(setup, shape, true), 1, ['mtd-f']);
      assert.deepEqual(cost('mtd-f', true), [guess[0], guess[4]]);
      assert.ok(Number.isNaN(guess[3]));
    }
  }
});
