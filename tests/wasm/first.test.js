/** The module that is loaded first, against the whole one: what it knows is the same. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as first from '../../www/pkg/first/plyscope_wasm.js';
import { ALGORITHMS, core as whole } from './support/core.js';

const file = new URL('../../www/pkg/first/plyscope_wasm_first.wasm', import.meta.url);
first.initSync({ module: readFileSync(file) });

/** @typedef {import('../../www/pkg/plyscope_wasm.js').Study} Study */
/** @typedef {import('../../www/pkg/plyscope_wasm.js').Request} Request */

/** In brackets, which is what the first module reads; some with static values, names, decimals and infinities. */
const TREES = [
  ...whole
    .presets()
    .map(({ tree }) => tree)
    .filter((tree) => !tree.startsWith('{')),
  'A: [B: [3.25, "x y": -1]=2, [12]=7, C: "inf"]=0.5',
  '5',
  '[[[3, [1, 9]=4]=1, [2, 2]=3]=6, [8, [5, [4, 7]=6]=5]=2, 0]=4',
];

/** Sets of switches, of which each algorithm takes those that change anything in it. @type {Record<string, string>[]} */
const SWITCHES = [
  {},
  { root: 'min', cut: 'gt', fails: 'hard' },
  { order: 'best-first', deep: 'off', at: '5', guess: '3' },
  { depth: '2', order: 'killer,history', table: '8', delta: '2' },
  { order: 'table,shuffle:3', table: '3', replace: 'always', bound: 'after' },
  { order: 'reversed', evaluation: 'static', depth: '1' },
];

/**
 * @param {string} algorithm
 * @param {Record<string, string>} options
 * @returns {Record<string, string>} those of them that can be chosen together
 */
function chosen(algorithm, options) {
  /** @type {Record<string, string>} */
  const taken = {};
  for (const [name, value] of Object.entries(options)) {
    const asked = { tree: '[1, 2]=3', algorithm, options: { ...taken, [name]: value } };
    try {
      new whole.Study(asked).free();
      taken[name] = value;
    } catch {
      // That changes nothing there.
    }
  }
  return taken;
}

/**
 * What the page asks of a search until the whole module is there.
 * @param {Study | import('../../www/pkg/first/plyscope_wasm.js').Study} study
 */
function known(study) {
  const overview = study.overview();
  const nodes = Uint32Array.from({ length: overview.nodes }, (_, node) => node);
  const steps = Array.from({ length: overview.steps + 1 }, (_, step) => step);
  return {
    overview,
    nodes: study.nodes(),
    names: [...nodes].map((node) => [study.name(node), study.move_name(node)]),
    text: study.text(),
    cutoffs: study.cutoffs(),
    layout: study.layout(46, 50),
    moments: steps.map((step) => study.moment(step)),
    states: steps.map((step) => study.states_of(step, nodes)),
    wasted: steps.map((step) => study.wasted(step)),
  };
}

/**
 * @param {typeof first | typeof whole} core
 * @param {Request} request
 */
function asked(core, request) {
  const study = new core.Study(request);
  try {
    return known(study);
  } finally {
    study.free();
  }
}

/** @param {Request} request whether the whole module searches it */
function isSearched(request) {
  try {
    new whole.Study(request).free();
    return true;
  } catch {
    return false;
  }
}

for (const algorithm of ALGORITHMS) {
  test(`both modules know the same of ${algorithm}`, () => {
    let searched = 0;
    for (const options of SWITCHES.map((options) => chosen(algorithm, options))) {
      for (const tree of TREES) {
        const request = { tree, algorithm, options };
        if (!isSearched(request)) {
          assert.throws(() => new first.Study(request), isNothing, JSON.stringify(request));
          continue;
        }
        searched += 1;
        assert.deepEqual(asked(first, request), asked(whole, request), JSON.stringify(request));
      }
    }
    assert.ok(searched > SWITCHES.length, `${searched} searches`);
  });
}

test('both modules offer the same', () => {
  assert.deepEqual(first.presets(), whole.presets());
  assert.deepEqual(first.algorithms(), whole.algorithms());
  assert.deepEqual(first.switches(), whole.switches());
  for (const algorithm of ALGORITHMS) {
    for (const options of SWITCHES.map((options) => chosen(algorithm, options))) {
      assert.deepEqual(first.applicable(algorithm, options), whole.applicable(algorithm, options));
    }
  }
});

test('what the first module does not read it refuses without a word', () => {
  const trees = [
    '{"children": [3, 12]}',
    "Tree('1', None, [Tree('2', 3)])",
    'random(branching=2, depth=3)',
    'random',
    '[3,',
    '',
  ];
  for (const tree of trees) {
    assert.throws(() => new first.Study({ tree, algorithm: 'minimax' }), isNothing, tree);
  }
  assert.throws(() => first.applicable('no-such', {}), isNothing);
  assert.throws(() => first.applicable('minimax', { table: 'many' }), isNothing);
});

test('a search in the first module stops where it is told to', () => {
  const request = {
    tree: `[${'[[1, 2], [3, 4]], '.repeat(4000)}]`,
    algorithm: 'minimax',
  };
  assert.throws(() => new first.Study(request, (phase) => phase === 'search'), isNothing);
  new first.Study(request, () => false).free();
});

/** What is thrown there says nothing: the whole module is asked. @param {unknown} error */
const isNothing = (error) => error === null;
