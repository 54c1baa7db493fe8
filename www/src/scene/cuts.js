/** What was cut off: the strokes across its edges, and an envelope around all of it. */

import { enlarged } from '../layout/sizes.js';
import { beat } from './cutoff.js';
import { LEAST_ROW, PHASE } from './look.js';
import { RANK } from './placing.js';
import { text, widthOf } from './text.js';
import { mannerOf } from './values.js';

/** @import { Look } from './look.js' */
/** @import { Label } from './placing.js' */
/** @import { Ends, Shape } from './scene.js' */

/** How far an envelope reaches beyond its nodes, and how near it comes to a neighbour at most. */
const AROUND = 7;
const APART = 2;
/** The distance of the strokes from the parent, as a part of the distance of rows and at most; and where a value is above them. */
const STROKES = { part: 0.3, most: 34, low: 30, lowest: 0.5 };
/** So many cut children have strokes each; more have one pair across all of their edges. */
const MOST_STROKES = 3;

/**
 * Siblings beside each other.
 * @typedef {object} Run
 * @property {number} first
 * @property {number} last
 * @property {number} count
 * @property {number} end the first node after their subtrees
 */

/** Whether a skipped subtree begins here; beyond the horizon nothing would have been searched anyway. @param {Look} look @param {number} node */
function begins(look, node) {
  const parent = look.nodes.parent[node];
  return (
    parent >= 0 &&
    look.phase(node) === PHASE.skipped &&
    look.phase(parent) !== PHASE.skipped &&
    !look.isBeyond(node)
  );
}

/** The sibling before a node; −1 if it is the first. @param {Look} look @param {number} node */
function before({ nodes, show: { at } }, node) {
  const row = nodes.depth[node];
  const { rows } = at.plane;
  const place = rows.placeOf(row, node) - 1;
  const other = place >= rows.start[row] ? rows.nodes[place] : -1;
  return other >= 0 && nodes.parent[other] === nodes.parent[node] ? other : -1;
}

/**
 * The siblings of a kind that begin with a node; null if there are none, or if they begin before it.
 * @param {Look} look
 * @param {number} node
 * @param {(node: number) => boolean} belongs
 * @returns {Run | null}
 */
function runFrom(look, node, belongs) {
  const { parent, end } = look.nodes;
  if (!belongs(node)) return null;
  const previous = before(look, node);
  if (previous >= 0 && belongs(previous)) return null;
  let [last, count] = [node, 1];
  for (let next = end[node]; next < end[parent[node]]; next = end[next]) {
    if (!belongs(next)) break;
    [last, count] = [next, count + 1];
  }
  return { first: node, last, count, end: end[last] };
}

/**
 * One envelope around skipped siblings with all that is below them, and the number of its nodes, once.
 * @param {Look} look
 * @param {number} node the first of them
 * @returns {Shape[]}
 */
export function envelope(look, node) {
  const run = runFrom(look, node, (each) => begins(look, each));
  if (run === null) return [];
  const { top, bottom, rows } = outline(look, run);
  const { dense } = look.show.detail;
  const flat = dense.some(({ row }) => row < look.nodes.depth[node] + rows.length);
  return [{ kind: 'envelope', top, bottom, rows, alpha: look.quiet(node), ...(flat && { flat }) }];
}

/**
 * The left and the right end in each row down to the horizon, the heights of its upper and lower edge, and how many nodes are inside.
 * @param {Look} look
 * @param {Run} run
 * @returns {Omit<Shape & {kind: 'envelope'}, 'kind'> & {count: number}}
 */
function outline(look, { first, end }) {
  const { at } = look.show;
  const { rows, depth } = at.plane;
  const around = AROUND * Math.min(1.5, look.scale(first));
  /** @type {(Shape & {kind: 'envelope'})['rows']} */
  const sides = [];
  let [bottom, count] = [0, 0];
  for (let row = depth[first]; row < rows.length; row += 1) {
    const from = rows.placeOf(row, first);
    const to = rows.placeOf(row, end);
    const [one, other] = [rows.nodes[from], rows.nodes[to - 1]];
    if (from >= to || look.isBeyond(one)) break;
    count += to - from;
    const room = (/** @type {number} */ place, /** @type {number} */ node) =>
      place >= rows.start[row] && place < rows.start[row + 1]
        ? Math.abs(at.x(rows.nodes[place]) - at.x(node)) / 2 - APART
        : Number.POSITIVE_INFINITY;
    const half = (/** @type {number} */ node) => look.extent(node).width / 2 + around;
    sides.push({
      y: at.y(one),
      left: at.x(one) - Math.min(half(one), room(from - 1, one)),
      right: at.x(other) + Math.min(half(other), room(to, other)),
    });
    bottom = at.y(one) + look.extent(one).height / 2 + around;
  }
  return { top: at.y(first) - look.extent(first).height / 2 - around, bottom, count, rows: sides };
}

/**
 * How many nodes an envelope holds, below it: in words if there is room, else the number alone.
 * @param {Look} look
 * @param {number} node the first of the siblings
 * @returns {Label[]}
 */
