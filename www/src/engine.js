/**
 * The core, as the rest of the page knows it. The only importer of the wasm package, and the only
 * owner of what has to be freed there.
 */

import init, {
  algorithms,
  applicable,
  grow,
  presets,
  Study,
  switches,
} from '../pkg/plyscope_wasm.js';
import { Folding } from './folding.js';
import { Nodes } from './nodes.js';
import { StatesAt } from './states.js';

/**
 * @typedef {import('../pkg/plyscope_wasm.js').Request} Request
 * @typedef {import('../pkg/plyscope_wasm.js').Overview} Overview
 * @typedef {import('../pkg/plyscope_wasm.js').States} States
 * @typedef {import('../pkg/plyscope_wasm.js').Moment & {folded: FoldedSubtree | null}} Moment `folded` is
 *   the folded subtree that the step is about
 * @typedef {import('../pkg/plyscope_wasm.js').Table} Table
 * @typedef {import('../pkg/plyscope_wasm.js').TableRow} TableRow
 * @typedef {import('../pkg/plyscope_wasm.js').OpenList} OpenList
 * @typedef {import('../pkg/plyscope_wasm.js').Frame} Frame
 * @typedef {import('../pkg/plyscope_wasm.js').Fact} Fact
 * @typedef {import('../pkg/plyscope_wasm.js').ParseError} ParseError
 * @typedef {import('../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError
 * @typedef {import('../pkg/plyscope_wasm.js').Preset} Preset
 * @typedef {import('../pkg/plyscope_wasm.js').AlgorithmInfo} AlgorithmInfo
 * @typedef {import('../pkg/plyscope_wasm.js').Applicable} Applicable
 * @typedef {import('../pkg/plyscope_wasm.js').SwitchInfo} SwitchInfo
 */

/**
 * What stands inside a folded subtree at a step, the symbol's own node among it.
 * @typedef {object} FoldedSubtree
 * @property {number} node the symbol
 * @property {number} nodes how many there are
 * @property {number} entered how many of them the search has entered, as it stands now
 * @property {number} skipped how many are skipped, as deep as the search goes
 * @property {number} cutoffs at how many a cutoff was met
 */

/**
 * What there is to choose from.
 * @typedef {object} Catalogue
 * @property {Preset[]} presets
 * @property {AlgorithmInfo[]} algorithms
 * @property {SwitchInfo[]} switches
 */

/** What can be chosen for an algorithm, given the switches that are chosen already. */
/** What searches take on average over random trees of one shape. */
export { applicable, grow };

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
  /** The lists of the last two steps that were asked for. @type {{step: number, list: OpenList | null}[]} */
  #lists = [];
  /** @type {StatesAt | undefined} */
  #last;
  /** @type {readonly number[]} */
  #folded = [];
  /** What stands inside the folded subtrees at the step that was asked for last. @type {{step: number, counts: Uint32Array} | null} */
  #inside = null;
  /** What is folded. */
  folding = new Folding([]);
  /** @type {number | undefined} */
  #longest;

  /**
   * @param {Request} request
   * @throws {PlyscopeError}
   */
  constructor(request) {
    this.#study = new Study(request);
    this.request = request;
    this.overview = this.#study.overview();
    const { decimals, hasNames } = this.overview;
    this.nodes = new Nodes(this.#study.nodes(), decimals, hasNames ? this.#study : null);
    this.cutoffs = this.#study.cutoffs();
    this.text = this.#study.text();
  }

  /** Every node at the end of the search. */
  get last() {
    this.#last ??= this.states(this.overview.steps);
    return this.#last;
  }

  /** How many states the list of a best-first search has at most. */
  get longestList() {
    this.#longest ??= this.#study.longest_list();
    return this.#longest;
  }

  /**
   * Folds the subtrees of these nodes, and no others.
   * @param {readonly number[]} nodes
   */
  fold(nodes) {
    if (nodes === this.#folded) return;
    this.#folded = nodes;
    this.#inside = null;
    this.folding = new Folding(this.#study.fold(Uint32Array.from(nodes)));
    this.cutoffs = this.#study.cutoffs();
  }

  /**
   * The nearest step on one side that is stood on: a folded subtree is stepped over as one step.
   * @param {number} step
   * @param {boolean} forward
   */
  stepOver(step, forward) {
    return this.#study.step_over(step, forward);
  }

  /**
   * What stands inside a folded subtree at a step.
   * @param {number} place that of its symbol
   * @param {number} step
   * @returns {FoldedSubtree}
   */
  folded(place, step) {
    if (this.#inside?.step !== step) {
      this.#inside = { step, counts: this.#study.folded_counts(step) };
    }
    const { folding } = this;
    const node = folding.symbol(place);
    const [entered, skipped, cutoffs] = this.#inside.counts.subarray(3 * place);
    return { node, nodes: folding.end(place) - node, entered, skipped, cutoffs };
  }

  /**
   * Where each node lies from left to right; NaN of a node that is hidden.
   * @param {number} siblings the least distance between siblings
   * @param {number} others the least distance between others
   */
  layout(siblings, others) {
    return this.#study.layout(siblings, others);
  }

  /** The nodes at a step, each as soon as it is asked for. @param {number} step */
  states(step) {
    return new StatesAt(step, (at, nodes) => this.#study.states_of(at, nodes));
  }

  /**
   * The phases of a stretch of nodes at a step, numbered as in `States`.
   * @param {number} step
   * @param {number} from
   * @param {number} to the node behind the last
   */
  phases(step, from = 0, to = this.nodes.length) {
    return this.#study.phases(step, from, to);
  }

  /**
   * The stretches of nodes whose states may differ between two steps: where each begins, and behind
   * which node it ends.
   * @param {number} from
   * @param {number} to
   */
  changes(from, to) {
    return this.#study.changes(from, to);
  }

  /** How many nodes outside the critical tree have been entered. @param {number} step */
  wasted(step) {
    return this.#study.wasted(step);
  }

  /**
   * @param {number} step
   * @returns {Moment}
   */
  moment(step) {
    const moment = this.#study.moment(step);
    const place = moment.node === null ? -1 : this.folding.around(moment.node);
    return { ...moment, folded: place < 0 ? null : this.folded(place, step) };
  }

  /**
   * The transposition table; null without one.
   * @param {number} step
   * @param {number} rows no more than so many
   * @param {number | null} [round] those round the place of this node, or else round the latest entry
   * @returns {Table | null}
   */
  table(step, rows, round = null) {
    return this.#study.table(step, rows, round);
  }

  /**
   * The list of a best-first search, and the solution tree that is growing; null of any other search.
   * @param {number} step
   * @returns {OpenList | null}
   */
  openList(step) {
    const known = this.#lists.find((each) => each.step === step);
    if (known !== undefined) return known.list;
    const list = this.#study.open_list(step);
    this.#lists = [{ step, list }, ...this.#lists].slice(0, 2);
    return list;
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
