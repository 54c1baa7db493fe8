/** Questions about the nodes of a search: their known values, the reasons they are skipped, and what would change that. */

import { NEG_INF, POS_INF } from './score.js';

/** @import { Decision, Freedom, Interval, Opening, WhySkipped } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

/** The most nodes and events to examine for one answer: some tenths of a second. */
const EFFORT = 5_000_000;

export class Questions {
  #search;
  /** Answers of `opening`, by node. @type {Record<number, Opening | null>} */
  #openings = {};
  /** Answers of `freedom`, by node. @type {Record<number, Freedom | null>} */
  #freedoms = {};

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /** The decision at a step; null if there is none. @param {number} step @returns {Decision | null} */
  decision(step) {
    return this.#search.ask((study) => study.decision(step));
  }

  /**
   * The known interval of a node's value at a step.
   * @param {number} node
   * @param {number} step
   * @returns {Interval}
   */
  interval(node, step) {
    return this.#search.ask((study) => study.known(node, step)) ?? { low: NEG_INF, high: POS_INF };
  }

  /**
   * The reason why a node is skipped at a step.
   * @param {number} node
   * @param {number} step
   * @returns {WhySkipped}
   */
  whySkipped(node, step) {
    const why = this.#search.ask((study) => study.why_skipped(node, step));
    return why ?? { kind: 'not', phase: 'unreached' };
  }

  /** The change that would make the search enter a node. @param {number} node @returns {Opening} */
  opening(node) {
    this.#openings[node] ??= this.#search.ask((study) => study.opening(node, EFFORT));
    return this.#openings[node] ?? { kind: 'never' };
  }

  /** How far the value of a node may move; null for a node without a value. @param {number} node */
  freedom(node) {
    this.#freedoms[node] ??= this.#search.ask((study) => study.freedom(node, EFFORT));
    return this.#freedoms[node];
  }
}
