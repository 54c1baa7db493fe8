/** The places of a search's nodes on the plane. Pure. */

import { stripFor } from './picture-size.js';
import { Rows, rowsOf } from './rows.js';
import { UNIT } from './sizes.js';

/** @import { Squares } from './sizes.js' */

/** The width that each character of a value adds to a node, and the least distance of values. */
const VALUE = { character: 9, apart: 14 };
/** How much farther apart nodes of different parents are than siblings. */
const COUSINS = 1.12;
/** The height below a symbol, in rows. */
export const SYMBOL = 0.7;

/**
 * @typedef {object} Plane
 * @property {Float32Array} x on the plane, in preorder
 * @property {Uint16Array} depth
 * @property {Int32Array} parent
 * @property {Int32Array} end the first node after each node's subtree
 * @property {Rows} rows
 * @property {number} width from the leftmost node to the rightmost
 * @property {number} height in rows, including the space below symbols
 * @property {number} longest the characters of the longest leaf value
 * @property {Squares | null} board of the game whose tree it is
 * @property {number} strip the height of what stands above the tree
 */

/**
 * The shape of a tree, as arrays by node in preorder.
 * @typedef {object} Shape
 * @property {Uint16Array} depth
 * @property {Int32Array} parent
 * @property {Int32Array} end the first node after each node's subtree
 * @property {ArrayLike<number>} leaf 1 at a leaf
 * @property {number} longest the characters of the longest leaf value
 */

/**
 * A search whose nodes are placed, and its planes so far.
 * @typedef {object} Placed
 * @property {Shape} nodes
 * @property {{height: number, bestFirst?: boolean}} overview
 * @property {number} [passRows] the passes that are shown at most
 * @property {{count: number, plane: Plane | null, symbol: (place: number) => number, visible: (nodes: number) => Int32Array}} folding
 * @property {(siblings: number, others: number) => Float32Array} layout
 * @property {{size: Squares} | null} [boards] of a game
 * @property {{x: Float32Array, rows?: {start: Int32Array, nodes: Int32Array}, plane?: Plane}} [laid]
 */

/** The empty plane. @type {Plane} */
export const NOWHERE = planeOf(
  new Float32Array(0),
  { depth: new Uint16Array(0), parent: new Int32Array(0), end: new Int32Array(0), longest: 1 },
  { start: new Int32Array(2), nodes: new Int32Array(0) },
);

/** Places a search's nodes, spaced to fit the longest value. @param {Placed} search @returns {Plane} */
export function place(search) {
  const { folding, overview } = search;
  if (folding.plane !== null) return folding.plane;
  const { longest } = search.nodes;
  const siblings = Math.max(UNIT, longest * VALUE.character + VALUE.apart);
  const x = search.layout(siblings, siblings * COUSINS);
  // While subtrees are folded, the plane of the whole tree is kept.
  const laid = search.laid?.x === x ? search.laid : undefined;
  if (laid?.plane !== undefined) return laid.plane;
  const { depth } = search.nodes;
  const rows = laid?.rows ?? rowsOf(depth, folding.visible(depth.length));
  const height = folding.count === 0 ? overview.height : visibleHeight(search, rows);
  const board = search.boards?.size ?? null;
  const plane = { ...planeOf(x, search.nodes, rows), height, board, strip: stripOf(search) };
  if (laid !== undefined) laid.plane = plane;
  else folding.plane = plane;
  return plane;
}

/** The height of what stands above its tree. @param {Pick<Placed, 'overview' | 'passRows'>} search */
export const stripOf = ({ overview: { bestFirst = false }, passRows = 0 }) =>
  stripFor({ bestFirst, passes: passRows });

/**
 * The height in rows of the visible nodes.
 * @param {Placed} search
 * @param {{start: Int32Array}} rows
 */
function visibleHeight({ nodes, folding }, { start }) {
  let height = start.length - 2;
  for (let place = 0; place < folding.count; place += 1)
    height = Math.max(height, nodes.depth[folding.symbol(place)] + SYMBOL);
  return height;
}

/**
 * @param {Float32Array} x
 * @param {Omit<Shape, 'leaf'>} nodes
 * @param {{start: Int32Array, nodes: Int32Array}} known its rows
 * @returns {Plane}
 */
function planeOf(x, { depth, parent, end, longest }, known) {
  const rows = new Rows(depth, x, known);
  let width = 0;
  // The rightmost node is the last of its row.
  for (let row = 0; row < rows.length; row += 1) {
    const last = rows.start[row + 1] - 1;
    if (last >= rows.start[row]) width = Math.max(width, x[rows.nodes[last]]);
  }
  const height = rows.length - 1;
  return { x, depth, parent, end, rows, width, height, longest, board: null, strip: 0 };
}
