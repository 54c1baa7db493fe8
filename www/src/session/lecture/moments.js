/** Changes of the order of a lecture's moments, and which one is on show after each. Pure. */

/** @import { LectureMoment } from './lecture.js' */

/** Moments, and the place of the one on show; null for none. @typedef {{moments: readonly LectureMoment[], at: number | null}} Ordered */

/** Adds a moment after the one on show, or at the end; it is then on show. @param {Ordered} ordered @param {LectureMoment} moment @returns {Ordered} */
export function added({ moments, at }, moment) {
  const place = at === null ? moments.length : at + 1;
  return { moments: moments.toSpliced(place, 0, moment), at: place };
}

/** @param {Ordered} ordered @param {number} place @returns {Ordered} */
export function removed({ moments, at }, place) {
  const left = moments.toSpliced(place, 1);
  if (at === null || left.length === 0) return { moments: left, at: null };
  return { moments: left, at: at > place ? at - 1 : Math.min(at, left.length - 1) };
}

/** Moves a moment to another place; the one on show stays the same. @param {Ordered} ordered @param {number} from @param {number} to @returns {Ordered} */
export function moved({ moments, at }, from, to) {
  if (from === to || moments[from] === undefined || moments[to] === undefined)
    return { moments, at };
  const shown = at === null ? undefined : moments[at];
  const others = moments.toSpliced(from, 1);
  const all = others.toSpliced(to, 0, moments[from]);
  return { moments: all, at: shown === undefined ? null : all.indexOf(shown) };
}

/** @param {Ordered} ordered @param {number} place @param {Partial<LectureMoment>} change @returns {Ordered} */
export const changed = ({ moments, at }, place, change) => ({
  moments: moments.with(place, { ...moments[place], ...change }),
  at,
});
