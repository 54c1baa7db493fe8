/** Labels in a column, moved apart if they would overlap. Pure. */

/**
 * Places for labels near their preferred ones: in the same order, at least a line apart, and between the edges if there
 * is room.
 * @param {readonly number[]} preferred
 * @param {number} line the least distance
 * @param {readonly [number, number]} edges
 * @returns {number[]}
 */
export function apart(preferred, line, [top, bottom]) {
  const order = preferred
    .map((_, index) => index)
    .sort((one, other) => preferred[one] - preferred[other]);
  const sorted = order.map((index) => preferred[index]);
  const [lower, upper] = [pushed(sorted, line, top), raised(sorted, line, bottom)];
  // Both keep the distances, so the middle does too, and it is centred on the preferred places.
  const middle = lower.map((place, rank) => (place + upper[rank]) / 2);
  const places = raised(pushed(middle, line, top), line, bottom);
  const at = new Array(preferred.length).fill(0);
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
