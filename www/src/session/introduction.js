/**
 * The introduction of whoever comes first: playing halts at the first cutoff, which is said in plain words there and stands until the
 * reader goes on. Pure.
 */

/** The first cutoff is yet to come, it is on show, or nothing is introduced (any more). @typedef {'ahead' | 'there' | 'none'} Introduction */

/**
 * How far an introduction has come at a step. Whoever goes past the cutoff has seen it, by whatever way.
 * @param {Introduction} before
 * @param {number} step
 * @param {number | null} cutoff the step of the first one; null if the search has none
 * @returns {Introduction}
 */
export function introductionAt(before, step, cutoff) {
  if (before === 'none' || cutoff === null || step > cutoff) return 'none';
  return step === cutoff ? 'there' : 'ahead';
}
