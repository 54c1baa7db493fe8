/** The place of the ruler: docked above the tree, as wide as the picture allows. Pure. */

import { RULER_HEIGHT } from '../../layout/picture-size.js';

/** @import { Box, Show } from '../scene.js' */

/** A longer ruler would not be read at a glance. */
const WIDEST = 720;
/** It stays so wide, whatever else stands beside it. */
const LEAST = 220;
/** Its distance from the edges of the picture, and from what stands beside it. */
const EDGE = 8;

/** @param {Pick<Show, 'size' | 'obstacles'>} show @returns {Box} */
export function gaugeBox({ size, obstacles }) {
  const beside = obstacles.filter(({ y }) => y < RULER_HEIGHT);
  const isLeft = (/** @type {Box} */ { x, width }) => x + width / 2 < size.width / 2;
  const left = Math.max(0, ...beside.filter(isLeft).map(({ x, width }) => x + width));
  const right = Math.min(size.width, ...beside.filter((box) => !isLeft(box)).map(({ x }) => x));
  const room = right - left - 2 * EDGE;
  const width = Math.min(WIDEST, room < LEAST ? size.width - 2 * EDGE : room);
  // In the middle above the tree, unless something stands there.
  const middle = (size.width - width) / 2;
  const x = room < LEAST ? middle : Math.max(left + EDGE, Math.min(right - EDGE - width, middle));
  return { x, y: 0, width, height: RULER_HEIGHT };
}
