/** The two hatchings: skipped leans forwards, waste backwards. */

/** @import { Palette } from '../canvas.js' */

/** @typedef {{apart: number, line: number, forwards: boolean}} Hatching the distance of its lines, and their width */

/** @type {Record<'cut' | 'waste', Hatching>} */
export const HATCHINGS = {
  cut: { apart: 7, line: 1, forwards: true },
  waste: { apart: 5, line: 1.2, forwards: false },
};

/** @typedef {{cut: CanvasPattern | string, waste: CanvasPattern | string}} Patterns */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 * @returns {Patterns}
 */
export const patterns = (context, palette, ratio) => ({
  cut: hatching(context, palette.cut, ratio, HATCHINGS.cut),
  waste: hatching(context, palette.ink, ratio, HATCHINGS.waste),
});

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} colour
 * @param {number} ratio
 * @param {Hatching} style
 */
function hatching(context, colour, ratio, { apart, line, forwards }) {
  const side = Math.max(2, Math.round(apart * ratio));
  const tile = new OffscreenCanvas(side, side);
  const inside = tile.getContext('2d');
  if (inside === null) return colour;
  inside.strokeStyle = colour;
  inside.lineWidth = ratio * line;
  inside.beginPath();
  const [from, to] = forwards ? [side, 0] : [0, side];
  // Three diagonals, so that tiles meet at their corners.
  for (const shift of [-side, 0, side]) {
    inside.moveTo(shift, from);
    inside.lineTo(shift + side, to);
  }
  inside.stroke();
  const pattern = context.createPattern(tile, 'repeat');
  // The pattern is drawn in device pixels already.
  pattern?.setTransform(new DOMMatrix([1 / ratio, 0, 0, 1 / ratio, 0, 0]));
  return pattern ?? colour;
}
