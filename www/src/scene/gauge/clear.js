/** Free places for boxes over the canvas. Pure. */

/** @import { Box } from '../scene.js' */

/** The distance between boxes, in CSS pixels. */
const GAP = 6;

/** @param {Box} one @param {Box} other */
export const overlap = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * The free places next to a box; the box itself if there are none.
 * @template {Box} B
 * @param {B} box
 * @param {readonly Box[]} obstacles
 * @param {{width: number, height: number}} size of the canvas
 * @returns {B[]}
 */
export function clearOf(box, obstacles, size) {
  const met = obstacles.filter((other) => overlap(box, other));
  if (met.length === 0) return [box];
  const moved = met.flatMap((other) => [
    { ...box, y: other.y + other.height + GAP },
    { ...box, y: other.y - box.height - GAP },
    { ...box, x: other.x + other.width + GAP },
    { ...box, x: other.x - box.width - GAP },
  ]);
  const free = moved.filter(
    (one) =>
      one.x >= 0 &&
      one.y >= 0 &&
      one.x + one.width <= size.width &&
      one.y + one.height <= size.height &&
      !obstacles.some((other) => overlap(one, other)),
  );
  return free.length === 0 ? [box] : free;
}
