/**
 * What is drawn how, at some camera: the nodes that have room for a shape or a dot of their own, and the
 * rows that lie too close for that and are painted as what they add up to. Pure.
 */

/** @import { At, Size } from './plane.js' */

/** Nodes that lie closer than this on the screen, in CSS pixels, are painted together. */
export const CLOSE = 3;
/** How far beyond the edge of the canvas something of a node may reach. */
const MARGIN = 90;
/** How many edges that come from beyond the canvas are drawn at most, in each row and to each side. */
const MOST_EDGES = 300;

/**
 * A row of which some part is painted: the places in `rows.nodes` from one to before another.
 * @typedef {{row: number, from: number, to: number, close: boolean}} Stretch `close` where the row above is painted too
 *
 * @typedef {object} Detail
 * @property {Int32Array} nodes drawn each by itself, in preorder
 * @property {Stretch[]} dense painted together, from the top
 */

/**
 * @param {At} at
 * @param {Size} size
 * @returns {Detail}
 */
export function detail(at, size) {
  const { rows } = at.plane;
  const seen = visible(at, size);
  /** @type {Stretch[]} */
  const dense = [];
  /** @type {Int32Array[]} */
  const lists = [];
  const room = size.width + 2 * MARGIN;
  let close = false;
  for (const { row, from, to } of seen) {
    const now = isClose(to - from, room);
    if (now) dense.push({ row, from, to, close });
    else {
      const edges = withEdges(at, size, { row, from, to });
      lists.push(rows.nodes.subarray(edges.from, edges.to));
    }
    close = now;
  }
  return { nodes: joined(lists).sort(), dense };
}

/** Whether so many nodes lie too close, on so many pixels. @param {number} count @param {number} width */
export const isClose = (count, width) => count * CLOSE > width;

/**
 * The nodes that are on the canvas, row by row.
 * @param {At} at
 * @param {Size} size
 * @returns {Omit<Stretch, 'close'>[]}
 */
function visible({ k, row: height, camera, plane: { rows } }, size) {
  const first = Math.max(0, Math.ceil((-MARGIN - height - camera.y) / height));
  const last = Math.min(
    rows.length - 1,
    Math.floor((size.height + MARGIN + height - camera.y) / height),
  );
  /** @type {Omit<Stretch, 'close'>[]} */
  const stretches = [];
  for (let row = first; row <= last; row += 1) {
    const from = rows.place(row, (-MARGIN - camera.x) / k);
    const to = rows.place(row, (size.width + MARGIN - camera.x) / k);
    stretches.push({ row, from, to });
  }
  return stretches;
}

/**
 * A stretch with those nodes beyond the canvas whose edges cross it: the children of what is seen of
 * the row above, since edges do not cross one another.
 * @param {At} at
 * @param {Size} size
 * @param {Omit<Stretch, 'close'>} stretch
 */
function withEdges({ k, camera, plane }, size, { row, from, to }) {
  const { rows, parent, end } = plane;
  if (row === 0) return { from, to };
  // One more to each side, from where an edge may lead right through.
  const above = {
    from: Math.max(rows.start[row - 1], rows.place(row - 1, (-MARGIN - camera.x) / k) - 1),
    to: Math.min(rows.start[row], rows.place(row - 1, (size.width + MARGIN - camera.x) / k) + 1),
  };
  if (above.from >= above.to || parent.length === 0) return { from, to };
  const left = rows.placeOf(row, rows.nodes[above.from]);
  const right = rows.placeOf(row, end[rows.nodes[above.to - 1]]);
  const x = (/** @type {number} */ node) => plane.x[node] * k + camera.x;
  const crosses = (/** @type {number} */ place) => {
    const node = rows.nodes[place];
    const [one, other] = [x(node), x(parent[node])];
    return Math.max(one, other) > -MARGIN && Math.min(one, other) < size.width + MARGIN;
  };
  let first = Math.max(from - MOST_EDGES, Math.min(from, left));
  let last = Math.min(to + MOST_EDGES, Math.max(to, right));
  while (first < from && !crosses(first)) first += 1;
  while (last > to && !crosses(last - 1)) last -= 1;
  return { from: first, to: last };
}

/** @param {Int32Array[]} lists */
function joined(lists) {
  const all = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let length = 0;
  for (const list of lists) {
    all.set(list, length);
    length += list.length;
  }
  return all;
}
