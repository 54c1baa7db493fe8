/** Edits of a search's tree, as the text of the new tree, and what of a search stays known after one. */

/** @import { Edit, EditedTree, Study } from '../../pkg/plyscope_wasm.js' */
/** @import { Nodes } from './nodes.js' */
/** @import { Known, Search } from './search.js' */

/**
 * The text of the tree with another value at a node.
 * @param {Search} search
 * @param {number} node
 * @param {string} value
 * @throws {PlyscopeError}
 */
export const withValue = (search, node, value) =>
  search.ask((study) => study.with_value(node, value));

/**
 * The tree after an edit, and where its nodes are then.
 * @param {Search} search
 * @param {Edit} edit
 * @returns {EditedTree}
 * @throws {PlyscopeError}
 */
export function treeAfter(search, edit) {
  if (!('value' in edit)) return search.ask((study) => study.tree_after(edit));
  // So a recipe's tree need not be made again.
  const { node, value } = edit.value;
  return { text: withValue(search, node, value), renumbering: { numbers: null, at: node } };
}

/**
 * Whether an edit gives a node the value that it has.
 * @param {Search} search
 * @param {Edit} edit
 * @throws {PlyscopeError} if it is not a value
 */
export const isNoChange = (search, edit) =>
  'value' in edit && nudged(search, edit.value.value, 0) === search.nodes.value(edit.value.node);

/**
 * A node with all that is below it, as the text of a tree: what is copied, to be inserted elsewhere.
 * @param {Search} search
 * @param {number} node
 * @throws {PlyscopeError}
 */
export const subtree = (search, node) => search.ask((study) => study.subtree(node));

/**
 * The number of a child after it has moved to another place among its siblings.
 * @param {Nodes} nodes before
 * @param {number} node
 * @param {number} place from 0
 */
export function numberAfter(nodes, node, place) {
  const { end, parent } = nodes;
  const other = nodes.children(parent[node])[place];
  return other < node ? other : end[other] - (end[node] - node);
}

/**
 * A value, as text, increased by so many steps of one.
 * @param {Search} search
 * @param {string} value
 * @param {number} steps
 * @throws {PlyscopeError}
 */
export const nudged = (search, value, steps) => search.ask((study) => study.nudged(value, steps));

/**
 * The facts about a search after an edit. Results that a value cannot change are reused.
 * @param {Search} before
 * @param {Study} study after it
 * @param {string} text the tree
 * @param {number} node the edited one
 * @returns {Known}
 */
export function knownAfter(before, study, text, node) {
  const overview = study.overview();
  const cutoffs = study.cutoffs();
  const { decimals, hasPositions } = before.overview;
  // With other decimals all values change, and a new value may split a position into two.
  if (overview.decimals !== decimals || hasPositions) {
    return { overview, nodes: study.nodes(), cutoffs, text };
  }
  const { nodes, derived } = before.nodes.withUnits(node, study.units(node));
  const layout = derived.longest === before.nodes.longest ? before.laid : undefined;
  return { overview, nodes, cutoffs, text, derived, layout };
}
