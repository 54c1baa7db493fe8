// Searching again after an edit, compared with searching from scratch.

import { uniform } from './support/core.mjs';
import { median, random, time } from './support/timing.mjs';

/** @import { Row } from '../scripts/bench.mjs' */

const EDITS = 120;
const RUNS = 3;

/** @returns {Promise<Row[]>} */
export async function rows() {
  const bench = uniform(4, 10);
  const draw = random(1975);
  const leaves = bench.evaluated();
  const spent = { scratch: 0, again: 0 };
  for (let edit = 0; edit < EDITS; edit += 1) {
    const leaf = leaves[Math.floor(draw() * leaves.length)];
    bench.edit(leaf, Math.floor(draw() * 2_000_001) - 1_000_000);
    if (!bench.same()) throw new Error(`after an edit of node ${leaf} the traces differ`);
    const runs = Array.from({ length: RUNS }, () => ({
      scratch: time(() => bench.scratch()),
      again: time(() => bench.again()),
    }));
    spent.scratch += median(runs.map((run) => run.scratch));
    spent.again += median(runs.map((run) => run.again));
  }
  bench.free();
  return [
    {
      name: 'searching from scratch / again after one leaf changed, b = 4, d = 10, the same trace',
      value: spent.scratch / spent.again,
      target: { least: 10 },
    },
  ];
}
