/** Whether a tree can be read at the size of a picture, and how much of it can. Pure. */

import { MARGIN, spaceAbove } from './picture-size.js';
import { SYMBOL, stripOf } from './plane.js';

/** @import { Size } from './picture-size.js' */
/** @import { Placed, Shape } from './plane.js' */

/** The least legible distances, in CSS pixels: between nodes or symbols of a row, and between rows. */
const APART = { nodes: 22, symbols: 44, rows: 48 };

/**
 * The greatest depth at which a row of symbols is legible when everything below it is folded; null if the whole tree
 * is legible.
 * @param {Placed} search
 * @param {Size} size
 */
export function fittingLevel(search, size) {
  for (let level = 1; level <= search.overview.height; level += 1) {
    if (!isLegible(search, size, level)) return level - 1;
  }
  return null;
}

/**
 * Whether a tree is legible when everything below some depth is folded, by default nothing.
 * @param {Placed} search
 * @param {Size} size
 * @param {number} [level]
 */
export function isLegible(search, size, level = search.overview.height) {
  const { nodes, overview } = search;
  const whole = level === overview.height;
  const strip = stripOf(search);
  const deep = whole ? level : level + SYMBOL;
  const rows = (size.height - spaceAbove({ strip, height: deep }, size) - MARGIN.bottom) / deep;
  // The most ends that fit side by side.
  const apart = whole ? APART.nodes : APART.symbols;
  const most = Math.max(1, Math.floor((size.width - 2 * MARGIN.x) / apart) + 1);
  return rows >= APART.rows && !exceeds(nodes, level, most);
}

/**
 * Whether a tree cut off below some depth has more ends, from left to right, than may be. No more are counted.
 * @param {Shape} nodes
 * @param {number} level
 * @param {number} most
 */
function exceeds({ depth, leaf, end }, level, most) {
  let ends = 0;
  for (let node = 0; node < depth.length && ends <= most; ) {
    const isEnd = depth[node] === level || leaf[node] === 1;
    if (isEnd) ends += 1;
    node = isEnd ? end[node] : node + 1;
  }
  return ends > most;
}
