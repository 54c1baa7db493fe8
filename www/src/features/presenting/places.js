/**
 * What a presenter points at in the tree: the node under a point of the hall's picture, the node beside another, and the part of the tree
 * to zoom to. Pure.
 */

import { scaleWithin } from '../../layout/camera.js';
import { nodeAt } from '../../layout/hit.js';
import { sized, spaceAbove, stripIn } from '../../layout/picture-size.js';
import { place } from '../../layout/plane.js';
import { fit, project, rowHeight } from '../../layout/projection.js';
import { UNIT } from '../../layout/sizes.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Camera } from '../../layout/camera.js' */
/** @import { Extent, Size } from '../../layout/picture-size.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Arrow } from './channel.js' */

/** A point of the hall's picture, as parts of its width and of its height. @typedef {{x: number, y: number}} Point */
/** @typedef {{search: Search, state: State}} Shown */

/** How far from a node, in pixels, a press still counts: the presenter's picture is small, and a finger covers more of it. */
const REACH = 14;
/** How much larger than in the whole tree a node is shown, at least and at most. */
const [LARGER, LARGEST] = [1.6, 2.5];

/**
 * The node under a point of a picture; null if there is none.
 * @param {Shown} shown
 * @param {Extent & {strip?: number}} picture its size, and the height of what stands above the tree, where it shares one with others
 * @param {{x: number, y: number}} point of the picture, in pixels
 */
export function nodeUnder({ search, state }, { strip, ...extent }, point) {
  const plane = place(search);
  const size = { ...sized(extent, state), strip };
  if (point.y < stripIn(plane, size)) return null;
  return nodeAt(project(plane, size, state.camera ?? fit(plane, size)), point, REACH);
}

/**
 * The node that an arrow key leads to: the parent, the first child, or the next one in the row; the same one if there is none.
 * @param {Search} search
 * @param {number} node
 * @param {Arrow} key
 */
export function nodeBeside(search, node, key) {
  const { parent, depth, leaf } = search.nodes;
  if (key === 'ArrowUp') return node === 0 ? node : parent[node];
  if (key === 'ArrowDown')
    return leaf[node] === 1 || search.folding.isSymbol(node) ? node : node + 1;
  const { rows } = place(search);
  const isSought = (/** @type {number} */ each) =>
    key === 'ArrowLeft' ? each < node : each > node;
  return rows.beside(depth[node], node).find(isSought) ?? node;
}

/**
 * The camera that shows a node with what is below it, larger than in the whole tree, under what stands above the tree.
 * @param {Search} search
 * @param {Size} size of the picture
 * @param {number} node
 * @returns {Camera}
 */
export function cameraOnto(search, size, node) {
  const plane = place(search);
  const whole = fit(plane, size).k;
  const across = plane.x.slice(node, plane.end[node]).filter((x) => !Number.isNaN(x));
  // Not spread: there may be thousands.
  const left = across.reduce((one, other) => Math.min(one, other));
  const right = across.reduce((one, other) => Math.max(one, other));
  // On either side there is room for half a node, and some more.
  const fitting = size.width / (right - left + 2 * UNIT);
  const k = scaleWithin(Math.min(Math.max(fitting, whole * LARGER), whole * LARGEST));
  const [row, above] = [rowHeight(plane, size, k), spaceAbove(plane, size)];
  // A leaf is in the middle, with what is above it.
  const down = across.length === 1 ? (size.height - above) / 2 : row / 6;
  return {
    k,
    x: size.width / 2 - ((left + right) / 2) * k,
    y: above + down - plane.depth[node] * row,
  };
}
