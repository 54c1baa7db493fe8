/** Putting nodes under a new parent: siblings under a common one, as outlines group them. */

import { topmost } from './selection.js';

/** @import { Edit } from '../../pkg/plyscope_wasm.js' */
/** @import { Nodes } from '../engine/nodes.js' */
/** @import { Search } from '../engine/search.js' */

/**
 * The edits that put nodes, each with all that is below it, under new parents: one for those that are siblings.
 * @param {readonly number[]} selected ascending
 * @param {Search} search
 * @returns {Edit[]} to be made in turn
 */
export function wrapping(selected, search) {
  const { nodes } = search;
  /** @type {Map<number, number[]>} */
  const families = new Map();
  for (const node of topmost(selected, search)) {
    const siblings = families.get(nodes.parent[node]) ?? [];
    families.set(nodes.parent[node], [...siblings, node]);
  }
  /** The first of each family that has its new parent. @type {number[]} */
  const done = [];
  // From the last to the first. Only nodes after a whole family get other numbers by its new parent, each the next.
  const byFirst = [...families.values()].sort(([one], [other]) => other - one);
  return byFirst.flatMap((family) => {
    const [first, ...others] = family.map(
      (node) => node + done.filter((each) => each < node).length,
    );
    done.push(first);
    return wrappingSiblings(first, others, nodes);
  });
}

/**
 * @param {number} first
 * @param {readonly number[]} others
 * @param {Nodes} nodes in which the first has the same place
 * @returns {Edit[]}
 */
function wrappingSiblings(first, others, nodes) {
  const wrap = { wrap: { node: first } };
  if (others.length === 0) return [wrap];
  const { place } = nodes.place(first);
  return [
    wrap,
    // The new parent has the number of the first, and all after it have the next.
    { relocate: { nodes: others.map((node) => node + 1), parent: first, place: 1 } },
    // It stays where it is: what several edits are about is what the last is about.
    { move: { node: first, place } },
  ];
}
