/** An immutable transform from the tree's plane to the screen: scale, then translate. */

/** @typedef {{readonly k: number, readonly x: number, readonly y: number}} Camera */

const CLOSEST = 6;
const FARTHEST = 1e-6;

/**
 * @param {Camera} camera
 * @param {{x: number, y: number}} point on the plane
 */
export const apply = ({ k, x, y }, point) => ({ x: point.x * k + x, y: point.y * k + y });

/**
 * @param {Camera} camera
 * @param {{x: number, y: number}} point on the screen
 */
export const invert = ({ k, x, y }, point) => ({ x: (point.x - x) / k, y: (point.y - y) / k });

/**
 * @param {Camera} camera
 * @param {number} dx
 * @param {number} dy
 * @returns {Camera}
 */
export const pan = ({ k, x, y }, dx, dy) => ({ k, x: x + dx, y: y + dy });

/** A scale that a camera can have. @param {number} k */
export const scaleWithin = (k) => Math.min(CLOSEST, Math.max(FARTHEST, k));

/**
 * Scales by a factor. The point under the pointer stays in place.
 * @param {Camera} camera
 * @param {number} factor
 * @param {{x: number, y: number}} at on the screen
 * @returns {Camera}
 */
export function zoom(camera, factor, at) {
  const k = scaleWithin(camera.k * factor);
  const fixed = invert(camera, at);
  return { k, x: at.x - fixed.x * k, y: at.y - fixed.y * k };
}

/**
 * A camera between two others.
 * @param {Camera} from
 * @param {Camera} to
 * @param {number} t from 0 to 1
 * @returns {Camera}
 */
export function between(from, to, t) {
  /** @param {number} a @param {number} b */
  const mix = (a, b) => a + (b - a) * t;
  return { k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
