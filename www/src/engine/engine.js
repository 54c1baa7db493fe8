/**
 * One search, as the rest of the page asks the core of it. The only owner of what has to be freed there.
 *
 * It is longer than other files, because every question to the core goes through the one class that knows
 * whose memory it asks.
 */

import { isTrap, present, renew } from './cores.js';
import { Folding } from './folding.js';
import { Nodes } from './nodes.js';
import { NEG_INF, POS_INF } from './score.js';
import { StatesAt } from './states.js';
import { sameStep } from './steps.js';

/**
 * @typedef {import('../../pkg/plyscope_wasm.js').Core} Core
 * @typedef {import('../../pkg/plyscope_wasm.js').Study} Study
 * @typedef {import('../../pkg/plyscope_wasm.js').Request} Request
 * @typedef {import('../../pkg/plyscope_wasm.js').Overview} Overview
 * @typedef {import('../../pkg/plyscope_wasm.js').States} States
 * @typedef {import('../../pkg/plyscope_wasm.js').Moment & {folded: FoldedSubtree | null}} Moment `folded` is
 *   the folded subtree that the step is about
 * @typedef {import('../../pkg/plyscope_wasm.js').Table} Table
 * @typedef {import('../../pkg/plyscope_wasm.js').TableRow} TableRow
 * @typedef {import('../../pkg/plyscope_wasm.js').OpenList} OpenList
 * @typedef {import('../../pkg/plyscope_wasm.js').Frame} Frame
 * @typedef {import('../../pkg/plyscope_wasm.js').Fact} Fact
 * @typedef {import('../../pkg/plyscope_wasm.js').Interval} Interval
 * @typedef {import('../../pkg/plyscope_wasm.js').WhySkipped} WhySkipped
 * @typedef {import('../../pkg/plyscope_wasm.js').Chain} Chain
 * @typedef {import('../../pkg/plyscope_wasm.js').Opening} Opening
 * @typedef {import('../../pkg/plyscope_wasm.js').Freedom} Freedom
 * @typedef {import('../../pkg/plyscope_wasm.js').End} End
 * @typedef {import('../../pkg/plyscope_wasm.js').Decision} Decision
 * @typedef {import('../../pkg/plyscope_wasm.js').Listing} Listing
 * @typedef {import('../../pkg/plyscope_wasm.js').Running} Running
 * @typedef {import('../../pkg/plyscope_wasm.js').Meaning} Meaning
 * @typedef {import('../../pkg/plyscope_wasm.js').Stop} Stop
 * @typedef {import('../../pkg/plyscope_wasm.js').Visit} Visit
 * @typedef {import('../../pkg/plyscope_wasm.js').Kind} Kind
 * @typedef {import('../../pkg/plyscope_wasm.js').Says} Says
 * @typedef {import('../../pkg/plyscope_wasm.js').Place} Place
 * @typedef {import('../../pkg/plyscope_wasm.js').Question} Question
 * @typedef {import('../../pkg/plyscope_wasm.js').Solution} Solution
 * @typedef {import('../../pkg/plyscope_wasm.js').WindowEnd} WindowEnd
 * @typedef {import('../../pkg/plyscope_wasm.js').Fault} Fault
 * @typedef {import('../../pkg/plyscope_wasm.js').Result} Result
 * @typedef {import('../../pkg/plyscope_wasm.js').ParseError} ParseError
 * @typedef {import('../../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError
 * @typedef {import('../../pkg/plyscope_wasm.js').Preset} Preset
 * @typedef {import('../../pkg/plyscope_wasm.js').Recipe} Recipe
 * @typedef {import('../../pkg/plyscope_wasm.js').AlgorithmInfo} AlgorithmInfo
 * @typedef {import('../../pkg/plyscope_wasm.js').Applicable} Applicable
 * @typedef {import('../../pkg/plyscope_wasm.js').SwitchInfo} SwitchInfo
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

/**
 * What is known of a search as a whole.
 * @typedef {object} Known
 * @property {Overview} overview
 * @property {import('../../pkg/plyscope_wasm.js').NodeArrays} nodes
 * @property {Uint32Array} cutoffs
 * @property {string} text
 * @property {import('./nodes.js').Derived} [derived] what somebody has asked of the nodes already
 * @property {Laid} [layout] where its nodes lie, where somebody has asked already
 */

/**
 * A layout, the distances that it keeps, its rows, where they are known already, and the plane that was
 * made of it.
 * @typedef {{siblings: number, others: number, x: Float32Array,
 *   rows?: {start: Int32Array, nodes: Int32Array}, plane?: import('../layout/plane.js').Plane}} Laid
 */

/**
 * A search that was made elsewhere, with the instance in which it is alone.
 * @typedef {{core: Core, study: Study, known: Known}} Made
 */

