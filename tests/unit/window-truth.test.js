/** The sentence about a window says that values outside it would not matter; they do not. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALGORITHMS, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { richOptions } from './support/rich.js';
import { wordsAt } from './support/sentences.js';
import { randomTree } from './support/trees.js';
import { Truth } from './support/truth.js';

/** @import { Enter } from './support/oracle/events.js' */

/** @typedef {Enter & {window: NonNullable<Enter['window']>}} Entered */

/**
 * The worth of every node to MAX, if one of them were worth something else.
 * @param {Truth} truth
 * @param {string} depth
 * @param {number} other
 * @param {number} worth
 */
function outcomes({ tree, isMax, world }, depth, other, worth) {
  const { ends, held } = world(depth).rules;
  /** @type {number[]} */
  const values = [];
  for (let node = tree.parent.length - 1; node >= 0; node -= 1) {
    const children = tree.children[node].map((child) => values[child]);
    values[node] = ends(node) ? held(node) : (isMax(node) ? Math.max : Math.min)(...children);
    if (node === other) values[node] = worth;
  }
  return values;
}

/**
 * Checks the sentence about one window against the results for other values of the node.
 * @param {Truth} truth
 * @param {string} depth
 * @param {{enter: Entered, asker: Entered}} visits with the visit that the search, or the test, began with
 * @param {{text: string, sure: boolean, about: string}} said
 */
function check(truth, depth, { enter, asker }, { text, sure, about }) {
  const { node } = enter;
  const window = text.match(/α = ([^,]+), β = ([^:.]+(?:\.\d+)?)[:.]/);
  if (window === null) return false;
  const [alpha, beta] = [truth.number(window[1]), truth.number(window[2])];
  const { alpha: low, beta: high } = asker.window;
  /** The result of this search, or this test. @param {number} worth as the algorithm sees it there */
  const resultFor = (worth) => {
    const values = outcomes(truth, depth, node, truth.asMax(node, worth));
    if (sure) return values[0] + 0;
    return Math.min(Math.max(values[asker.node], low.value), high.value) + 0;
  };
  for (const beyond of [beta + 0.5, beta + 100, Number.POSITIVE_INFINITY]) {
    assert.equal(resultFor(beyond), resultFor(beta), about);
  }
  for (const beyond of [alpha - 0.5, alpha - 100, Number.NEGATIVE_INFINITY]) {
    assert.equal(resultFor(beyond), resultFor(alpha), about);
  }
  if (text.includes('no value can matter'))
    assert.equal(resultFor(alpha - 1), resultFor(beta + 1), about);
  return true;
}

/** Whoever is said to be sure of an end has it at the node that set it. @param {Truth} truth @param {string} depth @param {Entered} enter @param {string} about */
function owned(truth, depth, { window }, about) {
  const { values } = truth.world(depth);
  const { alpha, beta } = window;
  if (alpha.by !== null) assert.ok(values[alpha.by] >= alpha.value, about);
  if (beta.by !== null) assert.ok(values[beta.by] <= beta.value, about);
}

/** @param {Truth} truth @returns {number} how many windows were looked at */
function everyWindow(truth) {
  const { events, request, limits } = truth;
  /** @type {Enter[]} */
  const path = [];
  let tried = 0;
  withSearch(request, (search) => {
    for (const [at, event] of events.entries()) {
      if (event.kind === 'leave') path.pop();
      if (event.kind !== 'enter') continue;
      path.push(event);
      const { text, parts } = wordsAt(search, at + 1);
      const said = parts.find(({ id }) => id === 'step-window');
      const asker = path.findLast(({ as, node }) => as !== 'full' || node === 0);
      if (said === undefined || !asker?.window || !event.window) continue;
      const sure = said.parameters.sure === 'yes';
      const about = `${JSON.stringify(request)} step ${at + 1}: ${text}`;
      const enter = { ...event, window: event.window };
      if (sure) owned(truth, limits[at], enter, about);
      // A table's entry for a node would be wrong if the node were worth something else.
      if (truth.walker === 'negamax-tt') continue;
      const visits = { enter, asker: { ...asker, window: asker.window } };
      tried += Number(check(truth, limits[at], visits, { text, sure, about }));
    }
  });
  return tried;
}

test('a value that the sentence says would not matter changes nothing of what is looked for', () => {
  let tried = 0;
  for (let seed = 0; seed < times(60); seed += 1) {
    for (const [index, algorithm] of ALGORITHMS.entries()) {
      if (algorithm.endsWith('-star') || algorithm === 'minimal') continue;
      const chance = random(seed * 100 + index);
      const tree = randomTree(chance, 40);
      tried += everyWindow(new Truth(tree, algorithm, richOptions(chance, algorithm)));
    }
  }
  assert.ok(tried > times(2000), String(tried));
});
