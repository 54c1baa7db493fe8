/**
 * The nodes of a tree row by row, from left to right, which in a tidy tree is the order of their numbers. A lookup in
 * a row is a binary search: drawing a few nodes never walks all. Pure.
 */

export class Rows {
  #x;
  #depth;
  /** The least distances of neighbours, by rows, as far as they were asked for. @type {Map<number, number>} */
  #least = new Map();

  /**
   * @param {Uint16Array} depth in preorder
   * @param {Float32Array} x of each node; NaN for a hidden one
   * @param {{start: Int32Array, nodes: Int32Array}} rows see `rowsOf`
   */
  constructor(depth, x, rows) {
    this.#x = x;
    this.#depth = depth;
    /** The start of each row in `nodes`, and the end of the last. */
    this.start = rows.start;
    /** The visible nodes, row by row. */
    this.nodes = rows.nodes;
  }

  /** The number of rows. */
  get length() {
    return this.start.length - 1;
  }

  /**
   * The first place of a row whose node has at least this x; the row's end if none has.
   * @param {number} row
   * @param {number} x
   */
  place(row, x) {
    let [low, high] = [this.start[row], this.start[row + 1]];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#x[this.nodes[middle]] < x) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * The first place of a row whose node has at least this number; the row's end if none has.
   * @param {number} row
   * @param {number} node
   */
  placeOf(row, node) {
    let [low, high] = [this.start[row], this.start[row + 1]];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.nodes[middle] < node) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * The nodes of a row that are so many places to the left and to the right of a node.
   * @param {number} row
   * @param {number} node
   * @param {number} [by]
   */
  beside(row, node, by = 1) {
    const own = this.placeOf(row, node);
    return [own - by, own + by]
      .filter((at) => at >= this.start[row] && at < this.start[row + 1])
      .map((at) => this.nodes[at]);
  }

  /** The two nodes of a row on either side of an x, from the left. @param {number} row @param {number} x */
  around(row, x) {
    const place = this.place(row, x);
    const from = Math.max(this.start[row], place - 2);
    return this.nodes.subarray(from, Math.min(this.start[row + 1], place + 2));
  }

  /**
   * The distance from a node to its right neighbour in its row, or else to its left one; infinite without
   * neighbours.
   * @param {number} node
   */
  gap(node) {
    const row = this.#depth[node];
    const place = this.placeOf(row, node);
    if (place + 1 < this.start[row + 1]) return this.#x[this.nodes[place + 1]] - this.#x[node];
    if (place > this.start[row]) return this.#x[node] - this.#x[this.nodes[place - 1]];
    return Number.POSITIVE_INFINITY;
  }

  /** The least distance of two neighbours in a row; infinite if there is one node. @param {number} row */
  leastGap(row) {
    const known = this.#least.get(row);
    if (known !== undefined) return known;
    let least = Number.POSITIVE_INFINITY;
    for (let place = this.start[row] + 1; place < this.start[row + 1]; place += 1)
      least = Math.min(least, this.#x[this.nodes[place]] - this.#x[this.nodes[place - 1]]);
    this.#least.set(row, least);
    return least;
  }

  /** The distance from a node to its nearer neighbour in its row. @param {number} node */
  nearestGap(node) {
    const row = this.#depth[node];
    const place = this.placeOf(row, node);
    const [x, nodes] = [this.#x, this.nodes];
    const right =
      place + 1 < this.start[row + 1] ? x[nodes[place + 1]] - x[node] : Number.POSITIVE_INFINITY;
    const left = place > this.start[row] ? x[node] - x[nodes[place - 1]] : Number.POSITIVE_INFINITY;
    return Math.min(left, right);
  }
}

/**
 * The rows of some nodes.
 * @param {Uint16Array} depth in preorder
 * @param {Int32Array} visible the nodes, ascending
 */
export function rowsOf(depth, visible) {
  let deepest = 0;
  for (let at = 0; at < visible.length; at += 1) deepest = Math.max(deepest, depth[visible[at]]);
  const start = new Int32Array(deepest + 2);
  for (let at = 0; at < visible.length; at += 1) start[depth[visible[at]] + 1] += 1;
  for (let row = 1; row < start.length; row += 1) start[row] += start[row - 1];
  const nodes = new Int32Array(visible.length);
  const next = start.slice();
  for (let at = 0; at < visible.length; at += 1) {
    const row = depth[visible[at]];
    nodes[next[row]] = visible[at];
    next[row] += 1;
  }
  return { start, nodes };
}
