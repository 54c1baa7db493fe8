/** Changes of a search's tree: as the text of another tree, and what stays known of a search after one. */

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
 * The tree with a child at another place among its siblings; null where it has none.
 * @param {Search} search
 * @param {number} node
 * @param {number} place from 0
 */
export const withMoved = (search, node, place) => search.ask((study) => study.moved(node, place));

/**
 * A value, as text, so many steps of one above another.
 * @param {Search} search
 * @param {string} value
 * @param {number} steps
 * @throws {PlyscopeError}
 */
export const nudged = (search, value, steps) => search.ask((study) => study.nudged(value, steps));

/**
 * What is known of a search after an edit. What a value cannot change is taken over.
 * @param {Search} before
 * @param {Study} study after it
 * @param {string} text the tree
 * @param {number} node the one that has another value
 * @returns {Known}
 */
export function knownAfter(before, study, text, node) {
  const overview = study.overview();
  const cutoffs = study.cutoffs();
  const { decimals, hasPositions } = before.overview;
  // In other units all values are other numbers, and a value may tell two positions apart.
  if (overview.decimals !== decimals || hasPositions) {
    return { overview, nodes: study.nodes(), cutoffs, text };
  }
  const { nodes, derived } = before.nodes.withUnits(node, study.units(node));
  const layout = derived.longest === before.nodes.longest ? before.laid : undefined;
  return { overview, nodes, cutoffs, text, derived, layout };
}
