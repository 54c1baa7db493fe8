/** What an article may say of a search: the facts by their names, and what is counted in the whole of it. Pure. */

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

/** Facts of a whole search that are not counts. */
const OTHERS = ['sentence', 'step', 'steps', 'saved-percent', 'line', 'value'];

/** A fact of one node. */
export const AT_NODE = /^value:(.+)$/;

/** Whether a text names a fact, of a search or of a node that a tree may have. @param {string} what */
export const isFact = (what) =>
  Object.hasOwn(COUNTS, what) || OTHERS.includes(what) || AT_NODE.test(what);
