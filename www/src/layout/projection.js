/** From the plane to the screen: the camera that shows the whole tree, the distance of rows, and the places of nodes. Pure. */

import { scaleWithin, zoom } from './camera.js';
import { enlargement, MARGIN, spaceAbove } from './picture-size.js';
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

/** @import { Camera } from './camera.js' */
/** @import { Size } from './picture-size.js' */
/** @import { Plane } from './plane.js' */

/** The least distance of rows when the whole tree is in view. */
const LEAST_ROW = 0.5;
/** The greatest distance of rows at any camera, so that the eye can follow an edge. */
const TALLEST_ROW = 420;
/** How much farther apart rows may be for each row of squares on the boards between them. */
const BOARD_ROW = 12;
/** The distance of a board below the lowest row from the edge of the canvas. */
const BELOW_BOARD = 6;
/** The scale at which leaves have all the space they need. */
const READABLE = 1;

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
  (ORDINARY.row + BOARD_ROW * (board?.rows ?? 0)) * enlargement(size);

/**
 * @param {Plane} plane
 * @param {Size} size
 */
function scaleToFit(plane, size) {
  /** @param {number} margin */
  const scale = (margin) => {
    const across = (size.width - 2 * margin) / Math.max(plane.width, 1);
    return Math.max(1e-6, Math.min(ORDINARY.k * enlargement(size), across));
  };
  // A leaf at the edge with a long value needs half its own width.
  const half =
    (plane.longest *
      FIGURE *
      fontSize({ k: scale(MARGIN.x), row: ORDINARY.row * enlargement(size) })) /
      2 +
    8;
  return scale(Math.max(MARGIN.x * enlargement(size), half));
}

/** @param {Plane} plane @param {Size} size */
const usableHeight = (plane, size) =>
  size.height - spaceAbove(plane, size) - spaceBelow(plane, size);

/** The distance of the lowest row from the edge below it: the names of leaves stand there, and their boards. @param {Plane} plane @param {Size} size */
function spaceBelow(plane, size) {
  const larger = enlargement(size);
  const { box } = nodeSize({ k: scaleToFit(plane, size), row: ORDINARY.row * larger });
  const name = 1.3 * SMALLEST_TEXT * larger;
  const least = Math.max(MARGIN.bottom, box / 2 + haloMargin(larger) + name);
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
  const ordinary = { k, row: ORDINARY.row * enlargement(size) };
  // The board of the lowest row takes no more than that of any other, which is what a row has left.
  const free = size.height - spaceAbove(plane, size) - boardTop(ordinary, true) - BELOW_BOARD;
  const row = (free + takenByRow(ordinary)) / (height + 1);
  return squareSize({ k, row: Math.min(row, largestRow(plane, size)) }, UNIT * k, board);
}

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
    y: spaceAbove(plane, size) + Math.max(0, spare) * 0.4,
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
 * What part of a tree is in sight, whatever the size of the canvas: what of the plane is in its middle, `x` across and `row` rows down,
 * and how much of the plane is as wide as it.
 * @typedef {{x: number, row: number, width: number}} Sight
 */

/** @param {Plane} plane @param {Size} size @param {Camera} camera @returns {Sight} */
export function sightOf(plane, size, camera) {
  const { k, x, y } = camera;
  const row = (size.height / 2 - y) / rowHeight(plane, size, k);
  return {
    x: rounded((size.width / 2 - x) / k),
    row: rounded(row),
    width: rounded(size.width / k),
  };
}

/** The camera that shows a part of a tree. @param {Plane} plane @param {Size} size @param {Sight} sight @returns {Camera} */
export function cameraOn(plane, size, { x, row, width }) {
  const k = scaleWithin(size.width / width);
  return { k, x: size.width / 2 - x * k, y: size.height / 2 - row * rowHeight(plane, size, k) };
}

const rounded = (/** @type {number} */ number) => Number(number.toPrecision(7));

/** @param {Sight} sight */
export const writeSight = ({ x, row, width }) => [x, row, width].join();

/** The sight that a text says; null if it says none. @param {string} text @returns {Sight | null} */
export function readSight(text) {
  const [x, row, width, ...others] = text
    .split(',')
    .map((each) => (each === '' ? NaN : Number(each)));
  const isSight = others.length === 0 && [x, row, width].every(Number.isFinite) && width > 0;
  return isSight ? { x, row, width } : null;
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
