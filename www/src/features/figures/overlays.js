/** Several pictures as one, in which shapes that stay the same appear only once. Pure. */

/** The most pictures that may follow each other. */
export const MOST_FRAMES = 400;

/**
 * A line, and in which of the pictures it is, from 0.
 * @typedef {{line: string, on: number[]}} Shared
 */

/**
 * The lines of all pictures, in an order that keeps that of each.
 * @param {readonly (readonly string[])[]} pictures
 */
export function shared(pictures) {
  /** @type {Shared[]} */
  let all = [];
  for (const [picture, lines] of pictures.entries()) all = joined(all, lines, picture);
  return all;
}

/**
 * Shared lines with one more picture, of which as much is shared as its order allows.
 * @param {readonly Shared[]} all
 * @param {readonly string[]} lines
 * @param {number} picture
 */
function joined(all, lines, picture) {
  const saved = savings(all, lines);
  /** @type {Shared[]} */
  const next = [];
  let [at, own] = [0, 0];
  while (at < all.length || own < lines.length) {
    const [now, without] = [saved(at, own), saved(at + 1, own)];
    if (at < all.length && now === without) next.push(all[at++]);
    else if (own < lines.length && now === saved(at, own + 1))
      next.push({ line: lines[own++], on: [picture] });
    else {
      next.push({ ...all[at], on: [...all[at].on, picture] });
      [at, own] = [at + 1, own + 1];
    }
  }
  return next;
}

/**
 * How many characters can be saved from a place in each of both on: the longest common subsequence.
 * @param {readonly Shared[]} all
 * @param {readonly string[]} lines
 */
function savings(all, lines) {
  const width = lines.length + 1;
  const best = new Uint32Array((all.length + 1) * width);
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const { line } = all[at];
    for (let own = lines.length - 1; own >= 0; own -= 1) {
      const here = at * width + own;
      const either = Math.max(best[here + width], best[here + 1]);
      const both = line === lines[own] ? best[here + width + 1] + line.length : 0;
      best[here] = Math.max(either, both);
    }
  }
  return (/** @type {number} */ at, /** @type {number} */ own) =>
    at > all.length || own > lines.length ? -1 : best[at * width + own];
}

/** The first and the last of numbers that follow each other without a gap. @param {readonly number[]} ascending */
export function runs(ascending) {
  /** @type {[number, number][]} */
  const all = [];
  for (const each of ascending) {
    const last = all.at(-1);
    if (last !== undefined && last[1] === each - 1) last[1] = each;
    else all.push([each, each]);
  }
  return all;
}

/** Numbers as ranges, `1-3,5`, counted from 1. @param {readonly number[]} ascending */
export const ranges = (ascending) =>
  runs(ascending)
    .map(([from, to]) => (from === to ? String(from + 1) : `${from + 1}-${to + 1}`))
    .join(',');
