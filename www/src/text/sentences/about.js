/** What every sentence looks up: who moves at a node, what it is, and whose scores stand there. Pure. */

import { NEG_INF, POS_INF } from '../../engine/score.js';

/**
 * @typedef {import('../../engine/search.js').Search} Search
 * @typedef {import('../../engine/search.js').Moment} Moment
 * @typedef {import('../messages.js').Parameters} Parameters
 * @typedef {{id: string, parameters: Parameters}} Sentence
 */

/**
 * How numbers and nodes read in the present language.
 * @typedef {object} Wording
 * @property {(units: number) => string} score
 * @property {(node: number) => string} label a node's name, or its number
 * @property {(id: string, parameters?: Parameters) => string} say
 */

/**
 * A fact of one kind.
 * @template {import('../../../pkg/plyscope_wasm.js').Fact['kind']} K
 * @typedef {Extract<import('../../../pkg/plyscope_wasm.js').Fact, {kind: K}>} FactOf
 */

/** The greatest finite score. */
const MOST = 2_000_000_000;

/** @param {Search} search @param {number} node */
export const player = ({ nodes }, node) => (nodes.max[node] ? 'MAX' : 'MIN');

/** @param {Search} search @param {number} node */
export const other = ({ nodes }, node) => (nodes.max[node] ? 'MIN' : 'MAX');

/** Whether scores turn round at each ply. @param {Search} search */
export const turns = ({ overview }) => overview.perspective === 'side-to-move';

/** Who sees the scores of a node. @param {Search} search @param {number} node */
export const viewer = (search, node) => (turns(search) ? player(search, node) : 'MAX');

/** The γ of a null-window search, seen by MAX. @param {Search} search */
export function gammaOf(search) {
  const { alpha, beta } = search.overview.iterations[0];
  return (viewer(search, 0) === 'MIN' ? -(alpha ?? 0) : beta) ?? 0;
}

/** Whether the root is searched again and again, each time deeper. @param {Search} search */
export const deepens = ({ overview }) => overview.algorithm === 'iterative-deepening';

/**
 * What a node is to the search that is going on.
 * @param {Search} search
 * @param {Moment} moment
 * @param {number} node
 */
export function placeOf(search, { depth }, node) {
  const { nodes } = search;
  if (nodes.leaf[node]) return 'leaf';
  if (depth === null || nodes.depth[node] < depth) return 'interior';
  return deepens(search) ? 'iteration' : 'horizon';
}

/** @param {boolean} yes */
export const yesNo = (yes) => (yes ? 'yes' : 'no');

/**
 * Which ends of a window are open, or that nothing lies inside. A null window is one unit wide.
 * @param {{alpha: number, beta: number}} window
 */
export function openness({ alpha, beta }) {
  const [low, high] = [alpha === NEG_INF, beta === POS_INF];
  if (alpha >= beta) return 'empty';
  if (low && high) return 'both';
  if (beta - alpha === 1 || (low && beta === -MOST) || (high && alpha === MOST)) return 'null';
  return low ? 'low' : high ? 'high' : 'closed';
}

/**
 * An end of a window. Next to an infinity stands the last score that a tree can have, in words: nobody
 * would know its number.
 * @param {Wording} wording
 */
export const endIn =
  ({ score, say }) =>
  (/** @type {number} */ units) => {
    if (units === MOST) return say('score-greatest');
    return units === -MOST ? say('score-least') : score(units);
  };
