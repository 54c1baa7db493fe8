/** Boxes over the canvas. Pure. */

/** @import { Box } from '../scene.js' */

/** @param {Box} one @param {Box} other */
export const overlap = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
