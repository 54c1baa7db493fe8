// The tidy tree, compared with d3-hierarchy's.

import { hierarchy, tree } from 'd3-hierarchy';
import { benchOf } from './support/core.mjs';
import { median, time } from './support/timing.mjs';

/** @import { HierarchyNode } from 'd3-hierarchy' */
/** @import { Row } from '../scripts/bench.mjs' */

/** Some 10^5 and 10^6 nodes, with the target of each. */
const SIZES = [
  { name: '10^5', text: 'random(branching=10, depth=5, seed=1975)', least: 15, runs: 9 },
  { name: '10^6', text: 'random(branching=10, depth=6, seed=1975)', least: 25, runs: 5 },
];
/** The part of the whole width by which an x may differ, since it is handed over in single precision. */
const ROUNDING = 2 ** -23;

/** @returns {Promise<Row[]>} */
export async function rows() {
  return SIZES.map(({ name, text, least, runs }) => ({
    name: `d3-hierarchy's tree() / our layout with x handed over, ${name} nodes, the same x`,
    value: compare(text, runs),
    target: { least },
  }));
}

/**
 * @param {string} text
 * @param {number} runs
 */
function compare(text, runs) {
  const bench = benchOf(text);
  const root = rootOf(bench.parents());
  const draw = tree().nodeSize([1, 1]);
  const times = Array.from({ length: runs }, () => ({
    theirs: time(() => draw(root)),
    ours: time(() => bench.layout(1, 2)),
  }));
  checkSame(root, bench.layout(1, 2));
  bench.free();
  return median(times.map(({ theirs, ours }) => theirs / ours));
}

/**
 * @typedef {{ id: number, children: Nested[] }} Nested
 * @param {Int32Array} parents
 */
function rootOf(parents) {
  /** @type {Nested[]} */
  const nodes = Array.from(parents, (_, id) => ({ id, children: [] }));
  parents.forEach((parent, id) => {
    if (parent >= 0) nodes[parent].children.push(nodes[id]);
  });
  return hierarchy(nodes[0]);
}

/**
 * @param {HierarchyNode<Nested>} root
 * @param {Float32Array} ours
 */
function checkSame(root, ours) {
  const theirs = new Float64Array(ours.length);
  root.each((node) => {
    theirs[node.data.id] = /** @type {{ x: number }} */ (/** @type {unknown} */ (node)).x;
  });
  const left = theirs.reduce((least, x) => Math.min(least, x), Infinity);
  const width = theirs.reduce((most, x) => Math.max(most, x - left), 0);
  ours.forEach((x, id) => {
    if (Math.abs(x - (theirs[id] - left)) > width * ROUNDING) {
      throw new Error(`node ${id} lies at ${x}, and by d3-hierarchy at ${theirs[id] - left}`);
    }
  });
}
