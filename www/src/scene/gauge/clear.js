/** How what stands over the canvas keeps clear of all else that stands there. Pure. */

/** @typedef {import('../scene.js').Box} Box */

/** How far they keep apart, in CSS pixels. */
const GAP = 6;

/** @param {Box} one @param {Box} other */
export const overlap = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * The places nearest to one where nothing else stands; that one itself where there are none.
 * @template {Box} B
 * @param {B} box
 * @param {readonly Box[]} taken where something else stands
 * @param {{width: number, height: number}} size within which they stay
 * @returns {B[]}
 */
export function clearOf(box, taken, size) {
  const met = taken.filter((other) => overlap(box, other));
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
      !taken.some((other) => overlap(one, other)),
  );
  return free.length === 0 ? [box] : free;
}
