/** SSS* and DUAL* by the book: a list of states, of which the best is taken, over and over. */

import { Ordering, orderOf } from './order.js';
import { compare, rules } from './rules.js';

/** @import { Flat } from '../trees.js' */
/** @import { TraceEvent } from './events.js' */

/** @typedef {{node: number, solved: boolean, merit: number}} State merit seen by MAX */

/**
 * @param {Flat} tree
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 * @returns {TraceEvent[]}
 */
export function bestFirst(tree, algorithm, options) {
  return new BestFirst(tree, algorithm, options).run();
}

class BestFirst {
  /** @type {TraceEvent[]} */
  #events = [];
  /** From the left. @type {State[]} */
  #open = [];
  #tree;
  #rules;
  #ordering;
  /** Whether the view is MAX’s. */
  #forMax;
  /** Each node’s ancestors and itself, by their places among their siblings: which of two lies to the left. @type {number[][]} */
  #place = [];

  /** @param {Flat} tree @param {string} algorithm @param {Readonly<Record<string, string>>} options */
  constructor(tree, algorithm, options) {
    this.#tree = tree;
    this.#rules = rules(tree, options);
    this.#ordering = new Ordering(tree, orderOf(algorithm, options, false));
    this.#ordering.begin(options);
    this.#forMax = this.#rules.isMax(0) === (algorithm === 'sss-star');
    for (const [node, parent] of tree.parent.entries()) {
      const siblings = parent < 0 ? [0] : this.#ordering.arranged(parent);
      this.#place[node] = [...(this.#place[parent] ?? []), siblings.indexOf(node)];
    }
  }

  run() {
    this.#add(0, this.#forMax ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY, null);
    for (;;) {
      const state = this.#take();
      if (state.solved && state.node === 0) return this.#events;
      if (state.solved) this.#ascend(state);
      else this.#expand(state);
    }
  }

  /** Whether one child is enough for a node. @param {number} node */
  #chooses(node) {
    return this.#rules.isMax(node) === this.#forMax;
  }

  /** @param {number} one @param {number} other */
  #isLeft(one, other) {
    const [a, b] = [this.#place[one], this.#place[other]];
    const at = a.findIndex((place, depth) => place !== b[depth]);
    return at < 0 ? a.length < b.length : a[at] < (b[at] ?? -1);
  }

  /** The state with the best merit, of equal ones the leftmost. @returns {State} */
  #take() {
    const better = this.#forMax ? 1 : -1;
    const best = this.#open.reduce((one, other) => {
      const more = compare(other.merit, one.merit) * better;
      return more > 0 || (more === 0 && this.#isLeft(other.node, one.node)) ? other : one;
    });
    this.#open = this.#open.filter((state) => state !== best);
    return best;
  }

  /** @param {number} node @param {number} merit @param {number | null} before */
  #add(node, merit, before) {
    this.#events.push({ kind: 'open', node, merit, before });
    this.#open.push({ node, solved: false, merit });
  }

  /** @param {number} node @param {number} merit @param {{child: number | null, was: number | null}} by */
  #solve(node, merit, by) {
    const left = this.#open.map((state) => state.merit);
    this.#events.push({ kind: 'solve', node, merit, left, ...by });
    this.#open.push({ node, solved: true, merit });
  }

  /** @param {State} state */
  #expand({ node, merit }) {
    if (this.#rules.ends(node)) {
      const value = this.#rules.held(node) + 0;
      this.#events.push({ kind: 'evaluate', node, value });
      const worse = this.#forMax ? Math.min(merit, value) : Math.max(merit, value);
      this.#solve(node, worse, { child: null, was: merit });
      return;
    }
    const placed = this.#ordering.arrange(node);
    if (placed !== null) this.#events.push({ kind: 'order', node, placed });
    const children = placed?.map(({ child }) => child) ?? this.#tree.children[node];
    for (const child of this.#chooses(node) ? children : children.slice(0, 1)) {
      this.#add(child, merit, null);
    }
  }

  /** @param {State} state */
  #ascend({ node, merit }) {
    const parent = this.#tree.parent[node];
    const siblings = this.#ordering.arranged(parent);
    const next = siblings[siblings.indexOf(node) + 1];
    if (!this.#chooses(parent) && next !== undefined) {
      this.#add(next, merit, node);
      return;
    }
    this.#solve(parent, merit, { child: node, was: null });
    // The root’s solution ends the search.
    if (!this.#chooses(parent) || parent === 0) return;
    const below = this.#open.filter(({ node }) => node !== parent && this.#isBelow(node, parent));
    below.sort((one, other) => (this.#isLeft(one.node, other.node) ? -1 : 1));
    for (const { node, solved, merit } of below) {
      this.#events.push({ kind: 'purge', node, merit, solved, above: parent });
    }
    this.#open = this.#open.filter((state) => !below.includes(state));
  }

  /** @param {number} node @param {number} above @returns {boolean} */
  #isBelow(node, above) {
    return node >= 0 && (node === above || this.#isBelow(this.#tree.parent[node], above));
  }
}
