/** Edges, and lines in general. */

import { faint } from './faint.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Ends } from '../../scene/scene.js' */
/** @import { Palette } from '../canvas.js' */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Ends} ends
 */
export function stroke(context, { x1, y1, x2, y2 }) {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

/**
 * An edge, two rails for a null window, or dots for what only leads to something.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'edge'}} shape
 * @param {Palette} palette
 */
export function edge(context, shape, palette) {
  const { width, alpha, colour, rails = false, dotted = false } = shape;
  context.globalAlpha = faint(alpha, palette);
  if (dotted) context.setLineDash([0, 5]);
  if (!rails) return line(context, shape, palette[colour], width);
  const { x1, y1, x2, y2 } = shape;
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const apart = 1.4 + width * 0.4;
  const [dx, dy] = [((y2 - y1) / length) * apart, (-(x2 - x1) / length) * apart];
  for (const side of [-1, 1]) {
    const beside = {
      x1: x1 + dx * side,
      y1: y1 + dy * side,
      x2: x2 + dx * side,
      y2: y2 + dy * side,
    };
    line(context, beside, palette[colour], Math.max(0.9, width * 0.5));
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Ends} ends
 * @param {string} colour
 * @param {number} width
 */
export function line(context, ends, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  stroke(context, ends);
}
