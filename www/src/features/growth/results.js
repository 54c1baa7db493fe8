/** Measured results, by tree shape and algorithm. Pure. */

import { possible, recipe, shapeAt, treesAt } from './plan.js';

/** @import { Shape } from './plan.js' */
/** @import { Quantity, Setup } from '../../session/growth.js' */

/**
 * A count over several trees: `deviation` is the standard deviation, NaN for one tree.
 * @typedef {{mean: number, least: number, most: number, deviation: number}} Spread
 * @typedef {Record<Quantity, Spread> & {trees: number}} Work
 * @typedef {ReadonlyMap<string, Work>} Results
 */

/**
 * A unit of measuring: several searches on the same trees.
 * @typedef {object} Task
 * @property {number} branching
 * @property {number} depth
 * @property {string} recipe of the first tree
 * @property {number} trees
 * @property {string[]} algorithms
 */

/** @param {Setup} setup @param {Shape} shape @param {string} algorithm */
function key(setup, shape, algorithm) {
  const { leaves, bestFirst } = setup;
  const { branching, depth } = shape;
  return [branching, depth, leaves, bestFirst, treesAt(setup, shape), algorithm].join(' ');
}

/**
 * @param {Results} results
 * @param {Setup} setup
 * @param {number} place on the horizontal axis
 * @param {string} algorithm
 */
export const workAt = (results, setup, place, algorithm) =>
  results.get(key(setup, shapeAt(setup, place), algorithm));

/**
 * The tasks still to measure, the smallest trees first.
 * @param {Results} results
 * @param {Setup} setup
 * @returns {Task[]}
 */
export function tasks(results, setup) {
  return possible(setup).flatMap((place) => {
    const shape = shapeAt(setup, place);
    const algorithms = setup.algorithms.filter((name) => !results.has(key(setup, shape, name)));
    const trees = treesAt(setup, shape);
    // Static values change nothing for a search that does not use them.
    const task = { ...shape, recipe: recipe(setup, shape, true), trees, algorithms };
    return algorithms.length === 0 ? [] : [task];
  });
}

/**
 * The results extended by those of a task.
 * @param {Results} results
 * @param {Setup} setup
 * @param {Task} task
 * @param {Float64Array} numbers from the core: eight for each search
 * @returns {Results}
 */
export function withMeasured(results, setup, task, numbers) {
  const more = new Map(results);
  task.algorithms.forEach((algorithm, index) => {
    const [entered, evaluated] = [0, 4].map((offset) => spread(numbers, 8 * index + offset));
    more.set(key(setup, task, algorithm), { entered, evaluated, trees: task.trees });
  });
  return more;
}

/** @param {Float64Array} numbers @param {number} at @returns {Spread} */
function spread(numbers, at) {
  const [mean, least, most, deviation] = numbers.subarray(at, at + 4);
  return { mean, least, most, deviation };
}

/** The spread of a point's counts, as a keyword. @param {{spread: Spread, trees: number}} point */
export function spreadOf({ spread: { least, most }, trees }) {
  if (trees === 1) return 'single';
  return least === most ? 'none' : 'some';
}
