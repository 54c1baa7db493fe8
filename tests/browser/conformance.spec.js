// The worked examples that every way into the core is tested with, here as a person sees them on the page: from the sentences of
// all steps, the items of the tree, and the counters.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { follow, valueSaid } from './reader.js';
import { expect, test } from './test.js';
import { expectCounters, goTo, open, show, stepsOf, view } from './view.js';

/**
 * @typedef {number | Nested[]} Nested
 * @typedef {object} Case
 * @property {string} name
 * @property {'MAX' | 'MIN'} root
 * @property {Nested} tree
 * @property {number} nodes
 * @property {number} leaves
 * @property {number} value
 * @property {{entered: number[], evaluated_leaves: number[],
 *   cutoffs: {node: number, side: 'alpha' | 'beta', skipped_children: number[]}[],
 *   returned_fail_soft: [number, number][], returned_fail_hard: [number, number][]}} alpha_beta
 */

const file = join(import.meta.dirname, '..', 'conformance', 'alphabeta.json');
/** @type {{cases: Case[]}} */
const { cases } = JSON.parse(readFileSync(file, 'utf8'));

/**
 * How many nodes each subtree has, in preorder.
 *
 * @param {Nested} tree
 * @returns {number[]}
 */
function sizes(tree) {
  if (typeof tree === 'number') return [1];
  const below = tree.map(sizes);
  return [1 + below.reduce((sum, [size]) => sum + size, 0), ...below.flat()];
}

/** @param {Case} example */
function skippedNodes({ tree, alpha_beta: { cutoffs } }) {
  const size = sizes(tree);
  return cutoffs
    .flatMap(({ skipped_children }) => skipped_children)
    .flatMap((child) => Array.from({ length: size[child] }, (_, below) => child + below))
    .sort((a, b) => a - b);
}

/** @param {Case} example @param {'soft' | 'hard'} fail */
const choiceOf = ({ tree, root }, fail) => ({
  tree: JSON.stringify(tree),
  ...(root === 'MIN' && { root: 'min' }),
  ...(fail === 'hard' && { fail }),
});

/** @param {Case} example */
const totals = ({ nodes, leaves, alpha_beta: { entered, evaluated_leaves, cutoffs } }) => ({
  entered: { end: entered.length, minimax: nodes },
  evaluated: { end: evaluated_leaves.length, minimax: leaves },
  cutoffs: { end: cutoffs.length },
  skipped: { end: cutoffs.reduce((sum, { skipped_children: { length } }) => sum + length, 0) },
});

test('alpha-beta, fail-soft and fail-hard', async ({ page }) => {
  await open(page);
  for (const example of cases) {
    const { alpha_beta: expected, name, value } = example;
    for (const fail of /** @type {const} */ (['soft', 'hard'])) {
      await test.step(`${name}, fail-${fail}`, async () => {
        await show(page, { ...choiceOf(example, fail), algorithm: 'alpha-beta' });
        await expectCounters(page, totals(example));
        expect(await follow(view(page))).toEqual({
          entered: expected.entered,
          evaluated: expected.evaluated_leaves,
          cutoffs: expected.cutoffs.map(({ node, side, skipped_children }) => {
            return { node, side, skipped: skipped_children.length };
          }),
          returned: expected[`returned_fail_${fail}`],
          skipped: skippedNodes(example),
          value,
        });
      });
    }
  }
});

test('negamax with alpha-beta, and the searches that enter every node', async ({ page }) => {
  await open(page);
  for (const example of cases) {
    const { entered, evaluated_leaves } = example.alpha_beta;
    const { name, value, nodes: end } = example;
    await test.step(name, async () => {
      await show(page, { ...choiceOf(example, 'soft'), algorithm: 'negamax-alpha-beta' });
      await expectCounters(page, totals(example));
      const cut = await follow(view(page));
      expect(cut).toMatchObject({ entered, evaluated: evaluated_leaves, value });
      expect(cut.skipped).toEqual(skippedNodes(example));
      // All others are tested without a page, and on the page by the tree that it begins with: see choosing.spec.
      for (const algorithm of ['minimax', 'negamax']) {
        await page.getByRole('combobox', { name: 'Algorithm' }).selectOption(algorithm);
        await goTo(page, await stepsOf(view(page)));
        expect(await valueSaid(view(page)), algorithm).toBe(value);
        await expectCounters(page, { entered: { end } });
      }
    });
  }
});
