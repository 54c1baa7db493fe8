/** Questions about the nodes of a search: what is known of them, why they are skipped, and what would change that. */

import { NEG_INF, POS_INF } from './score.js';

/** @import { Decision, Freedom, Interval, Opening, WhySkipped } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

/** How many nodes and events are looked at for one answer at most: some tenths of a second. */
const EFFORT = 5_000_000;

export class Questions {
  #search;
  /** What would open nodes, as far as somebody has asked. @type {Record<number, Opening | null>} */
  #openings = {};
  /** How free values are, as far as somebody has asked. @type {Record<number, Freedom | null>} */
  #freedoms = {};

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /**
   * What is decided at a step; null where nothing is.
   * @param {number} step
   * @returns {Decision | null}
   */
  decision(step) {
    return this.#search.ask((study) => study.decision(step));
  }

  /**
   * What is known of a node's value at a step.
   * @param {number} node
   * @param {number} step
   * @returns {Interval}
   */
  known(node, step) {
    return this.#search.ask((study) => study.known(node, step)) ?? { low: NEG_INF, high: POS_INF };
  }

  /**
   * Why a node is skipped at a step.
   * @param {number} node
   * @param {number} step
   * @returns {WhySkipped}
   */
  whySkipped(node, step) {
    const why = this.#search.ask((study) => study.why_skipped(node, step));
    return why ?? { kind: 'not', at: null, phase: 0 };
  }

  /** What would open a node to the search. @param {number} node @returns {Opening} */
  opening(node) {
    this.#openings[node] ??= this.#search.ask((study) => study.opening(node, EFFORT));
    return this.#openings[node] ?? { kind: 'never' };
  }

  /** How far the value of a node may move; null of a node that has none. @param {number} node */
  freedom(node) {
    this.#freedoms[node] ??= this.#search.ask((study) => study.freedom(node, EFFORT));
    return this.#freedoms[node];
  }
}
