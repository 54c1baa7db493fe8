import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWithin, StatesAt } from '../../www/src/engine/states.js';
import { random } from './support/random.js';
import { everySearch } from './support/searches.js';

test('a node lies in a stretch from where that begins to before where it ends', () => {
  const stretches = Uint32Array.of(2, 4, 7, 8);
  const inside = Array.from({ length: 10 }, (_, node) => node).filter((node) =>
    isWithin(stretches, node),
  );
  assert.deepEqual(inside, [2, 3, 7]);
  assert.ok(!isWithin(Uint32Array.of(), 0));
});

test('what is known stays known at another step, and what may have changed is asked for again', () => {
  /** @type {number[][]} */
  const requests = [];
  const field = (/** @type {Uint32Array} */ nodes) => Int32Array.from(nodes);
  const states = new StatesAt(3, (step, nodes) => {
    requests.push([step, ...nodes]);
    const [bytes, words] = [Uint8Array.from(nodes), field(nodes)];
    return {
      ...{ phase: bytes, kind: bytes, bound: bytes, cut: bytes, known: bytes },
      ...{ visits: words, best: words, bestChild: words, returned: words, merit: words },
    };
  });
  states.fetch([1, 4, 6]);
  assert.equal(states.of(4).best, 4);
  assert.equal(states.of(5).phase, 5);
  const next = states.atStep(4, Uint32Array.of(4, 6));
  next.fetch([1, 4, 6]);
  next.fetch([1, 4, 6]);
  assert.deepEqual(requests, [
    [3, 1, 4, 6],
    [3, 5],
    [4, 4],
  ]);
});

test('the phases of a stretch are those of its nodes, and between two steps only what may change does', () => {
  everySearch((search, about, chance) => {
    const { steps } = search.overview;
    for (let round = 0; round < 6; round += 1) {
      const [from, to] = [chance.int(0, steps), chance.int(0, steps)];
      const [before, after] = [search.phases(from), search.phases(to)];
      const changes = search.changes(from, to);
      for (const node of search.nodes.parent.keys()) {
        assert.equal(before[node], search.states(from).of(node).phase, about);
        assert.ok(before[node] === after[node] || isWithin(changes, node), about);
      }
      const first = random(round).int(0, search.nodes.length);
      assert.deepEqual(search.phases(to, first), after.subarray(first), about);
    }
  });
});

test('nothing is searched below a node that was skipped or not reached, where visits are nested', () => {
  let skipped = 0;
  /** @type {Parameters<typeof everySearch>[0]} */
  const look = (search, about, chance) => {
    if (search.overview.bestFirst) return;
    const phases = search.phases(chance.int(0, search.overview.steps));
    for (const [node, above] of search.nodes.parent.entries()) {
      if (above < 0 || ![0, 3].includes(phases[above])) continue;
      assert.equal(phases[node], phases[above], about);
      skipped += phases[node] === 3 ? 1 : 0;
    }
  };
  everySearch(look, { rounds: 30, most: 120 });
  assert.ok(skipped > 100, String(skipped));
});
