/**
 * Theoretical counts for a uniform tree in which every interior node has b children and every leaf lies d plies
 * deep. Pure.
 *
 * Minimax visits all of it. Knuth and Moore (An Analysis of Alpha-Beta Pruning, 1975) proved that no
 * search that finds the value visits less than the critical tree, whose level k has
 * b^⌈k/2⌉ + b^⌊k/2⌋ − 1 nodes. Both are exact, and both can be summed over the levels. In random order
 * alpha-beta's leaves grow about as b^(3d/4) (Pearl, The Solution for the Branching Factor of the
 * Alpha-Beta Pruning Algorithm and its Optimality, 1982): an order of growth, not a count.
 */

/** @import { Quantity } from '../../session/growth.js' */

/**
 * @typedef {'all' | 'critical' | 'random'} CurveId
 * @typedef {{id: CurveId, formula: string, at: (branching: number, depth: number) => number}} Curve
 */

/** The number of leaves at a depth. @type {Record<CurveId, Curve['at']>} */
const LEVELS = {
  all: (b, d) => b ** d,
  critical: (b, d) => b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1,
  random: (b, d) => b ** ((3 * d) / 4),
};

/** The formula of a level. An exponent follows ^, up to a blank or a bracket. @type {Record<CurveId, (d: string) => string>} */
const FORMULAS = {
  all: (d) => `b^${d}`,
  critical: (d) => `b^⌈${d}/2⌉ + b^⌊${d}/2⌋ − 1`,
  random: (d) => `b^3${d}/4`,
};

/** The sum over all levels from the root. @param {Curve['at']} level @returns {Curve['at']} */
const summed = (level) => (branching, depth) => {
  let sum = 0;
  for (let ply = 0; ply <= depth; ply += 1) sum += level(branching, ply);
  return sum;
};

/** @param {string} level */
const sumOf = (level) => (level.includes(' ') ? `Σ (${level})` : `Σ ${level}`);

/** The searches that leave nothing out. */
const WHOLE = ['minimax', 'negamax'];

/**
 * The curves comparable with a quantity: leaves with leaves, nodes with nodes. Beside searches that leave nothing out alone, what can be
 * left out is not told beforehand.
 * @param {Quantity} quantity
 * @param {readonly string[]} [algorithms]
 * @returns {Curve[]}
 */
export function curves(quantity, algorithms = []) {
  const isWhole = algorithms.length > 0 && algorithms.every((each) => WHOLE.includes(each));
  const all = /** @type {CurveId[]} */ (Object.keys(LEVELS));
  const ids = isWhole ? all.slice(0, 1) : all;
  return ids.map((id) =>
    quantity === 'evaluated'
      ? { id, formula: FORMULAS[id]('d'), at: LEVELS[id] }
      : { id, formula: sumOf(FORMULAS[id]('k')), at: summed(LEVELS[id]) },
  );
}

/** The number of nodes in a tree. @type {Curve['at']} */
export const nodesOf = summed(LEVELS.all);
