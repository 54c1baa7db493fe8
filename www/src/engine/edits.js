/** Changes of a search's tree, as the text of another tree. */

/** @import { Search } from './search.js' */

/**
 * The text of the tree with another value at a node.
 * @param {Search} search
 * @param {number} node
 * @param {string} value
 * @throws {import('../../pkg/plyscope_wasm.js').PlyscopeError}
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
 * @throws {import('../../pkg/plyscope_wasm.js').PlyscopeError}
 */
export const nudged = (search, value, steps) => search.ask((study) => study.nudged(value, steps));
