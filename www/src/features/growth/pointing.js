/** The point of the chart that a pointer or a key means. Pure. */

/** @import { Chart, Place, Point } from './chart.js' */

/** @typedef {{algorithm: string, place: number}} Named what identifies a point when more has been measured */

/** @param {Named | null} one @param {Named} other */
export const isSame = (one, other) =>
  one !== null && one.algorithm === other.algorithm && one.place === other.place;

/** @param {Chart} chart */
export const pointsOf = ({ series }) => series.flatMap(({ points }) => points);

/**
 * @param {Chart} chart
 * @param {Named | null} name
 */
export const find = (chart, name) => pointsOf(chart).find((point) => isSame(name, point)) ?? null;

/**
 * The point nearest to a place, within a distance.
 * @param {Chart} chart
 * @param {Place} at
 * @param {number} distance
 */
export function nearest(chart, { x, y }, distance) {
  const far = (/** @type {Point} */ point) => Math.hypot(point.x - x, point.y - y);
  const [first] = pointsOf(chart).sort((one, other) => far(one) - far(other));
  return first !== undefined && far(first) <= distance ? first : null;
}

/**
 * The point that an arrow key leads to: along its line, or to the next search at the same place.
 * @param {Chart} chart
 * @param {Point} from
 * @param {string} key
 * @returns {Point | null} null if there is none
 */
export function neighbour({ series }, from, key) {
  const own = series.find(({ algorithm }) => algorithm === from.algorithm)?.points ?? [];
  const column = series
    .flatMap(({ points }) => points.filter(({ place }) => place === from.place))
    .sort((one, other) => other.y - one.y);
  const is = (/** @type {Point} */ point) => isSame(from, point);
  switch (key) {
    case 'ArrowLeft':
      return own[own.findIndex(is) - 1] ?? null;
    case 'ArrowRight':
      return own[own.findIndex(is) + 1] ?? null;
    case 'ArrowUp':
      return column[column.findIndex(is) + 1] ?? null;
    case 'ArrowDown':
      return column[column.findIndex(is) - 1] ?? null;
    case 'Home':
      return own[0] ?? null;
    case 'End':
      return own[own.length - 1] ?? null;
    default:
      return null;
  }
}
