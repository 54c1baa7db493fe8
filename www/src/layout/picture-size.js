/** The size of a picture, and its margins: what they leave is for the tree. Pure. */

export const MARGIN = { x: 34, top: 34, bottom: 32 };
/**
 * The heights of the strip above the tree: the ruler; a row below it for each pass, if a search has several; the chips of a
 * best-first search, which has no window; and at most, in a low picture.
 */
const STRIP = { ruler: 66, pass: 13, chips: 44, low: 47 };
const HALO = 18;
/** The height above the root in a low picture with many rows, whose nodes are small. */
const LOWEST_ROOT = 72;
/** A canvas larger than this has a larger picture of a small tree: that of a laptop, beside the panels. */
const ORDINARY_CANVAS = { width: 1000, height: 600 };
/** A picture that is lower than this, in CSS pixels, has room for the tree and nothing else. */
const FLAT = 190;
/** A picture that is lower than this has a low strip. */
const LOW = 300;

/**
 * @typedef {object} Extent
 * @property {number} width in CSS pixels
 * @property {number} height in CSS pixels
 */

/**
 * The size of a picture. It is short if it has no strip above the tree: too low for one, as pictures below each other may be, or
 * without one by choice. `strip` is the height of one that pictures beside each other share.
 * @typedef {Extent & {short?: boolean, strip?: number}} Size
 */

/** How much larger a small tree is than on an ordinary canvas: it takes the same part of any larger one. @param {Size} size */
export const enlargement = ({ width, height }) =>
  Math.max(1, Math.min(width / ORDINARY_CANVAS.width, height / ORDINARY_CANVAS.height));

/** The height of the strip above a tree that has room for one. @param {{bestFirst: boolean, passes: number}} search */
export const stripFor = ({ bestFirst, passes }) =>
  bestFirst ? STRIP.chips : STRIP.ruler + passes * STRIP.pass;

/** Whether a picture is so low that its strip has room for what is most important alone. @param {Size} size */
export const isLow = ({ height }) => height < LOW;

/** The height of the strip above the tree in a picture; 0 for none. @param {{strip: number}} plane @param {Size} size */
export function stripIn({ strip: own }, size) {
  const { short = false, strip = own } = size;
  return short ? 0 : isLow(size) ? Math.min(strip, STRIP.low) : strip;
}

/**
 * The height above the root: the margin, the strip, and the room for the halo around the root below it.
 * @param {{strip: number, height: number}} plane with the number of its rows
 * @param {Size} size
 */
export function spaceAbove(plane, size) {
  if (size.short) return MARGIN.top + (size.height < FLAT ? 0 : (HALO / 2) * enlargement(size));
  const strip = stripIn(plane, size);
  if (!isLow(size)) return MARGIN.top + strip + HALO * enlargement(size);
  // The fewer rows a low picture has, the larger is a node in it: half as wide as its row is high, at most.
  const row = (size.height - LOWEST_ROOT - MARGIN.bottom) / Math.max(1, plane.height);
  return Math.max(LOWEST_ROOT, strip + HALO / 2 + row / 4);
}

/**
 * The size of a picture, and whether it is short.
 * @param {Extent} size
 * @param {{gauge: 'auto' | 'none'}} state
 * @returns {Size}
 */
export const sized = ({ width, height }, { gauge }) => {
  return { width, height, short: gauge === 'none' || height < FLAT };
};
