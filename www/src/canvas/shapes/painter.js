/** The painter of each kind of shape. */

import { edge } from './lines.js';
import * as links from './links.js';
import * as marks from './marks.js';
import { dot, node } from './nodes.js';
import { patterns } from './patterns.js';
import { text } from './text.js';

/** @import { GaugeShape } from '../../scene/gauge/gauge-shapes.js' */
/** @import { Palette } from '../canvas.js' */

/**
 * A function that paints one shape. It makes the hatchings once.
 * @param {CanvasRenderingContext2D} context
 * @param {Palette} palette
 * @param {number} ratio device pixels in a CSS pixel
 * @returns {(shape: GaugeShape) => void}
 */
export function painter(context, palette, ratio) {
  const hatching = patterns(context, palette, ratio);
  return (shape) => {
    switch (shape.kind) {
      case 'edge':
        return edge(context, shape, palette);
      case 'node':
        return node(context, shape, palette);
      case 'dot':
        return dot(context, shape, palette);
      case 'text':
        return text(context, shape, palette);
      case 'hatch':
        return links.hatch(context, shape, hatching.cut);
      case 'stripe':
        return links.stripe(context, shape, palette, hatching.waste);
      case 'strokes':
        return links.cutStrokes(context, shape, palette);
      case 'link':
        return links.link(context, shape, palette);
      case 'bow':
        return links.bow(context, shape, palette);
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
    }
  };
}
