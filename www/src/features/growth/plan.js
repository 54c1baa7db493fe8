/** Which trees are measured for a setup, and how many of each. Pure. */

import { nodesOf } from './curves.js';

/** @import { Setup } from './setup.js' */

/** @typedef {{branching: number, depth: number}} Shape */

/** The most nodes that a tree of the core has. */
export const MAX_NODES = 2_000_000;

/** How many nodes all trees of a point may have together, so that each is measured in about a second. */
const NODES_A_POINT = 2_000_000;

/** How many places on the horizontal axis are measured at most. */
const PLACES = 12;

/**
 * The places on the horizontal axis: every whole number, or as many as there is room for, evenly.
 * @param {Setup} setup
 */
export function places({ across, to }) {
  const from = across === 'depth' ? 1 : 2;
  const step = Math.ceil((to - from + 1) / PLACES);
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => to - (count - 1 - index) * step);
}

/**
 * The trees that belong to a place on the horizontal axis.
 * @param {Setup} setup
 * @param {number} place
 * @returns {Shape}
 */
export function shapeAt({ across, branching, depth }, place) {
  return across === 'depth' ? { branching, depth: place } : { branching: place, depth };
}

/** Whether a tree of this shape is small enough. @param {Shape} shape */
export const isPossible = ({ branching, depth }) => nodesOf(branching, depth) <= MAX_NODES;

/**
 * The places whose trees are small enough; they are the first ones.
 * @param {Setup} setup
 */
export const possible = (setup) =>
  places(setup).filter((place) => isPossible(shapeAt(setup, place)));

/**
 * How many trees are measured: as many as are wanted, or fewer where they are large.
 * @param {Setup} setup
 * @param {Shape} shape
 */
export function treesAt({ trees }, { branching, depth }) {
  const room = Math.floor(NODES_A_POINT / nodesOf(branching, depth));
  return Math.max(1, Math.min(trees, room));
}

/** Nothing else decides what a tree of a shape is like. @typedef {Pick<Setup, 'leaves' | 'bestFirst'>} Kind */

/** How leaves are drawn, as a recipe says it. */
const LEAVES = { uniform: 'uniform(-9999..9999)', few: 'few(3)', correlated: 'correlated(99)' };

/**
 * How far static values may err where leaves are drawn so: as far as one can hope for. An aspiration window
 * reaches as far.
 */
const NOISE = { uniform: 999, few: 1, correlated: 99 };

/** @param {Kind} kind */
export const noiseOf = ({ leaves }) => NOISE[leaves];

/**
 * The first of the trees that are measured, as text.
 * @param {Kind} kind
 * @param {Shape} shape
 * @param {boolean} guessed whether a search makes use of static values
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
