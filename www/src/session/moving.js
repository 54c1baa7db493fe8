/** Moving nodes: among their siblings, a level up or down, and under another parent. */

import { numberAfter } from '../engine/edits.js';
import { after } from './outcome.js';
import { topmost } from './selection.js';

/** @import { Edit } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Action } from './actions.js' */

/**
 * Moves a child with its subtree to another place among its siblings, unless it is there already.
 * @param {{search: Search,
 *   dispatch: (action: Action) => Outcome}} on
 * @param {number} node
 * @param {number} place from 0
 * @param {(node: number) => void} [then] called with its new number
 */
export function moveChild({ search, dispatch }, node, place, then = () => {}) {
  const { place: from, siblings } = search.nodes.place(node);
  if (place < 0 || place >= siblings || place === from) return;
  const number = numberAfter(search.nodes, node, place);
  after(dispatch({ type: 'edit-tree', edit: { move: { node, place } } }), (error) => {
    if (error === null) then(number);
    return error;
  });
}

/**
 * The edit that moves a child one place among its siblings; null for several nodes, and where there is no such place.
 * @param {Search} search
 * @param {readonly number[]} chosen
 * @param {1 | -1} by
 * @returns {Edit | null}
 */
export function shifting({ nodes }, chosen, by) {
  const [node] = chosen;
  const { place, siblings } = nodes.place(node);
  const isPlace = chosen.length === 1 && place + by >= 0 && place + by < siblings;
  return isPlace ? { move: { node, place: place + by } } : null;
}

/**
 * The edit that moves nodes a level up or down with all that is below them: after their parent, or under the sibling before
 * them, as outlines do. Null if one of them is the root, or there is no such place.
 * @param {Search} search
 * @param {readonly number[]} chosen ascending
 * @param {number} node one of them, which decides the place
 * @param {'up' | 'down'} way
 * @returns {Edit | null}
 */
export function levelling(search, chosen, node, way) {
  const moved = topmost(chosen, search);
  const { nodes } = search;
  const above = nodes.parent[node];
  if (above < 0 || moved[0] === 0) return null;
  /** @param {number} parent */
  const others = (parent) => [...nodes.children(parent)].filter((each) => !moved.includes(each));
  if (way === 'down') {
    const before = others(above).findLast((each) => each < node);
    return before === undefined ? null : placing(search, moved, before);
  }
  const parent = nodes.parent[above];
  return parent < 0 ? null : placing(search, moved, parent, others(parent).indexOf(above) + 1);
}

/**
 * The edit that moves nodes under a parent, after its other children or to a place among them.
 * @param {Search} search
 * @param {readonly number[]} moved
 * @param {number} parent
 * @param {number} [place] from 0
 * @returns {Edit}
 */
export const placing = ({ nodes }, moved, parent, place = nodes.children(parent).length) => ({
  relocate: { nodes: [...moved], parent, place },
});
