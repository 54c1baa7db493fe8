/** Lookups shared by all sentences: who moves at a node, its place in the search, whose view its scores are in. Pure. */

import { LARGEST, NEG_INF, POS_INF } from '../../engine/score.js';

/** @import { Fact } from '../../../pkg/plyscope_wasm.js' */
/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { Parameters } from '../messages.js' */

/** @typedef {{id: string, parameters: Parameters}} Sentence */

/**
 * Numbers and nodes in the current language.
 * @typedef {object} Wording
 * @property {(units: number) => string} score
 * @property {(node: number) => string} label a node's name, or its number
 * @property {(id: string, parameters?: Parameters) => string} say
 */

/**
 * A fact of one kind.
 * @template {Fact['kind']} K
 * @typedef {Extract<Fact, {kind: K}>} FactOf
 */

/** @param {Search} search @param {number} node */
export const player = ({ nodes }, node) => (nodes.max[node] ? 'MAX' : 'MIN');

/** What most sentences on a node name. @param {Search} search @param {number} node @param {Wording} wording */
export const nodeParameters = (search, node, { label }) => ({
  node: label(node),
  player: player(search, node),
});

/** Whether scores change sign at each ply, as in the negamax forms. @param {Search} search */
export const turns = ({ overview }) => overview.perspective === 'side-to-move';

/** Whose view the scores of a node are in. @param {Search} search @param {number} node */
export const viewer = (search, node) => (turns(search) ? player(search, node) : 'MAX');

/** The γ of a null-window search, in MAX's view. @param {Search} search */
export function gammaOf(search) {
  const { window } = search.overview.iterations[0];
  if (window === null) return 0;
  return viewer(search, 0) === 'MIN' ? -window.alpha : window.beta;
}

/** Whether it searches deeper and deeper. @param {Search} search */
export const deepens = ({ overview }) => overview.drive === 'deepens';

/** Whether deeper entries of the table answer too. @param {Search} search */
export const takesDeeper = ({ overview }) => overview.reuse === 'at-least';

/** At which depth a value is the true one: at the present one, perhaps deeper, or simply. @param {Search} search */
export const trueAt = (search) => (takesDeeper(search) ? 'deeper' : yesNo(deepens(search)));

/**
 * A node's place in the current search of the root.
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

/**
 * The plies that a search of the root looks, if the tree is higher; or else `none`.
 * @param {Search} search
 * @param {number | null} depth its limit
 */
export const horizonOf = ({ overview }, depth) =>
  depth !== null && depth < overview.height ? depth : 'none';

/** @param {boolean} yes */
export const yesNo = (yes) => (yes ? 'yes' : 'no');

/**
 * Which ends of a window are open, or whether it is empty or a null window, one unit wide.
 * @param {{alpha: number, beta: number}} window
 */
export function openness({ alpha, beta }) {
  const [low, high] = [alpha === NEG_INF, beta === POS_INF];
  if (alpha >= beta) return 'empty';
  if (low && high) return 'both';
  if (beta - alpha === 1 || (low && beta === -LARGEST) || (high && alpha === LARGEST))
    return 'null';
  return low ? 'low' : high ? 'high' : 'closed';
}

/**
 * The text of a window's end. The score next to an infinity is given in words: no reader would know the number.
 * @param {Wording} wording
 */
export const endIn =
  ({ score, say }) =>
  (/** @type {number} */ units) => {
    if (units === LARGEST) return say('score-greatest');
    return units === -LARGEST ? say('score-least') : score(units);
  };
