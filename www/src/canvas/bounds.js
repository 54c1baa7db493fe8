/** The bounds of shapes. They are generous: an extra pixel costs little, a missing one leaves a trace behind. Pure. */

/** @import { Shape } from '../scene/scene.js' */
/** @import { Ends } from '../scene/scene.js' */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Bounds in CSS pixels */

/** The width of the widest letter, by font size. */
const WIDEST = 1.1;

/**
 * @param {Shape} shape
 * @returns {Bounds}
 */
export function boundsOf(shape) {
  switch (shape.kind) {
    case 'edge':
      return between(shape, shape.width + 3);
    case 'hatch':
    case 'stripe':
      return between(shape, shape.width / 2 + 2);
    case 'envelope':
      return envelope(shape);
    case 'link':
      return link(shape);
    case 'bow':
      // A bow is no higher than half its bend.
      return between(shape, 18 + 0.2 * Math.hypot(shape.x2 - shape.x1, shape.y2 - shape.y1));
    case 'node':
    case 'halo':
    case 'ring':
    case 'shade':
      return around(shape, shape.width / 2 + 4, shape.height / 2 + 4);
    case 'dot':
      return around(shape, shape.width / 2 + 1, shape.height / 2 + 1);
    case 'circle':
      return around(shape, shape.radius + 3, shape.radius + 3);
    case 'strokes':
      return around(shape, shape.size * 1.5 + 5, shape.size * 1.5 + 5);
    case 'loop':
      return around(shape, shape.size + 6, shape.size + 6);
    case 'mark':
      return around(shape, shape.size * 1.7, shape.size * 1.7);
    case 'jaw':
      return box(shape.x - 10, shape.y - 5, 20, shape.height + 10);
    case 'band':
    case 'veil':
      return box(shape.x - 2, shape.y - 2, shape.width + 4, shape.height + 4);
    case 'piece':
      return around(shape, shape.square / 2 + 2, shape.square / 2 + 2);
    case 'text':
      return textBounds(shape);
  }
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Bounds} */
const box = (x, y, width, height) => ({ left: x, top: y, right: x + width, bottom: y + height });

/** @param {{x: number, y: number}} middle @param {number} across @param {number} down */
const around = ({ x, y }, across, down) => box(x - across, y - down, across * 2, down * 2);

/** @param {Ends} ends @param {number} margin @returns {Bounds} */
const between = ({ x1, y1, x2, y2 }, margin) => ({
  left: Math.min(x1, x2) - margin,
  top: Math.min(y1, y2) - margin,
  right: Math.max(x1, x2) + margin,
  bottom: Math.max(y1, y2) + margin,
});

/** @param {Shape & {kind: 'link'}} shape @returns {Bounds} */
const link = ({ points }) => ({
  left: Math.min(...points.map(({ x }) => x)) - 8,
  top: Math.min(...points.map(({ y }) => y)) - 8,
  right: Math.max(...points.map(({ x }) => x)) + 8,
  bottom: Math.max(...points.map(({ y }) => y)) + 8,
});

/** @param {Shape & {kind: 'envelope'}} shape @returns {Bounds} */
const envelope = ({ top, bottom, rows }) => ({
  left: Math.min(...rows.map(({ left }) => left)) - 2,
  top: top - 2,
  right: Math.max(...rows.map(({ right }) => right)) + 2,
  bottom: bottom + 2,
});

/** @param {Shape & {kind: 'text'}} shape @returns {Bounds} */
function textBounds({ x, y, size, align, runs }) {
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const width = letters * size * WIDEST + 8;
  const left = { left: x - 4, center: x - width / 2, right: x - width + 4 }[align];
  return box(left, y - size, width, size * 2);
}

/** The bounds of several shapes; null if there are none. @param {readonly Shape[]} shapes */
export function boundsOfAll(shapes) {
  /** @type {Bounds | null} */
  let all = null;
  for (const shape of shapes) {
    const one = boundsOf(shape);
    all = all === null ? one : union(all, one);
  }
  return all;
}

/** @param {Bounds} one @param {Bounds} other @returns {Bounds} */
export const union = (one, other) => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** @param {Bounds} one @param {Bounds} other */
export const touch = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Rectangles of whole device pixels that cover all of these, and do not touch each other. Those that meet in CSS pixels are one, so that on every
 * screen the same is repainted.
 * @param {readonly Bounds[]} all in CSS pixels
 * @param {number} ratio device pixels in a CSS pixel
 * @param {{width: number, height: number}} canvas in device pixels
 */
export function covering(all, ratio, canvas) {
  const areas = apart(all.map((each) => rounded(each, 1)));
  return apart(
    areas.flatMap((area) => {
      const { left, top, right, bottom } = rounded(area, ratio);
      const inside = {
        left: Math.max(0, left),
        top: Math.max(0, top),
        right: Math.min(canvas.width, right),
        bottom: Math.min(canvas.height, bottom),
      };
      return inside.left < inside.right && inside.top < inside.bottom ? [inside] : [];
    }),
  );
}

/** In whole pixels, no smaller. @param {Bounds} bounds @param {number} ratio @returns {Bounds} */
const rounded = ({ left, top, right, bottom }, ratio) => ({
  left: Math.floor(left * ratio),
  top: Math.floor(top * ratio),
  right: Math.ceil(right * ratio),
  bottom: Math.ceil(bottom * ratio),
});

/** Whether two rectangles overlap, or share a border. @param {Bounds} one @param {Bounds} other */
const meet = (one, other) =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.top <= other.bottom &&
  other.top <= one.bottom;

/** Rectangles that do not meet, which cover these. @param {readonly Bounds[]} all */
function apart(all) {
  /** @type {Bounds[]} */
  const found = [];
  for (const bounds of all) {
    let next = bounds;
    // It grows by those that it meets, and may then meet others.
    for (let index = found.length - 1; index >= 0; index -= 1) {
      if (!meet(found[index], next)) continue;
      next = union(next, found[index]);
      found.splice(index, 1);
      index = found.length;
    }
    found.push(next);
  }
  return found;
}
