/** What is measured for a setup: the trees, their numbers, and the results. Pure. */

import { nodesOf } from './curves.js';

/** @import { Quantity, Setup } from '../../session/growth.js' */

/** @typedef {{branching: number, depth: number}} Shape of trees */

/** The most nodes that a tree of the core has. */
export const MAX_NODES = 2_000_000;

/** The most nodes in all trees of a point together: about a second's measuring. */
const NODES_A_POINT = 2_000_000;

/** The most places on the horizontal axis. */
const PLACES = 12;

/** The places on the horizontal axis: every whole number, or as many as fit, evenly spaced. @param {Setup} setup */
export function places({ across, to }) {
  const from = across === 'depth' ? 1 : 2;
  const step = Math.ceil((to - from + 1) / PLACES);
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => to - (count - 1 - index) * step);
}

/**
 * The shape of the trees at a place on the horizontal axis.
 * @param {Setup} setup
 * @param {number} place
 * @returns {Shape}
 */
export function shapeAt({ across, branching, depth }, place) {
  return across === 'depth' ? { branching, depth: place } : { branching: place, depth };
}

/** Whether a tree of this shape is small enough. @param {Shape} shape */
export const isPossible = ({ branching, depth }) => nodesOf(branching, depth) <= MAX_NODES;

/** The places whose trees are small enough: the first ones. @param {Setup} setup */
export const possible = (setup) =>
  places(setup).filter((place) => isPossible(shapeAt(setup, place)));

/**
 * The number of trees to measure: as many as chosen, or fewer if they are large.
 * @param {Setup} setup
 * @param {Shape} shape
 */
export function treesAt({ trees }, { branching, depth }) {
  const most = Math.floor(NODES_A_POINT / nodesOf(branching, depth));
  return Math.max(1, Math.min(trees, most));
}

/** The kind of trees of the same shape. @typedef {Pick<Setup, 'leaves' | 'bestFirst'>} Kind */

/** The distributions of leaves in a recipe. */
const LEAVES = { uniform: 'uniform(-9999..9999)', few: 'few(3)', correlated: 'correlated(99)' };

/** The error of static values for each distribution, at its realistic best. An aspiration window is as wide. */
const NOISE = { uniform: 999, few: 1, correlated: 99 };

/** @param {Kind} kind */
export const noiseOf = ({ leaves }) => NOISE[leaves];

/**
 * The recipe of the first of the measured trees.
 * @param {Kind} kind
 * @param {Shape} shape
 * @param {boolean} guessed whether the search uses static values
 */
export function recipe(kind, { branching, depth }, guessed) {
  const { leaves, bestFirst } = kind;
  const parts = [
    `branching=${branching}`,
    `depth=${depth}`,
    'seed=1',
    `leaves=${LEAVES[leaves]}`,
    ...(bestFirst > 0 ? [`best-first=${bestFirst}`] : []),
    ...(guessed ? [`noise=${noiseOf(kind)}`] : []),
  ];
  return `random(${parts.join(', ')})`;
}

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
