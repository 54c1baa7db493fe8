/** Where the board of a game stands: below the node whose position it is, if there is room. Pure. */

import { boardTop, scaleOf, squareSize } from '../layout/sizes.js';

/** @import { At } from '../layout/projection.js' */
/** @import { Box, Show } from './scene.js' */

/**
 * @param {Pick<Show, 'search' | 'at'>} show
 * @param {number} node
 * @returns {(Box & {square: number}) | null} its left upper corner, its size, and the side of a square; null if there is none
 */
export function boardPlace({ search: { boards, folding, nodes }, at }, node) {
  if (boards === null || folding.around(node) >= 0) return null;
  const scaled = { k: scaleOf(at, node), row: at.row };
  const most = squareSize(scaled, at.plane.rows.nearestGap(node) * at.k, boards.size);
  const isLeaf = nodes.leaf[node] === 1;
  const square = isLeaf ? Math.min(most, Math.floor(at.leafSquare)) : most;
  if (square === 0 || boards.at(node) === null) return null;
  const [width, height] = [boards.size.columns * square, boards.size.rows * square];
  const x = Math.round(at.x(node) - width / 2);
  return { x, y: Math.round(at.y(node) + boardTop(scaled, isLeaf)), width, height, square };
}

/**
 * The node whose board lies under a point.
 * @param {Show['search']} search
 * @param {At} at
 * @param {{x: number, y: number}} point
 */
export function boardAt(search, at, { x, y }) {
  if (search.boards === null) return null;
  const { rows } = at.plane;
  const row = Math.floor((y - at.camera.y) / at.row);
  if (row < 0 || row >= rows.length) return null;
  for (const node of rows.around(row, (x - at.camera.x) / at.k)) {
    const place = boardPlace({ search, at }, node);
    if (place === null || x < place.x || y < place.y) continue;
    if (x <= place.x + place.width && y <= place.y + place.height) return node;
  }
  return null;
}
