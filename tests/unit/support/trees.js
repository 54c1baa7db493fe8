/** Trees in plain JavaScript, and random ones with everything that trees can have. */

/**
 * @typedef {object} Plain
 * @property {string} [value] as it is written
 * @property {string} [name]
 * @property {string} [move] the move that leads there
 * @property {string} [position] the same for the same position
 * @property {Plain[]} [children]
 */

/** @import { Random } from './random.js' */

/**
 * A tree as JSON text, which carries everything.
 * @param {Plain} node
 * @returns {string}
 */
export function write({ value, name, move, position, children }) {
  const fields = Object.entries({ name, move, position })
    .filter(([, text]) => text !== undefined)
    .map(([field, text]) => `"${field}": ${JSON.stringify(text)}`);
  if (value !== undefined) fields.push(`"value": ${/inf/.test(value) ? `"${value}"` : value}`);
  if (children !== undefined) fields.push(`"children": [${children.map(write).join(', ')}]`);
  return `{${fields.join(', ')}}`;
}

/**
 * The values of a random tree: few different ones, so that there are ties.
 * @param {Random} random
 */
function palette(random) {
  const decimals = random.pick([0, 0, 0, 1, 2]);
  const span = random.pick([1, 3, 9, 40]);
  const infinities = random.pick([0, 0, 0.05, 0.3]);
  return () => {
    if (random.chance(infinities)) return random.pick(['inf', '-inf']);
    const units = random.int(-span, span) * (decimals > 0 && random.chance(0.3) ? 10 : 1);
    return (units / 10 ** decimals).toFixed(decimals);
  };
}

/**
 * A random tree, irregular, with single children, static values and names.
 * @param {Random} random
 * @param {number} most nodes, about
 * @returns {Plain}
 */
export function randomTree(random, most) {
  const value = palette(random);
  const deepest = random.pick([0, 1, 2, 3, 4, 5, 6, 6]);
  const widest = random.pick([1, 2, 2, 3, 3, 4]);
  const names = random.chance(0.3);
  let left = most;
  let number = 0;
  /** @param {number} depth @returns {Plain} */
  const grow = (depth) => {
    left -= 1;
    number += 1;
    /** @type {Plain} */
    const node = names && random.chance(0.5) ? { name: `P${number}` } : {};
    const isLeaf = depth >= deepest || left <= 0 || (depth > 1 && random.chance(0.25));
    if (isLeaf) return { ...node, value: value() };
    // Every interior node has a static value, so that any depth limit can be searched.
    const children = Array.from({ length: random.int(1, widest) }, () => grow(depth + 1));
    return { ...node, value: value(), children };
  };
  return grow(0);
}

/**
 * Any request that can be made of a tree.
 * @param {Random} random
 */
export function randomOptions(random) {
  /** @type {Record<string, string>} */
  const options = {};
  /** @param {string} name @param {string[]} values */
  const some = (name, values) => {
    if (random.chance(0.5)) options[name] = random.pick(values);
  };
  some('root', ['max', 'min']);
  some('fail', ['soft', 'hard', 'hard-above', 'hard-below']);
  some('cut', ['ge', 'gt']);
  some('bound', ['before', 'after']);
  some('deep', ['on', 'off']);
  some('evaluation', ['max', 'side-to-move']);
  some('order', [
    'reversed',
    'best-first',
    'worst-first',
    'static',
    `shuffle:${random.int(0, 99)}`,
  ]);
  if (random.chance(0.4)) options.depth = String(random.int(0, 5));
  return options;
}

/** A tree as flat lists in preorder. */
export class Flat {
  /** @param {Plain} root */
  constructor(root) {
    /** @type {number[]} */
    this.parent = [];
    /** @type {number[]} */
    this.depth = [];
    /** @type {number[][]} */
    this.children = [];
    /** As a number, with real infinities. @type {(number | null)[]} */
    this.value = [];
    /** @type {string[]} */
    this.label = [];
    /** @type {(string | undefined)[]} */
    this.move = [];
    /** @type {(string | undefined)[]} */
    this.position = [];
    /** How many decimal places the values have, at most. */
    this.decimals = 0;
    this.#add(root, -1, 0);
  }

  /** @param {Plain} node @param {number} parent @param {number} depth */
  #add({ value, name, move, position, children = [] }, parent, depth) {
    const number = this.parent.length;
    this.parent.push(parent);
    this.depth.push(depth);
    this.children.push([]);
    this.value.push(value === undefined ? null : toNumber(value));
    this.label.push(name ?? String(number));
    this.move.push(move);
    this.position.push(position);
    const places = value?.match(/\.(\d*?)0*$/)?.[1].length ?? 0;
    this.decimals = Math.max(this.decimals, places);
    if (parent >= 0) this.children[parent].push(number);
    for (const child of children) this.#add(child, number, depth + 1);
  }
}

/**
 * A value as a number, from the tree's text or from a sentence.
 * @param {string} text
 */
export function toNumber(text) {
  const plain = text.replace('−', '-').replace('∞', 'Infinity').replace('inf', 'Infinity');
  const number = Number(plain);
  if (plain === '' || Number.isNaN(number)) throw new Error(`“${text}” is no number`);
  return number;
}
