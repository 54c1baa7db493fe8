/**
 * How searches of one tree go on together: where the others stand when the first of them, which leads, is at a step.
 * Whoever has come to an end waits there. Where others have more to do than the one that leads, they go on when that
 * has ended, for so many more steps: its overtime. Pure, but for asking the searches.
 *
 * - Step by step: everybody has done as many steps.
 * - Leaf by leaf: everybody has evaluated as many leaves. The others stand where they evaluate the last of these.
 * - Each to its end: everybody has done the same share of its own steps, and so all end together.
 */

/** @import { Search } from '../../engine/search.js' */
/** @import { Plan } from '../../session/compared.js' */

/**
 * @typedef {Plan['pace']} Pace
 * @typedef {{step: number, overtime: number}} Place where the search that leads stands
 */

/**
 * The step at which another search stands.
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
 * For how many steps the others go on after the search that leads has ended.
 * @param {Pace} pace
 * @param {Search} leader
 * @param {readonly Search[]} others
 */
export function further(pace, leader, others) {
  const { steps, total } = leader.overview;
  const more = others.map(({ overview }) => {
    if (pace === 'step') return overview.steps - steps;
    const leaves = overview.total.evaluated - total.evaluated;
    // Behind the last leaf there is the end.
    return pace === 'leaf' && leaves > 0 ? leaves + 1 : 0;
  });
  return Math.max(0, ...more);
}

/** How many leaves a search has evaluated. @param {Search} search @param {number} step */
const evaluated = (search, step) => search.moment(step).counts.evaluated;

/**
 * The first step at which a search has evaluated so many leaves.
 * @param {Search} search
 * @param {number} leaves no more than it ever evaluates
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
