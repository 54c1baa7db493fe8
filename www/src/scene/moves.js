/** The names of the moves, each at the edge to the node that it leads to. */

import { haloMargin } from '../layout/sizes.js';
import { PHASE } from './look.js';
import { text, widthOf } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Shape } from './scene.js' */

/** The least distances, in CSS pixels, of nodes in a row and of rows whose edges have names. */
const LEAST = { gap: 34, row: 60 };
const FONT = 12;
/** The height of a line of names. */
const LINE = 14;
/** About half the width of a window, which stands just above a node on the path. */
const WINDOW = 45;
/** How far from the node a name stands, by the length of its edge: there, the edges of siblings have parted. */
const AWAY = 0.3;

/**
 * The name of the move that leads to a node.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function move(look, node) {
  if (look.gap(node) < LEAST.gap || look.show.at.row < LEAST.row) return [];
  const name = look.nodes.move(node);
  if (name === null) return [];
  const { x, y } = place(look, node);
  const isClose = touches(look, node, 1);
  const isBeside = isBesideWindow(look, node);
  const hasRoom = !isClose || (!isBeside && !touches(look, node, 2));
  if (!hasRoom && !look.path.has(node)) return [];
  // Names that would touch their neighbours stand on two lines.
  const isHigh = isClose ? rank(look, node) % 2 === 1 : isBeside;
  const colour = look.phase(node) === PHASE.active ? 'ink' : 'quiet';
  const at = { x, y: isHigh ? y - LINE : y };
  return [text(at, FONT, [{ text: name, colour }], { backed: true })];
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
  const isOverWindow = hasWindow(look, node) && Math.abs(dx * away) < WINDOW;
  const least = isOverWindow ? 2 * LINE : 0.8 * LINE;
  const halo = look.hasHalo(node) ? haloMargin(look.scale(node)) : 0;
  return { x: x2 - dx * away, y: y2 - Math.max(dy * away, least + halo) };
}

/** Whether the window of a node stands just above it: that of the node of the step is in the gauge. @param {Look} look @param {number} node */
const hasWindow = ({ path, show: { moment, size } }, node) =>
  path.has(node) && (node !== moment.node || size.short === true);

/** Whether a name is where the window of a neighbour stands. @param {Look} look @param {number} node */
const isBesideWindow = (look, node) =>
  neighbours(look, node, 1).some(
    (other) =>
      hasWindow(look, other) &&
      Math.abs(look.place(other).x - place(look, node).x) < WINDOW + width(look, node) / 2,
  );

/** The place of a node in its row, from the left. @param {Look} look @param {number} node */
function rank(look, node) {
  const row = look.nodes.depth[node];
  const { rows } = look.show.at.plane;
  return rows.placeOf(row, node) - rows.start[row];
}

/** The neighbours of a node in its row. @param {Look} look @param {number} node @param {number} by how many places away they are */
const neighbours = ({ nodes, show: { at } }, node, by) =>
  at.plane.rows.beside(nodes.depth[node], node, by);

/**
 * Whether the name at a node touches that of a neighbour so many places away.
 * @param {Look} look
 * @param {number} node
 * @param {number} by
 */
const touches = (look, node, by) =>
  neighbours(look, node, by).some((other) => {
    const apart = Math.abs(place(look, node).x - place(look, other).x);
    return apart < (width(look, node) + width(look, other)) / 2 + 4;
  });

/** @param {Look} look @param {number} node */
const width = (look, node) => widthOf([{ text: look.nodes.move(node) ?? '' }], FONT);
