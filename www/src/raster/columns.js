/**
 * A row whose nodes lie too close to be told apart, as what lies in each column of device pixels: how
 * many nodes of each kind. Pure.
 */

/** What a node counts as: its phase, but for a leaf that is finished. */
export const KINDS = 5;
const UNREACHED = 0;
const ACTIVE = 1;
const FINISHED = 2;
const SKIPPED = 3;
const FINISHED_LEAF = 4;

/**
 * A row at a camera, in device pixels.
 * @typedef {object} Line
 * @property {number} row
 * @property {number} from the places in `rows.nodes` that are on the canvas
 * @property {number} to
 * @property {number} k device pixels for a unit of the plane
 * @property {number} x where the plane begins
 * @property {number} wide how many columns a node takes
 * @property {boolean} beyond whether the row lies beyond the horizon, where nobody skips anything
 * @property {Uint16Array} counts the nodes by column and kind
 */

/**
 * The column in which a node's middle lies.
 * @param {Line} line
 * @param {import('../plane.js').Plane} plane
 * @param {number} place
 */
export const columnOf = ({ k, x }, plane, place) =>
  Math.floor(plane.x[plane.rows.nodes[place]] * k + x);

/**
 * Counts anew what lies in some columns.
 * @param {Line} line
 * @param {import('../plane.js').Plane} plane
 * @param {{phases: Uint8Array, leaf: Uint8Array}} nodes
 * @param {number} left the first column
 * @param {number} right the last
 */
export function count(line, plane, { phases, leaf }, left, right) {
  const { row, k, x, wide, counts } = line;
  const { rows } = plane;
  const { nodes } = rows;
  const all = plane.x;
  const kinds = kindsOf(line);
  counts.fill(0, left * KINDS, (right + 1) * KINDS);
  const before = wide >> 1;
  const from = Math.max(line.from, rows.place(row, (left - wide - x) / k) - 1);
  const to = Math.min(line.to, rows.place(row, (right + wide + 1 - x) / k) + 1);
  for (let place = from; place < to; place += 1) {
    const node = nodes[place];
    const column = Math.floor(all[node] * k + x) - before;
    const kind = kinds[2 * phases[node] + leaf[node]];
    const last = Math.min(right, column + wide - 1);
    for (let each = Math.max(left, column); each <= last; each += 1)
      counts[each * KINDS + kind] += 1;
  }
}

/** What a node counts as, by twice its phase, and one more if it is a leaf. @param {Line} line */
function kindsOf({ beyond }) {
  const skipped = beyond ? UNREACHED : SKIPPED;
  return Uint8Array.of(
    ...[UNREACHED, UNREACHED, ACTIVE, ACTIVE],
    ...[FINISHED, FINISHED_LEAF, skipped, skipped],
  );
}
