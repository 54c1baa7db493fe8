/** The names of the moves, each at the edge to the node that it leads to. */

import { haloMargin } from '../layout/sizes.js';
import { PHASE } from './look.js';
import { RANK } from './placing.js';
import { text } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Label } from './placing.js' */

/** The least distances, in CSS pixels, of nodes in a row and of rows whose edges have names. */
const LEAST = { gap: 34, row: 60 };
const FONT = 12;
/** The height of a line of names. */
const LINE = 14;
/** How far from the node a name stands, by the length of its edge: there, the edges of siblings have parted. */
const AWAY = 0.3;

/**
 * The name of the move that leads to a node.
 * @param {Look} look
 * @param {number} node
 * @returns {Label[]}
 */
export function move(look, node) {
  if (look.gap(node) < LEAST.gap || look.show.at.row < LEAST.row) return [];
  const name = look.nodes.move(node);
  if (name === null) return [];
  const { x, y } = place(look, node);
  const colour = look.phase(node) === PHASE.active ? 'ink' : 'quiet';
  const line = (/** @type {number} */ y) => [
    text({ x, y }, FONT, [{ text: name, colour }], { backed: true }),
  ];
  // Names that would touch stand on two lines.
  const rank = look.path.has(node) ? RANK.path : RANK.moves;
  return [{ node, rank, places: [line(y), line(y - LINE)] }];
}

/**
 * The middle of a name, on the lower line: at its edge, but never so far from its node that another is nearer.
 * @param {Look} look
 * @param {number} node
 */
function place(look, node) {
  const { x1, y1, x2, y2 } = look.ends(node);
  const [dx, dy] = [x2 - x1, y2 - y1];
  const { rows } = look.show.at.plane;
  const most = (rows.nearestGap(node) * look.show.at.k) / 3;
  const away = Math.abs(dx) * AWAY > most ? most / Math.abs(dx) : AWAY;
  const halo = look.hasHalo(node) ? haloMargin(look.scale(node)) : 0;
  return { x: x2 - dx * away, y: y2 - Math.max(dy * away, 0.8 * LINE + halo) };
}
