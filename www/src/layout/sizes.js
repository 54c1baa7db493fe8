/**
 * How large things are drawn where nodes lie so close, and so what lies under a point. Pure.
 */

/** @import { At } from './plane.js' */

/** Room on the plane for a node with a value of one or two characters. */
export const UNIT = 46;
export const SMALLEST_TEXT = 11;
const LARGEST_TEXT = 20;
/** A tabular figure is about this wide, by the size of its font. */
export const FIGURE = 0.63;
/** How wide a bold one is at most, in the widest of the usual typefaces. */
export const BOLD_FIGURE = 0.7;

/**
 * The size of a node's shape, where nodes lie so close.
 * @param {{k: number, row: number}} at
 */
export function nodeSize({ k, row }) {
  const room = Math.min(UNIT * k, row * 0.62);
  const width = Math.min(60, 44 * k, row * 0.5);
  const box = Math.min(40, 31 * k, row * 0.36);
  const least = Math.min(room, 14);
  return {
    width: Math.max(least, width),
    height: Math.max(least, width) * 0.88,
    box: Math.max(Math.min(room, 13), box),
  };
}

/**
 * The size of the values, which goes with the boxes that they stand in.
 * @param {{k: number, row: number}} at
 */
export function fontSize(at) {
  const wanted = Math.min(17.5 * at.k, nodeSize(at).box * 0.62);
  return Math.min(LARGEST_TEXT, Math.max(SMALLEST_TEXT, wanted));
}

/**
 * How wide the box of a leaf is: as wide as its value, as far as its neighbour lets it.
 * @param {string} value
 * @param {number} font
 * @param {number} gap
 */
export const leafWidth = (value, font, gap) => Math.min(value.length * FIGURE * font + 8, gap - 3);

/** How large, by its scale, a node may be drawn that has more room than others. */
const ROOMY = 0.45;

/**
 * The scale at which a node is drawn: that of the whole picture, or a larger one where its neighbours
 * are far away and the rest would be too small to be read.
 * @param {At} at
 * @param {number} node
 */
export function scaleOf({ k, plane }, node) {
  if (k >= ROOMY) return k;
  const room = (plane.rows.room(node) * k) / (UNIT * ROOMIER);
  return Math.max(k, Math.min(ROOMY, room));
}

/** How much more room than its own width such a node needs. */
const ROOMIER = 1.3;

/**
 * The size of a value inside a triangle of some width; 0 where it has to stand beside it.
 * @param {string} text
 * @param {number} width
 * @param {number} most
 */
export function innerFont(text, width, most) {
  if (width < SMALLEST_TEXT * 2) return 0;
  const size = (width * 0.52) / (text.length * FIGURE);
  // The sides may be touched a little before a value is put outside.
  return size < SMALLEST_TEXT * 0.86 ? 0 : Math.min(Math.max(size, SMALLEST_TEXT), most);
}

/** How far a halo stands off its node. @param {number} k */
export const haloMargin = (k) => Math.min(9, 4 + 5 * k);

/**
 * How large the halo round a triangle is.
 * @param {number} k
 * @param {{width: number, height: number}} size of the triangle
 */
export const haloSize = (k, { width, height }) => Math.max(width, height) + 2 * haloMargin(k);
