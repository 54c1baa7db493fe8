/** Moving among the steps of a search. Pure. */

/** @import { Search } from '../engine/search.js' */
/** @import { State } from './state.js' */

/**
 * The place on the slider: a step, or beyond the last one during overtime.
 * @param {{step: number, overtime: number}} state
 */
export const position = ({ step, overtime }) => step + overtime;

/**
 * The last place on the slider.
 * @param {{maxOvertime: number | null, last?: number | null}} state `last` is that of an author's bounds
 * @param {number} steps of this search
 */
export const lastPosition = ({ maxOvertime, last = null }, steps) =>
  last ?? steps + (maxOvertime ?? 0);

/**
 * Where a step lies on the slider, in hundredths of its length.
 * @param {Pick<State, 'first'>} state
 * @param {number} last the last place on the slider
 * @param {number} at
 */
export const placeIn = ({ first }, last, at) =>
  Math.max(0, Math.min(100, (100 * (at - first)) / Math.max(1, last - first)));

/**
 * The next or the previous place on the slider.
 * @param {State} state
 * @param {Search} search
 * @param {boolean} forward
 * @param {number} [at] the current place by default
 */
export function over(state, search, forward, at = position(state)) {
  const { steps } = search.overview;
  const isInside = at < steps + Number(!forward);
  const step = isInside ? search.stepping.over(at, forward) : at + (forward ? 1 : -1);
  return Math.max(state.first, Math.min(lastPosition(state, steps), step));
}

/**
 * The last of some steps that is before another; null if there is none.
 * @param {Uint32Array | readonly number[]} steps ascending
 * @param {number} step
 */
export function lastBefore(steps, step) {
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    if (steps[index] < step) return steps[index];
  }
  return null;
}

/**
 * The first of some steps that is after another; null if there is none.
 * @param {Uint32Array | readonly number[]} steps ascending
 * @param {number} step
 */
export const firstAfter = (steps, step) => steps.find((each) => each > step) ?? null;

/**
 * The step from which playing begins: at the end, from the start.
 * @param {State} state
 * @param {number} steps of this search
 */
export const playFrom = (state, steps) =>
  position(state) === lastPosition(state, steps) ? state.first : position(state);

/** A hidden tab stops animation frames, and then gives one huge frame: no more than this is played. */
const LONGEST_FRAME = 250;

/**
 * The progress of playback: the step is a function of the clock.
 * @param {{step: number, rest: number}} from `rest` is the elapsed part of a step, 0 to 1
 * @param {number} elapsed milliseconds since then
 * @param {number} speed steps per second
 * @param {number} steps the number of the last step
 * @param {(step: number) => number} [over] the next step, which is farther in a folded subtree
 */
export function played(from, elapsed, speed, steps, over = (step) => step + 1) {
  const moved = from.rest + (Math.min(Math.max(0, elapsed), LONGEST_FRAME) / 1000) * speed;
  let { step } = from;
  for (let left = Math.floor(moved); left > 0 && step < steps; left -= 1) step = over(step);
  return { step, rest: moved % 1, ended: step === steps };
}
