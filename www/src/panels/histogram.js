/** Counts in bars of equal width, and the rank of one count among them. Pure. */

/** The most bars that can be distinguished. */
const MOST_BARS = 40;

/**
 * A bar: the number of counts from `from` to `to`, inclusive.
 * @typedef {{from: number, to: number, count: number}} Bar
 */

/**
 * @param {ArrayLike<number>} counts
 * @param {number} present a count that gets a bar too
 * @returns {Bar[]}
 */
export function bars(counts, present) {
  const all = Array.from(counts);
  const least = all.reduce((one, other) => Math.min(one, other), present);
  const most = all.reduce((one, other) => Math.max(one, other), present);
  const width = Math.ceil((most - least + 1) / MOST_BARS);
  const length = Math.ceil((most - least + 1) / width);
  const found = Array.from({ length }, (_, place) => {
    const from = least + place * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const count of all) found[Math.floor((count - least) / width)].count += 1;
  return found;
}

/** The numbers of counts below, equal to and above one. @param {ArrayLike<number>} counts @param {number} present */
export function place(counts, present) {
  const all = Array.from(counts);
  const fewer = all.filter((count) => count < present).length;
  const more = all.filter((count) => count > present).length;
  return { fewer, same: all.length - fewer - more, more };
}
