/** A camera that keeps in sight what somebody has zoomed in on. Pure. */

import { pan } from './camera.js';
import { project } from './plane.js';

/** How far from the edge of the view the search is kept, in CSS pixels. */
const SIGHT = 90;

/** @import { Camera } from './camera.js' */
/** @import { Plane, Size } from './plane.js' */

/**
 * The camera that leaves the first of some nodes that is in sight where it was.
 * @param {Camera} camera
 * @param {Size} size
 * @param {{before: Plane, after: Plane}} planes
 * @param {readonly number[]} nodes that the change is about
 * @returns {Camera | null} null where none is in sight
 */
export function held(camera, size, { before, after }, nodes) {
  const [was, is] = [project(before, size, camera), project(after, size, camera)];
  const node = nodes.find((each) => isIn(size, was.x(each), was.y(each)));
  if (node === undefined) return null;
  return pan(camera, was.x(node) - is.x(node), was.y(node) - is.y(node));
}

/**
 * The camera that has a node in sight.
 * @param {Camera} camera
 * @param {Size} size
 * @param {Plane} plane
 * @param {number} node
 * @returns {Camera | null} null where the present one has
 */
export function followed(camera, size, plane, node) {
  const { width, height } = size;
  const at = project(plane, size, camera);
  const [x, y] = [at.x(node), at.y(node)];
  if (Number.isNaN(x)) return null;
  const [left, top] = [Math.min(SIGHT, width / 3), Math.min(SIGHT, height / 3)];
  const dx = Math.max(left, Math.min(width - left, x)) - x;
  const dy = Math.max(top, Math.min(height - top, y)) - y;
  return dx === 0 && dy === 0 ? null : pan(camera, dx, dy);
}

/** Whether a point is in sight. @param {Size} size @param {number} x @param {number} y */
export const isIn = ({ width, height }, x, y) => x > 0 && y > 0 && x < width && y < height;
