/** Windows as MAX sees them, read off the path whenever one is needed. */

import { above, below } from './rules.js';

/** @import { Flat } from '../trees.js' */

/**
 * @typedef {'root' | 'best' | 'test' | 'shown' | 'table'} Kind of an end: it came in with the root’s window, a
 *   node’s best value set it, or its test, or what its test has shown, or what the table says
 * @typedef {{value: number, by: number | null, kind: Kind}} End
 * @typedef {{alpha: End, beta: End}} Window
 */

/**
 * A visit on the path.
 * @typedef {object} Frame
 * @property {number} node
 * @property {number | null} best seen by MAX
 * @property {boolean} free whether it was entered without a window
 * @property {Window | null} gift the window that its parent made for it, if that is not the parent’s own
 * @property {number | null} limit what it is worth at the very best for its mover, says the table
 * @property {number[]} line the best line below it
 * @property {boolean} settled whether nothing was left out below it
 */

/** @type {End} */
const NO_ALPHA = { value: Number.NEGATIVE_INFINITY, by: null, kind: 'root' };
/** @type {End} */
const NO_BETA = { value: Number.POSITIVE_INFINITY, by: null, kind: 'root' };

/** @type {Window} */
export const OPEN = { alpha: NO_ALPHA, beta: NO_BETA };

/** @param {number} alpha @param {number} beta @returns {Window} */
export const rootWindow = (alpha, beta) => ({
  alpha: { ...NO_ALPHA, value: alpha },
  beta: { ...NO_BETA, value: beta },
});

/**
 * The bounds of both players at the last node of a path. Without deep cutoffs, only a parent’s own
 * end is handed down.
 * @param {readonly Frame[]} path
 * @param {{root: Window, deep: boolean, isMax: (node: number) => boolean}} about
 * @returns {Window}
 */
export function windowAt(path, { root, deep, isMax }) {
  let { alpha, beta } = root;
  for (const [at, frame] of path.entries()) {
    const { node, best, gift, limit } = frame;
    if (gift !== null) ({ alpha, beta } = gift);
    else if (at > 0 && !deep) {
      if (isMax(path[at - 1].node)) beta = NO_BETA;
      else alpha = NO_ALPHA;
    }
    for (const [value, kind] of /** @type {[number | null, Kind][]} */ ([
      [limit, 'table'],
      [best, 'best'],
    ])) {
      if (value === null) continue;
      // A node’s own end is what its mover is sure of; the table may say that there is no more.
      const raises = isMax(node) === (kind === 'best');
      if (raises && value > alpha.value) alpha = { value, by: node, kind };
      if (!raises && value < beta.value) beta = { value, by: node, kind };
    }
  }
  return { alpha, beta };
}

/**
 * The window with which a node asks whether a child is better than what its mover is sure of.
 * @param {Flat} tree
 * @param {Window} now
 * @param {number} node
 * @param {boolean} isMax
 * @returns {Window}
 */
export function testWindow(tree, now, node, isMax) {
  // Beyond an infinity there is nothing to ask for; the window is one unit wide all the same.
  const low = below(tree, isMax ? above(tree, now.alpha.value) : now.beta.value);
  const high = above(tree, low);
  /** @param {End} end @param {number} value @returns {End} */
  const set = (end, value) => (end.value === value ? end : { value, by: node, kind: 'test' });
  return { alpha: set(now.alpha, low), beta: set(now.beta, high) };
}

/**
 * A window from what a test has shown of a child.
 * @param {Window} now
 * @param {number} node
 * @param {boolean} isMax
 * @param {number} value
 * @returns {Window}
 */
export function shownWindow({ alpha, beta }, node, isMax, value) {
  /** @type {End} */
  const end = { value, by: node, kind: 'shown' };
  return isMax ? { alpha: end, beta } : { alpha, beta: end };
}

/** Whether nothing lies inside. @param {Flat} tree @param {Window} window */
export const isNull = (tree, { alpha, beta }) => beta.value <= above(tree, alpha.value);
