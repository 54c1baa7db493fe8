/**
 * Folded subtrees, each shown as one symbol at its root: which nodes are hidden, which are folded automatically, and
 * the text form of both. Pure.
 */

/** @import { Plane } from '../layout/plane.js' */
/** @import { Nodes } from './nodes.js' */

/**
 * The reader's choice of folds.
 * @typedef {object} Folds
 * @property {boolean} itself whether subtrees that do not fit are folded automatically
 * @property {readonly number[]} folded by hand
 * @property {readonly number[]} unfolded by hand, of those folded automatically
 */

/** @type {Folds} */
export const NO_FOLDS = { itself: false, folded: [], unfolded: [] };

/** The folds in force. */
export class Folding {
  #stretches;
  /** The places of nodes under these folds, once known. @type {Plane | null} */
  plane = null;

  /** @param {ArrayLike<number>} stretches the symbols, ascending, each followed by the first node after its subtree */
  constructor(stretches) {
    this.#stretches = stretches;
  }

  /** The number of symbols. */
  get count() {
    return this.#stretches.length / 2;
  }

  /** The symbol at an index. @param {number} place */
  symbol(place) {
    return this.#stretches[2 * place];
  }

  /** The first node after the subtree of the symbol at an index. @param {number} place */
  end(place) {
    return this.#stretches[2 * place + 1];
  }

  /**
   * The index of the folded subtree that a node lies in, its symbol included; −1 if it lies in none.
   * @param {number} node
   */
  around(node) {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.symbol(middle) <= node) low = middle + 1;
      else high = middle;
    }
    return low > 0 && node < this.end(low - 1) ? low - 1 : -1;
  }

  /** The visible node that stands for a node: the symbol that hides it, or itself. @param {number} node */
  visibleNode(node) {
    const place = this.around(node);
    return place < 0 ? node : this.symbol(place);
  }

  /** @param {number} node */
  isSymbol(node) {
    const place = this.around(node);
    return place >= 0 && this.symbol(place) === node;
  }

  /** @param {number} node */
  hides(node) {
    return this.visibleNode(node) !== node;
  }

  /** The visible nodes, ascending. @param {number} nodes the number of all */
  visible(nodes) {
    let hidden = 0;
    for (let place = 0; place < this.count; place += 1)
      hidden += this.end(place) - this.symbol(place) - 1;
    const visible = new Int32Array(nodes - hidden);
    let [at, node] = [0, 0];
    for (let place = 0; place <= this.count; place += 1) {
      const last = place < this.count ? this.symbol(place) : nodes - 1;
      for (; node <= last; node += 1) {
        visible[at] = node;
        at += 1;
      }
      if (place < this.count) node = this.end(place);
    }
    return visible;
  }

  /** The next visible node in preorder; the number of nodes after the last. @param {number} node a visible one */
  next(node) {
    const place = this.around(node);
    return place < 0 ? node + 1 : this.end(place);
  }
}

/**
 * The symbols that only one of two foldings has, ascending: the node folded or unfolded comes before those that it
 * hides or shows.
 * @param {Folding} one
 * @param {Folding} other
 */
export function differing(one, other) {
  const symbols = (/** @type {Folding} */ all) =>
    Array.from({ length: all.count }, (_, place) => all.symbol(place));
  const [first, second] = [symbols(one), symbols(other)];
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  return ascending([
    ...first.filter((node) => !inSecond.has(node)),
    ...second.filter((node) => !inFirst.has(node)),
  ]);
}

/**
 * The nodes to fold when everything below some depth is folded. A node unfolded by hand shows one more ply.
 * @param {Pick<Nodes, 'parent' | 'depth' | 'leaf' | 'end'>} nodes
 * @param {number | null} level the depth of the symbols; null if everything fits
 * @param {Folds} folds
 * @returns {readonly number[]}
 */
export function foldedIn({ parent, depth, leaf, end }, level, { itself, folded, unfolded }) {
  if (!itself || level === null) return folded;
  const open = new Set(unfolded);
  const result = [...folded];
  for (let node = 0; node < parent.length; ) {
    const isFolded = depth[node] >= level && !leaf[node] && !open.has(node);
    if (isFolded) result.push(node);
    // It hides everything below it.
    node = isFolded ? end[node] : node + 1;
  }
  return result;
}

/**
 * Folds as text in an address or an attribute: `12,40`, `auto`, or `auto,12,-40` with 12 folded and 40 unfolded by
 * hand.
 * @param {Folds} folds
 */
export const writeFolds = ({ itself, folded, unfolded }) =>
  [...(itself ? ['auto'] : []), ...folded, ...unfolded.map((node) => `-${node}`)].join(',');

/**
 * @param {string} text empty or `none` for nothing
 * @returns {Folds | null} null if the text is malformed
 */
export function readFolds(text) {
  if (text === '' || text === 'none') return NO_FOLDS;
  const [first, ...rest] = text.split(',');
  const itself = first === 'auto';
  const numbers = itself ? rest : [first, ...rest];
  const right = itself ? /^-?\d{1,7}$/ : /^\d{1,7}$/;
  if (!numbers.every((number) => right.test(number))) return null;
  const isOpen = (/** @type {string} */ number) => number.startsWith('-');
  return {
    itself,
    folded: ascending(numbers.filter((number) => !isOpen(number)).map(Number)),
    unfolded: ascending(numbers.filter(isOpen).map((number) => Number(number.slice(1)))),
  };
}

/** @param {readonly number[]} nodes */
const ascending = (nodes) => [...new Set(nodes)].sort((one, other) => one - other);

/** The nodes with one more. @param {readonly number[]} nodes @param {number} node */
export const withNode = (nodes, node) => ascending([...nodes, node]);

/** The nodes without one. @param {readonly number[]} nodes @param {number} node */
export const withoutNode = (nodes, node) => nodes.filter((each) => each !== node);
