/** Random trees with everything that searches can tell apart, and random requests of any algorithm. */

import { applicable } from '../../../www/src/engine/catalogue.js';
import { catalogue } from './core.js';
import { randomTree } from './trees.js';

/** @import { Random } from './random.js' */
/** @import { Plain } from './trees.js' */

/**
 * A random tree in which moves have names and positions come up again, or pretend to.
 * @param {Random} random
 * @param {number} most nodes, about
 */
export function richTree(random, most) {
  const tree = randomTree(random, most);
  const moves = random.pick([0, 0.5, 1]);
  const positions = random.pick([0, 0.6, 1]);
  const statics = random.pick([1, 1, 1, 0.5, 0]);
  /** Subtrees that may come up again, by their depth’s parity. @type {Plain[][]} */
  const seen = [[], []];
  /** @param {Plain} node @param {number} depth @returns {Plain} */
  const enrich = (node, depth) => {
    const move = random.chance(moves) ? { move: random.pick(['a', 'b', 'c', 'd']) } : {};
    const again = seen[depth % 2];
    if (depth > 1 && again.length > 0 && random.chance(positions * 0.5)) {
      const { position, value, children } = random.pick(again);
      // The names of nodes and moves are those of the path, and no part of the position.
      return { ...move, position, value, children };
    }
    const children = node.children?.map((child) => enrich(child, depth + 1));
    const plain = children !== undefined && !random.chance(statics);
    /** @type {Plain} */
    const made = { ...node, ...move, ...(children && { children }) };
    if (plain) delete made.value;
    if (depth > 0 && random.chance(positions)) {
      made.position = random.chance(0.2) ? 'same' : `p${seen[0].length + seen[1].length}`;
      again.push(made);
      // The other player may have the same squares before them.
      if (random.chance(0.1)) seen[1 - (depth % 2)].push(made);
    }
    return made;
  };
  return enrich(tree, 0);
}

/** A random tree in which one position comes up one ply and three plies deep. @param {Random} random @returns {Plain} */
export function deeperTree(random) {
  const value = () => String(random.int(-2, 2));
  const again = { ...randomTree(random, random.pick([4, 8])), position: 'again' };
  const below = { value: value(), children: [again] };
  const children = [again, { value: value(), children: [below] }];
  return { value: value(), children: random.chance(0.5) ? children : children.reverse() };
}

/** Rules for the order of children, and lists of them. @param {Random} random @param {string[]} rules */
function order(random, rules) {
  const list = Array.from({ length: random.int(1, 4) }, () => random.pick(rules));
  const different = list.filter(
    (rule, at) => list.findIndex((other) => other.split(':')[0] === rule.split(':')[0]) === at,
  );
  return different.map((rule) => rule.replace('N', String(random.int(0, 99)))).join(',');
}

/** A number about as large as those in trees. @param {Random} random */
function number(random) {
  if (random.chance(0.06)) return random.pick(['inf', '-inf', '2000000000', '-2000000000']);
  const tenths = random.int(-120, 120);
  return random.chance(0.5) ? String(Math.trunc(tenths / 10)) : String(tenths / 10);
}

/**
 * Any request that can be made of an algorithm.
 * @param {Random} random
 * @param {string} algorithm
 */
export function richOptions(random, algorithm, form = 'textbook') {
  /** @type {Record<string, string>} */
  const options = form === 'textbook' ? {} : { form };
  const { inner } = applicable(algorithm, {});
  if (inner.length > 0 && random.chance(0.7)) options.inner = random.pick(inner);
  for (const { name, values } of catalogue.switches) {
    // Some depend on others before them.
    const offered = applicable(algorithm, options);
    if (['inner', 'form'].includes(name) || !offered.switches.includes(name) || !random.chance(0.5))
      continue;
    const value = random.pick(values);
    /** @type {Record<string, () => string>} */
    const made = {
      order: () => order(random, offered.orders),
      depth: () => String(random.int(0, 5)),
      table: () => String(random.pick([1, 2, 3, 5, 8, 20, 100])),
      delta: () => random.pick(['1', '2', '0.5', '7', '0.04', 'inf']),
      guess: () => number(random),
      at: () => number(random),
    };
    options[name] = made[name]?.() ?? value;
  }
  return options;
}
