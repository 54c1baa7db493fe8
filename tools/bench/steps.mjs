// Showing any step, compared with reading the trace from its start.

import { uniform } from './support/core.mjs';
import { random, ratio } from './support/timing.mjs';

/** @import { Row } from '../scripts/bench.mjs' */

const EVENTS = 1_000_000;
const IN_VIEW = 1000;

/** @returns {Promise<Row[]>} */
export async function rows() {
  // Minimax leaves nothing out: more than 10^6 events, of which the first are read.
  const bench = uniform(4, 9, 'minimax');
  const draw = random(1975);
  const first = Math.floor(draw() * (bench.nodes - IN_VIEW));
  // A tree's nodes in view lie next to each other, and so near in preorder.
  const nodes = Uint32Array.from({ length: IN_VIEW }, (_, at) => first + at);
  if (bench.events < EVENTS) throw new Error(`there are only ${bench.events} events`);
  const found = ratio(
    () => bench.replay(EVENTS),
    () => bench.show(Math.floor(draw() * EVENTS), nodes),
    15,
  );
  bench.free();
  return [
    {
      name: 'replaying 10^6 events from the start / showing any step with 1,000 nodes in view',
      value: found,
      target: { least: 50 },
    },
  ];
}
