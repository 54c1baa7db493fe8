/** The sizes of shapes and text at some scale. Drawing and hit-testing share them. Pure. */

/** @import { At } from './projection.js' */

/** The width on the plane of a node with a value of one or two characters. */
export const UNIT = 46;
export const SMALLEST_TEXT = 11;
const LARGEST_TEXT = 20;
/** The approximate width of a tabular figure, by font size. */
export const FIGURE = 0.63;
/** The width of a bold figure in the widest of the usual typefaces, by font size. */
export const BOLD_FIGURE = 0.7;

/** The size of a small sign beside figures of some size. @param {number} size */
export const signSize = (size) => Math.max(SMALLEST_TEXT, size * 0.76);

/** The scale and the distance of rows from which shapes and text are no longer larger, except on a very large canvas. */
export const ORDINARY = { k: 1.6, row: 180 };

/** How much larger than on an ordinary canvas shapes and text may be. @param {{k: number, row: number}} at */
export const enlarged = ({ k, row }) =>
  Math.min(3, Math.max(1, Math.min(k / ORDINARY.k, row / ORDINARY.row)));

/** The size of a node's shape at some scale and distance of rows. @param {{k: number, row: number}} at */
export function nodeSize({ k, row }) {
  const times = enlarged({ k, row });
  const space = Math.min(UNIT * k, row * 0.62);
  const width = Math.min(60 * times, 44 * k, row * 0.5);
  const box = Math.min(40 * times, 31 * k, row * 0.36);
  const least = Math.min(space, 14);
  return {
    width: Math.max(least, width),
    height: Math.max(least, width) * 0.88,
    box: Math.max(Math.min(space, 13), box),
  };
}

/** The font size of values, in proportion to the boxes around them. @param {{k: number, row: number}} at */
export function fontSize(at) {
  const size = Math.min(17.5 * at.k, nodeSize(at).box * 0.62);
  return Math.min(LARGEST_TEXT * enlarged(at), Math.max(SMALLEST_TEXT, size));
}

/**
 * The width of a leaf's box: that of its value, or less if its neighbour is near.
 * @param {string} value
 * @param {number} font
 * @param {number} gap
 */
export const leafWidth = (value, font, gap) => Math.min(value.length * FIGURE * font + 8, gap - 3);

/** The largest scale of a node with more space around it than others. */
const SPARSE_SCALE = 0.45;

/**
 * The scale at which a node is drawn: that of the picture, or a larger one if that is too small to read and the
 * node's neighbours are far away.
 * @param {At} at
 * @param {number} node
 */
export const scaleOf = ({ k, plane }, node) =>
  k >= SPARSE_SCALE ? k : sparseScale(k, plane.rows.nearestGap(node) * k);

/** The scale of a node whose neighbours are so far away, on the screen. @param {number} k @param {number} gap */
export const sparseScale = (k, gap) =>
  Math.max(k, Math.min(SPARSE_SCALE, gap / (UNIT * SPARSE_GAP)));

/** The distance to its neighbours that such a node needs, by its own width. */
const SPARSE_GAP = 1.3;

/**
 * The font size of a value inside a triangle of some width; 0 if it does not fit.
 * @param {number} length of the value, in figures
 * @param {number} width
 * @param {number} most
 */
export function innerFont(length, width, most) {
  if (width < SMALLEST_TEXT * 2) return 0;
  const size = (width * 0.52) / (length * FIGURE);
  // A value may touch the sides slightly before it moves outside.
  return size < SMALLEST_TEXT * 0.86 ? 0 : Math.min(Math.max(size, SMALLEST_TEXT), most);
}

/** The distance of a halo from its node. @param {number} k */
export const haloMargin = (k) => Math.min(9, 4 + 5 * k);

/**
 * The diameter of the halo around a triangle.
 * @param {number} k
 * @param {{width: number, height: number}} size of the triangle
 */
export const haloSize = (k, { width, height }) => Math.max(width, height) + 2 * haloMargin(k);

/** The squares of a board. @typedef {{rows: number, columns: number}} Squares */

/** The sides of the least square in which one sees what stands there, and of the largest on an ordinary canvas. */
const SQUARE = { least: 8, largest: 24 };
/** A board with more squares in a row has letters in them, which need more room. */
const MOST_SIGNS = 7;
const LETTER = 10;
/** The height that edges and the names of moves need below a board. */
const BELOW_BOARD = 52;

/** What a row needs without its boards: nodes, edges, and the names of moves. @param {{k: number, row: number}} at */
export const takenByRow = (at) => nodeSize(at).height + BELOW_BOARD * enlarged(at);

/**
 * The side of a square of the board below a node, in whole pixels; 0 if there is no room for the board.
 * @param {{k: number, row: number}} at
 * @param {number} gap to the next node of the row
 * @param {Squares} squares
 */
export function squareSize(at, gap, { rows, columns }) {
  const room = at.row - takenByRow(at);
  const most = Math.min(SQUARE.largest * enlarged(at), (gap - 8) / columns, room / rows);
  return most < (columns > MOST_SIGNS ? LETTER : SQUARE.least) ? 0 : Math.floor(most);
}

/** The distance of a board from the middle of its node: below its halo, and the name of a leaf. @param {{k: number, row: number}} at @param {boolean} isLeaf */
export function boardTop(at, isLeaf) {
  const size = nodeSize(at);
  const name = 1.4 * SMALLEST_TEXT * enlarged(at);
  return isLeaf ? size.box / 2 + haloMargin(at.k) + name : haloSize(at.k, size) / 2 + 2;
}
