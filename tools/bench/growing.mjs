// How the time of an edit and of `plyscope check` grows with the tree: at most linearly, and a little for the memory.

import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instance } from '../../www/pkg/plyscope_wasm.js';
import { ROOT, run } from '../scripts/run.mjs';
import { time } from './support/timing.mjs';

/** @import { Row } from '../scripts/bench.mjs' */

const PACKAGE = join(ROOT, 'www', 'pkg', 'plyscope_wasm_bg.wasm');
const COMMAND = join(
  ROOT,
  'target',
  'release',
  process.platform === 'win32' ? 'plyscope.exe' : 'plyscope',
);

/** Leaves, each time twice as many. */
const SIZES = [125_000, 250_000, 500_000, 1_000_000];
const RUNS = 5;
const MOST = 2.5;

/** Trees by their shape. @type {Record<string, (leaves: number) => string>} */
const TREES = {
  'one node': (leaves) => `random(branching=${leaves}, depth=1, seed=1)`,
  'a binary tree': (leaves) =>
    `random(branching=2, depth=${Math.floor(Math.log2(leaves))}, seed=1)`,
  // The decimals of all other values are counted.
  'one position': (leaves) =>
    `{"children": [{"value": 0.5},${'{"position": "a", "value": 1.5},'.repeat(leaves - 1)}{"position": "a", "value": 1.5}]}`,
};

/** @returns {Promise<Row[]>} */
export async function rows() {
  const [shapes, algorithms] = [Object.entries(TREES), ['alpha-beta', 'sss-star']];
  const edits = shapes.map(([name, tree]) => ({
    name: `an edit, per doubling up to 10^6 leaves: ${name}`,
    value: growth(SIZES.map((leaves) => edit(tree(leaves)))),
    target: { most: MOST },
  }));
  await run('cargo', ['build', '--release', '--package', 'plyscope-cli']);
  const folder = await mkdtemp(join(tmpdir(), 'plyscope-bench-'));
  try {
    const checks = algorithms.map((algorithm) => ({
      name: `plyscope check, per doubling up to 10^6 leaves of one node: ${algorithm}`,
      value: growth(SIZES.map((leaves) => check(folder, TREES['one node'](leaves), algorithm))),
      target: { most: MOST },
    }));
    return [...edits, ...checks];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The greatest growth per doubling, over two doublings each: a single one jumps where the data outgrow a cache of the processor.
 *
 * @param {number[]} times
 */
const growth = (times) =>
  Math.max(...times.slice(2).map((each, at) => Math.sqrt(each / times[at])));

/** The least time of an edit of the last leaf, in milliseconds. @param {string} tree */
function edit(tree) {
  const core = instance();
  core.initSync({ module: new WebAssembly.Module(readFileSync(PACKAGE)) });
  const study = new core.Study({ tree, algorithm: 'alpha-beta' });
  const last = study.nodes().parent.length - 1;
  const times = Array.from({ length: RUNS }, (_, round) =>
    time(() => study.edited(last, String(round + 5)).free()),
  );
  study.free();
  return Math.min(...times);
}

/**
 * The least time in which the command checks a search, in milliseconds.
 *
 * @param {string} folder
 * @param {string} tree
 * @param {string} algorithm
 */
function check(folder, tree, algorithm) {
  const path = join(folder, 'trace.jsonl');
  const file = openSync(path, 'w');
  command(['trace', '--algorithm', algorithm, tree], file);
  closeSync(file);
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    command(['check', path], 'ignore');
    return performance.now() - begun;
  });
  return Math.min(...times);
}

/** Runs the command. @param {string[]} args @param {number | 'ignore'} output */
function command(args, output) {
  const { status } = spawnSync(COMMAND, args, { stdio: ['ignore', output, 'inherit'] });
  if (status !== 0) throw new Error(`plyscope ${args[0]} has failed`);
}
