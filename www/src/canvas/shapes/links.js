/** Lines other than edges. */

import { line, stroke } from './lines.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Ends, Point } from '../../scene/scene.js' */
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
const HEAD = { length: 10, half: 5 };
/** The widths of the line, and of the ground beside it, by which one sees that it crosses an edge. */
const LINE = { width: 2.25, ground: 7 };

/**
 * The arrow from the node that set a bound to the one that it cut off, with round corners. As much of it is drawn as the scene has come to.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'link'}} shape
 * @param {Palette} palette
 */
export function link(context, { points, round, drawn }, palette) {
  const length = points
    .slice(1)
    .reduce((sum, point, at) => sum + distance(lineTo(points[at], point)), 0);
  const part = beginning(points, length * drawn);
  const [tip, from] = [part[part.length - 1], part[part.length - 2]];
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const head = Math.min(HEAD.length, length * drawn);
  const base = { x: tip.x - head * cos, y: tip.y - head * sin };
  const line = [...part.slice(0, -1), base];
  context.lineJoin = 'round';
  for (const [colour, width, alpha] of /** @type {const} */ ([
    [palette.ground, LINE.ground, 0.85],
    [palette.cut, LINE.width, 1],
  ])) {
    context.globalAlpha = alpha;
    context.strokeStyle = colour;
    context.lineWidth = width;
    rounded(context, line, round);
    context.stroke();
  }
  context.fillStyle = palette.cut;
  context.beginPath();
  context.moveTo(tip.x, tip.y);
  context.lineTo(base.x - HEAD.half * sin, base.y + HEAD.half * cos);
  context.lineTo(base.x + HEAD.half * sin, base.y - HEAD.half * cos);
  context.closePath();
  context.fill();
}

/** @param {Point} one @param {Point} other @returns {Ends} */
const lineTo = (one, other) => ({ x1: one.x, y1: one.y, x2: other.x, y2: other.y });

/** The beginning of a line, of some length. @param {readonly Point[]} points @param {number} length */
function beginning(points, length) {
  const part = [points[0]];
  let rest = length;
  for (const [at, point] of points.slice(1).entries()) {
    const before = points[at];
    const own = distance(lineTo(before, point));
    const along = own === 0 ? 1 : Math.min(1, rest / own);
    part.push({
      x: before.x + (point.x - before.x) * along,
      y: before.y + (point.y - before.y) * along,
    });
    rest -= own;
    if (rest <= 0) break;
  }
  return part;
}

/** A path along points, whose corners are round. @param {CanvasRenderingContext2D} context @param {readonly Point[]} points @param {number} round */
function rounded(context, points, round) {
  context.beginPath();
  context.moveTo(points[0].x, points[0].y);
  for (let at = 1; at < points.length - 1; at += 1) {
    const [before, corner, after] = [points[at - 1], points[at], points[at + 1]];
    const [one, other] = [distance(lineTo(before, corner)), distance(lineTo(corner, after))];
    const radius = Math.min(round, one / 2, other / 2);
    const near = (/** @type {Point} */ end, /** @type {number} */ whole) => {
      const part = whole === 0 ? 0 : radius / whole;
      return { x: corner.x + (end.x - corner.x) * part, y: corner.y + (end.y - corner.y) * part };
    };
    const [enter, leave] = [near(before, one), near(after, other)];
    context.lineTo(enter.x, enter.y);
    context.quadraticCurveTo(corner.x, corner.y, leave.x, leave.y);
  }
  const end = points[points.length - 1];
  context.lineTo(end.x, end.y);
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
