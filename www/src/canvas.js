/** Shapes -> a canvas. Device pixels live here only; how each shape is drawn stands in `canvas/`. */

import * as lines from './canvas/lines.js';
import * as marks from './canvas/marks.js';
import { patterns } from './canvas/patterns.js';
import { text } from './canvas/text.js';

/**
 * @typedef {import('./gauge-shapes.js').GaugeShape} Shape
 * @typedef {import('./scene.js').Colour} Colour
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
 * @param {ImageData | null} image as large as the canvas, but for a pixel that is begun
 */
export function draw(context, shapes, palette, ratio, image) {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  if (image !== null) context.putImageData(image, 0, 0);
  paintAll(context, shapes, palette, ratio);
}

/**
 * Draws all shapes over what stands there.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} target
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 */
export function paintAll(target, shapes, palette, ratio) {
  // Nothing that is drawn here tells one from the other.
  const context = /** @type {CanvasRenderingContext2D} */ (target);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const hatching = patterns(context, palette, ratio);
  for (const shape of shapes) {
    context.save();
    paint(context, shape, palette, hatching);
    context.restore();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape} shape
 * @param {Palette} palette
 * @param {import('./canvas/patterns.js').Patterns} hatching
 */
function paint(context, shape, palette, hatching) {
  switch (shape.kind) {
    case 'edge':
      return lines.edge(context, shape, palette);
    case 'hatch':
      return lines.hatch(context, shape, hatching.cut);
    case 'stripe':
      return lines.stripe(context, shape, palette, hatching.waste);
    case 'strokes':
      return lines.cutStrokes(context, shape, palette);
    case 'link':
      return lines.link(context, shape, palette);
    case 'bow':
      return lines.bow(context, shape, palette);
    case 'node':
      return marks.node(context, shape, palette);
    case 'dot':
      return marks.dot(context, shape, palette);
    case 'halo':
      return marks.halo(context, shape, palette);
    case 'ring':
      return marks.ring(context, shape, palette);
    case 'circle':
      return marks.circle(context, shape, palette);
    case 'loop':
      return marks.loop(context, shape, palette);
    case 'panel':
      return marks.panel(context, shape, palette);
    case 'band':
      return marks.band(context, shape, palette);
    case 'jaw':
      return marks.jaw(context, shape, palette);
    case 'mark':
      return marks.mark(context, shape, palette);
    case 'text':
      return text(context, shape, palette);
  }
}
