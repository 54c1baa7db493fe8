/** Shapes to pixels. Device pixels are known here only; `shapes/` paints each kind of shape. */

import { painter } from './shapes/painter.js';
import { patterns } from './shapes/patterns.js';

/** @import { Shape } from '../scene/scene.js' */
/** @import { Colour } from '../scene/scene.js' */

/** @typedef {Record<Colour, string> & {font: string, strong: boolean}} Palette `strong` for high contrast */

/**
 * Draws all shapes in order, over an image or an empty canvas.
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 * @param {ImageData | null} [image] as large as the canvas, rounded up
 */
export function draw(context, shapes, palette, ratio, image = null) {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  if (image !== null) context.putImageData(image, 0, 0);
  paintAll(context, shapes, palette, ratio);
}

/**
 * Draws all shapes over the canvas as it is.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} target
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 */
export function paintAll(target, shapes, palette, ratio) {
  // Shapes use only what both kinds of context have.
  const context = /** @type {CanvasRenderingContext2D} */ (target);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const paint = painter(context, palette, patterns(context, palette, ratio));
  for (const shape of shapes) {
    context.save();
    paint(shape);
    context.restore();
  }
}
