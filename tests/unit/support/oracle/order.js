/** The order in which a node's children are searched, and the rule that put each in its place. */

import { compare, rules, trueValues } from './rules.js';
import { shuffler } from './shuffle.js';

/** @import { Flat } from '../trees.js' */
/** @import { Options } from './rules.js' */

/** @typedef {{child: number, why: string}} Placed */

/** Rules that pick single children out, and leave the others as they are. */
const PICKS = ['pv', 'table', 'killer', 'refutation'];

/**
 * The rules of a search, in the order in which they are applied: iterative deepening begins with what the
 * last iteration found.
 * @param {string} algorithm
 * @param {Options} options
 * @param {boolean} hasTable
 */
export function orderOf(algorithm, options, hasTable) {
  const list = (options.order ?? 'as-written').split(',');
  if (algorithm !== 'iterative-deepening') return list;
  const withTable = hasTable && !list.includes('table') ? ['table', ...list] : list;
  return withTable.includes('pv') ? withTable : ['pv', ...withTable];
}

/** Ordering by the tree alone, and by what the search learns. */
export class Ordering {
  /** The last moves that cut, the later one first, by ply. @type {number[][]} */
  #killers = [];
  /** How much each move has been worth to each player. @type {Map<string, number>} */
  #history = new Map();
  /** The answer that cut last after each move of a player’s. @type {Map<string, number>} */
  #refutations = new Map();
  /** The nodes of the best line of the iteration before. @type {number[]} */
  #line = [];
  /** By rule and node: the less, the earlier. @type {Map<string, number[]>} */
  #ranks = new Map();
  /** Which move leads to each node: those of the same name, or without one in the same place, are one. */
  #move;

