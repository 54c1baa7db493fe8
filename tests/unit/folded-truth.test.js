/**
 * Sentences about folded subtrees and their counts are true: random searches by every algorithm, with random
 * subtrees folded, are walked from end to end, and held against each hidden node's own state.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALGORITHMS, withSearch, withSearchIfAny } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { richOptions, richTree } from './support/rich.js';
import { BROKEN, wordsAt } from './support/sentences.js';
import { Truth } from './support/truth.js';

/** @import { Search } from '../../www/src/engine/search.js' */

const PHASE = { unreached: 0, active: 1, finished: 2, skipped: 3 };

/**
 * The counts of a subtree at a step, taken node by node.
 * @param {Search} search
 * @param {number} step
 * @param {number} root
 */
function counted(search, step, root) {
  const { nodes } = search;
  const { depth } = search.moment(step);
  const all = Array.from({ length: nodes.end[root] - root }, (_, index) => root + index);
  const states = search.states(step);
  const count = (/** @type {(node: number) => boolean} */ is) => all.filter(is).length;
  const phase = (/** @type {number} */ node) => states.of(node).phase;
  return {
    nodes: all.length,
    entered: count((node) => [PHASE.active, PHASE.finished].includes(phase(node))),
    skipped: count(
      (node) => phase(node) === PHASE.skipped && (depth === null || nodes.depth[node] <= depth),
    ),
    cutoffs: count((node) => states.of(node).cut === 1),
  };
}

/** @param {Search} search @param {number} step @param {Set<string>} said */
function check(search, step, said) {
  const { folding } = search;
  const { parts, text } = wordsAt(search, step);
  const moment = search.moment(step);
  assert.doesNotMatch(text, BROKEN);
  assert.ok(moment.path.every(({ node }) => !folding.hides(node)));
  if (moment.node !== null) assert.ok(!folding.hides(moment.node));
  const own = parts.find(({ id }) => id.startsWith('folded-'));
  assert.equal(own === undefined || moment.folded !== null, true);
  if (own === undefined || moment.folded === null) return;
  said.add(own.id);
  const { nodes, entered, skipped, cutoffs } = counted(search, step, moment.folded.node);
  const common = { nodes, entered, skipped };
  const right =
    own.id === 'folded-inside'
      ? { node: search.nodes.name(moment.folded.node) ?? String(moment.folded.node), ...common }
      : { ...common, cutoffs };
  assert.deepEqual(own.parameters, right, text);
}

test('every count of a folded subtree is that of its nodes, and every sentence says so', () => {
  /** @type {Set<string>} */
  const said = new Set();
  let searches = 0;
  for (let seed = 1; seed <= times(8); seed += 1) {
    for (const algorithm of ALGORITHMS) {
      const chance = random(seed * 100 + ALGORITHMS.indexOf(algorithm));
      const options = richOptions(chance, algorithm);
      const { request } = new Truth(richTree(chance, 20), algorithm, options);
      const isThere = withSearchIfAny(request, (search) => {
        const { nodes, overview } = search;
        const inner = [...nodes.leaf.keys()].filter((node) => !nodes.leaf[node]);
        search.fold(inner.filter(() => chance.chance(0.2)));
        for (let step = 0; step <= overview.steps; step += 1) {
          check(search, step, said);
          for (let place = 0; place < search.folding.count; place += 1) {
            const root = search.folding.symbol(place);
            const right = { node: root, ...counted(search, step, root) };
            assert.deepEqual(search.folded(place, step), right);
          }
        }
      });
      if (isThere) searches += 1;
    }
  }
  assert.ok(searches > times(4) * ALGORITHMS.length, `${searches} searches`);
  assert.deepEqual([...said].sort(), ['folded-inside', 'folded-over']);
});

test('a walk over folded subtrees stands where something happens on show, and nowhere else', () => {
  for (let seed = 1; seed <= times(40); seed += 1) {
    for (const algorithm of ['alpha-beta', 'scout', 'mtd-f', 'sss-star']) {
      const chance = random(seed);
      const { request } = new Truth(richTree(chance, 30), algorithm, {});
      withSearch(request, (search) => {
        const { nodes, overview } = search;
        const inner = [...nodes.leaf.keys()].filter((node) => !nodes.leaf[node]);
        search.fold(inner.filter(() => chance.chance(0.2)));
        const forward = [0];
        for (let step = 0; step < overview.steps; ) {
          step = search.stepping.over(step, true);
          assert.ok(step > /** @type {number} */ (forward.at(-1)));
          assert.notEqual(search.moment(step).fact.kind, 'inside');
          forward.push(step);
        }
        const back = [overview.steps];
        for (let step = overview.steps; step > 0; ) {
          step = search.stepping.over(step, false);
          back.push(step);
        }
        assert.deepEqual(back.reverse(), forward);
        const passed = Array.from({ length: overview.steps }, (_, at) => at + 1).filter(
          (step) => !forward.includes(step),
        );
        for (const step of passed) assert.equal(search.moment(step).fact.kind, 'inside');
        assert.ok([...search.cutoffs].every((step) => forward.includes(step)));
      });
    }
  }
});
