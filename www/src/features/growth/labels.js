/** Labels that stand one under the other, moved apart where they would overlap. Pure. */

/**
 * Where labels stand that want to stand somewhere: in the same order, no closer than a line, between the
 * edges as far as there is room, and not far from where they want to stand.
 * @param {readonly number[]} wanted
 * @param {number} line the least distance
 * @param {readonly [number, number]} edges
 * @returns {number[]}
 */
export function apart(wanted, line, [top, bottom]) {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one] - wanted[other]);
  const sorted = order.map((index) => wanted[index]);
  const [lower, upper] = [pushed(sorted, line, top), raised(sorted, line, bottom)];
  // Both keep the distances, so what lies halfway does, and it lies round what all of them want.
  const middle = lower.map((place, rank) => (place + upper[rank]) / 2);
  const places = raised(pushed(middle, line, top), line, bottom);
  const at = new Array(wanted.length).fill(0);
  order.forEach((index, rank) => {
    at[index] = places[rank];
  });
  return at;
}

/** Each no higher than the one before it allows. @param {number[]} places @param {number} line @param {number} top */
function pushed(places, line, top) {
  let least = top;
  return places.map((place) => {
    const at = Math.max(place, least);
    least = at + line;
    return at;
  });
}

/** Each no lower than the one after it allows. @param {number[]} places @param {number} line @param {number} bottom */
const raised = (places, line, bottom) =>
  pushed(
    [...places].reverse().map((place) => -place),
    line,
    -bottom,
  )
    .map((place) => -place)
    .reverse();
