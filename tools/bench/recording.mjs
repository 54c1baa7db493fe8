// The cost of recording a search, and of handing over the trace.

import { benchOf, memory, uniform } from './support/core.mjs';
import { ratio } from './support/timing.mjs';

/** @import { Row } from '../scripts/bench.mjs' */

/** Branching and depth: some 10^5, 5·10^5 and 2·10^6 nodes. */
const SIZES = [
  [10, 5],
  [5, 8],
  [11, 6],
];
const ALGORITHMS = [
  ...['minimax', 'negamax', 'one-ply', 'alpha-beta', 'negamax-alpha-beta', 'negamax-tt'],
  ...['minimal', 'null-window', 'scout', 'pvs', 'negascout', 'iterative-deepening'],
  ...['aspiration', 'mtd-f', 'mtd+inf', 'mtd-inf', 'sss-star', 'dual-star'],
];
/** The number of events handed over: as objects, more would not fit into memory. */
const HANDED = 100_000;

/** @returns {Promise<Row[]>} */
export async function rows() {
  return [
    {
      name: 'alpha-beta recorded / unobserved, in WebAssembly, the worst of 10^5 to 2·10^6 nodes',
      value: Math.max(...SIZES.map(([branching, depth]) => recorded(branching, depth))),
      target: { most: 1.3 },
    },
    {
      name: 'alpha-beta recorded as JavaScript objects / as packed events',
      value: objects(),
      target: { least: 20 },
    },
    {
      name: 'memory per event, over the traces of all algorithms',
      value: bytes(),
      target: { most: 8.1 },
      unit: 'bytes',
    },
    {
      name: 'trace handed to JavaScript as objects by serde / as memory, read there, per event',
      value: handed(),
      target: { least: 150 },
    },
  ];
}

/**
 * @param {number} branching
 * @param {number} depth
 */
function recorded(branching, depth) {
  const bench = uniform(branching, depth);
  const found = ratio(
    () => bench.record(),
    () => bench.search(),
    25,
  );
  bench.free();
  return found;
}

/** The whole of both searches, with all that recording means. */
function objects() {
  const bench = uniform(5, 8);
  const found = ratio(
    () => bench.objects(),
    () => bench.record(),
    7,
  );
  bench.free();
  return found;
}

/** The size of a recorded trace: events, orders of children, iterations. */
function bytes() {
  const bench = benchOf('random(branching=4, depth=8, seed=1975, leaves=uniform, noise=20)');
  const traces = ALGORITHMS.map((algorithm) => bench.bytes(algorithm));
  bench.free();
  const sum = (/** @type {0 | 1} */ at) => traces.reduce((sum, trace) => sum + trace[at], 0);
  return sum(0) / sum(1);
}

/**
 * Each side hands over so many events and reads the node and the kind of each. The packed ones are copied out of the
 * WebAssembly's memory, as a worker's are that gives it away, and read where they then lie.
 */
function handed() {
  const bench = uniform(5, 8);
  const found = ratio(
    () => readObjects(bench.serde(HANDED)),
    () => readWords(bench.memory()),
    7,
  );
  const share = bench.events / HANDED;
  bench.free();
  return found * share;
}

/** @param {Record<string, unknown>[]} events */
function readObjects(events) {
  let sum = 0;
  for (const event of events) sum += Number(event.node) + (event.event === 'enter' ? 1 : 0);
  return sum;
}

/** @param {Uint32Array} pieces */
function readWords(pieces) {
  let sum = 0;
  for (let at = 0; at < pieces.length; at += 2) {
    const [address, events] = [pieces[at], pieces[at + 1]];
    const words = new Uint32Array(memory.buffer.slice(address, address + 8 * events));
    for (let word = 0; word < words.length; word += 2) {
      // The node in the low 21 bits; the kind in the top 4, 0 for an enter.
      sum += (words[word] & 0x1fffff) + (words[word] >>> 28 === 0 ? 1 : 0);
    }
  }
  return sum;
}
