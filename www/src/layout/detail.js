/**
 * The level of detail at some camera: the nodes with room for a shape or a dot, and the dense rows, which are painted
 * as pixels. Pure.
 */

import { fit, project } from './projection.js';

/** @import { Size } from './picture-size.js' */
/** @import { Plane } from './plane.js' */
/** @import { At } from './projection.js' */

/** A row whose nodes lie closer than this, in CSS pixels, is dense. */
export const CLOSE = 3;
/** The distance from which shapes beyond the canvas may reach into it. */
const MARGIN = 90;
/** At most so many edges from beyond the canvas are drawn, in each row and on each side. */
const MOST_EDGES = 300;

/**
 * A part of a dense row: the places in `rows.nodes` from `from` to before `to`.
 * @typedef {{row: number, from: number, to: number, close: boolean}} Stretch `close` if the row above is dense too
 *
 * @typedef {object} Detail
 * @property {Int32Array} nodes drawn as shapes, in preorder
 * @property {Stretch[]} dense painted as pixels, from the top
 */

/**
 * @param {At} at
 * @param {Size} size
 * @returns {Detail}
 */
export function detail(at, size) {
  const { rows } = at.plane;
  const rowsInView = visible(at, size);
  /** @type {Stretch[]} */
  const dense = [];
  /** @type {Int32Array[]} */
  const lists = [];
  const width = size.width + 2 * MARGIN;
  let close = false;
  for (const { row, from, to } of rowsInView) {
    const now = isClose(to - from, width);
    if (now) dense.push({ row, from, to, close });
    else {
      const edges = withEdges(at, size, { row, from, to });
      lists.push(rows.nodes.subarray(edges.from, edges.to));
    }
    close = now;
  }
  return { nodes: joined(lists).sort(), dense };
}

/** Whether the whole tree can be seen at once, node by node. @param {Plane} plane @param {Size} size */
export const isClear = (plane, size) =>
  !visible(project(plane, size, fit(plane, size)), size).some(({ from, to }) =>
    isClose(to - from, size.width + 2 * MARGIN),
  );

/** Whether so many nodes lie too close, on so many pixels. @param {number} count @param {number} width */
export const isClose = (count, width) => count * CLOSE > width;

/**
 * The nodes on the canvas, row by row.
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
 * A stretch widened by nodes beyond the canvas whose edges cross it: the children of visible nodes in the row above,
 * since edges do not cross each other.
 * @param {At} at
 * @param {Size} size
 * @param {Omit<Stretch, 'close'>} stretch
 */
function withEdges({ k, camera, plane }, size, { row, from, to }) {
  const { rows, parent, end } = plane;
  if (row === 0) return { from, to };
  // One more on each side: its edge may cross the whole canvas.
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
