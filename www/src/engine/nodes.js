/**
 * The nodes of a tree: typed arrays with one element per node, in preorder, and texts made on demand. There are no
 * objects by node: there may be two million nodes.
 */

import { format, NEG_INF, NO_SCORE, POS_INF, plain } from './score.js';

/**
 * Lookups in the study, made on demand.
 * @typedef {object} Source
 * @property {(node: number) => string | undefined} name
 * @property {(node: number) => string | undefined} moveName
 * @property {(node: number) => string | undefined} positionKey
 * @property {() => Uint8Array} parts
 */

/** @import { NodeArrays, Overview } from '../../pkg/plyscope_wasm.js' */

/**
 * Facts derived from whole arrays.
 * @typedef {{end: Int32Array, lacksStatic: boolean, longest: number, children: Map<number, Int32Array>}} Derived
 */

/**
 * The core's arrays. The parts in the critical tree may come later.
 * @typedef {Omit<NodeArrays, 'part'> & Partial<Pick<NodeArrays, 'part'>>} Arrays
 */

export class Nodes {
  #decimals;
  #source;
  #hasMoves;
  /** The children of nodes asked about: collecting a million takes a while. @type {Map<number, Int32Array>} */
  #children;
  /** @type {Uint8Array | undefined} */
  #part;
  /** @type {Int32Array | undefined} */
  #end;
  /** @type {boolean | undefined} */
  #lacking;
  /** @type {number | undefined} */
  #longest;

  /**
   * @param {Arrays} arrays
   * @param {Pick<Overview, 'decimals' | 'hasNames' | 'hasMoves'>} overview
   * @param {Source} source
   * @param {Partial<Derived>} [derived] as far as known
   */
  constructor(arrays, { decimals, hasNames, hasMoves }, source, derived) {
    const { parent, depth, max, leaf, ends, units, position, part } = arrays;
    /** −1 at the root. */
    this.parent = parent;
    this.depth = depth;
    /** Whether MAX moves there. */
    this.max = max;
    this.leaf = leaf;
    /** Whether the search goes no deeper: a leaf, or a node at the horizon. */
    this.ends = ends;
    /** The value in the tree, in units; `NO_SCORE` for none. */
    this.units = units;
    /** The first node of the same position; null in a tree without positions. */
    this.position = position;
    /** Whether any node has a name. */
    this.hasNames = hasNames;
    this.#part = part;
    this.#decimals = decimals;
    this.#hasMoves = hasMoves;
    this.#source = source;
    this.#end = derived?.end;
    this.#lacking = derived?.lacksStatic;
    this.#longest = derived?.longest;
    this.#children = derived?.children ?? new Map();
  }

  get length() {
    return this.parent.length;
  }

  /** The part in the critical tree: 1 PV, 2 CUT, 3 ALL, 0 none. */
  get part() {
    this.#part ??= this.#source.parts();
    return this.#part;
  }

  /** The first node after each node's subtree. */
  get end() {
    this.#end ??= ends(this.parent);
    return this.#end;
  }

  /** The children of a node. @param {number} node */
  children(node) {
    const known = this.#children.get(node);
    if (known !== undefined) return known;
    const { end } = this;
    let count = 0;
    for (let child = node + 1; child < end[node]; child = end[child]) count += 1;
    const children = new Int32Array(count);
    for (let [child, place] = [node + 1, 0]; place < count; place += 1) {
      children[place] = child;
      child = end[child];
    }
    this.#children.set(node, children);
    return children;
  }

  /** The place of a node among its siblings, from 0, and their number. @param {number} node */
  place(node) {
    const above = this.parent[node];
    if (above < 0) return { place: 0, siblings: 1 };
    const children = this.children(above);
    let [low, high] = [0, children.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (children[middle] < node) low = middle + 1;
      else high = middle;
    }
    return { place: low, siblings: children.length };
  }

  /** Whether an interior node below the root has no static value. */
  get lacksStatic() {
    this.#lacking ??= this.units.some((units, node) => node > 0 && units === NO_SCORE);
    return this.#lacking;
  }

