/**
 * Moving among the steps of a search. Pure.
 */

/**
 * Where one stands on the slider: at a step, or behind the last one where others go on.
 * @param {{step: number, overtime: number}} state
 */
export const position = ({ step, overtime }) => step + overtime;

/**
 * The last place on the slider.
 * @param {{further: number | null}} state
 * @param {number} steps how many there are of this search
 */
export const lastPosition = ({ further }, steps) => steps + (further ?? 0);

/**
 * The nearest place on one side that is stood on.
 * @param {import('./state.js').State} state
 * @param {import('../engine/search.js').Search} search
 * @param {boolean} forward
 * @param {number} [at] from where
 */
export function over(state, search, forward, at = position(state)) {
  const { steps } = search.overview;
  if (at < steps + Number(!forward)) return search.stepping.over(at, forward);
  return forward ? Math.min(at + 1, lastPosition(state, steps)) : at - 1;
}

/**
 * The latest cutoff before a step.
 * @param {Uint32Array | readonly number[]} cutoffs steps, ascending
 * @param {number} step
 */
export function previousCutoff(cutoffs, step) {
  for (let index = cutoffs.length - 1; index >= 0; index -= 1) {
    if (cutoffs[index] < step) return cutoffs[index];
  }
  return null;
}

/**
 * The first cutoff behind a step.
 * @param {Uint32Array | readonly number[]} cutoffs steps, ascending
 * @param {number} step
 */
export function nextCutoff(cutoffs, step) {
  return cutoffs.find((cutoff) => cutoff > step) ?? null;
}

/**
 * Where playing begins: at the end, over again.
 * @param {number} step
 * @param {number} steps how many there are
 */
export const playFrom = (step, steps) => (step === steps ? 0 : step);

/** A hidden tab stops the clock's frames, and then gives one huge one: more than this is not played. */
const LONGEST_FRAME = 250;

/**
 * Where playback stands: the step is a function of the clock.
 * @param {{step: number, rest: number}} from `rest` is the part of a step that has gone by, 0 to 1
 * @param {number} elapsed milliseconds since then
 * @param {number} speed steps a second
 * @param {number} steps how many there are
 * @param {(step: number) => number} [over] the step behind one, which is farther where a subtree is folded
 */
export function played(from, elapsed, speed, steps, over = (step) => step + 1) {
  const moved = from.rest + (Math.min(Math.max(0, elapsed), LONGEST_FRAME) / 1000) * speed;
  let { step } = from;
  for (let left = Math.floor(moved); left > 0 && step < steps; left -= 1) step = over(step);
  return { step, rest: moved % 1, ended: step === steps };
}
