/** The first search of a new pane. Pure. */

/** Algorithms worth comparing, the most instructive first. */
const INSTRUCTIVE = ['minimax', 'alpha-beta', 'negascout', 'sss-star', 'mtd-f', 'scout'];

/** The first algorithm that has no pane yet. @param {readonly string[]} present */
export const suggestion = (present) =>
  INSTRUCTIVE.find((each) => !present.includes(each)) ?? INSTRUCTIVE[0];
