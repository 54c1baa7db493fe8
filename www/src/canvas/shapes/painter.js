/** The painter of each kind of shape. */

import { envelope } from './envelope.js';
import { edge } from './lines.js';
import { bow, cutStrokes, hatch, link, stripe } from './links.js';
import * as marks from './marks.js';
import { dot, node } from './nodes.js';
import { text } from './text.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Palette } from '../canvas.js' */
/** @import { Patterns } from './patterns.js' */

/** @typedef {(context: CanvasRenderingContext2D, shape: any, palette: Palette) => void} Paint */

/** @type {Record<Exclude<Shape['kind'], 'hatch' | 'stripe'>, Paint>} */
const PAINTERS = { edge, envelope, node, dot, text, strokes: cutStrokes, link, bow, ...marks };

/**
 * A function that paints one shape.
 * @param {CanvasRenderingContext2D} context or whatever has those of its methods that painters call
 * @param {Palette} palette
 * @param {Patterns} hatching
 * @returns {(shape: Shape) => void}
 */
export function painter(context, palette, hatching) {
  return (shape) => {
    if (shape.kind === 'hatch') return hatch(context, shape, hatching.cut);
    if (shape.kind === 'stripe') return stripe(context, shape, palette, hatching.waste);
    PAINTERS[shape.kind](context, shape, palette);
  };
}
