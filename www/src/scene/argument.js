/**
 * What a cutoff argues with: the line from the node that set the bound to the node that is cut off. Beside an edge it is a short bow. If
 * the bound comes from farther above, it runs outside the tree, with the bound riding on it, and all but its two ends and the path between
 * them is dim while it is on show. Pure.
 */

import { owners } from '../engine/owners.js';
import { enlarged } from '../layout/sizes.js';
import { beat } from './cutoff.js';
import { endText } from './gauge/number-line.js';
import { PHASE } from './look.js';
import { halo } from './nodes.js';
import { roomOf, text } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Area, Text } from './placing.js' */
/** @import { Point, Shape } from './scene.js' */

/** Which side of the tree a line runs on: left or right. @typedef {-1 | 1} Side */
/** The ends of a cutoff's argument: the owner of the bound, and the node that is cut off. @typedef {{by: number, node: number}} Argument */

/** How far outside the tree the line runs, how round its corners are, and how near it comes to the edge of the picture. */
const LANE = { apart: 18, round: 16, edge: 8 };
/** How much longer a line seems for each edge that it crosses, in CSS pixels. */
const CROSSING = 40;
/** How much of what is dim is hidden. */
const VEIL = 0.62;
/** The size of the bound that rides on the line, on an ordinary canvas. */
const FONT = 14;
/** How far a bow bends, as a part of its length, how far its ends are turned, and how round it is: it has no straight part. */
const BEND = { least: 0.08, most: 0.24, usual: 16, turn: 0.45, round: 1000 };
/** How far from the line, and from its arrow's head, texts stand, how long the head is, and the pieces in which a bow takes its room. */
const TAKEN = { line: 3, head: 6, length: 10, piece: 12 };
/** The part of the drawn line from which on the bound rides on it. */
const RIDES = 0.5;

/**
 * The ends of the step's argument; null if it is no cutoff, or if the node's own entry in the table set the bound.
 * @param {Pick<Look, 'cutoff' | 'show'>} look
 * @returns {Argument | null}
 */
export function argumentOf({ cutoff, show: { moment, at } }) {
  const by = cutoff?.by ?? null;
  const { node } = moment;
  if (by === null || node === null || by === node) return null;
  return Number.isNaN(at.x(by)) || Number.isNaN(at.x(node)) ? null : { by, node };
}

/** Whether the bound comes from farther above than the parent. @param {Pick<Look, 'nodes'>} look @param {Argument} argument */
const isDeep = ({ nodes: { depth } }, { by, node }) => depth[node] - depth[by] > 1;

/**
 * The nodes that stay bright during a deep cutoff: its ends, the path between them, and what words or a pointer name.
 * @param {Pick<Look, 'nodes' | 'show' | 'argument'>} look
 * @returns {ReadonlySet<number> | null} null if nothing is dim
 */
export function brightNodes({ nodes, argument, ...look }) {
  if (argument === null || !isDeep({ nodes }, argument)) return null;
  const { focus, hover, mentioned = [] } = look.show;
  const bright = new Set(mentioned);
  for (const each of [focus, hover]) if (each !== null) bright.add(each);
  for (let each = argument.node; each >= argument.by; each = nodes.parent[each]) bright.add(each);
  return bright;
}

/** Whether the edge to a node is bright: on the argument's path, or cut by it. @param {Look} look @param {number} node */
export function isBrightEdge({ argument, bright, nodes, ...look }, node) {
  if (argument === null || bright === null) return false;
  const parent = nodes.parent[node];
  if (parent === argument.node) return look.show.states.of(node).phase === PHASE.skipped;
  return node > argument.by && node <= argument.node && argument.node < nodes.end[node];
}

/** What dims all that is not bright. @param {Look} look @returns {Shape[]} */
export function veil({ bright, show: { size, staged } }) {
  const alpha = VEIL * beat(staged, 'link');
  if (bright === null || alpha === 0) return [];
  return [{ kind: 'veil', x: 0, y: 0, width: size.width, height: size.height, alpha }];
}

