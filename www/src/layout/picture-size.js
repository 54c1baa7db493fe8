/** The size of a picture, and its margins: what they leave is for the tree. Pure. */

export const MARGIN = { x: 34, top: 34, bottom: 32 };
/**
 * The heights of the strip above the tree: the ruler; a row below it for each pass, if a search has several; and the chips of
 * a best-first search, which has no window.
 */
const STRIP = { ruler: 66, pass: 13, chips: 44 };
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
 * The size of a picture. It is short if it has no strip above the tree: too low for one, as pictures below each other may be, or
 * without one by choice.
 * @typedef {Extent & {short?: boolean}} Size
 */

/** How much larger a small tree is than on an ordinary canvas: it takes the same part of any larger one. @param {Size} size */
export const enlargement = ({ width, height }) =>
  Math.max(1, Math.min(width / ORDINARY_CANVAS.width, height / ORDINARY_CANVAS.height));

/** The height of the strip above a tree that has room for one. @param {{bestFirst: boolean, passes: number}} search */
export const stripFor = ({ bestFirst, passes }) =>
  bestFirst ? STRIP.chips : STRIP.ruler + passes * STRIP.pass;

/** The height of the strip above the tree in a picture; 0 for none. @param {{strip: number}} plane @param {Size} size */
export const stripIn = ({ strip }, { short }) => (short ? 0 : strip);

/** The height above the root: the margin, and the strip. @param {{strip: number}} plane @param {Size} size */
export const spaceAbove = (plane, size) => MARGIN.top + (size.short ? 0 : plane.strip + halo(size));

/** The room for the halo around the root below the strip; in a low picture nodes are small. @param {Size} size */
const halo = ({ height }) => (height < 280 ? 0 : HALO);

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
