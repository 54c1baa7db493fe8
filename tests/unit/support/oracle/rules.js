/** Players, values of nodes, and the arithmetic of scores; everything seen by MAX. */

/** @import { Flat } from '../trees.js' */
/** @typedef {Readonly<Record<string, string>>} Options */

/** The greatest number of units that a finite score has. */
const MOST = 2_000_000_000;

/**
 * @param {Flat} tree
 * @param {Options} options
 */
export function rules(tree, options) {
  const limit = options.depth ? Number(options.depth) : Number.POSITIVE_INFINITY;
  const rootIsMax = options.root !== 'min';
  /** @param {number} node */
  const isMax = (node) => (tree.depth[node] % 2 === 0) === rootIsMax;
  /** @param {number} node */
  const ends = (node) => tree.children[node].length === 0 || tree.depth[node] >= limit;
  /** A node's own value, seen by MAX; NaN if it has none. @param {number} node */
  const held = (node) => {
    const value = tree.value[node] ?? Number.NaN;
    return options.evaluation === 'side-to-move' && !isMax(node) ? negated(value) : value;
  };
  /** As the node’s mover sees it, and the other way round. @type {(node: number, value: number) => number} */
  const own = (node, value) => (isMax(node) ? value : negated(value));
  return { isMax, ends, held, own, limit };
}

/** @param {number} value never −0 */
export const negated = (value) => (value === 0 ? 0 : -value);

/** @param {number} a @param {number} b infinities too */
export const compare = (a, b) => (a === b ? 0 : a < b ? -1 : 1);

/**
 * The worth of every node, seen by MAX, by plain minimax.
 * @param {Flat} tree
 * @param {Options} options
 */
export function trueValues(tree, options) {
  const { isMax, ends, held } = rules(tree, options);
  /** @type {number[]} */
  const values = [];
  for (let node = tree.parent.length - 1; node >= 0; node -= 1) {
    const children = tree.children[node].map((child) => values[child]);
    values[node] = ends(node) ? held(node) : (isMax(node) ? Math.max : Math.min)(...children);
  }
  return values;
}

/**
 * The least and the greatest worth of every node, seen by MAX, where each line may end at the horizon or beyond it: what
 * deeper entries of a table can lead to.
 * @param {Flat} tree
 * @param {Options} options
 */
export function worthBeyond(tree, options) {
  const { isMax, ends, held } = rules(tree, options);
  /** @type {{low: number, high: number}[]} */
  const worth = [];
  for (let node = tree.parent.length - 1; node >= 0; node -= 1) {
    const best = isMax(node) ? Math.max : Math.min;
    const below = tree.children[node].map((child) => worth[child]);
    const found = ends(node) && !Number.isNaN(held(node)) ? [held(node)] : [];
    if (below.length > 0) {
      found.push(best(...below.map(({ low }) => low)), best(...below.map(({ high }) => high)));
    }
    worth[node] = { low: Math.min(...found), high: Math.max(...found) };
  }
  return worth;
}

/** The next greater score, one unit of the tree up. @param {Flat} tree @param {number} score */
export function above({ decimals }, score) {
  const scale = 10 ** decimals;
  if (score === Number.POSITIVE_INFINITY) return score;
  if (score === Number.NEGATIVE_INFINITY) return -MOST / scale;
  const units = Math.round(score * scale) + 1;
  return units > MOST ? Number.POSITIVE_INFINITY : units / scale + 0;
}

/** The next smaller score. @param {Flat} tree @param {number} score */
export const below = (tree, score) => negated(above(tree, negated(score)));

/**
 * The greatest score that is no more than a number, as it is written.
 * @param {Flat} tree
 * @param {string} text
 */
export function floor({ decimals }, text) {
  if (/inf/.test(text)) return Number(text.replace('inf', 'Infinity'));
  const [, sign, whole, part = ''] = text.match(/^(-?)(\d+)\.?(\d*)$/) ?? ['', '', text];
  // Digits are moved, so that nothing is rounded but at the end.
  const digits = BigInt(whole + part.padEnd(decimals, '0'));
  const left = BigInt(10) ** BigInt(Math.max(0, part.length - decimals));
  const over = digits % left === 0n ? 0n : 1n;
  const units = sign === '' ? digits / left : -(digits / left + over);
  // Beyond the range, the greatest score is the one that is left; below it, only −∞.
  return inRange(units > MOST ? BigInt(MOST) : units, decimals);
}

/** The least score that is no less. @param {Flat} tree @param {string} text */
export function ceil(tree, text) {
  return negated(floor(tree, text.startsWith('-') ? text.slice(1) : `-${text}`));
}

/** @param {bigint} units @param {number} decimals */
function inRange(units, decimals) {
  if (units > MOST) return Number.POSITIVE_INFINITY;
  return units < -MOST ? Number.NEGATIVE_INFINITY : Number(units) / 10 ** decimals;
}

/**
 * A score shifted to one side: an infinity if that is beyond the range.
 * @param {Flat} tree
 * @param {number} score
 * @param {number} by
 */
export function moved({ decimals }, score, by) {
  const scale = 10 ** decimals;
  return inRange(BigInt(Math.round(score * scale)) + BigInt(Math.round(by * scale)), decimals);
}

/** The last score next to an infinity. @param {Flat} tree */
export const greatest = ({ decimals }) => MOST / 10 ** decimals;
