/** Partial repaint. */

import { paintAll } from '../canvas.js';

/** @import { GaugeShape as Shape } from '../../scene/gauge/gauge-shapes.js' */
/** @import { Bounds } from '../bounds.js' */
/** @import { Palette } from '../canvas.js' */

/**
 * Repaints some areas of the canvas, with all shapes that touch them. The shapes are drawn on a second canvas and
 * copied from there, since clipping would change how the edges of a shape are smoothed.
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 * @param {{areas: Bounds[], image: ImageData | null, scratch: OffscreenCanvas}} below
 *   areas in whole device pixels, the image under the shapes, and the second canvas
 */
export function redraw(context, shapes, palette, ratio, { areas, image, scratch }) {
  const { width, height } = context.canvas;
  if (scratch.width !== width) scratch.width = width;
  if (scratch.height !== height) scratch.height = height;
  const inside = scratch.getContext('2d');
  if (inside === null) return;
  inside.setTransform(1, 0, 0, 1, 0, 0);
  for (const { left, top, right, bottom } of areas) {
    if (image === null) inside.clearRect(left, top, right - left, bottom - top);
    else inside.putImageData(image, 0, 0, left, top, right - left, bottom - top);
  }
  paintAll(inside, shapes, palette, ratio);
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (const { left, top, right, bottom } of areas) {
    /** @type {[number, number, number, number]} */
    const area = [left, top, right - left, bottom - top];
    context.clearRect(...area);
    context.drawImage(scratch, ...area, ...area);
  }
}
