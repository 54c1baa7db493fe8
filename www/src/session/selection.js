/**
 * The nodes that an edit is about: several that are selected, or the one asked about. Pure.
 */

/** @import { Search } from '../engine/search.js' */
/** @import { State } from './state.js' */

/**
 * The parts of a state after a selection. A single node is the one asked about, too, as after a press.
 * @param {readonly number[]} nodes in any order
 * @returns {Pick<State, 'selected' | 'inspected'>}
 */
export function selecting(nodes) {
  const all = [...new Set(nodes)].sort((one, other) => one - other);
  return { selected: all, inspected: all.length === 1 ? all[0] : null };
}

/** The selected nodes, ascending; none while nothing is selected. @param {Pick<State, 'selected' | 'inspected'>} state */
export const selection = ({ selected, inspected }) =>
  selected.length > 0 || inspected === null ? selected : [inspected];

/**
 * The nodes that an edit at a node is about: all that are selected, if it is one of them.
 * @param {State} state
 * @param {number} node
 * @returns {readonly number[]}
 */
export function selectedWith(state, node) {
  const nodes = selection(state);
  return nodes.includes(node) ? nodes : [node];
}

/** Some nodes with this one as well, or without it. @param {readonly number[]} nodes @param {number} node */
export function toggledIn(nodes, node) {
  return nodes.includes(node) ? nodes.filter((each) => each !== node) : [...nodes, node];
}

/**
 * The visible nodes as deep as this one, of the same kind: leaves, or nodes that have children.
 * @param {Search} search
 * @param {number} node
 */
export function levelOf({ nodes, folding }, node) {
  const { depth, leaf } = nodes;
  return visible(folding, 0, nodes.length).filter(
    (other) => depth[other] === depth[node] && leaf[other] === leaf[node],
  );
}

/** The visible leaves below a node, itself included. @param {Search} search @param {number} node */
export const leavesBelow = ({ nodes, folding }, node) =>
  visible(folding, node, nodes.end[node]).filter((each) => nodes.leaf[each] === 1);

/**
 * The nodes that are not within other ones of these.
 * @param {readonly number[]} all ascending
 * @param {Search} search
 */
export function topmost(all, { nodes }) {
  let end = 0;
  return all.filter((node) => {
    if (node < end) return false;
    end = nodes.end[node];
    return true;
  });
}

/** @param {Search['folding']} folding @param {number} from @param {number} end */
function visible(folding, from, end) {
  /** @type {number[]} */
  const found = [];
  for (let node = from; node < end; node = folding.next(node)) found.push(node);
  return found;
}
