// Showing any step, against reading the trace from its start.

import { uniform } from './support/core.mjs';
import { random, ratio } from './support/timing.mjs';

const EVENTS = 1_000_000;
const IN_VIEW = 1000;

/** @returns {Promise<import('../scripts/bench.mjs').Row[]>} */
export async function rows() {
  // More than 10^6 events, of which the first are read.
  const bench = uniform(3, 12);
  const draw = random(1975);
  const first = Math.floor(draw() * (bench.nodes - IN_VIEW));
  // A tree's nodes in view lie next to each other, and so near in preorder.
  const nodes = Uint32Array.from({ length: IN_VIEW }, (_, at) => first + at);
  const events = Math.min(EVENTS, bench.events);
  const found = ratio(
    () => bench.replay(events),
    () => bench.show(Math.floor(draw() * events), nodes),
    15,
  );
  bench.free();
  return [
    {
      name: 'replaying 10^6 events from the start / showing any step with 1,000 nodes in view',
      value: (found * EVENTS) / events,
      target: { least: 50 },
    },
  ];
}
