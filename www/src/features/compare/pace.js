/**
 * The pace of searches of one tree: the steps of the others when the first, which leads, is at some step. A search that
 * has ended waits. If others take longer than the leader, they go on after its end: that is the overtime. Pure, but for
 * asking the searches.
 *
 * - Step by step: all have done the same number of steps.
 * - Leaf by leaf: all have evaluated the same number of leaves. The others stand where they evaluate the last of these.
 * - Each to its end: all have done the same share of their own steps, so they end together.
 */

/** @import { Search } from '../../engine/search.js' */
/** @import { Plan } from '../../session/compared.js' */

/**
 * @typedef {Plan['pace']} Pace
 * @typedef {{step: number, overtime: number}} Place of the leader
 */

/**
 * The step of another search.
 * @param {Pace} pace
 * @param {Search} leader
 * @param {Place} place
 * @param {Search} other
 * @returns {number} a whole number from 0 to that search's last step
 */
export function stepOf(pace, leader, { step, overtime }, other) {
  const { steps } = other.overview;
  const [all, ended] = [leader.overview.steps, step === leader.overview.steps];
  if (pace === 'step') return Math.min(steps, step + overtime);
  if (pace === 'end') return ended ? steps : Math.round((steps * step) / all);
  const leaves = evaluated(leader, step) + overtime;
  const own = other.overview.total.evaluated;
  if (own < leaves || (ended && own <= leader.overview.total.evaluated)) return steps;
  return stepOfLeaf(other, leaves);
}

/**
 * The number of steps that the others go on after the leader has ended.
 * @param {Pace} pace
 * @param {Search} leader
 * @param {readonly Search[]} others
 */
export function maxOvertime(pace, leader, others) {
  const { steps, total } = leader.overview;
  const more = others.map(({ overview }) => {
    if (pace === 'step') return overview.steps - steps;
    const leaves = overview.total.evaluated - total.evaluated;
    // One more step, from the last leaf to the end.
    return pace === 'leaf' && leaves > 0 ? leaves + 1 : 0;
  });
  return Math.max(0, ...more);
}

/** The number of leaves evaluated up to a step. @param {Search} search @param {number} step */
const evaluated = (search, step) => search.moment(step).counts.evaluated;

/**
 * The first step at which a search has evaluated so many leaves.
 * @param {Search} search
 * @param {number} leaves at most as many as it ever evaluates
 */
function stepOfLeaf(search, leaves) {
  let [low, high] = [0, search.overview.steps];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (evaluated(search, middle) < leaves) low = middle + 1;
    else high = middle;
  }
  return low;
}