/** A search of more events than this is not made at once. */
const MOST_AT_ONCE = 300_000;

/** How many nodes and events are looked at for one answer at most: some tenths of a second. */
const EFFORT = 5_000_000;

/** @param {Study} study @returns {Known} */
export function knownOf(study) {
  return {
    overview: study.overview(),
    nodes: study.nodes(),
    cutoffs: study.cutoffs(),
    text: study.text(),
  };
}

/**
 * A recorded search, and what any of its steps looks like.
 */
export class Search {
  /** @type {Study} */
  #study;
  /** Whether it has an instance of its own. */
  #alone;
  #core;
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
  /** Whether its memory has run out, so that it cannot be asked any more: only of one that is alone. */
  isLost = false;
  /** Called where that happens. */
  lost = () => {};
  /** @type {number | undefined} */
  #longest;
  /** @type {Listing | undefined} */
  #listing;
  /** Where lines run next behind a step, as far as somebody has asked. @type {Record<string, {from: number, to: number | null}>} */
  #runs = {};
  /** What would open nodes, as far as somebody has asked. @type {Record<number, Opening | null>} */
  #openings = {};
  /** How free values are, as far as somebody has asked. @type {Record<number, Freedom | null>} */
  #freedoms = {};
  /** What happens in it at all, as far as somebody has asked. @type {Partial<Record<Stop, boolean>>} */
  #kinds = {};
  /** What all searches come to with the switches that were asked for last. @type {{options: object, rows: Result[]} | undefined} */
  #results;

