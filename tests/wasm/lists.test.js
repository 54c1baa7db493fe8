/** The table and the list of a best-first search at a step, against a naive replay of what happened. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { times } from '../unit/support/effort.js';
import { random, some } from '../unit/support/random.js';
import { randomTree, write } from '../unit/support/trees.js';
import { withStudy } from './support/core.js';

/** @import { NodeArrays, OpenList, Request, TableRow } from '../../www/pkg/plyscope_wasm.js' */

/** @typedef {OpenList['states'][number]} ListState */

/**
 * The game of Nim: whoever takes the last match wins, and one, two or three may be taken. The same heap comes about in many
 * ways, with either side to move.
 * @param {number} heap
 * @param {boolean} max who moves
 * @returns {string}
 */
function matches(heap, max = true) {
  const position = `"position": "${heap}"`;
  if (heap === 0) return `{${position}, "value": ${max ? -1 : 1}}`;
  const moves = [1, 2, 3].filter((taken) => taken <= heap);
  const children = moves.map((taken) => matches(heap - taken, !max)).join(', ');
  return `{${position}, "value": 0, "children": [${children}]}`;
}

/** Searches with a table, large and small. @returns {Generator<Request>} */
function* withTable() {
  const drivers = ['negamax-tt', 'mtd-f', 'mtd+inf', 'mtd-inf', 'iterative-deepening'];
  const trees = [matches(6)];
  for (let seed = 0; seed < times(12); seed += 1) trees.push(write(randomTree(random(seed), 25)));
  for (const tree of trees) {
    for (const algorithm of drivers) {
      yield { tree, algorithm };
      for (const table of some(['1', '4'], `${tree} ${algorithm}`))
        for (const replace of some(['always', 'deeper'], `${tree} ${algorithm} ${table}`))
          yield { tree, algorithm, options: { table, replace } };
    }
  }
}

/**
 * The first node that is the same position as each: the same key, and the same side to move.
 * @param {NodeArrays} nodes
 * @param {readonly (string | null)[]} keys
 */
function firsts({ depth }, keys) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return keys.map((key, node) => {
    if (key === null) return node;
    const position = `${key} ${depth[node] % 2}`;
    if (!known.has(position)) known.set(position, node);
    return known.get(position) ?? node;
  });
}

test('the rows of the table are what was stored and not lost, and probes find them', () => {
  let [hits, lost, refused] = [0, 0, 0];
  for (const request of withTable()) {
    withStudy(request, (study) => {
      const about = JSON.stringify(request);
      const nodes = study.nodes();
      const { steps } = study.overview();
      const keys = [...(request.tree.matchAll(/"position": "(\d+)"/g) ?? [])].map(([, key]) => key);
      const position = firsts(nodes, keys.length > 0 ? keys : Array.from(nodes.parent, () => null));
      // No table has room for more than there can be.
      const size = Math.min(Number(request.options?.table ?? 1e6), keys.length || position.length);
      /** @type {Map<number, TableRow>} */
      const stored = new Map();
      for (let step = 0; step <= steps; step += 1) {
        const { node, fact } = study.moment(step);
        const at = node === null ? 0 : position[node] % size;
        const there = stored.get(at);
        if (fact.kind === 'probe' && node !== null) {
          const known = there?.position === position[node] ? there : undefined;
          assert.equal(fact.hit !== null, known !== undefined, `${about} ${step}`);
          assert.equal(fact.from, known?.node ?? null);
          assert.deepEqual(
            fact.hit && [fact.hit.value, fact.hit.bound, fact.hit.depth],
            known === undefined ? null : [known.value, known.bound, known.depth],
          );
          hits += Number(fact.hit !== null);
        }
        if (fact.kind === 'store' && node !== null) {
          const { value, bound, depth, best } = fact;
          const other = there !== undefined && there.position !== position[node];
          const shallow = there !== undefined && depth < there.depth;
          const isRefused = request.options?.replace === 'deeper' && shallow;
          const gone = other ? { other: there.position } : 'nothing';
          assert.deepEqual(fact.lost, isRefused ? 'own' : gone, about);
          lost += Number(!isRefused && other);
          refused += Number(isRefused);
          const key = keys[node] ?? null;
          const row = { place: at, node, position: position[node], key, depth, bound, value, best };
          if (!isRefused) stored.set(at, { ...row, step });
        }
        const table = study.table(step, 1000);
        const rows = [...stored.values()].sort((one, other) => one.place - other.place);
        assert.deepEqual(table?.rows, rows, `${about} ${step}`);
        assert.deepEqual([table?.size, table?.filled, table?.before], [size, rows.length, 0]);
      }
    });
  }
  for (const seen of [hits, lost, refused])
    assert.ok(seen > times(100), `${[hits, lost, refused]}`);
});

