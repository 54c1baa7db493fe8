/**
 * Which subtrees are folded: each is shown as one symbol that stands at its root. Here is what is hidden,
 * what is folded by itself, and how both are written. Pure.
 */

/** @import { Plane } from '../layout/plane.js' */
/** @import { Nodes } from './nodes.js' */

/**
 * What somebody wants folded.
 * @typedef {object} Folds
 * @property {boolean} itself whether what does not fit is folded by itself
 * @property {readonly number[]} folded by hand
 * @property {readonly number[]} unfolded by hand, of what was folded by itself
 */

/** @type {Folds} */
export const NO_FOLDS = { itself: false, folded: [], unfolded: [] };

/** What is folded, as the core has it. */
export class Folding {
  #stretches;
  /** Where nodes lie with that, once it is known. @type {Plane | null} */
  plane = null;

  /**
   * @param {ArrayLike<number>} stretches the symbols, ascending, and behind each the first node that no
   *   longer lies below it
   */
  constructor(stretches) {
    this.#stretches = stretches;
  }

  /** How many symbols there are. */
  get count() {
    return this.#stretches.length / 2;
  }

  /** The symbol with a place among them. @param {number} place */
  symbol(place) {
    return this.#stretches[2 * place];
  }

  /** The first node behind the subtree of the symbol with this place. @param {number} place */
  end(place) {
    return this.#stretches[2 * place + 1];
  }

  /**
   * In which folded subtree a node lies, by its symbol's place; the symbol itself lies in it. −1 in none.
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

  /** What is on show for a node: the symbol that hides it, or else itself. @param {number} node */
  shownFor(node) {
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
    return this.shownFor(node) !== node;
  }

  /**
   * The node on show that comes next in preorder, whether or not it is there.
   * @param {number} node on show itself
   */
  next(node) {
    const place = this.around(node);
    return place < 0 ? node + 1 : this.end(place);
  }
}

/**
 * The symbols that only one of two foldings has, ascending: what somebody folds or unfolds comes before what
 * is hidden or shown with it.
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
 * What is folded where everything is that lies below some depth, but for what was unfolded by hand:
 * that shows one ply more.
 * @param {Pick<Nodes, 'parent' | 'depth' | 'leaf' | 'end'>} nodes
 * @param {number | null} level the depth of the symbols; null where everything fits
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
    // What lies below it is hidden with it.
    node = isFolded ? end[node] : node + 1;
  }
  return result;
}

/**
 * As it stands in an address and in an attribute: `12,40`, `auto`, or `auto,12,-40`, where the one was folded
 * by hand, and the other unfolded.
 * @param {Folds} folds
 */
export const writeFolds = ({ itself, folded, unfolded }) =>
  [...(itself ? ['auto'] : []), ...folded, ...unfolded.map((node) => `-${node}`)].join(',');

/**
 * @param {string} text
 * @returns {Folds | null} null where that is no way to write it
 */
export function readFolds(text) {
  if (text === '') return NO_FOLDS;
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
