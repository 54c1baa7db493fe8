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
 * @param {import('../../layout/plane.js').Plane} plane
 * @param {number} place
 */
export const columnOf = ({ k, x }, plane, place) =>
  Math.floor(plane.x[plane.rows.nodes[place]] * k + x);

/**
 * What is known of the nodes of a search.
 * @typedef {object} Known
 * @property {Uint8Array} phases
 * @property {Uint8Array} leaf
 * @property {boolean} nested whether visits are nested, so that nothing was searched below a node that was
 *   skipped or not reached
 */

/**
 * Counts anew what lies in some columns.
 * @param {Line} line
 * @param {import('../../layout/plane.js').Plane} plane
 * @param {Known} known
 * @param {number} left the first column
 * @param {number} right the last
 */
export function count(line, plane, known, left, right) {
  const { row, k, x, wide, counts } = line;
  const { rows } = plane;
  const kinds = kindsOf(line);
  counts.fill(0, left * KINDS, (right + 1) * KINDS);
  const from = Math.max(line.from, rows.place(row, (left - wide - x) / k) - 1);
  const to = Math.min(line.to, rows.place(row, (right + wide + 1 - x) / k) + 1);
  for (let place = from; place < to; ) {
    const node = rows.nodes[place];
    const kind = kinds[2 * known.phases[node] + known.leaf[node]];
    const behind = known.nested && wide === 1 ? Math.min(to, alike(plane, row, place, known)) : 0;
    if (behind > place + 1) {
      countStretch(line, plane, place, behind, (column, nodes) => {
        if (column >= left && column <= right) counts[column * KINDS + kind] += nodes;
      });
      place = behind;
      continue;
    }
    const column = Math.floor(plane.x[node] * k + x) - (wide >> 1);
    const last = Math.min(right, column + wide - 1);
    for (let each = Math.max(left, column); each <= last; each += 1)
      counts[each * KINDS + kind] += 1;
    place += 1;
  }
}

/**
 * The place of a row behind the last one that is known to be like this one: where a node was skipped or
 * not reached, so was all that lies below the highest of its ancestors that was.
 * @param {import('../../layout/plane.js').Plane} plane
 * @param {number} row
 * @param {number} place
 * @param {Known} known
 */
function alike({ rows, parent, end }, row, place, { phases }) {
  let top = rows.nodes[place];
  const phase = phases[top];
  if (phase !== UNREACHED && phase !== SKIPPED) return place + 1;
  while (parent[top] >= 0 && phases[parent[top]] === phase) top = parent[top];
  return rows.placeOf(row, end[top]);
}

/**
 * Tells for each column how many of some neighbours in a row lie in it, without a look at each.
 * @param {Line} line whose nodes take one column each
 * @param {import('../../layout/plane.js').Plane} plane
 * @param {number} from
 * @param {number} to
 * @param {(column: number, nodes: number) => void} tell
 */
function countStretch(line, plane, from, to, tell) {
  const { row, k, x } = line;
  for (let place = from; place < to; ) {
    const column = columnOf(line, plane, place);
    let behind = Math.min(to, plane.rows.place(row, (column + 1 - x) / k));
    // Where a column ends, the search and the column may be rounded to different sides.
    while (behind > place + 1 && columnOf(line, plane, behind - 1) > column) behind -= 1;
    while (behind < to && columnOf(line, plane, behind) <= column) behind += 1;
    tell(column, behind - place);
    place = behind;
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
