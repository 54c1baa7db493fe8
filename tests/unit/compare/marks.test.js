/** Nodes that one search visits and another leaves out: held against the sets of nodes that the trace files enter. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, difference, marks } from '../../../www/src/features/compare/marks.js';
import { nodeSize } from '../../../www/src/layout/sizes.js';
import { PHASE } from '../../../www/src/scene/look.js';
import { scene } from '../../../www/src/scene/scene.js';
import { ALGORITHMS, withSearch } from '../support/core.js';
import { times } from '../support/effort.js';
import { random } from '../support/random.js';
import { randomRequest } from '../support/searches.js';
import { only, show } from '../support/show.js';
import { traceOf } from '../support/traces.js';

/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { Random } from '../support/random.js' */

/** The nodes that a search has entered by a step, as its trace file has it. @param {Search} search @param {number} step */
function entered(search, step) {
  const { nodes, steps } = search.overview;
  // The header and the result stand round the events.
  const events = traceOf(search.request)
    .trim()
    .split('\n')
    .slice(1, steps + 1)
    .map((line) => JSON.parse(line));
  assert.equal(events.length, steps);
  const all = events.slice(0, step).filter(({ event }) => ['enter', 'open'].includes(event));
  assert.ok(all.every(({ node }) => node < nodes));
  return new Set(all.map(({ node }) => node));
}

/**
 * Looks at two searches of one tree at steps of each.
 * @param {(one: Search, other: Search, chance: Random, about: string) => void} look
 */
function pairs(look) {
  for (let round = 0; round < times(120); round += 1) {
    const chance = random(round);
    const algorithm = ALGORITHMS[round % ALGORITHMS.length];
    const request = randomRequest(chance, algorithm, 40);
    const other = randomRequest(chance, chance.pick(ALGORITHMS), 1);
    // The player at the root belongs to the tree.
    const { root: _, ...options } = other.options ?? {};
    const root = request.options?.root;
    const beside = { ...options, ...(root !== undefined && { root }) };
    const about = JSON.stringify([request, other.algorithm, beside]);
    const second = { ...other, tree: request.tree, options: beside };
    withSearch(request, (one) => withSearch(second, (two) => look(one, two, chance, about)));
  }
}

/** @param {Search} search @param {number} step */
const seenAt = (search, step) => ({
  states: search.states(step),
  ended: step === search.overview.steps,
});

test('at their ends, marked is just what one search has entered and the other has not', () => {
  let differing = 0;
  pairs((one, other, _, about) => {
    const sets = [one, other].map((search) => entered(search, search.overview.steps));
    const [own, beside] = [one, other].map((search) => seenAt(search, search.overview.steps));
    const { nodes } = one.overview;
    for (let node = 0; node < nodes; node += 1) {
      const [here, there] = sets.map((set) => set.has(node));
      const right = here === there ? null : here ? 'here' : 'elsewhere';
      assert.equal(difference(own, [beside], node), right, `${about} node ${node}`);
      const mirrored = right === null ? null : right === 'here' ? 'elsewhere' : 'here';
      assert.equal(difference(beside, [own], node), mirrored, `${about} node ${node}`);
      if (right !== null) differing += 1;
    }
    const count = counted(own, [beside], nodes);
    assert.equal(count.here, [...sets[0]].filter((node) => !sets[1].has(node)).length, about);
    assert.equal(count.elsewhere, [...sets[1]].filter((node) => !sets[0].has(node)).length, about);
  });
  assert.ok(differing > times(300));
});

test('before that, marked is what one has entered and the other has skipped, and nothing else', () => {
  let differing = 0;
  pairs((one, other, chance, about) => {
    const steps = [one, other].map((search) => chance.int(0, search.overview.steps));
    const sets = [one, other].map((search, at) => entered(search, steps[at]));
    const [own, beside] = [one, other].map((search, at) => seenAt(search, steps[at]));
    for (let node = 0; node < one.overview.nodes; node += 1) {
      const mark = difference(own, [beside], node);
      const left = (/** @type {typeof own} */ { states, ended }) =>
        ended || states.of(node).phase === PHASE.skipped;
      const [here, there] = sets.map((set) => set.has(node));
      const right =
        here && !there && left(beside) ? 'here' : there && !here && left(own) ? 'elsewhere' : null;
      assert.equal(mark, right, `${about} at ${steps} node ${node}`);
      if (mark !== null) differing += 1;
    }
  });
  // Some seeds have few searches that differ in the middle.
  assert.ok(differing > times(8));
});

test('among several, one that leaves a node out is enough', () => {
  const tree = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';
  withSearch({ tree, algorithm: 'minimax', options: {} }, (minimax) =>
    withSearch({ tree, algorithm: 'alpha-beta', options: {} }, (alphaBeta) => {
      const [all, some] = [minimax, alphaBeta].map((search) =>
        seenAt(search, search.overview.steps),
      );
      assert.deepEqual(
        [7, 8, 9].map((node) => difference(all, [all, some], node)),
        ['here', 'here', null],
      );
      assert.deepEqual(
        [7, 8, 9].map((node) => difference(some, [all, all], node)),
        ['elsewhere', 'elsewhere', null],
      );
      assert.equal(difference(all, [all], 7), null);
    }),
  );
});

test('a mark lies below each node that has room, as a shade or its outline, and below all that is written', () => {
  const tree = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';
  withSearch({ tree, algorithm: 'minimax', options: {} }, (minimax) =>
    withSearch({ tree, algorithm: 'alpha-beta', options: {} }, (alphaBeta) => {
      const ends = [minimax, alphaBeta].map((search) => seenAt(search, search.overview.steps));
      for (const [at, search] of [minimax, alphaBeta].entries()) {
        const drawing = marks(ends[at], [ends[1 - at]]);
        const shown = show(search, search.overview.steps, { differing: drawing });
        const all = scene(shown);
        const shades = only(all, 'shade');
        assert.deepEqual(
          shades.map(({ outlined }) => outlined),
          Array(2).fill(at === 1),
        );
        // Nothing else is painted before them.
        assert.deepEqual(all.slice(0, shades.length), shades);
        for (const [index, node] of [7, 8].entries()) {
          const { x, y, width, height } = shades[index];
          assert.deepEqual([x, y], [shown.at.x(node), shown.at.y(node)]);
          const least = nodeSize(shown.at).box;
          assert.ok(width > least && height > least);
        }
        const [one, other] = shades;
        assert.ok(one.x + one.width / 2 < other.x - other.width / 2, 'they do not touch');
        const small = { width: 60, height: 200 };
        assert.deepEqual(
          only(scene(show(search, 5, { differing: drawing, size: small })), 'shade'),
          [],
        );
      }
    }),
  );
});
