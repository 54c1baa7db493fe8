/**
 * The core, as the rest of the page knows it. The only importer of the wasm package, and the only
 * owner of what has to be freed there.
 */

import init, { algorithms, presets, Study, switches } from '../pkg/plyscope_wasm.js';

/**
 * @typedef {import('../pkg/plyscope_wasm.js').Request} Request
 * @typedef {import('../pkg/plyscope_wasm.js').Overview} Overview
 * @typedef {import('../pkg/plyscope_wasm.js').Nodes} Nodes
 * @typedef {import('../pkg/plyscope_wasm.js').States} States
 * @typedef {import('../pkg/plyscope_wasm.js').Moment} Moment
 * @typedef {import('../pkg/plyscope_wasm.js').Frame} Frame
 * @typedef {import('../pkg/plyscope_wasm.js').Fact} Fact
 * @typedef {import('../pkg/plyscope_wasm.js').ParseError} ParseError
 * @typedef {import('../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError
 * @typedef {import('../pkg/plyscope_wasm.js').Preset} Preset
 * @typedef {import('../pkg/plyscope_wasm.js').AlgorithmInfo} AlgorithmInfo
 * @typedef {import('../pkg/plyscope_wasm.js').SwitchInfo} SwitchInfo
 */

/**
 * What there is to choose from.
 * @typedef {object} Catalogue
 * @property {Preset[]} presets
 * @property {AlgorithmInfo[]} algorithms
 * @property {SwitchInfo[]} switches
 */

/** @type {Promise<Catalogue> | undefined} */
let loading;

/**
 * Loads the wasm once for all views.
 * @returns {Promise<Catalogue>}
 */
export function load() {
  loading ??= init().then(() => ({
    presets: presets(),
    algorithms: algorithms(),
    switches: switches(),
  }));
  return loading;
}

/**
 * A recorded search, and what any of its steps looks like.
 */
export class Search {
  #study;

  /**
   * @param {Request} request
   * @throws {PlyscopeError}
   */
  constructor(request) {
    this.#study = new Study(request);
    this.request = request;
    this.overview = this.#study.overview();
    this.nodes = this.#study.nodes();
    this.cutoffs = this.#study.cutoffs();
    this.text = this.#study.text();
  }

  /**
   * Where each node lies from left to right.
   * @param {number} siblings the least distance between siblings
   * @param {number} others the least distance between others
   */
  layout(siblings, others) {
    return this.#study.layout(siblings, others);
  }

  /**
   * @param {number} step
   * @returns {States}
   */
  states(step) {
    return this.#study.states(step);
  }

  /**
   * @param {number} step
   * @returns {Moment}
   */
  moment(step) {
    return this.#study.moment(step);
  }

  /**
   * The step of this search at which stands what stood at a step of another.
   * @param {Search} other
   * @param {number} step
   */
  sameStep(other, step) {
    return this.#study.same_step(other.#study, step);
  }

  /**
   * The text of the tree with another value at a node.
   * @param {number} node
   * @param {string} value
   * @throws {PlyscopeError}
   */
  withValue(node, value) {
    return this.#study.with_value(node, value);
  }

  /**
   * @param {string} value
   * @param {number} steps of one
   * @throws {PlyscopeError}
   */
  nudged(value, steps) {
    return this.#study.nudged(value, steps);
  }

  /** Gives the memory back. The search cannot be asked any more. */
  free() {
    this.#study.free();
  }
}

/**
 * What the core threw, to be put into words. Anything else is a fault of ours, and goes on its way.
 * @param {unknown} error
 * @returns {PlyscopeError}
 */
export function plainError(error) {
  if (error instanceof Error) throw error;
  return /** @type {PlyscopeError} */ (error);
}
