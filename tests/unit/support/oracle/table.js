/** Another transposition table: results of positions, seen by MAX. */

/** @import { Flat } from '../trees.js' */
/** @import { Options } from './rules.js' */

/**
 * @typedef {'exact' | 'least' | 'most'} Says whether a value is what MAX gets, or the least or the most of it
 * @typedef {{position: number, node: number, depth: number, value: number, says: Says, move: number}} Entry
 *   `move` is the place of the child that the best move leads to, −1 if none is known
 */

export class Table {
  /** @type {(Entry | undefined)[]} */
  #places = [];

  /**
   * @param {Flat} tree
   * @param {Options} options
   */
  constructor(tree, options) {
    this.tree = tree;
    const nodes = tree.parent.length;
    this.size = Math.min(options.table ? Number(options.table) : nodes, nodes);
    this.keepsDeeper = options.replace === 'deeper';
    /** Each node’s position, as the first node that is the same. */
    this.position = positions(tree);
  }

  /** @param {number} node */
  get(node) {
    const position = this.position[node];
    const entry = this.#places[position % this.size];
    return entry?.position === position ? entry : undefined;
  }

  /** The child that the best move that is known leads to. @param {number} node */
  move(node) {
    return this.tree.children[node][this.get(node)?.move ?? -1];
  }

  /**
   * Takes what was found, and says what is known now, and what it cost.
   * @param {Omit<Entry, 'position'>} found
   * @returns {{entry: Entry, lost: number | null, refused: boolean}}
   */
  put(found) {
    const position = this.position[found.node];
    const old = this.#places[position % this.size];
    /** @type {Entry} */
    const entry = { ...found, position };
    if (old?.position === position) {
      if (entry.move < 0) entry.move = old.move;
      const says = [old.says, entry.says].sort().join();
      const met = says === 'least,most' && old.value === entry.value && old.depth === entry.depth;
      if (met) entry.says = 'exact';
    }
    const refused = this.keepsDeeper && old !== undefined && old.depth > entry.depth;
    if (refused) return { entry, lost: null, refused };
    this.#places[position % this.size] = entry;
    const other = old !== undefined && old.position !== position;
    return { entry, lost: other ? old.position : null, refused };
  }
}

/** @param {Flat} tree @returns {number[]} */
function positions({ parent, children, value, position, depth }) {
  /** Everything that lies at and below each node. @type {string[]} */
  const shapes = [];
  for (let node = parent.length - 1; node >= 0; node -= 1) {
    const below = children[node].map((child) => shapes[child]);
    shapes[node] = `(${String(value[node])} ${JSON.stringify(position[node])} ${below.join('')})`;
  }
  /** @type {Map<string, number>} */
  const firsts = new Map();
  return shapes.map((shape, node) => {
    if (position[node] === undefined) return node;
    // The same player moves at every second ply.
    const key = `${depth[node] % 2} ${shape}`;
    if (!firsts.has(key)) firsts.set(key, node);
    return firsts.get(key) ?? node;
  });
}
