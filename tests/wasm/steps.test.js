/** The states of nodes at a step, against the events up to it. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { times } from '../unit/support/effort.js';
import { random, some } from '../unit/support/random.js';
import { randomOptions, randomTree, write } from '../unit/support/trees.js';
import { ALGORITHMS, core, fitting, moments, statesAt, withStudy } from './support/core.js';

/** @import { Fact, Moment, NodeArrays, Request, States } from '../../www/pkg/plyscope_wasm.js' */

/** The searches that need static values. */
const STATIC = ['one-ply', 'iterative-deepening'];
const NO_SCORE = -2147483648;
const KINDS = { full: 1, 'null-window': 2, 're-search': 3 };
const BOUNDS = { exact: 1, lower: 2, upper: 3 };

/** Searches of worked and of random trees. @returns {Generator<Request>} */
function* requests() {
  const file = new URL('../conformance/alphabeta.json', import.meta.url);
  for (const { tree, root } of JSON.parse(readFileSync(file, 'utf8')).cases) {
    // These trees have no static values.
    for (const algorithm of some(
      ALGORITHMS.filter((name) => !STATIC.includes(name)),
      JSON.stringify(tree),
    ))
      yield { tree: JSON.stringify(tree), algorithm, options: { root: root.toLowerCase() } };
  }
  for (let seed = 0; seed < times(240); seed += 1) {
    const chance = random(seed);
    const tree = write(randomTree(chance, 30));
    const algorithm = chance.pick(ALGORITHMS);
    yield { tree, algorithm, options: fitting(algorithm, randomOptions(chance)) };
  }
}

/** The states that the facts lead to, one after the other. @param {NodeArrays} nodes */
function folded({ parent }) {
  const count = parent.length;
  const all = (/** @type {number} */ value) => Array.from({ length: count }, () => value);
  const state = {
    phase: all(0),
    visits: all(0),
    best: all(NO_SCORE),
    bestChild: all(-1),
    returned: all(NO_SCORE),
    bound: all(0),
    cut: all(0),
    known: all(0),
    merit: all(NO_SCORE),
    kind: all(0),
  };
  /** Forgets the results at a node and below it, but not the number of visits. @param {number} node */
  const forget = (node) => {
    for (let below = node; below === node || parent[below] >= node; below += 1) {
      state.phase[below] = state.bound[below] = state.cut[below] = state.known[below] = 0;
      state.kind[below] = 0;
      state.best[below] = state.returned[below] = state.merit[below] = NO_SCORE;
      state.bestChild[below] = -1;
    }
  };
  /** Whether a best-first search has gone below a node. @param {number} node */
  const isExpanded = (node) =>
    parent.some((above, child) => above === node && state.visits[child] > 0);
  /** In a best-first search, what is neither solved nor expanded below a node that is solved is skipped. @param {number} node */
  const abandon = (node) => {
    for (let below = node + 1; below < count && parent[below] >= node; below += 1) {
      if (state.phase[below] !== 2 && !isExpanded(below)) state.phase[below] = 3;
    }
  };
  const skip = (/** @type {number} */ node) => {
    for (let child = node + 1; child < count && parent[child] >= node; child += 1) {
      const below = parent[child] === node || state.phase[parent[child]] === 3;
      if (below && state.phase[child] === 0) state.phase[child] = 3;
    }
  };
  return {
    state,
    /** @param {Moment} moment */
    take({ node, fact }) {
      if (node === null) return;
      if (fact.kind === 'iterate') forget(0);
      else if (fact.kind === 'enter') {
        forget(node);
        state.phase[node] = 1;
        state.kind[node] = KINDS[fact.as];
        state.visits[node] += 1;
      } else if (fact.kind === 'evaluate') state.best[node] = fact.value;
      else if (fact.kind === 'improve') {
        state.best[node] = fact.value;
        state.bestChild[node] = fact.child;
      } else if (fact.kind === 'probe') {
        const { effect, value, best } = fact.hit ?? { effect: 'none', value: 0, best: null };
        if (effect === 'return') {
          state.known[node] = 1;
          skip(node);
        } else if (effect === 'raise-alpha') {
          state.best[node] = value;
          state.bestChild[node] = best ?? -1;
        }
      } else if (fact.kind === 'open') {
        state.phase[node] = 1;
        state.visits[node] += 1;
        state.merit[node] = fact.merit;
      } else if (fact.kind === 'solve') {
        state.phase[node] = 2;
        state.merit[node] = NO_SCORE;
        state.returned[node] = fact.merit;
        abandon(node);
      } else if (fact.kind === 'purge' && fact.state === 'live') {
        state.phase[node] = 3;
        abandon(node);
      } else if (fact.kind === 'cutoff' || fact.kind === 'assume') {
        state.cut[node] = 1;
        skip(node);
      } else if (fact.kind === 'leave') {
        state.phase[node] = 2;
        state.returned[node] = fact.value;
        state.bound[node] = fact.bound === null ? 0 : BOUNDS[fact.bound];
      }
    },
  };
}

/** @param {States} states */
const plain = (states) =>
  Object.fromEntries(Object.entries(states).map(([name, list]) => [name, [...list]]));

test('the nodes at a step are what all facts up to it have made of them', () => {
  for (const request of requests()) {
    withStudy(request, (study) => {
      const fold = folded(study.nodes());
      for (const [step, moment] of moments(study).entries()) {
        fold.take(moment);
        assert.deepEqual(
          plain(statesAt(study, step)),
          fold.state,
          `${JSON.stringify(request)} step ${step}`,
        );
      }
    });
  }
});

/** The number of children that a cutoff skips. @param {Fact} fact */
const skippedBy = (fact) => ('skipped' in fact ? fact.skipped : null);

