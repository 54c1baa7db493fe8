/** The nodes of a program in JavaScript: who looks at their children and values is noted. */

/** @import { Snapshot, Told } from './telling.js' */

/** What programs call the value of a leaf. Python has the same, in `noting.py`. */
export const VALUES = [
  'value',
  'data',
  'val',
  'score',
  'utility',
  'payoff',
  'evaluation',
  'static',
  'heuristic',
  'värde',
  'varde',
  'poäng',
  'v',
];

/** The most nodes that are written down in all, however often a program begins to search. */
const MOST_NODES = 1_000_000;

/** @typedef {Record<string, unknown>} Node_ */

export class Noting {
  /** The number of each noted node. @type {WeakMap<object, number>} */
  #numbers = new WeakMap();
  /** What the noted properties of each node hold. @type {WeakMap<object, Node_>} */
  #held = new WeakMap();
  #count = 0;
  #written = 0;
  /** The calls that were given a node, the innermost last; false for the others. @type {boolean[]} */
  #calls = [];
  #depth = 0;
  /** The node from which the tree is written down when it is first looked at; null once it is. @type {object | null} */
  #due = null;
  /** Whether the tree is written down that is looked at outside of such calls. */
  #isKnown = false;
  #tell;

  /** @param {(told: Told) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /** A function begins. @param {string} name @param {readonly unknown[]} given */
  call(name, given) {
    const node = given.find((each) => this.#isNode(each));
    this.#calls.push(node !== undefined);
    if (node === undefined) return;
    const found = /** @type {object} */ (node);
    this.noteAll(found);
    if (this.#depth === 0) this.#due = found;
    this.#depth += 1;
    this.#tell(['call', name, this.#name(found)]);
  }

  /** A function ends. @param {unknown} value what it returns */
  leave(value) {
    if (this.#calls.pop() !== true) return;
    this.#depth -= 1;
    if (this.#depth === 0) this.#due = null;
    this.#tell(['return', scoreIn(value)]);
  }

  /** Notes a node and all below it. @param {object} top */
  noteAll(top) {
    const nodes = [top];
    for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
      if (this.#numbers.has(node)) continue;
      this.#count += 1;
      this.#numbers.set(node, this.#count);
      this.#held.set(node, {});
      this.#note(/** @type {Node_} */ (node), 'children');
      for (const name of VALUES) this.#note(/** @type {Node_} */ (node), name);
      for (const child of this.#childrenOf(node))
        if (typeof child === 'object' && child !== null) nodes.push(child);
    }
  }

  /** Says of a node, or of one with a number in preorder. @param {unknown} node */
  numberOf(node) {
    if (typeof node === 'number') return node;
    if (!this.#isNode(node)) throw new TypeError('trace: no node');
    const found = /** @type {object} */ (node);
    this.noteAll(found);
    this.#write(found);
    return this.#name(found);
  }

  /** @param {Node_} node @param {string} name */
  #note(node, name) {
    const own = Object.getOwnPropertyDescriptor(node, name);
    if (own === undefined || !('value' in own) || !own.configurable) return;
    const held = /** @type {Node_} */ (this.#held.get(node));
    held[name] = own.value;
    const get = () => {
      this.#look(node, name, held[name]);
      return held[name];
    };
    const set = (/** @type {unknown} */ value) => {
      held[name] = value;
    };
    Object.defineProperty(node, name, { get, set, configurable: true, enumerable: own.enumerable });
  }

  /** @param {object} node @param {string} name @param {unknown} value */
  #look(node, name, value) {
    if (name !== 'children' && typeof value !== 'number') return;
    this.#write(node);
    if (name === 'children') this.#tell(['children', this.#name(node)]);
    else this.#tell(['value', this.#name(node), Number(value)]);
  }

  /** Writes the tree down if nobody has looked at it yet. @param {object} node */
  #write(node) {
    if (this.#depth === 0 && this.#isKnown) return;
    const top = this.#depth === 0 ? node : this.#due;
    if (this.#depth === 0) this.#isKnown = true;
    this.#due = null;
    if (top !== null && this.#written < MOST_NODES) this.#tell(['tree', this.#snapshot(top)]);
  }

  /** @param {unknown} node @returns {Snapshot} */
  #snapshot(node) {
    this.#written += 1;
    if (typeof node !== 'object' || node === null)
      return [0, typeof node === 'number' ? node : null, null, []];
    const held = this.#held.get(node) ?? {};
    const value = VALUES.map((name) => held[name]).find((each) => typeof each === 'number');
    const { name } = /** @type {Node_} */ (node);
    return [
      this.#numbers.has(node) ? this.#name(node) : 0,
      typeof value === 'number' ? value : null,
      typeof name === 'string' ? name : null,
      this.#childrenOf(node).map((child) => this.#snapshot(child)),
    ];
  }

  /** @param {object} node @returns {readonly unknown[]} */
  #childrenOf(node) {
    const children = this.#held.get(node)?.children;
    return Array.isArray(children) ? children : [];
  }

  /** @param {object} node */
  #name(node) {
    return -(this.#numbers.get(node) ?? 0);
  }

  /** @param {unknown} value */
  #isNode(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return this.#numbers.has(value) || Array.isArray(/** @type {Node_} */ (value).children);
  }
}

/** The score in what a search returns: itself, or the first of a pair. @param {unknown} value */
function scoreIn(value) {
  const found =
    Array.isArray(value) && value.length <= 3
      ? value.find((each) => typeof each === 'number')
      : value;
  return typeof found === 'number' && !Number.isNaN(found) ? found : null;
}
