/** Lines other than edges. */

import { line, stroke } from './lines.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Ends } from '../../scene/scene.js' */
/** @import { Palette } from '../canvas.js' */

/**
 * The hatching of skipped nodes.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'hatch'}} shape
 * @param {CanvasPattern | string} pattern
 */
export function hatch(context, shape, pattern) {
  context.globalAlpha = 0.55;
  context.lineCap = 'round';
  context.strokeStyle = pattern;
  context.lineWidth = shape.width;
  stroke(context, shape);
}

/**
 * The band under an edge: solid in the critical tree, hatched the other way for waste.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'stripe'}} shape
 * @param {Palette} palette
 * @param {CanvasPattern | string} wasted
 */
export function stripe(context, shape, palette, wasted) {
  const critical = shape.pattern === 'critical';
  context.globalAlpha = critical ? 0.22 : 0.75;
  context.lineCap = 'round';
  context.strokeStyle = critical ? palette.ink : wasted;
  context.lineWidth = shape.width;
  stroke(context, shape);
}

/**
 * The dashed line to the node that set a bound, bowed so that it lies beside the edges of the path.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'link'}} shape
 * @param {Palette} palette
 */
export function link(context, shape, palette) {
  const bend = Math.max(0.16, 30 / Math.max(1, distance(shape)));
  context.setLineDash([6, 5]);
  context.strokeStyle = palette.cut;
  context.lineWidth = 2;
  bowed(context, shape, bend);
}

/**
 * The thin line between two nodes of the same position.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'bow'}} shape
 * @param {Palette} palette
 */
export function bow(context, shape, palette) {
  context.strokeStyle = palette.ink;
  context.lineWidth = 1.5;
  // Upwards, over what lies between.
  const sign = shape.x2 < shape.x1 ? -1 : 1;
  bowed(context, shape, sign * Math.max(0.12, Math.min(0.3, 90 / Math.max(1, distance(shape)))));
}

/** @param {Ends} ends */
const distance = ({ x1, y1, x2, y2 }) => Math.hypot(x2 - x1, y2 - y1);

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Ends} ends
 * @param {number} bend
 */
function bowed(context, { x1, y1, x2, y2 }, bend) {
  context.beginPath();
  context.moveTo(x1, y1);
  const middle = { x: (x1 + x2) / 2 + (y2 - y1) * bend, y: (y1 + y2) / 2 - (x2 - x1) * bend };
  context.quadraticCurveTo(middle.x, middle.y, x2, y2);
  context.stroke();
}

/**
 * Two short strokes across an edge.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'strokes'}} shape
 * @param {Palette} palette
 */
export function cutStrokes(context, { x, y, angle, size }, palette) {
  context.translate(x, y);
  context.rotate(angle);
  // Slanted, like a strike-out by hand.
  for (const at of [-size * 0.3, size * 0.3]) {
    const ends = { x1: at - size * 0.3, y1: -size, x2: at + size * 0.3, y2: size };
    line(context, ends, palette.ground, 5);
    line(context, ends, palette.cut, 2.5);
  }
}