test('the counts at a step are those of the facts up to it', () => {
  for (const request of requests()) {
    withStudy(request, (study) => {
      const counts = {
        entered: 0,
        evaluated: 0,
        cutoffs: 0,
        idleCutoffs: 0,
        skipped: 0,
        reSearches: 0,
        probed: 0,
        hits: 0,
        tableCutoffs: 0,
        stored: 0,
        lost: 0,
      };
      const all = moments(study);
      for (const { fact, counts: told } of all) {
        if (fact.kind === 'enter' || fact.kind === 'open') counts.entered += 1;
        if (fact.kind === 'enter' && fact.as === 're-search') counts.reSearches += 1;
        if (fact.kind === 'probe') {
          counts.probed += 1;
          if (fact.hit !== null) counts.hits += 1;
          if (fact.hit?.effect === 'return') counts.tableCutoffs += 1;
        }
        if (fact.kind === 'store') {
          counts.stored += 1;
          if (fact.lost !== 'nothing') counts.lost += 1;
        }
        if (fact.kind === 'evaluate') counts.evaluated += 1;
        if (fact.kind === 'cutoff' || fact.kind === 'assume') {
          counts.cutoffs += 1;
          counts.skipped += fact.skipped;
          if (fact.skipped === 0) counts.idleCutoffs += 1;
        }
        assert.deepEqual(told, counts);
      }
      assert.deepEqual(study.overview().total, counts);
      const cuts = all.flatMap(({ fact }, step) =>
        fact.kind === 'cutoff' || fact.kind === 'assume' ? [step] : [],
      );
      assert.deepEqual([...study.cutoffs()], cuts);
    });
  }
});

test('the skyline has the depth of each step, its evaluation and its cutoff', () => {
  for (const request of requests()) {
    withStudy(request, (study) => {
      const { depth } = study.nodes();
      const numbers = moments(study).flatMap(({ node, fact }) => {
        const isCut = fact.kind === 'cutoff' || fact.kind === 'assume';
        const at = node === null ? 0 : depth[node];
        const signs = Number(fact.kind === 'evaluate') + (skippedBy(fact) === 0 ? 2 : 0);
        return [at, at, isCut ? at + 1 : 0, signs];
      });
      const { steps } = study.overview();
      assert.deepEqual([...study.skyline(0, steps, steps)], numbers.slice(4));
      assert.deepEqual([...study.skyline(1, steps + 9, 2 ** 32 - 1)], numbers.slice(8));
      assert.equal(study.skyline(0, steps, 3).length, 4 * Math.min(3, steps));
    });
  }
});

test('the path leads from the root to the node of the step, windows within windows', () => {
  for (const request of requests()) {
    withStudy(request, (study) => {
      const { parent } = study.nodes();
      const { perspective, cut } = study.overview();
      for (const [step, { node, fact, path }] of moments(study).entries()) {
        assert.equal(path.at(-1)?.node ?? null, fact.kind === 'iterate' ? null : node);
        const states = statesAt(study, step);
        for (const [index, frame] of path.entries()) {
          assert.equal(parent[frame.node], path[index - 1]?.node ?? -1);
          assert.equal(frame.best ?? NO_SCORE, states.best[frame.node]);
          assert.equal(frame.bestChild ?? -1, states.bestChild[frame.node]);
          assert.equal(frame.returned ?? NO_SCORE, states.returned[frame.node]);
          if (index === 0 || request.options?.deep === 'off') continue;
          const above = path[index - 1].now;
          // A search without windows gives none, but to a test.
          if (above === null || frame.entry === null) continue;
          const { alpha, beta, alphaBy, betaBy } = above;
          const same = { alpha, beta, alphaBy, betaBy };
          const turned = { alpha: -beta, beta: -alpha, alphaBy: betaBy, betaBy: alphaBy };
          const given = perspective === 'max' ? same : turned;
          // With +0 for −0, which a turned 0 would be.
          const right = { ...given, alpha: given.alpha + 0, beta: given.beta + 0 };
          const { entry } = frame;
          const inside = right.alpha <= entry.alpha && entry.beta <= right.beta;
          // With a cut on > alone a test may lie beside a window that has closed.
          assert.ok(inside || cut === 'gt', `step ${step}`);
          // An end is its parent's own, or whose it is there.
          const parentNode = path[index - 1].node;
          const owned = (
            /** @type {number | null} */ by,
            /** @type {number | null} */ due,
            /** @type {boolean} */ same,
          ) => (same ? by === due : by === parentNode);
          assert.ok(
            owned(entry.alphaBy, right.alphaBy, entry.alpha === right.alpha),
            `step ${step}`,
          );
          assert.ok(owned(entry.betaBy, right.betaBy, entry.beta === right.beta), `step ${step}`);
        }
      }
    });
  }
});

test('going back, forward and by leaps shows the same', () => {
  withStudy(core.presets()[0].tree, (study) => {
    const walked = moments(study).map((moment, step) => ({
      moment,
      states: statesAt(study, step),
    }));
    const { int } = random(9);
    for (let leap = 0; leap < times(300); leap += 1) {
      const step = int(0, walked.length - 1);
      assert.deepEqual({ moment: study.moment(step), states: statesAt(study, step) }, walked[step]);
    }
  });
});

test('a step beyond the last is the last, and never the end of the program', () => {
  withStudy('[3, 12]', (study) => {
    const { steps } = study.overview();
    for (const step of [steps + 1, 4294967295]) {
      assert.deepEqual(study.moment(step), study.moment(steps));
      assert.deepEqual(statesAt(study, step), statesAt(study, steps));
    }
  });
});
