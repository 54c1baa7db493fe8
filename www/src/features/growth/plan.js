/** The trees to measure for a setup, and their numbers. Pure. */

import { nodesOf } from './curves.js';

/** @import { Setup } from '../../session/growth.js' */

/** @typedef {{branching: number, depth: number}} Shape */

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
