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

/** The length of an arrow's head, and half of its width. */
const HEAD = { length: 9, half: 4.5 };

/**
 * The arrow from the node that set a bound to the one that it cut off, bowed so that it lies beside the edges of the path. As much
 * of it is drawn as the scene has come to.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'link'}} shape
 * @param {Palette} palette
 */
export function link(context, shape, palette) {
  const { x1, y1, x2, y2, drawn } = shape;
  const bend = Math.max(0.16, Math.min(0.4, 30 / Math.max(1, distance(shape))));
  const middle = bent(shape, -bend);
  // The first part of the curve, by de Casteljau.
  const handle = { x: x1 + (middle.x - x1) * drawn, y: y1 + (middle.y - y1) * drawn };
  const other = { x: middle.x + (x2 - middle.x) * drawn, y: middle.y + (y2 - middle.y) * drawn };
  const tip = {
    x: handle.x + (other.x - handle.x) * drawn,
    y: handle.y + (other.y - handle.y) * drawn,
  };
  const angle = Math.atan2(tip.y - handle.y, tip.x - handle.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const base = { x: tip.x - HEAD.length * cos, y: tip.y - HEAD.length * sin };
  context.strokeStyle = context.fillStyle = palette.cut;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x1, y1);
  context.quadraticCurveTo(handle.x, handle.y, base.x, base.y);
  context.stroke();
  context.beginPath();
  context.moveTo(tip.x, tip.y);
  context.lineTo(base.x - HEAD.half * sin, base.y + HEAD.half * cos);
  context.lineTo(base.x + HEAD.half * sin, base.y - HEAD.half * cos);
  context.closePath();
  context.fill();
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
function bowed(context, ends, bend) {
  const middle = bent(ends, bend);
  context.beginPath();
  context.moveTo(ends.x1, ends.y1);
  context.quadraticCurveTo(middle.x, middle.y, ends.x2, ends.y2);
  context.stroke();
}

/** The handle of a bow. @param {Ends} ends @param {number} bend */
const bent = ({ x1, y1, x2, y2 }, bend) => ({
  x: (x1 + x2) / 2 + (y2 - y1) * bend,
  y: (y1 + y2) / 2 - (x2 - x1) * bend,
});

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