  /**
   * @param {Request} request
   * @param {Made} [made] the search that it asks for, if it was made elsewhere
   * @param {number} [most] as many events, or else it is no more made
   * @throws {PlyscopeError} `stopped` where it is too long to be made at once
   */
  constructor(request, made, most = MOST_AT_ONCE) {
    this.request = request;
    this.#alone = made !== undefined;
    this.#study = made?.study ?? begun(request, most);
    this.#core = made?.core ?? present();
    const known = made?.known ?? this.ask(knownOf);
    this.overview = known.overview;
    const { decimals, hasNames } = known.overview;
    this.nodes = new Nodes(known.nodes, decimals, hasNames ? this.#names() : null, known.derived);
    this.cutoffs = known.cutoffs;
    this.text = known.text;
    /** The layout of the whole tree that was asked for last: of a large one, it was made elsewhere. @type {Laid | undefined} */
    this.laid = known.layout;
  }

  /** Every node at the end of the search. */
  get last() {
    this.#last ??= this.states(this.overview.steps);
    return this.#last;
  }

  /** How many states the list of a best-first search has at most. */
  get longestList() {
    this.#longest ??= this.ask((study) => study.longest_list());
    return this.#longest;
  }

  /**
   * Folds the subtrees of these nodes, and no others.
   * @param {readonly number[]} nodes
   */
  fold(nodes) {
    const nothing = nodes.length + this.#folded.length === 0;
    if (nothing || nodes === this.#folded) return;
    this.folding = new Folding(this.ask((study) => study.fold(Uint32Array.from(nodes))));
    this.#folded = nodes;
    this.#kinds = {};
    this.#inside = null;
    this.cutoffs = this.ask((study) => study.cutoffs());
  }

  /**
   * The nearest step on one side that is stood on: a folded subtree is stepped over as one step.
   * @param {number} step
   * @param {boolean} forward
   */
  stepOver(step, forward) {
    if (this.#folded.length > 0) return this.ask((study) => study.step_over(step, forward));
    return forward ? Math.min(step + 1, this.overview.steps) : Math.max(step - 1, 0);
  }

  /**
   * What stands inside a folded subtree at a step.
   * @param {number} place that of its symbol
   * @param {number} step
   * @returns {FoldedSubtree}
   */
  folded(place, step) {
    if (this.#inside?.step !== step) {
      this.#inside = { step, counts: this.ask((study) => study.folded_counts(step)) };
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
    if (this.#folded.length > 0) {
      return this.ask((study) => study.layout_folded(siblings, others));
    }
    if (this.laid?.siblings === siblings && this.laid.others === others) return this.laid.x;
    const x = this.ask((study) => study.layout(siblings, others));
    this.laid = { siblings, others, x };
    return x;
  }

  /** The nodes at a step, each as soon as it is asked for. @param {number} step */
  states(step) {
    return new StatesAt(step, (at, nodes) => this.ask((study) => study.states_of(at, nodes)));
  }

  /**
   * The phases of a stretch of nodes at a step, numbered as in `States`.
   * @param {number} step
   * @param {number} from
   * @param {number} to the node behind the last
   */
  phases(step, from = 0, to = this.nodes.length) {
    return this.ask((study) => study.phases(step, from, to));
  }

  /**
   * The stretches of nodes whose states may differ between two steps: where each begins, and behind
   * which node it ends.
   * @param {number} from
   * @param {number} to
   */
  changes(from, to) {
    return this.ask((study) => study.changes(from, to));
  }

  /** How many nodes outside the critical tree have been entered. @param {number} step */
  wasted(step) {
    return this.ask((study) => study.wasted(step));
  }

  /**
   * @param {number} step
   * @returns {Moment}
   */
  moment(step) {
    const moment = this.ask((study) => study.moment(step));
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
    return this.ask((study) => study.table(step, rows, round));
  }

  /**
   * The list of a best-first search, and the solution tree that is growing; null of any other search.
   * @param {number} step
   * @returns {OpenList | null}
   */
  openList(step) {
    const known = this.#lists.find((each) => each.step === step);
    if (known !== undefined) return known.list;
    const list = this.ask((study) => study.open_list(step));
    this.#lists = [{ step, list }, ...this.#lists].slice(0, 2);
    return list;
  }

  /** The pseudocode, as the switches have it. */
  get listing() {
    this.#listing ??= this.ask((study) => study.listing());
    return this.#listing;
  }

  /**
   * What of the pseudocode runs at a step; null before the first.
   * @param {number} step
   * @returns {Running | null}
   */
  running(step) {
    return this.ask((study) => study.running(step));
  }

  /**
   * The nearest step on one side on the way to which a line runs.
   * @param {number} routine
   * @param {number} line
   * @param {number} step
   * @param {boolean} forward
   */
  nextRun(routine, line, step, forward) {
    // Whoever plays to a far one asks at every step on the way.
    const key = `${routine}.${line}`;
    const last = this.#runs[key];
    const isKnown = last && forward && last.from <= step && (last.to === null || step < last.to);
    if (isKnown) return last.to;
    const to = this.ask((study) => study.next_run(routine, line, step, forward)) ?? null;
    if (forward) this.#runs[key] = { from: step, to };
    return to;
  }

  /**
   * What is decided at a step; null where nothing is.
   * @param {number} step
   * @returns {Decision | null}
   */
  decision(step) {
    return this.ask((study) => study.decision(step));
  }

  /**
   * What is known of a node's value at a step.
   * @param {number} node
   * @param {number} step
   * @returns {Interval}
   */
  known(node, step) {
    return this.ask((study) => study.known(node, step)) ?? { low: NEG_INF, high: POS_INF };
  }

  /**
   * Why a node is skipped at a step.
   * @param {number} node
   * @param {number} step
   * @returns {WhySkipped}
   */
  whySkipped(node, step) {
    const why = this.ask((study) => study.why_skipped(node, step));
    return why ?? { kind: 'not', at: null, phase: 0 };
  }

  /** What would open a node to the search. @param {number} node @returns {Opening} */
  opening(node) {
    this.#openings[node] ??= this.ask((study) => study.opening(node, EFFORT));
    return this.#openings[node] ?? { kind: 'never' };
  }

  /** How far the value of a node may move; null of a node that has none. @param {number} node */
  freedom(node) {
    this.#freedoms[node] ??= this.ask((study) => study.freedom(node, EFFORT));
    return this.#freedoms[node];
  }

  /**
   * The step behind the visit that begins, or before the one that has ended.
   * @param {number} step
   * @param {boolean} forward
   */
  overVisit(step, forward) {
    return this.ask((study) => study.over_visit(step, forward));
  }

  /**
   * The step at which the visit under way ends, or that before it.
   * @param {number} step
   * @param {boolean} forward
   */
  outOfVisit(step, forward) {
    return this.ask((study) => study.out_of_visit(step, forward));
  }

  /**
   * The nearest step on one side at which something happens; null where there is none.
   * @param {Stop} kind
   * @param {number} step
   * @param {boolean} forward
   * @param {readonly number[]} [nodes] those whose visits count, ascending
   */
  stopAt(kind, step, forward, nodes = []) {
    const list = Uint32Array.from(nodes);
    return this.ask((study) => study.stop_at(kind, list, step, forward)) ?? null;
  }

  /** Whether something happens at any step that is stood on. @param {Exclude<Stop, 'visit'>} kind */
  happens(kind) {
    this.#kinds[kind] ??= this.stopAt(kind, 0, true) !== null;
    return this.#kinds[kind] === true;
  }

  /** The visits on the path at a step, from the root's down. @param {number} step */
  visits(step) {
    return this.ask((study) => study.visits(step));
  }

  /**
   * The latest lines of a group up to a step: the group is known by the step at which it begins, and 0 is all.
   * @param {number} group
   * @param {number} upto
   * @param {number} most no more than so many
   * @returns {Uint32Array} three numbers each: where it begins, where it ends, and 1 if it is a group
   */
  lines(group, upto, most) {
    return this.ask((study) => study.story_lines(group, upto, most));
  }

  /**
   * What every search of this tree comes to with these switches, each as far as so much is done at once.
   * @param {Readonly<Record<string, string>>} options
   */
  results(options) {
    if (this.#results?.options !== options) {
      const rows = this.ask((study) => study.results(options, MOST_AT_ONCE));
      this.#results = { options, rows };
    }
    return this.#results.rows;
  }

  /**
   * How many nodes this search enters where the children are shuffled, with each seed from one to another.
   * @param {number} from
   * @param {number} to
   * @throws {PlyscopeError} where it does too much in one of these orders
   */
  enteredShuffled(from, to) {
    return this.ask((study) => study.entered_shuffled(from, to));
  }

  /**
   * The step of this search at which stands what stood at a step of another.
   * @param {Search} other
   * @param {number} step
   */
  sameStep(other, step) {
    return sameStep(other.#landmarks, this.#landmarks, step);
  }

  get #landmarks() {
    return {
      steps: this.overview.steps,
      landmarks: (/** @type {number} */ step, /** @type {number} */ most) =>
        this.ask((study) => study.landmarks(step, most)),
      step_at: (/** @type {Uint32Array} */ known) => this.ask((study) => study.step_at(known)),
    };
  }

  /** Of how many pieces the trace file consists. */
  get tracePieces() {
    return this.ask((study) => study.trace_pieces());
  }

  /** Some pieces of the trace file. @param {number} from @param {number} to */
  tracePart(from, to) {
    return this.ask((study) => study.trace_part(from, to));
  }

  /** What belongs to some nodes of the tree as JSON. @param {number} from @param {number} to */
  treePart(from, to) {
    return this.ask((study) => study.tree_part(from, to));
  }

  /**
   * The text of the tree with another value at a node.
   * @param {number} node
   * @param {string} value
   * @throws {PlyscopeError}
   */
  withValue(node, value) {
    return this.ask((study) => study.with_value(node, value));
  }

  /**
   * The tree with a child at another place among its siblings; null where it has none.
   * @param {number} node
   * @param {number} place from 0
   */
  moved(node, place) {
    return this.ask((study) => study.moved(node, place));
  }

  /**
   * @param {string} value
   * @param {number} steps of one
   * @throws {PlyscopeError}
   */
  nudged(value, steps) {
    return this.ask((study) => study.nudged(value, steps));
  }

  /** Gives the memory back. The search cannot be asked any more. */
  free() {
    // An instance of its own goes as a whole, as soon as nobody holds it any more; so has one that failed.
    if (!this.#alone && this.#core === present()) this.#study.free();
    this.#study = /** @type {any} */ (null);
  }

  /** Who knows the names of nodes and moves. */
  #names() {
    return {
      name: (/** @type {number} */ node) => this.ask((study) => study.name(node)),
      move_name: (/** @type {number} */ node) => this.ask((study) => study.move_name(node)),
    };
  }

  /**
   * Asks the study. Where the wasm runs out of memory it cannot go on; then what was small enough to be
   * made at once is made once more, in a new instance.
   * @template T
   * @param {(study: Study) => T} question
   * @returns {T}
   */
  ask(question) {
    if (this.#alone) return this.#askAlone(question);
    if (this.#core !== present()) this.#makeAgain();
    try {
      return question(this.#study);
    } catch (error) {
      if (!isTrap(error)) throw error;
      renew();
      this.#makeAgain();
      return question(this.#study);
    }
  }

  /**
   * Where a large search stops, nobody knows in which state its memory is.
   * @template T
   * @param {(study: Study) => T} question
   * @returns {T}
   */
  #askAlone(question) {
    try {
      return question(this.#study);
    } catch (error) {
      if (isTrap(error)) {
        this.isLost = true;
        this.lost();
      }
      throw error;
    }
  }

  #makeAgain() {
    this.#study = begun(this.request, Number.POSITIVE_INFINITY);
    this.#core = present();
    if (this.#folded.length > 0) this.#study.fold(Uint32Array.from(this.#folded));
  }
}

/**
 * Does something with a search, as far as it gets: where the search loses its memory meanwhile, it is made once
 * more, and then it is time for that again.
 * @param {() => Search | null | undefined} search
 * @param {() => void} doing
 */
export function unlessLost(search, doing) {
  try {
    doing();
  } catch (error) {
    if (!search()?.isLost) throw error;
  }
}

/**
 * Makes a search in the instance that all share.
 * @param {Request} request
 * @param {number} most
 */
function begun(request, most) {
  try {
    const { Study } = present();
    return new Study(request, (_phase, _done, _total, events) => events > most);
  } catch (error) {
    if (isTrap(error)) renew();
    throw error;
  }
}