/** The line, and the halo of the node that it comes from. @param {Look} look @returns {Shape[]} */
export function blame(look) {
  const { argument } = look;
  const drawn = beat(look.show.staged, 'link');
  if (argument === null || drawn === 0) return [];
  const ring = { ...halo(look, argument.by, 'cut'), fill: false };
  const line = isDeep(look, argument)
    ? { points: routeOf(look, argument).points, round: LANE.round * enlarged(look.show.at) }
    : { points: bow(look, argument), round: BEND.round };
  return [ring, { kind: 'link', ...line, drawn }];
}

/** The stretches of the line, where no other text may stand. @param {Look} look @returns {Area[]} */
export function takenByLine(look) {
  const { argument } = look;
  if (argument === null) return [];
  const points = isDeep(look, argument)
    ? routeOf(look, argument).points
    : alongBow(bow(look, argument));
  const tip = points[points.length - 1];
  return points.slice(1).map((to, at) => {
    const isHead = Math.hypot(tip.x - to.x, tip.y - to.y) < TAKEN.length;
    const around = isHead ? TAKEN.head : TAKEN.line;
    return {
      left: Math.min(to.x, points[at].x) - around,
      top: Math.min(to.y, points[at].y) - around,
      right: Math.max(to.x, points[at].x) + around,
      bottom: Math.max(to.y, points[at].y) + around,
    };
  });
}

/** Points along a bow as it is drawn: half of either part is straight. @param {Point[]} bow @returns {Point[]} */
function alongBow([one, middle, other]) {
  const between = (
    /** @type {Point} */ from,
    /** @type {Point} */ to,
    /** @type {number} */ part,
  ) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  const pieces = Math.max(4, Math.ceil(Math.hypot(other.x - one.x, other.y - one.y) / TAKEN.piece));
  const parts = Array.from({ length: pieces + 1 }, (_, at) => at / pieces);
  const [enter, leave] = [between(one, middle, 0.5), between(middle, other, 0.5)];
  return [
    ...parts.map((part) => between(one, enter, part)),
    ...parts.map((part) =>
      between(between(enter, middle, part), between(middle, leave, part), part),
    ),
    ...parts.map((part) => between(leave, other, part)),
  ];
}

/**
 * The bound that rides on a line outside the tree, in its player's colour.
 * @param {Look} look
 * @returns {Text[]}
 */
export function ridingBound(look) {
  const { argument, show } = look;
  if (argument === null || !isDeep(look, argument) || show.marks?.bare) return [];
  const shape = boundText(look, argument);
  if (shape === null || beat(show.staged, 'link') < RIDES) return [];
  return [{ ...shape, ...routeOf(look, argument).rides }];
}

/** @param {Look} look @param {Argument} argument @returns {Text | null} */
function boundText({ cutoff, show }, { node }) {
  const now = show.moment.path.at(-1)?.now ?? null;
  if (cutoff === null || now === null) return null;
  const whose = owners(show.search, node);
  const isBeta = cutoff.side === 'beta';
  const said = `${isBeta ? 'β' : 'α'} ${endText(isBeta ? now.beta : now.alpha, show.score)}`;
  const runs = [{ text: said, colour: isBeta ? whose.beta : whose.alpha }];
  const style = { weight: /** @type {const} */ (600), backed: true };
  return text({ x: 0, y: 0 }, FONT * enlarged(show.at), runs, style);
}

/** @typedef {{points: Point[], rides: Point, length: number}} Route `rides`: where the bound rides on it */

/**
 * The line outside the tree, on the side on which it is shorter and crosses less.
 * @param {Look} look
 * @param {Argument} argument
 */
function routeOf(look, argument) {
  const [left, right] = [route(look, argument, -1), route(look, argument, 1)];
  return left.length < right.length ? left : right;
}

/**
 * @param {Look} look
 * @param {Argument} argument
 * @param {Side} side
 * @returns {Route}
 */
