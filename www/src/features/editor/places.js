/** Where each node stands in the text of its tree. */

import { placesIn, readOf } from '../../engine/formats/known.js';

/** @import { Search } from '../../engine/search.js' */

/**
 * A part of a text that is about a node.
 * @typedef {object} Place
 * @property {number} node
 * @property {number} start
 * @property {number} end after its last character
 */

/**
 * The places of a tree's nodes, each before those inside it; null if the text is not that tree. Where brackets or
 * indentation say what is below a node, that belongs to its place; in a graph or a table a node may have several.
 * @param {string} text in any notation
 * @param {Search} search of the tree
 * @returns {Place[] | null}
 */
export function placesOf(text, search) {
  const flat =
    readOf(text)?.text === search.text ? placesIn(text) : search.ask((study) => study.places(text));
  if (flat === undefined) return null;
  return Array.from({ length: flat.length / 3 }, (_, at) => {
    const [node, start, end] = flat.subarray(3 * at, 3 * at + 3);
    return { node, start, end };
  });
}

/** @param {readonly Place[]} places @param {number} offset @returns {number | null} the innermost node that the offset is in */
export const nodeAt = (places, offset) =>
  places.findLast(({ start, end }) => start <= offset && end >= offset)?.node ?? null;

/**
 * The nodes that have a place wholly in a range, ascending, but for places inside another such.
 * @param {readonly Place[]} places
 * @param {number} from
 * @param {number} to
 */
export function nodesWithin(places, from, to) {
  /** @type {Set<number>} */
  const found = new Set();
  let behind = from;
  for (const { node, start, end } of places) {
    if (start < behind || end > to) continue;
    found.add(node);
    behind = end;
  }
  return [...found].sort((one, other) => one - other);
}
