/** Cameras that keep nodes in place or in sight. Pure. */

import { pan } from './camera.js';
import { stripIn } from './picture-size.js';
import { project } from './projection.js';

/** The distance of the current node from the edges of the view, in CSS pixels. */
const SIGHT = 90;

/** @import { Camera } from './camera.js' */
/** @import { Size } from './picture-size.js' */
/** @import { Plane } from './plane.js' */

/**
 * The camera that keeps the first visible one of some nodes in place.
 * @param {Camera} camera
 * @param {Size} size
 * @param {{before: Plane, after: Plane}} planes
 * @param {readonly number[]} nodes
 * @returns {Camera | null} null if none is in sight
 */
export function keepInPlace(camera, size, { before, after }, nodes) {
  const [was, is] = [project(before, size, camera), project(after, size, camera)];
  const node = nodes.find((each) => isIn(size, was.x(each), was.y(each)));
  if (node === undefined) return null;
  return pan(camera, was.x(node) - is.x(node), was.y(node) - is.y(node));
}

/**
 * The camera that brings a node into sight.
 * @param {Camera} camera
 * @param {Size} size
 * @param {Plane} plane
 * @param {number} node
 * @returns {Camera | null} null if it is in sight already
 */
export function keepInSight(camera, size, plane, node) {
  const { width, height } = size;
  const at = project(plane, size, camera);
  const [x, y] = [at.x(node), at.y(node)];
  if (Number.isNaN(x)) return null;
  const strip = stripIn(plane, size);
  const left = Math.min(SIGHT, width / 3);
  const bottom = Math.min(SIGHT, (height - strip) / 3);
  const top = strip + bottom;
  const dx = Math.max(left, Math.min(width - left, x)) - x;
  const dy = Math.max(top, Math.min(height - bottom, y)) - y;
  return dx === 0 && dy === 0 ? null : pan(camera, dx, dy);
}

/** Whether a point is in sight. @param {Size} size @param {number} x @param {number} y */
export const isIn = ({ width, height }, x, y) => x > 0 && y > 0 && x < width && y < height;
