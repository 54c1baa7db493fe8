/** The node under a point of the screen, at any camera. Pure. */

import { CLOSE } from './detail.js';
import { nodeSize, scaleOf } from './sizes.js';

/** @import { At } from './projection.js' */

/**
 * The node whose shape lies under a point: the nearest if there are several. In a dense row, the nearest node of the
 * row.
 * @param {At} at
 * @param {{x: number, y: number}} point
 * @param {number} reach the distance from a shape that still counts, for fingers
 * @returns {number | null}
 */
export function nodeAt(at, point, reach = 4) {
  const { row: height, camera, k, plane } = at;
  // No shape is higher than a row, but fingers reach farther where rows are close.
  const rows = Math.ceil((reach + LARGEST) / height);
  const middle = Math.round((point.y - camera.y) / height);
  let [found, nearest] = [/** @type {number | null} */ (null), Number.POSITIVE_INFINITY];
  const first = Math.max(0, middle - rows);
  for (let row = first; row <= Math.min(plane.rows.length - 1, middle + rows); row += 1) {
    for (const node of plane.rows.around(row, (point.x - camera.x) / k)) {
      const half = halfOf(at, node) + reach;
      const dx = Math.abs(point.x - at.x(node));
      const dy = Math.abs(point.y - at.y(node));
      const distance = dx * dx + dy * dy;
      if (dx <= half && dy <= half && distance < nearest) {
        nearest = distance;
        found = node;
      }
    }
  }
  return found;
}

/**
 * The nodes whose middles lie in a frame, row by row.
 * @param {At} at
 * @param {{x: number, y: number, width: number, height: number}} frame its left upper corner and its size
 * @returns {number[]}
 */
export function nodesIn(at, { x, y, width, height }) {
  const { row: apart, camera, k, plane } = at;
  const first = Math.max(0, Math.ceil((y - camera.y) / apart));
  const last = Math.min(plane.rows.length - 1, Math.floor((y + height - camera.y) / apart));
  /** @type {number[]} */
  const found = [];
  for (let row = first; row <= last; row += 1) {
    const from = plane.rows.place(row, (x - camera.x) / k);
    const end = plane.rows.place(row, (x + width - camera.x) / k);
    for (let place = from; place < end; place += 1) found.push(plane.rows.nodes[place]);
  }
  return found;
}

/** Half of the largest shape. */
const LARGEST = 30;

/** Half the size of a node's shape. @param {At} at @param {number} node */
function halfOf(at, node) {
  const { box, width } = nodeSize({ k: scaleOf(at, node), row: at.row });
  return Math.max(CLOSE, at.plane.end[node] === node + 1 ? box : width) / 2;
}
