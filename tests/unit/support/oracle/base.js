/** The common part of every search of the tests: rules, path and order. */

import { Ordering, orderOf } from './order.js';
import { rules } from './rules.js';
import { Table } from './table.js';
import { OPEN, windowAt } from './windows.js';

/** @import { Flat } from '../trees.js' */
/** @import { TraceEvent } from './events.js' */
/** @import { Options } from './rules.js' */
/** @import { Says } from './table.js' */
/** @import { Frame, Window } from './windows.js' */

export class Base {
  /** @type {TraceEvent[]} */
  events = [];
  /** @type {Frame[]} */
  path = [];
  /** @type {number[]} */
  visits = [];
  /** @type {Window} */
  root = OPEN;

  /**
   * @param {Flat} tree
   * @param {{algorithm: string, walker: string, options: Options}} about
   */
  constructor(tree, { algorithm, walker, options }) {
    this.tree = tree;
    this.walker = walker;
    this.options = options;
    this.height = Math.max(...tree.depth);
    this.table = walker === 'negamax-tt' ? new Table(tree, options) : null;
    const order = orderOf(algorithm, options, this.table !== null);
    this.ordering = new Ordering(tree, order, Number(options.killers ?? 2));
    this.rules = rules(tree, options);
    this.deepen(algorithm === 'one-ply' ? 1 : null);
  }

  /** The horizon is another now. @param {number | null} depth */
  deepen(depth) {
    const options = depth === null ? this.options : { ...this.options, depth: String(depth) };
    this.rules = rules(this.tree, options);
    this.ordering.begin(options);
  }

  /** The window at the last node of the path. */
  window() {
    const { isMax } = this.rules;
    return windowAt(this.path, { root: this.root, deep: this.options.deep !== 'off', isMax });
  }

  /** How many plies below a node are still searched. @param {number} node @param {number} height */
  plies(node, height) {
    return Math.min(height, Math.max(0, this.rules.limit - this.tree.depth[node]));
  }

  /** The height of what lies below a node. @param {number} node @returns {number} */
  heightBelow(node) {
    const below = this.tree.children[node].map((child) => this.heightBelow(child) + 1);
    return Math.max(0, ...below);
  }

  /** @param {number} node */
  evaluate(node) {
    const value = this.rules.held(node) + 0;
    this.events.push({ kind: 'evaluate', node, value });
    return value;
  }

  /** The children of a node in the order of this visit. @param {number} node */
  ordered(node) {
    const placed = this.ordering.arrange(node, this.table?.move(node));
    if (placed !== null) this.events.push({ kind: 'order', node, placed });
    return placed?.map(({ child }) => child) ?? this.tree.children[node];
  }

  /** Whether a value is better for a node’s mover than another. @param {number} node @param {number} value @param {number | null} than */
  better(node, value, than) {
    if (than === null) return true;
    return this.rules.isMax(node) ? value > than : value < than;
  }

  /** Whether the switches of plain alpha-beta count. */
  isPlain() {
    return this.walker === 'alpha-beta' || this.walker === 'negamax-alpha-beta';
  }

  /**
   * What a node returns, given its best value and the window it was entered with.
   * @param {number} best
   * @param {{low: number, high: number}} entry
   * @param {boolean} isMax
   */
  clamped(best, { low, high }, isMax) {
    const { fail = 'soft' } = this.options;
    if (fail === 'soft' || !this.isPlain()) return best;
    // MAX's own bound is the low end, and MIN's the high one.
    const [own, other] = [fail !== 'hard-above', fail !== 'hard-below'];
    const raised = (isMax ? own : other) ? Math.max(best, low) : best;
    return (isMax ? other : own) ? Math.min(raised, high) : raised;
  }

  /**
   * The meaning of a returned value, given the best behind it. If only values beyond a bound cut and none is
   * clamped, one on the bound was searched to the end.
   * @param {number} best
   * @param {number} value
   * @param {Window} entry
   * @returns {Says | null}
   */
  says(best, value, { alpha, beta }) {
    const { cut, fail = 'soft' } = this.options;
    const open = this.isPlain() && cut === 'gt' && fail === 'soft';
    const low = open ? best < alpha.value : best <= alpha.value;
    const high = open ? best > beta.value : best >= beta.value;
    if (low && high) return null;
    if (low && value !== Number.NEGATIVE_INFINITY) return 'most';
    return high && value !== Number.POSITIVE_INFINITY ? 'least' : 'exact';
  }
}
