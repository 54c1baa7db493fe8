/** What the sentence of a window says: values outside it would not matter. They would not. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALGORITHMS, withSearch } from './support/core.js';
import { rules } from './support/oracle.js';
import { random } from './support/random.js';
import { told } from './support/sentences.js';
import { Flat, randomOptions, randomTree, toNumber, write } from './support/trees.js';

/**
 * What the root is worth to MAX, if a node were worth something else.
 * @param {Flat} tree
 * @param {Record<string, string>} options
 * @param {number} other
 * @param {number} worth
 */
function outcome(tree, options, other, worth) {
  const { isMax, ends, held } = rules(tree, options);
  /** @type {number[]} */
  const values = [];
  for (let node = tree.parent.length - 1; node >= 0; node -= 1) {
    const children = tree.children[node].map((child) => values[child]);
    values[node] = ends(node) ? held(node) : (isMax(node) ? Math.max : Math.min)(...children);
    if (node === other) values[node] = worth;
  }
  return values[0] + 0;
}

test('a value that the sentence says would not matter does not change what the root is worth', () => {
  let tried = 0;
  for (let seed = 0; seed < 250; seed += 1) {
    const chance = random(seed);
    const [plain, options] = [randomTree(chance, 40), randomOptions(chance)];
    const tree = new Flat(plain);
    const { isMax } = rules(tree, options);
    const algorithm = ALGORITHMS[chance.int(2, 3)];
    withSearch({ tree: write(plain), algorithm, options }, (search) => {
      for (let step = 1; step <= search.overview.steps; step += 1) {
        const { text, id } = told(search, step);
        const window = text.match(/α = (\S+), β = ([^\s:.]+(?:\.\d+)?)[:.]/);
        if (id !== 'step-enter' || window === null) continue;
        const node = search.moment(step).node ?? 0;
        const [alpha, beta] = [toNumber(window[1]), toNumber(window[2])];
        const turned = algorithm.startsWith('negamax') && !isMax(node);
        /** @param {number} worth as the algorithm sees it there */
        const root = (worth) => outcome(tree, options, node, turned ? -worth : worth);
        const about = `${JSON.stringify(plain)} ${algorithm} ${JSON.stringify(options)} ${text}`;
        tried += 1;
        for (const beyond of [beta + 0.5, beta + 100, Number.POSITIVE_INFINITY]) {
          assert.equal(root(beyond), root(beta), about);
        }
        for (const beyond of [alpha - 0.5, alpha - 100, Number.NEGATIVE_INFINITY]) {
          assert.equal(root(beyond), root(alpha), about);
        }
        if (text.includes('no value can matter'))
          assert.equal(root(alpha - 1), root(beta + 1), about);
      }
    });
  }
  assert.ok(tried > 2000);
});
