/** The size of a picture, and its margins: what they leave is for the tree. Pure. */

export const MARGIN = { x: 34, top: 60, bottom: 46 };
/** The vertical margins of a short picture, and of one below its gauge. */
const SHORT = { top: 34, bottom: 32 };
/** The height of the ruler above the tree, with its numbers. */
export const RULER_HEIGHT = 76;
const HALO = 18;
/** A canvas larger than this has a larger picture of a small tree: that of a laptop, beside the panels. */
const ORDINARY_CANVAS = { width: 1000, height: 600 };
/** A picture that is lower than this, in CSS pixels, has room for the tree and nothing else. */
const FLAT = 236;
/** The same for a picture among others. */
const LOW = 320;

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

/** How much larger a small tree is than on an ordinary canvas: it takes the same part of any larger one. @param {Size} size */
export const enlargement = ({ width, height }) =>
  Math.max(1, Math.min(width / ORDINARY_CANVAS.width, height / ORDINARY_CANVAS.height));

/** The height above the root: the margin, and the gauge if it is docked there. @param {Size} size */
export const spaceAbove = (size) =>
  marginsOf(size).top + (hasRuler(size) ? RULER_HEIGHT + halo(size) : 0);

/** The room for the halo around the root below a docked gauge; in a low picture nodes are small. @param {Size} size */
const halo = ({ height }) => (height < 280 ? 0 : HALO);

/** @param {Size} size */
export const marginsOf = (size) => (size.short || hasRuler(size) ? SHORT : MARGIN);

/**
 * The size of a picture, and whether it is short.
 * @param {Extent} size
 * @param {{gauge: 'auto' | 'none', compare: {panes: readonly unknown[]}}} state
 * @returns {Size}
 */
export function sized({ width, height }, { gauge, compare }) {
  const least = compare.panes.length === 0 ? FLAT : LOW;
  return { width, height, short: gauge === 'none' || height < least };
}

/** Whether a ruler stands above the tree. @param {Size} size */
export const hasRuler = ({ short }) => !short;
