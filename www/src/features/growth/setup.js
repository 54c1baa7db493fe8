/** What is measured, and how it is shown. Pure. */

/**
 * @typedef {'entered' | 'evaluated'} Quantity
 * @typedef {'depth' | 'branching'} Axis
 * @typedef {'uniform' | 'few' | 'correlated'} Leaves
 */

/**
 * @typedef {object} Setup
 * @property {Quantity} quantity what is counted
 * @property {Axis} across what the horizontal axis is; the other one is fixed
 * @property {number} branching where it is fixed
 * @property {number} depth where it is fixed
 * @property {number} to how far the horizontal axis goes
 * @property {Leaves} leaves how the values of leaves are drawn
 * @property {number} bestFirst in how many percent of the nodes the best child is put first
 * @property {number} trees how many trees a point is the mean of, where they are not too large
 * @property {readonly string[]} algorithms
 * @property {boolean} logarithmic whether the vertical axis is
 * @property {number | null} column where on the horizontal axis the numbers stand beside the points
 */

export const QUANTITIES = /** @type {const} */ (['entered', 'evaluated']);
export const AXES = /** @type {const} */ (['depth', 'branching']);
export const LEAVES = /** @type {const} */ (['uniform', 'few', 'correlated']);

/** What can be typed: the least and the greatest. */
export const RANGES = {
  branching: [1, 100],
  depth: [1, 40],
  bestFirst: [0, 100],
  trees: [1, 50],
};

/** How far the horizontal axis may go: to more than can be measured, for the curves. */
export const FARTHEST = { depth: [2, 40], branching: [3, 100] };

/** @type {Setup} */
const DEEPER = {
  quantity: 'entered',
  across: 'depth',
  branching: 4,
  depth: 4,
  to: 10,
  leaves: 'uniform',
  bestFirst: 0,
  trees: 10,
  algorithms: ['minimax', 'alpha-beta', 'negascout', 'mtd-f'],
  logarithmic: true,
  column: null,
};

/** @type {Setup} */
const SHANNON = { ...DEEPER, quantity: 'evaluated', algorithms: ['minimax', 'alpha-beta'] };

/** Where one begins. @type {Record<string, Setup>} */
export const PRESETS = {
  deeper: DEEPER,
  wider: { ...DEEPER, across: 'branching', to: 24 },
  thirty: { ...SHANNON, branching: 30, to: 4, bestFirst: 100, column: 2 },
  chess: { ...SHANNON, branching: 35, to: 10 },
};

/**
 * Whether a setup is that of a preset, whatever is pointed at.
 * @param {Setup} setup
 * @param {Setup} preset
 */
export function isPreset(setup, preset) {
  const plain = (/** @type {Setup} */ one) =>
    JSON.stringify({ ...one, column: null, algorithms: [...one.algorithms].sort() });
  return plain(setup) === plain(preset);
}

/**
 * A whole number within a range; what is none becomes the least.
 * @param {number} number
 * @param {readonly number[]} range
 */
export const within = (number, [least, most]) =>
  Math.max(least, Math.min(most, Math.round(number) || 0));

/**
 * The setup with something changed, and everything in it possible.
 * @param {Setup} setup
 * @param {Partial<Setup>} change
 * @returns {Setup}
 */
export function changed(setup, change) {
  const next = { ...setup, ...change };
  // On the other axis, one begins as a preset does.
  if (next.across !== setup.across) {
    next.to = change.to ?? (next.across === 'depth' ? PRESETS.deeper : PRESETS.wider).to;
    next.column = change.column ?? null;
  }
  return {
    ...next,
    branching: within(next.branching, RANGES.branching),
    depth: within(next.depth, RANGES.depth),
    to: within(next.to, FARTHEST[next.across]),
    bestFirst: within(next.bestFirst, RANGES.bestFirst),
    trees: within(next.trees, RANGES.trees),
  };
}
