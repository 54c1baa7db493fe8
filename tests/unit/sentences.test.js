/** The sentences as a reader meets them: a few by heart, and none anywhere with a hole in it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALGORITHMS, catalogue, withSearch } from './support/core.js';
import { BROKEN, told } from './support/sentences.js';
import { write } from './support/trees.js';

/** @type {(tree: string, algorithm: string, options?: Record<string, string>) => string[]} */
function story(tree, algorithm, options = {}) {
  return withSearch({ tree, algorithm, options }, (search) =>
    Array.from({ length: search.overview.steps + 1 }, (_, step) => told(search, step).text),
  );
}

/** @type {(about: {tree: string, algorithm?: string, options?: Record<string, string>}, sentences: string[]) => void} */
function check({ tree, algorithm = 'alpha-beta', options }, sentences) {
  const texts = story(tree, algorithm, options);
  for (const sentence of sentences) {
    assert.ok(texts.includes(sentence), `“${sentence}” is not among\n${texts.join('\n')}`);
  }
}

test('alpha-beta on a small tree is told like this', () => {
  assert.deepEqual(story('[[3, 12], [2, 4]]', 'alpha-beta').slice(0, 8), [
    'Nothing has happened yet. Alpha-beta is about to search a tree of 7 nodes; MAX moves at the root.',
    'The search begins at the root, node 0, where MAX moves. The window is wide open: α = −∞, β = ∞.',
    'Down to MIN node 1. The window is wide open: α = −∞, β = ∞.',
    'Down to leaf 2. The window is wide open: α = −∞, β = ∞.',
    'Leaf 2 is worth 3.',
    'Leaf 2 returns 3. At MIN node 1, that is the first value.',
    '3, from node 2, is the first value at MIN node 1, so it is the best so far. β falls from ∞ to 3.',
    'Down to leaf 3. The window is α = −∞, β = 3: MIN is sure of that already, so a value of 3 or more would not matter here.',
  ]);
});

test('a cutoff says what met what, whose bound it was, and how far up', () => {
  check({ tree: '[[3, 12], [2, 4]]' }, [
    'α-cutoff at node 4: its best, 2, is at most α = 3, which its parent, node 0, set; one child is skipped. MAX has something at least as good at node 0, and need never let play come here.',
    'Node 4 returns 2: its true value is at most that. At MAX node 0, that is not more than its best, 3: nothing changes.',
    'The root, node 0, returns 3: the search is done. Best play is worth 3 to MAX and begins with the move to node 1.',
  ]);
  check({ tree: '[[5, 6], [[[4, 8, 9], 7], 9]]', algorithm: 'negamax-alpha-beta' }, [
    'β-cutoff at node 6: its best, −4, is at least β = −5, which node 0 set, 3 plies up: a deep cutoff (seen from there, 5); 2 children are skipped. MAX has something at least as good at node 0, and need never let play come here.',
  ]);
  check({ tree: '[[3, 12], [2, 4]]', options: { cut: 'gt' } }, [
    'α-cutoff at node 4: its best, 2, is less than α = 3, which its parent, node 0, set; one child is skipped. MAX has something better at node 0, and would never let play come here.',
  ]);
});

test('children put in order are named in it', () => {
  check({ tree: '[[3, 12], [2, 4]]', options: { order: 'reversed' } }, [
    'The children of node 0 are taken from the right: 4, 1.',
  ]);
  check({ tree: '[[3, 12], [2, 4]]', options: { order: 'worst-first' } }, [
    'The children of node 0 are put in order, the worst for MAX first: 4, 1.',
  ]);
});

test('the negamax form turns a value round as it goes up', () => {
  check({ tree: '[[3, 12], [2, 4]]', algorithm: 'negamax' }, [
    'Leaf 2 is worth 3.',
    'Leaf 2 returns 3. Seen by MIN at node 1, that is −3, the first value there.',
    'Leaf 3 returns 12. Seen by MIN at node 1, that is −12, not more than its best, −3: nothing changes.',
  ]);
});

test('fail-hard says what was clamped', () => {
  check({ tree: '[[3, 12], [2, 4]]', options: { fail: 'hard' } }, [
    'Node 4 returns 3: its true value is at most that (its best, 2, clamped to the window). At MAX node 0, that is not more than its best, 3: nothing changes.',
  ]);
});

test('nodes are called by their names', () => {
  check(
    { tree: 'A: [B: [3, 12], C: [2, 4]]', algorithm: 'minimax' },
    ['Down to MIN node B.', 'Best play is worth 3 to MAX and begins with the move to node B.'].map(
      (sentence) =>
        sentence.startsWith('Best')
          ? `The root, node A, returns 3: the search is done. ${sentence}`
          : sentence,
    ),
  );
});

/** Every combination of the switches that an algorithm uses. @param {string} algorithm */
function combinations(algorithm) {
  const used = catalogue.algorithms.find(({ name }) => name === algorithm)?.switches ?? [];
  /** @type {Record<string, string>[]} */
  let all = [{}];
  for (const { name, values } of catalogue.switches) {
    if (!used.includes(name) || name === 'depth') continue;
    const each = values.map((value) => value.replace(':N', ':7'));
    all = all.flatMap((options) => each.map((value) => ({ ...options, [name]: value })));
  }
  return all;
}

/** Sentences that have been looked at. */
const seen = new Set();

/** @param {string} tree @param {string} algorithm @param {Record<string, string>} options */
function everySentence(tree, algorithm, options) {
  withSearch({ tree, algorithm, options }, (search) => {
    for (let step = 0; step <= search.overview.steps; step += 1) {
      const { text } = told(search, step);
      if (seen.has(text)) continue;
      seen.add(text);
      assert.doesNotMatch(
        text,
        BROKEN,
        `${tree} ${algorithm} ${JSON.stringify(options)} step ${step}`,
      );
      assert.match(text, /^[A-Z0-9αβ−∞].*\.$/);
    }
  });
}

test('no sentence of any preset has a hole, by any algorithm, under any switches', () => {
  for (const algorithm of ALGORITHMS) {
    for (const options of combinations(algorithm)) {
      for (const { tree } of catalogue.presets) everySentence(tree, algorithm, options);
    }
  }
});

test('no sentence has a hole at a depth limit, where nodes have static values', () => {
  const leaf = (/** @type {number} */ value) => ({ value: String(value) });
  const node = (/** @type {number} */ value) => ({
    value: String(value),
    children: [leaf(value + 1), leaf(value - 3)],
  });
  const tree = write({
    value: '0',
    children: [node(2), { value: '4', children: [node(1), node(-1)] }],
  });
  for (const algorithm of ALGORITHMS) {
    for (const options of combinations(algorithm)) {
      for (const depth of ['0', '1', '2', '9'])
        everySentence(tree, algorithm, { ...options, depth });
    }
  }
});
