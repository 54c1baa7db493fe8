/** The places of a search's nodes on the plane, and the camera that shows all of them. Pure. */

import { zoom } from './camera.js';
import { Rows, rowsOf } from './rows.js';
import {
  boardTop,
  FIGURE,
  fontSize,
  haloMargin,
  nodeSize,
  ORDINARY,
  SMALLEST_TEXT,
  squareSize,
  takenByRow,
  UNIT,
} from './sizes.js';
import { PHONE } from './widths.js';

/** @import { Camera } from './camera.js' */
/** @import { Squares } from './sizes.js' */

/** The width that each character of a value adds to a node. */
const CHARACTER = 9;
const MARGIN = { x: 34, top: 60, bottom: 46 };
/** The vertical margins of a short picture, and of one below its gauge. */
const SHORT = { top: 34, bottom: 32 };
export const GAUGE_HEIGHT = 78;
const HALO = 18;
/** The least distance of rows when the whole tree is in view. */
const LEAST_ROW = 0.5;
/** A canvas larger than this has a larger picture of a small tree: that of a laptop, beside the panels. */
const ORDINARY_CANVAS = { width: 1000, height: 600 };
/** The greatest distance of rows at any camera, so that the eye can follow an edge. */
const TALLEST_ROW = 420;
/** The height below a symbol, in rows. */
const SYMBOL = 0.7;
/** How much farther apart rows may be for each row of squares on the boards between them. */
const BOARD_ROW = 12;
/** The distance of a board below the lowest row from the edge of the canvas. */
const BELOW_BOARD = 6;
/** The least legible distances, in CSS pixels: between nodes or symbols of a row, and between rows. */
const APART = { nodes: 22, symbols: 44, rows: 48 };
/** The scale at which leaves have all the space they need. */
const READABLE = 1;

/**
 * @typedef {object} Plane
 * @property {Float32Array} x on the plane, in preorder
 * @property {Uint16Array} depth
 * @property {Int32Array} parent
 * @property {Int32Array} end the first node behind each node's subtree
 * @property {Rows} rows
 * @property {number} width from the leftmost node to the rightmost
 * @property {number} height in rows, including the space below symbols
 * @property {number} longest the characters of the longest leaf value
 * @property {Squares | null} board of the game whose tree it is
 */

/**
 * @typedef {object} Extent
 * @property {number} width in CSS pixels
 * @property {number} height in CSS pixels
 */

/**
 * The size of a picture. It is short if it has no gauge: too low for one, as pictures below each other may be, or without one by
 * choice.
 * @typedef {Extent & {short?: boolean}} Size
 */

/**
 * The shape of a tree, as arrays by node in preorder.
 * @typedef {object} Shape
 * @property {Uint16Array} depth
 * @property {Int32Array} parent
 * @property {Int32Array} end the first node behind each node's subtree
 * @property {ArrayLike<number>} leaf 1 at a leaf
 * @property {number} longest the characters of the longest leaf value
 */

/**
 * A search whose nodes are placed, and its planes so far.
 * @typedef {object} Placed
 * @property {Shape} nodes
 * @property {{height: number}} overview
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
  const siblings = Math.max(1, (longest * CHARACTER + 14) / UNIT);
  const x = search.layout(siblings * UNIT, siblings * UNIT * 1.12);
  // While subtrees are folded, the plane of the whole tree is kept.
  const laid = search.laid?.x === x ? search.laid : undefined;
  if (laid?.plane !== undefined) return laid.plane;
  const { depth } = search.nodes;
  const rows = laid?.rows ?? rowsOf(depth, folding.visible(depth.length));
  const height = folding.count === 0 ? overview.height : visibleHeight(search, rows);
  const board = search.boards?.size ?? null;
  const plane = { ...planeOf(x, search.nodes, rows), height, board };
  if (laid !== undefined) laid.plane = plane;
  else folding.plane = plane;
  return plane;
}

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
export function isLegible({ nodes, overview }, size, level = overview.height) {
  const whole = level === overview.height;
  const height = size.height - top(size) - margin(size).bottom;
  const rows = height / (whole ? level : level + SYMBOL);
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
  return { x, depth, parent, end, rows, width, height: rows.length - 1, longest, board: null };
}

/**
 * The distance between rows on the screen at some scale. With the whole tree in view, the rows fill the height; from
 * there they grow with the scale, as long as the eye can follow an edge. The rows of a very wide tree grow more
 * slowly, until its leaves are legible.
 * @param {Plane} plane
 * @param {Size} size
 * @param {number} k
 */
export function rowHeight(plane, size, k) {
  const fitting = scaleToFit(plane, size);
  const row = usableHeight(plane, size) / Math.max(1, plane.height);
  const most = largestRow(plane, size);
  const whole = Math.min(most, Math.max(LEAST_ROW, row));
  if (k <= fitting || whole <= TALLEST_ROW * fitting) return (whole * k) / fitting;
  const near = Math.max(whole, ORDINARY.row);
  if (k >= READABLE) return (near * k) / READABLE;
  return whole * (near / whole) ** (Math.log(k / fitting) / Math.log(READABLE / fitting));
}

/** The greatest distance between rows with the whole tree in view: boards make it larger. @param {Plane} plane @param {Size} size */
const largestRow = ({ board }, size) =>
  (ORDINARY.row + BOARD_ROW * (board?.rows ?? 0)) * room(size);

/**
 * @param {Plane} plane
 * @param {Size} size
 */
