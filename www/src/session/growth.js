/** How the work of searches grows: what is measured, how the chart of it is set up, and that as text. Pure. */

/**
 * @typedef {'entered' | 'evaluated'} Quantity
 * @typedef {'depth' | 'branching'} Axis
 * @typedef {'uniform' | 'few' | 'correlated'} Leaves
 */

/**
 * @typedef {object} Setup
 * @property {Quantity} quantity the count on the vertical axis
 * @property {Axis} across the quantity on the horizontal axis; the other one is fixed
 * @property {number} branching if fixed
 * @property {number} depth if fixed
 * @property {number} to the end of the horizontal axis
 * @property {Leaves} leaves the distribution of leaf values
 * @property {number} bestFirst the percentage of nodes whose best child comes first
 * @property {number} trees the number of trees that a point is the mean of, unless they are too large
 * @property {readonly string[]} algorithms
 * @property {boolean} logarithmic whether the vertical axis is logarithmic
 * @property {number | null} column the highlighted place, with numbers beside its points
 */

export const QUANTITIES = /** @type {const} */ (['entered', 'evaluated']);
export const AXES = /** @type {const} */ (['depth', 'branching']);
export const LEAVES = /** @type {const} */ (['uniform', 'few', 'correlated']);

/** The least and the greatest value of each field. */
export const RANGES = {
  branching: [1, 100],
  depth: [1, 40],
  bestFirst: [0, 100],
  trees: [1, 50],
};

/** The range of the horizontal axis' end. For the curves, it goes beyond what can be measured. */
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

/** Setups to start from. @type {Record<string, Setup>} */
export const PRESETS = {
  deeper: DEEPER,
  wider: { ...DEEPER, across: 'branching', to: 24 },
  thirty: { ...SHANNON, branching: 30, to: 4, bestFirst: 100, column: 2 },
  forty: { ...SHANNON, branching: 40, to: 5, column: 5 },
  chess: { ...SHANNON, branching: 35, to: 10 },
};

/** Whether a setup equals a preset, apart from its column. @param {Setup} setup @param {Setup} preset */
export function isPreset(setup, preset) {
  const plain = (/** @type {Setup} */ one) =>
    JSON.stringify({ ...one, column: null, algorithms: [...one.algorithms].sort() });
  return plain(setup) === plain(preset);
}

/** A whole number clamped to a range; NaN becomes the least. @param {number} number @param {readonly number[]} range */
export const within = (number, [least, most]) =>
  Math.max(least, Math.min(most, Math.round(number) || 0));

/**
 * The setup after a change, with all values clamped.
 * @param {Setup} setup
 * @param {Partial<Setup>} change
 * @returns {Setup}
 */
export function changed(setup, change) {
  const next = { ...setup, ...change };
  // A change of axis starts with the range of a preset.
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

/** What each field may be, and what a text says of it; undefined if nothing right. @type {{readonly [K in keyof Setup]: (text: string) => Setup[K] | undefined}} */
const READ = {
  quantity: (text) => QUANTITIES.find((each) => each === text),
  across: (text) => AXES.find((each) => each === text),
  branching: wholeIn(RANGES.branching),
  depth: wholeIn(RANGES.depth),
  to: wholeIn([2, FARTHEST.branching[1]]),
  leaves: (text) => LEAVES.find((each) => each === text),
  bestFirst: wholeIn(RANGES.bestFirst),
  trees: wholeIn(RANGES.trees),
  algorithms: (text) =>
    /^[a-z+-]+(;[a-z+-]+)*$|^$/.test(text) ? text.split(';').filter(Boolean) : undefined,
  logarithmic: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  column: (text) => (text === 'none' ? null : wholeIn([1, FARTHEST.branching[1]])(text)),
};

/** @param {readonly number[]} range @returns {(text: string) => number | undefined} */
function wholeIn([least, most]) {
  return (text) => {
    const number = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : undefined;
  };
}

/** A field as text. @param {Setup[keyof Setup]} value */
function written(value) {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(';') : String(value);
}

const FIELDS = /** @type {(keyof Setup)[]} */ (Object.keys(READ));

/** A setup as text: the preset that is nearest to it, and what is otherwise: `deeper,branching:5,column:3`. @param {Setup} setup */
export function writeGrowth(setup) {
  const all = Object.entries(PRESETS).map(([id, preset]) => {
    const others = FIELDS.filter((name) => written(setup[name]) !== written(preset[name]));
    return [id, ...others.map((name) => `${name}:${written(setup[name])}`)];
  });
  const [nearest] = all.sort((one, other) => one.length - other.length);
  return nearest.join();
}

/** The setup that a text says; null if it says none. @param {string} text @returns {Setup | null} */
export function readGrowth(text) {
  const [id, ...others] = text.split(',');
  if (!Object.hasOwn(PRESETS, id)) return null;
  /** @type {Record<string, unknown>} */
  const said = {};
  for (const other of others) {
    const [name, value = ''] = other.split(':', 2);
    const field = FIELDS.find((each) => each === name);
    said[name] = field && READ[field](value);
    if (said[name] === undefined) return null;
  }
  const setup = { ...PRESETS[id], ...said };
  // Whatever would be put right says something else than was meant.
  return writeGrowth(changed(PRESETS[id], setup)) === writeGrowth(setup) ? setup : null;
}