  /** The characters of the longest leaf value, at least 1. */
  get longest() {
    this.#longest ??= longest(this, this.#decimals);
    return this.#longest;
  }

  /**
   * These nodes with another value at one of them, in the same units, and the facts that stay valid.
   * @param {number} node
   * @param {number} units
   * @returns {{nodes: Arrays, derived: Partial<Derived>}}
   */
  withUnits(node, units) {
    const { parent, depth, max, leaf, ends, position } = this;
    const all = this.units.slice();
    all[node] = units;
    const nodes = { parent, depth, max, leaf, ends, position, units: all };
    const derived = this.#derivedWith(node, units, all);
    return { nodes, derived: { end: this.end, children: this.#children, ...derived } };
  }

  /**
   * @param {number} node
   * @param {number} units its own
   * @param {Int32Array} all
   * @returns {Partial<Derived>}
   */
  #derivedWith(node, units, all) {
    // An interior node that gets a value may have been the last without one.
    const lacksStatic = this.leaf[node] === 1 || !this.lacksStatic ? this.lacksStatic : undefined;
    const [was, is] = [this.units[node], units].map((each) => lengthOf(each, this.#decimals));
    const isLongest = this.leaf[node] === 1 && was === this.longest && is < was;
    if (isLongest) {
      // Another one is nearly always as long, and soon found.
      const { leaf } = this;
      return { lacksStatic, longest: longest({ leaf, units: all }, this.#decimals, was) };
    }
    return {
      lacksStatic,
      longest: this.leaf[node] === 1 ? Math.max(this.longest, is) : this.longest,
    };
  }

  /** The value in the tree as text, `-2.5`; null for none. @param {number} node */
  value(node) {
    const units = this.units[node];
    if (units === undefined || units === NO_SCORE) return null;
    return plain(format(units, this.#decimals));
  }

  /** @param {number} node */
  name(node) {
    return this.hasNames ? (this.#source.name(node) ?? null) : null;
  }

  /** The name of the move that leads to a node. @param {number} node */
  move(node) {
    return this.#hasMoves ? (this.#source.moveName(node) ?? null) : null;
  }

  /** The key of its position, which nodes with the same one share. @param {number} node */
  positionKey(node) {
    return this.position === null ? null : (this.#source.positionKey(node) ?? null);
  }
}

/** @param {Int32Array} parent */
function ends(parent) {
  const end = new Int32Array(parent.length);
  for (let node = parent.length - 1; node >= 0; node -= 1) {
    if (end[node] === 0) end[node] = node + 1;
    // Backwards, the last child comes first; it ends where its parent does.
    const above = parent[node];
    if (above >= 0 && end[above] === 0) end[above] = end[node];
  }
  return end;
}

/**
 * The characters of the longest leaf value.
 * @param {Pick<Nodes, 'leaf' | 'units'>} nodes
 * @param {number} decimals
 * @param {number} [enough] none is longer
 */
function longest({ leaf, units }, decimals, enough = Number.POSITIVE_INFINITY) {
  let most = 1;
  // Whole numbers between these have no more characters than the longest so far.
  let [low, high] = [0, 9];
  for (let node = 0; node < units.length && most < enough; node += 1) {
    const value = units[node];
    if (leaf[node] === 0 || (decimals === 0 && value >= low && value <= high)) continue;
    most = Math.max(most, lengthOf(value, decimals));
    [low, high] = [1 - 10 ** (most - 1), 10 ** most - 1];
  }
  return most;
}

/**
 * The number of characters of a value, counted without making its text.
 * @param {number} units
 * @param {number} decimals
 */
function lengthOf(units, decimals) {
  const sign = units < 0 ? 1 : 0;
  if (units === POS_INF || units === NEG_INF) return sign + 3;
  let [digits, places, rest] = [0, decimals, Math.abs(units)];
  while (places > 0 && rest % 10 === 0) {
    rest /= 10;
    places -= 1;
  }
  for (; rest >= 1; rest /= 10) digits += 1;
  return sign + Math.max(digits, places + 1) + (places > 0 ? 1 : 0);
}