test('of a full table come the rows round a place, or else round the latest entry', () => {
  withStudy({ tree: matches(6), algorithm: 'negamax-tt' }, (study) => {
    const { steps, nodes } = study.overview();
    for (let step = 0; step <= steps; step += 5) {
      const all = study.table(step, 1000)?.rows ?? [];
      const latest = all.toSorted((one, other) => other.step - one.step)[0];
      for (let node = 0; node <= nodes; node += 1) {
        const table = study.table(step, 5, node < nodes ? node : undefined);
        assert.ok(table !== null);
        const { rows, before, place } = table;
        assert.deepEqual(rows, all.slice(before, before + 5));
        assert.equal(rows.length, Math.min(5, all.length));
        const wanted = node < nodes ? all.find((row) => row.place === place) : latest;
        if (wanted !== undefined) assert.ok(rows.some((row) => row.place === wanted.place));
        // As many on either side as there are.
        const at = all.findIndex((row) => row.place >= (place ?? latest?.place ?? 0));
        if (at >= 2 && at <= all.length - 3) assert.equal(before, at - 2);
      }
    }
    assert.equal(study.table(steps, 5, 1e6)?.place, null);
  });
  withStudy('[[3, 12], [2, 4]]', (study) => {
    assert.equal(study.table(3, 5), null);
    assert.equal(study.open_list(3), null);
    assert.equal(study.longest_list(), 0);
  });
});

test('the OPEN list is what was pushed and not taken, in order of merit and from left to right', () => {
  let [purged, longest] = [0, 0];
  for (let seed = 0; seed < times(60); seed += 1) {
    const tree = write(randomTree(random(seed), 60));
    for (const algorithm of ['sss-star', 'dual-star']) {
      for (const root of ['max', 'min']) {
        const best = (algorithm === 'sss-star') === (root === 'max') ? 1 : -1;
        withStudy({ tree, algorithm, options: { root } }, (study) => {
          /** @type {ListState[]} */
          let list = [];
          let most = 0;
          const without = (/** @type {number | null} */ node) => {
            assert.ok(list.some((each) => each.node === node));
            list = list.filter((each) => each.node !== node);
          };
          const { parent } = study.nodes();
          for (let step = 0; step <= study.overview().steps; step += 1) {
            const { node, fact } = study.moment(step);
            if (node !== null) {
              if (fact.kind === 'open') {
                // The first of several moves takes the state that they come from.
                const above = list.some((each) => each.node === parent[node]);
                if (fact.how === 'choice' ? above : fact.how === 'first-answer')
                  without(parent[node]);
                if (fact.how === 'next-answer') without(fact.before);
                list.push({ node, state: 'live', merit: fact.merit });
              } else if (fact.kind === 'solve') {
                if (fact.by !== 'value') without(fact.child);
                list.push({ node, state: 'solved', merit: fact.merit });
              } else if (fact.kind === 'purge' || fact.kind === 'evaluate') {
                without(node);
                purged += Number(fact.kind === 'purge');
              }
            }
            const byMerit = (/** @type {ListState} */ one, /** @type {ListState} */ other) =>
              best * (other.merit - one.merit) || one.node - other.node;
            list.sort(byMerit);
            most = Math.max(most, list.length);
            assert.deepEqual(study.open_list(step)?.states, list, `${tree} ${algorithm} ${step}`);
          }
          assert.equal(study.longest_list(), most);
          longest = Math.max(longest, most);
        });
      }
    }
  }
  assert.ok(purged > times(20) && longest > 6, `${purged} ${longest}`);
});
