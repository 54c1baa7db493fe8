/** A hatched stroke as the lines of its hatching: every format has lines, and they need no names that could meet. Pure. */

/** @import { Hatching } from '../../canvas/shapes/patterns.js' */
/** @import { Segment } from './pen.js' */

/** @typedef {Hatching & {colour: string}} Hatched */

/**
 * The diagonals that lie within a broad line with round ends.
 * @param {readonly Segment[]} path from one point to another
 * @param {number} width of the line
 * @param {Hatched} hatching
 * @returns {Segment[]}
 */
export function hatched(path, width, { apart, forwards }) {
  const [from, to] = path;
  if (from?.to !== 'move' || to?.to !== 'line') return [];
  const radius = width / 2;
  const sign = forwards ? 1 : -1;
  // Along one diagonal x ± y is the same, and diagonals lie where the canvas has them.
  const sums = [from.x + sign * from.y, to.x + sign * to.y];
  const reach = radius * Math.SQRT2;
  const first = Math.ceil((Math.min(...sums) - reach) / apart);
  const last = Math.floor((Math.max(...sums) + reach) / apart);
  /** @type {Segment[]} */
  const lines = [];
  for (let at = first; at <= last; at += 1) {
    const within = extent([from, to], radius, at * apart, sign);
    if (within === null) continue;
    const [low, high] = within;
    /** @param {number} x */
    const y = (x) => sign * (at * apart - x);
    lines.push({ to: 'move', x: low, y: y(low) }, { to: 'line', x: high, y: y(high) });
  }
  return lines;
}

/**
 * The least and the greatest x of a diagonal within a broad line, whose parts are two round ends and the band between them:
 * together they have no dents, so that what lies within is one piece.
 * @param {{x: number, y: number}[]} ends
 * @param {number} radius
 * @param {number} sum x ± y on the diagonal
 * @param {number} sign
 * @returns {[number, number] | null}
 */
function extent(ends, radius, sum, sign) {
  const parts = [
    ...ends.map((end) => inDisc(end, radius, sum, sign)),
    inBand(ends, radius, sum, sign),
  ];
  const found = parts.filter((part) => part !== null);
  if (found.length === 0) return null;
  return [Math.min(...found.map(([low]) => low)), Math.max(...found.map(([, high]) => high))];
}

/**
 * @param {{x: number, y: number}} middle
 * @param {number} radius
 * @param {number} sum
 * @param {number} sign
 * @returns {[number, number] | null}
 */
function inDisc({ x, y }, radius, sum, sign) {
  // The point of the diagonal that is nearest to the middle.
  const nearest = (x + sum - sign * y) / 2;
  const away = Math.abs(sum - x - sign * y) / Math.SQRT2;
  if (away >= radius) return null;
  const half = Math.sqrt((radius * radius - away * away) / 2);
  return [nearest - half, nearest + half];
}

/**
 * @param {{x: number, y: number}[]} ends
 * @param {number} radius
 * @param {number} sum
 * @param {number} sign
 * @returns {[number, number] | null}
 */
function inBand([from, to], radius, sum, sign) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return null;
  // How far along and how far beside the line the point is that the diagonal has at x.
  const along = linear(dx / length, dy / length, from, sum, sign);
  const beside = linear(-dy / length, dx / length, from, sum, sign);
  const [one, other] = [between(along, 0, length), between(beside, -radius, radius)];
  const [low, high] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
  return low < high ? [low, high] : null;
}

/**
 * The product of a direction and the way from a point to the diagonal at x, as `slope · x + start`.
 * @param {number} dx
 * @param {number} dy
 * @param {{x: number, y: number}} from
 * @param {number} sum
 * @param {number} sign
 */
const linear = (dx, dy, from, sum, sign) => ({
  slope: dx - sign * dy,
  start: dy * (sign * sum - from.y) - dx * from.x,
});

/**
 * Where a linear function lies between two bounds.
 * @param {{slope: number, start: number}} of
 * @param {number} least
 * @param {number} most
 * @returns {[number, number]}
 */
function between({ slope, start }, least, most) {
  const everywhere = start > least && start < most ? Infinity : -Infinity;
  if (Math.abs(slope) < 1e-9) return [-everywhere, everywhere];
  const ends = [(least - start) / slope, (most - start) / slope];
  return [Math.min(...ends), Math.max(...ends)];
}
