/** The states of a best-first search, and the solution tree that is growing; and equal positions. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { envelope } from '../../www/src/scene/cuts.js';
import { Look, PHASE } from '../../www/src/scene/look.js';
import { alike } from '../../www/src/scene/positions.js';
import { preset, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { everySearch } from './support/searches.js';
import { look, only, show } from './support/show.js';

/** @import { Show } from '../../www/src/scene/scene.js' */

/** @param {(shown: Show, about: string) => void} look */
const everyShow = (look) =>
  everySearch(
    (search, about) => {
      for (let step = 0; step <= search.overview.steps; step += 1) {
        look(show(search, step), `${about} step ${step}`);
      }
    },
    { algorithms: ['sss-star', 'dual-star'], rounds: 12 },
  );

test('a live state has a broken outline and is empty, a solved one is full', () => {
  everyShow((shown, about) => {
    const { shapes, nodeAtPoint } = look(shown);
    const states = new Map(shown.open?.states.map(({ node, state }) => [node, state]));
    for (const shape of only(shapes, 'node')) {
      const node = nodeAtPoint(shape.x, shape.y);
      // A state that is about to be purged is still on the list.
      const isThrown = shown.states.of(node).phase === PHASE.skipped;
      const state = isThrown ? undefined : states.get(node);
      assert.equal(shape.dashed, state === 'live', about);
      if (state === 'live') assert.equal(shape.fill, 0, about);
      if (state === 'solved') assert.ok(shape.fill > 0.3, about);
    }
  });
});

test('neither an evaluated leaf nor what leads to it is hatched or struck through', () => {
  let looked = 0;
  everySearch(
    (search, about) => {
      /** The evaluated leaves and all above them. @type {Set<number>} */
      const seen = new Set();
      for (let step = 1; step <= search.overview.steps; step += 1) {
        const shown = show(search, step);
        const { node, fact } = shown.moment;
        for (let at = node ?? 0; fact.kind === 'evaluate' && at > 0; at = search.nodes.parent[at]) {
          seen.add(at);
        }
        const seer = new Look(shown);
        for (const each of seen) {
          assert.deepEqual(envelope(seer, each), [], `${about} step ${step} node ${each}`);
          assert.ok(!seer.isCut(each), `${about} step ${step} node ${each}`);
          looked += 1;
        }
      }
    },
    { algorithms: ['sss-star', 'dual-star'], rounds: 12 },
  );
  assert.ok(looked > times(1000));
});

test('the edges of the solution tree are strong, and no other is', () => {
  everyShow((shown, about) => {
    const { parent } = shown.search.nodes;
    const strong = look(shown).edges.filter(({ width }) => width >= 3);
    const line = shown.step === shown.search.overview.steps;
    const expected = new Set(shown.open?.solution.filter((node) => parent[node] >= 0));
    if (line) for (const node of shown.search.overview.principalVariation) expected.add(node);
    expected.delete(0);
    assert.deepEqual(new Set(strong.map(({ node }) => node)), expected, about);
  });
});

test('the merits of SSS* stand in the nodes', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'sss-star' }, (search) => {
    for (let step = 0; step <= search.overview.steps; step += 1) {
      const shown = show(search, step, { size: { width: 1920, height: 1080 } });
      const { shapes, nodeAtPoint } = look(shown);
      const inside = only(shapes, 'text').map((text) => text.runs[0].text);
      const live = shown.open?.states.filter(({ state }) => state === 'live') ?? [];
      for (const { node, merit } of live) {
        if (search.nodes.leaf[node]) continue;
        assert.ok(inside.includes(shown.score(merit)), `step ${step}`);
      }
      assert.ok(only(shapes, 'node').every(({ x, y }) => nodeAtPoint(x, y) >= 0));
    }
  });
});

test('other searches have no live states and no solution tree', () => {
  withSearch({ tree: preset('swedish-51'), algorithm: 'alpha-beta' }, (search) => {
    const shown = show(search, 30);
    assert.equal(shown.open, null);
    assert.ok(only(look(shown).shapes, 'node').every(({ dashed }) => !dashed));
  });
});

test('nodes that are the same position are joined when one of them is pointed at', () => {
  withSearch({ tree: preset('tic-tac-toe'), algorithm: 'negamax-tt' }, (search) => {
    const { position } = search.nodes;
    if (position === null) throw new Error('the preset has positions');
    for (const node of position.keys()) {
      const members = alike(search.nodes, node);
      /** @type {number[]} */
      const same = [...position.keys()].filter((other) => position[other] === position[node]);
      assert.deepEqual(members, same.length > 1 ? same : []);
      for (const seen of [{ hover: node }, { focus: node }]) {
        const { shapes, nodeAtPoint } = look(show(search, 20, seen));
        const rings = only(shapes, 'circle').map(({ x, y }) => nodeAtPoint(x, y));
        assert.deepEqual(rings, members);
        assert.equal(only(shapes, 'bow').length, Math.max(0, members.length - 1));
      }
    }
    assert.ok([...position.keys()].some((node) => alike(search.nodes, node).length > 1));
    assert.equal(only(look(show(search, 20)).shapes, 'bow').length, 0);
  });
  withSearch({ tree: '[3, 3]', algorithm: 'alpha-beta' }, (search) => {
    assert.deepEqual(alike(search.nodes, 1), []);
  });
});
