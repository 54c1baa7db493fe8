/** Shapes -> a canvas. Device pixels live here only; `shapes/` paints each kind of shape. */

import { painter } from './shapes/painter.js';

/** @import { GaugeShape as Shape } from '../scene/gauge/gauge-shapes.js' */
/** @import { Colour } from '../scene/scene.js' */

/**
 * @typedef {Record<Colour, string> & {font: string, strong: boolean}} Palette `strong` where nothing may be faint
 */

/**
 * Makes the canvas as sharp as the screen: as many pixels as the device has for it.
 * @param {HTMLCanvasElement} canvas
 * @param {{width: number, height: number}} size on the screen, in CSS pixels
 * @param {number} ratio device pixels in a CSS pixel
 */
export function resize(canvas, size, ratio) {
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/**
 * Draws all shapes, in their order, over an image or over nothing.
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 * @param {ImageData | null} [image] as large as the canvas, but for a pixel that is begun
 */
export function draw(context, shapes, palette, ratio, image = null) {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  if (image !== null) context.putImageData(image, 0, 0);
  paintAll(context, shapes, palette, ratio);
}

/**
 * Draws all shapes over what the canvas holds.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} target
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 */
export function paintAll(target, shapes, palette, ratio) {
  // No shape uses what only one of the two kinds of context has.
  const context = /** @type {CanvasRenderingContext2D} */ (target);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const paint = painter(context, palette, ratio);
  for (const shape of shapes) {
    context.save();
    paint(shape);
    context.restore();
  }
}