function scaleToFit(plane, size) {
  /** @param {number} margin */
  const scale = (margin) => {
    const across = (size.width - 2 * margin) / Math.max(plane.width, 1);
    return Math.max(1e-6, Math.min(ORDINARY.k * room(size), across));
  };
  // A leaf at the edge with a long value needs half its own width.
  const half =
    (plane.longest * FIGURE * fontSize({ k: scale(MARGIN.x), row: ORDINARY.row * room(size) })) /
      2 +
    8;
  return scale(Math.max(MARGIN.x * room(size), half));
}

/** How much larger a small tree is than on an ordinary canvas: it takes the same part of any larger one. @param {Size} size */
const room = ({ width, height }) =>
  Math.max(1, Math.min(width / ORDINARY_CANVAS.width, height / ORDINARY_CANVAS.height));

/** @param {Plane} plane @param {Size} size */
const usableHeight = (plane, size) => size.height - top(size) - bottom(plane, size);

/** The distance of the lowest row from the edge below it: the names of leaves stand there, and their boards. @param {Plane} plane @param {Size} size */
function bottom(plane, size) {
  const larger = room(size);
  const { box } = nodeSize({ k: scaleToFit(plane, size), row: ORDINARY.row * larger });
  const name = 1.3 * SMALLEST_TEXT * larger;
  const least = Math.max(margin(size).bottom, box / 2 + haloMargin(larger) + name);
  const square = leafSquare(plane, size);
  if (square === 0 || plane.board === null) return least;
  const at = { k: scaleToFit(plane, size), row: ORDINARY.row * larger };
  return Math.max(least, boardTop(at, true) + square * plane.board.rows + BELOW_BOARD);
}

/**
 * The side of a square of the boards below leaves, with the whole tree in view; 0 if there is no room. It is that of the other boards,
 * which decides how far apart the rows are, which decides it.
 * @param {Plane} plane
 * @param {Size} size
 */
function leafSquare(plane, size) {
  const { board, height } = plane;
  if (board === null) return 0;
  const k = scaleToFit(plane, size);
  const ordinary = { k, row: ORDINARY.row * room(size) };
  // The board of the lowest row takes no more than that of any other, which is what a row has left.
  const free = size.height - top(size) - boardTop(ordinary, true) - BELOW_BOARD;
  const row = (free + takenByRow(ordinary)) / (height + 1);
  return squareSize({ k, row: Math.min(row, largestRow(plane, size)) }, UNIT * k, board);
}

/** @param {Size} size */
const top = (size) => margin(size).top + (docksGauge(size) ? GAUGE_HEIGHT + halo(size) : 0);

/** The room for the halo around the root below a docked gauge; in a low picture nodes are small. @param {Size} size */
const halo = ({ height }) => (height < 280 ? 0 : HALO);

/** @param {Size} size */
const margin = (size) => (size.short || docksGauge(size) ? SHORT : MARGIN);

/** A picture that is lower than this, in CSS pixels, has room for the tree and nothing else. */
const FLAT = 236;
/** The same for a picture among others. */
const LOW = 320;

/**
 * The size of a picture, and whether it is short.
 * @param {Extent} size
 * @param {{gauge: 'auto' | 'none', compare: string}} state
 * @returns {Size}
 */
export function sized({ width, height }, { gauge, compare }) {
  const least = compare === '' ? FLAT : LOW;
  return { width, height, short: gauge === 'none' || height < least };
}

/** Whether a view is too narrow for the gauge beside its node. @param {Size} size */
export const docksGauge = ({ width, short }) => width < PHONE && !short;

/**
 * The camera that shows the whole tree.
 * @param {Plane} plane
 * @param {Size} size
 * @returns {Camera}
 */
export function fit(plane, size) {
  const k = scaleToFit(plane, size);
  const spare = usableHeight(plane, size) - plane.height * rowHeight(plane, size, k);
  return {
    k,
    x: (size.width - plane.width * k) / 2,
    y: top(size) + Math.max(0, spare) * 0.4,
  };
}

/**
 * The places of nodes on the screen. Each is computed on demand, in doubles: far to the right in a wide tree, a float
 * cannot tell one pixel from the next.
 * @typedef {object} At
 * @property {number} k
 * @property {number} row the distance between rows
 * @property {Plane} plane
 * @property {Camera} camera
 * @property {number} leafSquare the largest side of a square of the boards below leaves
 * @property {(node: number) => number} x NaN for a hidden node
 * @property {(node: number) => number} y
 */

/**
 * @param {Plane} plane
 * @param {Size} size
 * @param {Camera} camera
 * @returns {At}
 */
export function project(plane, size, camera) {
  const row = rowHeight(plane, size, camera.k);
  return {
    k: camera.k,
    row,
    leafSquare: (leafSquare(plane, size) * row) / rowHeight(plane, size, scaleToFit(plane, size)),
    plane,
    camera,
    x: (node) => plane.x[node] * camera.k + camera.x,
    y: (node) => plane.depth[node] * row + camera.y,
  };
}

/**
 * The camera scaled by a factor. What lies under a point stays there.
 * @param {Plane} plane
 * @param {Size} size
 * @param {Camera} camera
 * @param {number} factor
 * @param {{x: number, y: number}} at on the screen
 */
export function zoomed(plane, size, camera, factor, at) {
  const next = zoom(camera, factor, at);
  const grown = rowHeight(plane, size, next.k) / rowHeight(plane, size, camera.k);
  return { ...next, y: at.y - (at.y - camera.y) * grown };
}
