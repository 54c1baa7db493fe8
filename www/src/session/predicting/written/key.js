/** The key to a written exercise: the edges that are cut, and each node's window and value, as in the core's questions. */

import { questionAt, questionKinds, solutionAt } from '../questions.js';

/** @import { Kind, Place } from '../../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../../engine/search.js' */

/**
 * @typedef {object} Key
 * @property {readonly number[]} rows the nodes at which something can be written: those that have children to search
 * @property {readonly number[]} edges the nodes below them, to which an edge leads
 * @property {boolean} cuts whether this kind of search can cut
 * @property {boolean} windows whether it has windows
 * @property {ReadonlyMap<number, Place>} entered the question about the window of each node that is entered with one
 * @property {ReadonlyMap<number, Place>} returned the question about the value of each node that is entered
 * @property {ReadonlyMap<number, Place>} cut the question that each cut edge answers, by the node below it
 * @property {ReadonlyMap<number, Place>} spared the question after which an edge was not cut; none for the first child
 */

/** The most nodes of a tree for a written exercise. */
export const MOST_WRITTEN = 120;

/**
 * Why there is no written exercise about a search: nodes have several windows and values in it, or the tree has no room for them, or nobody
 * can know the order; null if it is.
 * @param {Search} search
 * @returns {'search' | 'order' | 'large' | 'nothing' | null}
 */
export function whyNotWritten({ overview, nodes, request }) {
  // Only then one window and one value stand at each node.
  if (!overview.visitsOnce) return 'search';
  if (/shuffle/.test(request.options?.order ?? '')) return 'order';
  if (overview.nodes > MOST_WRITTEN) return 'large';
  return nodes.ends[0] === 1 ? 'nothing' : null;
}

/** By the search, so that each is found once. @type {WeakMap<Search, Key>} */
const found = new WeakMap();

/** @param {Search} search @returns {Key} */
export function keyOf(search) {
  const known = found.get(search) ?? findKey(search);
  found.set(search, known);
  return known;
}

/** @param {Search} search @returns {Key} */
function findKey(search) {
  const { kinds } = questionKinds(search);
  /** @type {Record<'entered' | 'returned' | 'cut' | 'spared', Map<number, Place>>} */
  const key = { entered: new Map(), returned: new Map(), cut: new Map(), spared: new Map() };
  for (let step = 0; step < search.overview.steps; step += 1) {
    for (const kind of kinds) note(search, { step, kind }, key);
  }
  const has = (/** @type {Kind} */ kind) => kinds.includes(kind);
  return { ...placesIn(search), ...key, cuts: has('cut'), windows: has('window') };
}

/** The nodes that have children to search, and those children. @param {Search} search */
function placesIn({ nodes }) {
  /** @type {number[]} */
  const rows = [];
  /** @type {number[]} */
  const edges = [];
  const isReached = [true];
  for (let node = 0; node < nodes.length; node += 1) {
    const above = nodes.parent[node];
    if (above >= 0) isReached[node] = isReached[above] && nodes.ends[above] === 0;
    if (!isReached[node]) continue;
    if (above >= 0) edges.push(node);
    if (nodes.ends[node] === 0) rows.push(node);
  }
  return { rows, edges };
}

/**
 * Notes what the question at a place is about, if there is one.
 * @param {Search} search
 * @param {Place} place
 * @param {Record<'entered' | 'returned' | 'cut' | 'spared', Map<number, Place>>} key
 */
function note(search, place, { entered, returned, cut, spared }) {
  const question = questionAt(search, place);
  if (question === null) return;
  const { node, left, kind } = question;
  if (kind === 'window') entered.set(node, place);
  if (kind === 'returns') returned.set(node, place);
  if (kind !== 'cut') return;
  const solution = solutionAt(search, place);
  if (solution?.kind !== 'cut') return;
  for (const child of solution.skipped) cut.set(child, place);
  if (solution.skipped.length === 0) spared.set(left[0], place);
}

/**
 * The node at the upper end of whose subtree the search has cut, seen from a node that is not entered; null if it is entered.
 * @param {Search} search
 * @param {number} node
 */
export function cutAbove(search, node) {
  const { cut } = keyOf(search);
  for (let at = node; at >= 0; at = search.nodes.parent[at]) if (cut.has(at)) return at;
  return null;
}