export function skippedCount(look, node) {
  const { at, blank, say, search } = look.show;
  if (at.row < LEAST_ROW || blank || search.folding.count > 0) return [];
  const run = runFrom(look, node, (each) => begins(look, each));
  if (run === null || look.quiet(node) < 1) return [];
  const { rows, count } = outline(look, run);
  // One sees that it is one; a single row has no room.
  if (count === 1 || rows.length === 1) return [];
  // Between its rows: as low as possible, where it is widest.
  const [above, below] = rows.slice(-2);
  const left = (above.left + below.left) / 2;
  const right = (above.right + below.right) / 2;
  // What an earlier visit has looked at is skipped by this one only.
  const whole = wasVisited(look, run)
    ? say('folded-skipped', { skipped: count })
    : say('skipped-nodes', { count });
  const forms = [whole, say('folded-nodes', { nodes: count })];
  const words = forms.find((form) => widthOf([{ text: form }], look.small) <= right - left - 4);
  if (words === undefined) return [];
  const runs = [{ text: words, colour: /** @type {const} */ ('cut') }];
  const place = { x: (left + right) / 2, y: (above.y + below.y) / 2 };
  const line = text(place, look.small, runs, { backed: true });
  return [{ node, rank: RANK.skipped, places: [[line]] }];
}

/** Whether anything of siblings was looked at, in an earlier pass or test: then one of themselves was. @param {Look} look @param {Run} run */
function wasVisited({ nodes, show: { states } }, { first, end }) {
  for (let node = first; node < end; node = nodes.end[node])
    if (states.of(node).visits > 0) return true;
  return false;
}

/**
 * The strokes across the edge to a node that was cut; across all edges together where many were.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function cutMarks(look, node) {
  if (!look.isCut(node)) return [];
  const fallen = look.isStaged(node) ? beat(look.show.staged, 'strokes') : 1;
  if (fallen === 0) return [];
  if (!isAmongMany(look, node)) return [strokes(look, node, fallen)];
  const run = runFrom(look, node, (each) => look.isCut(each));
  return run === null ? [] : acrossFan(look, run);
}

/** Whether more siblings were cut beside a node than have strokes each. @param {Look} look @param {number} node */
function isAmongMany(look, node) {
  const { parent, end } = look.nodes;
  let count = 1;
  for (let next = end[node]; next < end[parent[node]]; next = end[next]) {
    if (count > MOST_STROKES || !look.isCut(next)) break;
    count += 1;
  }
  for (let previous = before(look, node); previous >= 0; previous = before(look, previous)) {
    if (count > MOST_STROKES || !look.isCut(previous)) break;
    count += 1;
  }
  return count > MOST_STROKES;
}

/**
 * The distance of strokes from the parent, downwards: below the values over the edges, if its row has them there.
 * @param {Look} look
 * @param {number} row of the node
 */
function fromParent(look, row) {
  const { at } = look.show;
  const usual = Math.min(STROKES.most * enlarged(at), at.row * STROKES.part);
  const hasValues = ['below', 'turns'].includes(mannerOf(look, row - 1));
  return hasValues ? Math.max(usual, Math.min(STROKES.low, at.row * STROKES.lowest)) : usual;
}

/**
 * @param {Look} look
 * @param {number} node
 * @param {number} [fallen] how much of them is there already
 * @returns {Shape}
 */
export function strokes(look, node, fallen = 1) {
  const { x1, y1, x2, y2 } = look.ends(node);
  const down = fromParent(look, look.nodes.depth[node]);
  const along = Math.min(0.6, down / Math.max(1, y2 - y1));
  const size = fallen * Math.min(9 * enlarged(look.show.at), Math.max(5, 9 * look.show.at.k));
  const angle = Math.atan2(y2 - y1, x2 - x1);
  return { kind: 'strokes', x: x1 + (x2 - x1) * along, y: y1 + (y2 - y1) * along, angle, size };
}

/** One pair of strokes across all edges. @param {Look} look @param {Run} run @returns {Shape[]} */
function acrossFan(look, run) {
  const { left, right, y } = fanOf(look, run);
  return [-2.5, 2.5].map((down) => ({
    kind: /** @type {const} */ ('edge'),
    ...{ x1: left, y1: y + down, x2: right, y2: y + down },
    colour: /** @type {const} */ ('cut'),
    width: 2.5,
    alpha: 1,
  }));
}

/** How wide the edges to siblings are where strokes cross them. @param {Look} look @param {Run} run */
function fanOf(look, { first, last }) {
  const [one, other] = [look.ends(first), look.ends(last)];
  const y = one.y1 + fromParent(look, look.nodes.depth[first]);
  const along = (/** @type {Ends} */ { x1, y1, x2, y2 }) =>
    x1 + ((x2 - x1) * (y - y1)) / Math.max(1, y2 - y1);
  return { left: along(one) - 6, right: along(other) + 6, y };
}

/** How many edges one pair of strokes crosses. @param {Look} look @param {number} node the first of the siblings @returns {Label[]} */
export function cutCount(look, node) {
  if (!look.isCut(node) || !isAmongMany(look, node)) return [];
  if (look.isStaged(node) && beat(look.show.staged, 'strokes') === 0) return [];
  const run = runFrom(look, node, (each) => look.isCut(each));
  if (run === null) return [];
  const { left, right, y } = fanOf(look, run);
  const runs = [{ text: `×${run.count}`, colour: /** @type {const} */ ('cut') }];
  const line = (/** @type {number} */ x, /** @type {'left' | 'right'} */ align) => [
    text({ x, y }, look.small, runs, { align, weight: 600, backed: true }),
  ];
  // Nearer to its own fan than to that of another parent.
  const parent = look.nodes.parent[node];
  const { x } = look.place(parent);
  const reach = 5 + widthOf(runs, look.small) - look.gap(parent) / 2;
  const places = [
    ...(right - x + reach <= 0 ? [line(right + 5, 'left')] : []),
    ...(x - left + reach <= 0 ? [line(left - 5, 'right')] : []),
  ];
  return places.length === 0 ? [] : [{ node, rank: RANK.skipped, places }];
}
