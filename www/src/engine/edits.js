/** Edits of a search's tree, as the text of the new tree, and what of a search stays known after one. */

/** @import { Study } from '../../pkg/plyscope_wasm.js' */
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
 * The tree with a child at another place among its siblings; null if it has no siblings.
 * @param {Search} search
 * @param {number} node
 * @param {number} place from 0
 */
export const withMoved = (search, node, place) => search.ask((study) => study.moved(node, place));

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
