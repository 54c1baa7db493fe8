/** What an article counts in a whole search. Pure. */

/** @import { Model } from '../../panels/model.js' */

/** @typedef {Model['search']['overview']} Overview */

/** @type {Record<string, (overview: Overview) => number>} */
export const COUNTS = {
  nodes: ({ nodes }) => nodes,
  leaves: ({ leaves }) => leaves,
  entered: ({ total }) => total.entered,
  evaluated: ({ total }) => total.evaluated,
  cutoffs: ({ total }) => total.cutoffs,
  minimax: ({ minimax }) => minimax.entered,
  critical: ({ critical }) => critical.entered,
  saved: ({ minimax, total }) => Math.max(0, minimax.entered - total.entered),
};
