/** Deep trees, large trees, many trees. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { some } from '../unit/support/random.js';
import { thrown } from '../unit/support/thrown.js';
import { ALGORITHMS, core, statesAt, wasm, withStudy } from './support/core.js';
import { formats } from './support/formats.js';

/** One ply and iterative deepening look at static values, which none of these trees has. */
const WITHOUT_STATICS = ALGORITHMS.filter(
  (name) => !['one-ply', 'iterative-deepening'].includes(name),
);

/** A chain of so many plies in each notation; what is none of our own goes through the module of the others. @type {Record<string, (plies: number) => string>} */
const CHAINS = {
  brackets: (plies) => `${'['.repeat(plies)}3${']'.repeat(plies)}`,
  parentheses: (plies) => `${'('.repeat(plies)}3${')'.repeat(plies)}`,
  names: (plies) => `${'A: ['.repeat(plies)}3${']'.repeat(plies)}`,
  json: (plies) => `${'{"children": ['.repeat(plies)}{"value": 3}${']}'.repeat(plies)}`,
  lists: (plies) => `tree = ${'['.repeat(plies)}3${']'.repeat(plies)};`,
  newick: (plies) => `${'('.repeat(plies)}A:3${')'.repeat(plies)};`,
  graphviz: (plies) =>
    `graph { ${Array.from({ length: plies }, (_, at) => `n${at}`).join(' -- ')} -- 3 }`,
  table: (plies) =>
    `parent,child,value\n${Array.from({ length: plies }, (_, at) => `${at},${at + 1},3`).join('\n')}`,
  python: (plies) => `${"Tree('1', None, [".repeat(plies)}Tree('2', 3, [])${'])'.repeat(plies)}`,
};

/** A text as the core understands it. @param {string} text */
const own = (text) => (core.is_foreign(text) ? formats.read(text).text : text);

for (const [notation, chain] of Object.entries(CHAINS)) {
  test(`512 plies of ${notation} are searched by every algorithm, laid out and looked at`, () => {
    for (const algorithm of some(WITHOUT_STATICS, notation)) {
      withStudy({ tree: own(chain(512)), algorithm }, (study) => {
        const { height, value, steps } = study.overview();
        // A test whether the value is at least 0 finds that it is, and more.
        assert.deepEqual([height, value], [512, 3]);
        assert.equal(study.layout(46, 50).length, 513);
        // With a table there are two steps a node, and an iteration has one before its first.
        const down = [513, 514, 1025, 1026].map((step) => study.moment(step).path.length);
        assert.ok(down.includes(513), `${algorithm}: ${down}`);
        assert.equal(statesAt(study, steps).phase[512], 2);
        assert.equal(core.tidy_text(study.text()), study.text());
      });
    }
  });

  test(`513 plies of ${notation} are told to be too deep, and no more is asked of the stack`, () => {
    for (const plies of [513, 100_000]) {
      const { kind, parse } = thrown(() => core.tidy_text(own(chain(plies))));
      assert.deepEqual([kind, parse.kind, parse.limit], ['parse', 'too-deep', 512]);
    }
  });
}

/** A tree of so many levels below the root, with so many children at each node. */
function uniform(/** @type {number} */ children, /** @type {number} */ plies) {
  let leaf = 0;
  /** @type {(left: number) => string} */
  const grow = (left) => {
    if (left === 0) return String((leaf++ * 7919) % 1009);
    return `[${Array.from({ length: children }, () => grow(left - 1)).join(', ')}]`;
  };
  return grow(plies);
}

test('a tree of more than 100,000 nodes is searched, laid out, and seen at any step', () => {
  const tree = uniform(10, 5);
  for (const algorithm of some(WITHOUT_STATICS)) {
    withStudy({ tree, algorithm }, (study) => {
      const { nodes, leaves, steps, total, critical } = study.overview();
      assert.deepEqual([nodes, leaves], [111_111, 100_000]);
      // A test alone proves less than a value; searches of several passes come by more than once.
      assert.ok(algorithm === 'null-window' || total.entered >= critical.entered, algorithm);
      const once = study.overview().iterations.length === 0 && total.reSearches === 0;
      assert.ok(!once || algorithm === 'scout' || total.entered <= nodes, algorithm);
      assert.equal(study.layout(46, 50).length, nodes);
      assert.equal(study.nodes().parent.length, nodes);
      for (const step of [0, 1, steps >> 1, steps]) {
        assert.equal(statesAt(study, step).phase.length, nodes);
        study.moment(step);
      }
      assert.deepEqual(study.moment(steps).counts, total);
      // In the negamax forms MAX's view is the mover's at the root.
      assert.equal(statesAt(study, steps).returned[0], study.overview().value);
    });
  }
});

test('what was handed over stays as it was, though the memory it came from grows', () => {
  withStudy(core.presets()[0].tree, (study) => {
    const states = statesAt(study, 30);
    const [layout, cutoffs] = [study.layout(46, 50), study.cutoffs()];
    const kept = structuredClone({ states, layout, cutoffs });
    const before = wasm.memory.buffer.byteLength;
    withStudy(uniform(10, 6), (large) => statesAt(large, 5));
    assert.ok(wasm.memory.buffer.byteLength > before, 'the memory has grown');
    statesAt(study, 3);
    assert.deepEqual({ states, layout, cutoffs }, kept);
    assert.notEqual(states.phase.buffer, wasm.memory.buffer);
    assert.deepEqual(statesAt(study, 30), kept.states);
  });
});

test('what is handed over belongs to whoever has it', () => {
  withStudy('[3, 12]', (study) => {
    statesAt(study, 3).best.fill(99);
    study.cutoffs().fill(99);
    study.layout(1, 1).fill(99);
    assert.equal(statesAt(study, 3).best[1], 3);
    assert.deepEqual([...study.layout(1, 1)], [0.5, 0, 1]);
  });
});