function route(look, argument, side) {
  const { at, size } = look.show;
  const { by, node } = argument;
  const { rows, depth } = at.plane;
  const shape = boundText(look, argument);
  const room = shape && roomOf(shape);
  const half = room === null ? 0 : (room.right - room.left) / 2;
  /** The outermost of each row, from that of the owner on. @type {number[]} */
  const ends = [];
  for (let row = depth[by]; row <= depth[node]; row += 1) {
    const last = rows.nodes[side < 0 ? rows.start[row] : rows.start[row + 1] - 1];
    ends.push(at.x(last) + (side * look.extent(last).width) / 2);
  }
  const away = LANE.apart * enlarged(at);
  const wanted = Math.max(...ends.map((end) => end * side)) * side + away * side;
  const x = inside(LANE.edge, wanted, size.width);
  const [from, to] = [leaving(look, by, side), leaving(look, node, side)];
  const points = [...from.points, { x, y: from.y }, { x, y: to.y }, ...to.points.reverse()];
  // Between the rows where the tree is narrowest, it has the most room.
  const rooms = ends.slice(1).map((end, index) => -Math.max(end * side, ends[index] * side));
  const widest = rooms.indexOf(Math.max(...rooms));
  const y = Math.min(at.y(by) + (widest + 0.5) * at.row, (at.y(by) + to.y) / 2 + at.row / 2);
  const crossed = from.crossed + to.crossed + (Math.abs(wanted - x) > 1 ? 2 : 0);
  const across = Math.abs(x - at.x(by)) + Math.abs(x - at.x(node));
  // Where it has no room beside the tree it rides on the line before the corner.
  const before = x - side * (half + LANE.round * enlarged(at) + 4);
  const isNarrow = inside(half + 2, x, size.width) !== x;
  const isAcross = (before - from.x) * side > half;
  const rides =
    isNarrow && isAcross ? { x: before, y: from.y } : { x: inside(half + 2, x, size.width), y };
  return { points, rides, length: across + crossed * CROSSING };
}

/** A place that keeps so far from both edges. @param {number} margin @param {number} x @param {number} width */
const inside = (margin, x, width) => Math.max(margin, Math.min(width - margin, x));

/**
 * How a line leaves a node's halo on a side: straight, or over the nodes that are beside it, by so many of their edges.
 * @param {Look} look
 * @param {number} node
 * @param {Side} side
 * @returns {{points: Point[], x: number, y: number, crossed: number}} the beginning of the line, where it runs on, and how many edges it crosses
 */
function leaving(look, node, side) {
  const { at } = look.show;
  const { rows, depth } = at.plane;
  const row = depth[node];
  const place = rows.placeOf(row, node);
  const crossed = side < 0 ? place - rows.start[row] : rows.start[row + 1] - 1 - place;
  const { x, y } = look.place(node);
  const radius = halo(look, node, 'cut').width / 2;
  if (crossed === 0)
    return { points: [{ x: x + side * radius, y }], x: x + side * radius, y, crossed };
  const away = radius * Math.SQRT1_2;
  const over = y - Math.max(away + 2, Math.min(at.row / 2, radius + 12 * enlarged(at)));
  const points = [
    { x: x + side * away, y: y - away },
    { x: x + side * (away + (y - away - over)), y: over },
  ];
  return { points, x: points[1].x, y: over, crossed };
}

/** A bow beside an edge, from halo to halo: it leaves both where it does not cross the edge. @param {Look} look @param {Argument} argument @returns {Point[]} */
function bow(look, { by, node }) {
  const [from, to] = [look.place(by), look.place(node)];
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const towards = Math.atan2(to.y - from.y, to.x - from.x);
  /** @param {Point} middle @param {number} each @param {number} angle */
  const at = ({ x, y }, each, angle) => {
    const away = Math.min(length / 3, halo(look, each, 'cut').width / 2);
    return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
  };
  const one = at(from, by, towards + BEND.turn);
  const other = at(to, node, towards + Math.PI - BEND.turn);
  const bend = Math.max(BEND.least, Math.min(BEND.most, BEND.usual / length));
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const middle = { x: (one.x + other.x) / 2 - dy * bend, y: (one.y + other.y) / 2 + dx * bend };
  return [one, middle, other];
}