  /**
   * @param {Flat} tree
   * @param {string[]} list the rules
   * @param {number} [killers] how many a ply keeps
   */
  constructor(tree, list, killers = 2) {
    this.tree = tree;
    this.killers = killers;
    this.list = list;
    this.#move = tree.parent.map((parent, node) => {
      const name = tree.move[node];
      if (name !== undefined) return `named ${name}`;
      return parent < 0 ? 'none' : `place ${tree.children[parent].indexOf(node)}`;
    });
  }

  /** The horizon is another now. @param {Options} options with the depth limit that counts now */
  begin(options) {
    this.rules = rules(this.tree, options);
    const values = trueValues(this.tree, options);
    for (const rule of this.list) this.#ranks.set(rule, this.#ranksBy(rule, options, values));
  }

  /** The best line is another now. @param {number[]} line */
  follow(line) {
    this.#line = [0, ...line];
  }

  /** @param {string} rule @param {Options} options @param {number[]} values @returns {number[]} */
  #ranksBy(rule, options, values) {
    const { tree } = this;
    const { isMax, held } = rules(tree, options);
    const [name, seed] = rule.split(':');
    const shuffle = shuffler(BigInt(seed ?? 0));
    /** @type {number[]} */
    const ranks = tree.parent.map(() => 0);
    for (const [node, children] of tree.children.entries()) {
      const sign = isMax(node) ? 1 : -1;
      const shuffled = name === 'shuffle' ? shuffle(children) : children;
      /** @type {Record<string, (child: number) => number>} */
      const keys = {
        'as-written': (child) => children.indexOf(child),
        reversed: (child) => -children.indexOf(child),
        shuffle: (child) => shuffled.indexOf(child),
        'best-first': (child) => -sign * values[child],
        'worst-first': (child) => sign * values[child],
        // Those without a value come after all others.
        static: (child) => (Number.isNaN(held(child)) ? Number.NaN : -sign * held(child)),
      };
      const key = keys[name];
      if (key === undefined) continue;
      for (const child of children) {
        const less = children.filter((one) => comesBefore(key(one), key(child)));
        ranks[child] = new Set(less.map(key)).size;
      }
    }
    return ranks;
  }

  /**
   * How early a rule would have a child.
   * @param {string} rule
   * @param {number} node
   * @param {number} child
   * @param {number | undefined} known the move that the table knows
   */
  #rank(rule, node, child, known) {
    const move = this.#move[child];
    const mover = String(this.rules?.isMax(node));
    const ply = this.tree.depth[node];
    switch (rule) {
      case 'pv':
        return this.#line[ply + 1] === child ? 0 : 1;
      case 'table':
        return known === child ? 0 : 1;
      case 'killer': {
        const at = (this.#killers[ply] ?? []).indexOf(this.#number(move));
        return at < 0 ? 2 : at;
      }
      case 'history':
        return -(this.#history.get(`${move} ${mover}`) ?? 0);
      case 'refutation': {
        const answer = this.#refutations.get(`${this.#move[node]} ${mover}`);
        return node !== 0 && answer === this.#number(move) ? 0 : 1;
      }
      default:
        return this.#ranks.get(rule)?.[child] ?? 0;
    }
  }

  /** @param {string} move */
  #number(move) {
    return this.#move.indexOf(move);
  }

  /**
   * The children in the order of the search; null if that is the order as written.
   * @param {number} node
   * @param {number} [known] the move that the table knows
   * @returns {Placed[] | null}
   */
  arrange(node, known) {
    const children = this.tree.children[node];
    if (this.list[0] === 'as-written' || children.length < 2) return null;
    const rows = children.map((child) => ({
      child,
      ranks: this.list.map((rule) => this.#rank(rule, node, child, known)),
    }));
    rows.sort(byRanks);
    const placed = rows.map(({ child, ranks }) => ({ child, why: this.#why(rows, ranks) }));
    return placed.some(({ why }) => why !== 'as-written') ? placed : null;
  }

  /**
   * The first rule that told a child from some that the rules before had left equal with it. One that picks
   * single children out is a reason only for those.
   * @param {{ranks: number[]}[]} rows
   * @param {number[]} ranks
   */
  #why(rows, ranks) {
    let equals = rows;
    for (const [at, rule] of this.list.entries()) {
      const picks = PICKS.includes(rule);
      const told = equals.some((row) =>
        picks ? row.ranks[at] > ranks[at] : row.ranks[at] !== ranks[at],
      );
      if (told) return rule.replace(/:.*/, '');
      equals = equals.filter((row) => row.ranks[at] === ranks[at]);
    }
    return 'as-written';
  }

  /** The children as the tree alone orders them. @param {number} node */
  arranged(node) {
    const still = this.list.filter((rule) => !PICKS.includes(rule) && rule !== 'history');
    const rows = this.tree.children[node].map((child) => ({
      child,
      ranks: still.map((rule) => this.#ranks.get(rule)?.[child] ?? 0),
    }));
    return rows.sort(byRanks).map(({ child }) => child);
  }

  /** A move cut, so many plies above the horizon. @param {number} node @param {number} child @param {number} plies */
  cut(node, child, plies) {
    const move = this.#number(this.#move[child]);
    const ply = this.tree.depth[node];
    const before = this.#killers[ply] ?? [];
    if (before[0] !== move) this.#killers[ply] = [move, ...before].slice(0, this.killers);
    const mover = String(this.rules?.isMax(node));
    if (node !== 0) this.#refutations.set(`${this.#move[node]} ${mover}`, move);
    this.served(node, child, plies);
  }

  /** A move cut, or was the best. @param {number} node @param {number} child @param {number} plies */
  served(node, child, plies) {
    const key = `${this.#move[child]} ${this.rules?.isMax(node)}`;
    this.#history.set(key, (this.#history.get(key) ?? 0) + Math.max(plies, 1) ** 2);
  }
}

/** Whether one key comes before another; NaN comes last. @param {number} one @param {number} two */
function comesBefore(one, two) {
  if (Number.isNaN(two)) return !Number.isNaN(one);
  return compare(one, two) < 0;
}

/** By the first rule that tells them apart; else as they are. @param {{ranks: number[]}} one @param {{ranks: number[]}} two */
function byRanks(one, two) {
  const at = one.ranks.findIndex((rank, place) => rank !== two.ranks[place]);
  return at < 0 ? 0 : one.ranks[at] - two.ranks[at];
}
