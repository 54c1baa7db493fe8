/** Shapes -> a canvas. Device pixels live here only; how each shape is drawn stands in `canvas/`. */

import { edge } from './shapes/lines.js';
import { dot, node } from './shapes/nodes.js';
import { text } from './shapes/text.js';

/**
 * @typedef {import('../scene/gauge/gauge-shapes.js').GaugeShape} Shape
 * @typedef {import('../scene/scene.js').Colour} Colour
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
 * Draws a shape of a kind that the first picture does not have: see `canvas/further.js`.
 * @typedef {(shape: Shape) => void} Further
 */

/** Where none is to be drawn. */
const none = () => () => {};

/**
 * Draws all shapes, in their order, over an image or over nothing.
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 * @param {ImageData | null} [image] as large as the canvas, but for a pixel that is begun
 * @param {(context: CanvasRenderingContext2D, palette: Palette, ratio: number) => Further} [further]
 */
export function draw(context, shapes, palette, ratio, image = null, further = none) {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  if (image !== null) context.putImageData(image, 0, 0);
  paintAll(context, shapes, palette, ratio, further);
}

/**
 * Draws all shapes over what stands there.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} target
 * @param {readonly Shape[]} shapes
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 * @param {(context: CanvasRenderingContext2D, palette: Palette, ratio: number) => Further} further
 */
export function paintAll(target, shapes, palette, ratio, further) {
  // Nothing that is drawn here tells one from the other.
  const context = /** @type {CanvasRenderingContext2D} */ (target);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const others = further(context, palette, ratio);
  for (const shape of shapes) {
    context.save();
    paint(context, shape, palette, others);
    context.restore();
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape} shape
 * @param {Palette} palette
 * @param {Further} others
 */
function paint(context, shape, palette, others) {
  switch (shape.kind) {
    case 'edge':
      return edge(context, shape, palette);
    case 'node':
      return node(context, shape, palette);
    case 'dot':
      return dot(context, shape, palette);
    case 'text':
      return text(context, shape, palette);
    default:
      return others(shape);
  }
}
