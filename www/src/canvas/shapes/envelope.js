/** The envelope around skipped nodes: a calm ground with rounded corners, and a few lines of hatching; none over pixels, which have a tint. */

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Palette } from '../canvas.js' */

/** @typedef {Omit<Shape & {kind: 'envelope'}, 'kind'>} Outline */
/** @typedef {{x: number, y: number}} Point */

/** The radius of its corners. */
const RADIUS = 9;
/** The distance of the lines of its hatching, downwards. */
const APART = 16;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Outline} shape
 * @param {Palette} palette
 */
export function envelope(context, shape, palette) {
  const { alpha = 1, flat = false } = shape;
  const corners = cornersOf(shape);
  rounded(context, corners);
  context.fillStyle = palette.cut;
  context.globalAlpha = 0.07 * alpha;
  context.fill();
  context.strokeStyle = palette.cut;
  context.lineWidth = 1;
  context.globalAlpha = (palette.strong ? 1 : 0.35) * alpha;
  context.stroke();
  if (flat) return;
  context.globalAlpha = (palette.strong ? 0.7 : 0.22) * alpha;
  context.beginPath();
  for (const [from, to] of hatching(corners)) {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

/** The corners, from the upper left one downwards and around. @param {Outline} shape @returns {Point[]} */
function cornersOf({ top, bottom, rows }) {
  const [first, last] = [rows[0], rows[rows.length - 1]];
  const left = rows.slice(1, -1).map((row) => ({ x: row.left, y: row.y }));
  const right = rows.slice(1, -1).map((row) => ({ x: row.right, y: row.y }));
  // In its first and its last row it is as wide as the nodes there, all over their height.
  const most = first === last ? Number.POSITIVE_INFINITY : (rows[1].y - first.y) / 2;
  const edge = (
    /** @type {Outline['rows'][number]} */ row,
    /** @type {'left' | 'right'} */ side,
  ) => [
    { x: row[side], y: row === first ? top : row.y - Math.min(most, bottom - row.y) },
    { x: row[side], y: row === last ? bottom : row.y + Math.min(most, row.y - top) },
  ];
  if (first === last) {
    return [...edge(first, 'left'), ...edge(first, 'right').reverse()];
  }
  return [
    ...edge(first, 'left'),
    ...left,
    ...edge(last, 'left'),
    ...[...edge(first, 'right'), ...right, ...edge(last, 'right')].reverse(),
  ];
}

/**
 * A closed path with round corners: curves, which every format has.
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Point[]} corners
 */
function rounded(context, corners) {
  const towards = (/** @type {Point} */ from, /** @type {Point} */ to) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const part = length === 0 ? 0 : Math.min(RADIUS, length / 2) / length;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  context.beginPath();
  for (const [index, corner] of corners.entries()) {
    const before = corners[(index + corners.length - 1) % corners.length];
    const after = corners[(index + 1) % corners.length];
    const [from, to] = [towards(corner, before), towards(corner, after)];
    if (index === 0) context.moveTo(from.x, from.y);
    else context.lineTo(from.x, from.y);
    context.quadraticCurveTo(corner.x, corner.y, to.x, to.y);
  }
  context.closePath();
}

/**
 * The lines of the hatching inside, which lean forwards, at the same places of the picture whatever they are in.
 * @param {readonly Point[]} corners
 * @returns {[Point, Point][]}
 */
export function hatching(corners) {
  const sums = corners.map(({ x, y }) => x + y);
  const first = Math.ceil(Math.min(...sums) / APART);
  const last = Math.floor(Math.max(...sums) / APART);
  /** @type {[Point, Point][]} */
  const lines = [];
  for (let index = first; index <= last; index += 1) {
    const met = crossings(corners, index * APART);
    for (let at = 0; at + 1 < met.length; at += 2) lines.push([met[at], met[at + 1]]);
  }
  return lines;
}

/**
 * Where the line on which x + y is a number crosses the outline, from the left.
 * @param {readonly Point[]} corners
 * @param {number} sum
 */
function crossings(corners, sum) {
  /** @type {Point[]} */
  const met = [];
  for (const [index, one] of corners.entries()) {
    const other = corners[(index + 1) % corners.length];
    const [a, b] = [one.x + one.y - sum, other.x + other.y - sum];
    // A corner on the line belongs to one of its two sides.
    if (a < 0 === b < 0) continue;
    const part = a / (a - b);
    met.push({ x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part });
  }
  return met.sort((one, other) => one.x - other.x);
}
