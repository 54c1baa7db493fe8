/** What a hall sees of an exhibit. Pure. */

/** What is hidden from it: the values with the counters, or the cutoffs too. */
export const HIDDEN = /** @type {const} */ (['none', 'values', 'cutoffs']);

/** What stands beside the tree there. */
export const BESIDES = /** @type {const} */ (['none', 'code', 'decision']);

/** @typedef {typeof HIDDEN[number]} Hidden */
/** @typedef {typeof BESIDES[number]} Beside */
