/** A recorded search: what holds for all of it, and what any of its steps looks like. */

import { Code } from './code.js';
import { knownAfter } from './edits.js';
import { Folding } from './folding.js';
import { Lists } from './lists.js';
import { Nodes } from './nodes.js';
import { makeStudy, OwnedStudy } from './owned-study.js';
import { Painting } from './painting.js';
import { Questions } from './questions.js';
import { StatesAt } from './states.js';
import { Stepping } from './stepping.js';

/** @import { Plane } from '../layout/plane.js' */
/** @import { Arrays, Derived, Source } from './nodes.js' */
/** @import { Placed } from './owned-study.js' */

/** @import * as Wasm from '../../pkg/plyscope_wasm.js' */

/**
 * What happens at a step; `folded` is the folded subtree that it is about.
 * @typedef {Wasm.Moment & {folded: FoldedSubtree | null}} Moment
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
 * What a step looks like: its nodes, and what happens.
 * @typedef {{states: StatesAt, moment: Moment}} Seen
 */

/**
 * What is known of a search as a whole.
 * @typedef {object} Known
 * @property {Wasm.Overview} overview
 * @property {Arrays} nodes
 * @property {Uint32Array} cutoffs
 * @property {string} text
 * @property {Partial<Derived>} [derived] what follows from the nodes, where it is known already
 * @property {Laid} [layout] where its nodes lie, where that is known already
 */

/**
 * A layout with the distances that it keeps, and its rows and its plane where they are known already.
 * @typedef {{siblings: number, others: number, x: Float32Array,
 *   rows?: {start: Int32Array, nodes: Int32Array}, plane?: Plane}} Laid
 */

/**
 * A search that was made elsewhere, or out of another one.
 * @typedef {Placed & {known: Known}} Made
 */

/** A search of more events than this is not made at once. */
const MOST_AT_ONCE = 300_000;

/** @param {Wasm.Study} study @returns {Known} */
export function knownOf(study) {
  return {
    overview: study.overview(),
    nodes: study.nodes(),
    cutoffs: study.cutoffs(),
    text: study.text(),
  };
}

export class Search {
  /** What is folded. */
  folding = new Folding([]);
  stepping = new Stepping(this);
  questions = new Questions(this);
  lists = new Lists(this);
  code = new Code(this);
  painting = new Painting(this);
  #owned;
  /** Every node at the end. @type {StatesAt | undefined} */
  #last;
  /** @type {readonly number[]} */
  #folded = [];
  /** What stands inside the folded subtrees at the step that was asked for last. @type {{step: number, counts: Uint32Array} | null} */
  #inside = null;
  /** What the step that was asked for last looks like. @type {({step: number} & Seen) | null} */
  #seen = null;

  /**
   * @param {Wasm.Request} request
   * @param {Made} [made] the search that it asks for, if it was made already
   * @param {number} [most] as many events, or else it is no more made
   * @throws {Wasm.PlyscopeError} `stopped` where it is too long to be made at once
   */
  constructor(request, made, most = MOST_AT_ONCE) {
    this.request = request;
    this.#owned = new OwnedStudy(request, made ?? { study: makeStudy(request, most) });
    this.#owned.restore = (study) => {
      if (this.#folded.length > 0) study.fold(Uint32Array.from(this.#folded));
    };
    const known = made?.known ?? this.ask(knownOf);
    this.overview = known.overview;
    this.nodes = new Nodes(known.nodes, known.overview, this.#source(), known.derived);
    this.cutoffs = known.cutoffs;
    this.text = known.text;
    /** The layout of the whole tree that was asked for last. @type {Laid | undefined} */
    this.laid = known.layout;
  }

  /**
   * @template T
   * @param {(study: Wasm.Study) => T} question
   * @returns {T}
   */
  ask(question) {
    return this.#owned.ask(question);
  }

  /** Whether its memory has run out, so that it cannot be asked any more: only of one that has its own instance. */
  get isLost() {
    return this.#owned.isLost;
  }

  /** @param {() => void} lost called where that happens */
  set lost(lost) {
    this.#owned.lost = lost;
  }

  /**
   * The same search after an edit: only what that can have changed is searched again.
   * @param {Wasm.Request} request
   * @param {{node: number, value: string}} change
   * @returns {Search | null} null where the search would have to do everything again
   * @throws {Wasm.PlyscopeError}
   */
  edited(request, { node, value }) {
    if (!this.ask((study) => study.edits_in_part())) return null;
    const placed = this.#owned.beside((study) => study.edited(node, value));
    return new Search(request, {
      ...placed,
      known: knownAfter(this, placed.study, request.tree, node),
    });
  }

  /** Gives the memory back. The search cannot be asked any more. */
  free() {
    this.#owned.free();
  }

  /** Every node at the end of the search. */
  get last() {
    this.#last ??= this.states(this.overview.steps);
    return this.#last;
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
    this.stepping.forget();
    this.#inside = null;
    this.#seen = null;
    this.cutoffs = this.ask((study) => study.cutoffs());
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

  /** What a step looks like: the same object for as long as nobody asks for another. @param {number} step @returns {Seen} */
  seen(step) {
    if (this.#seen?.step !== step) {
      const before = this.#seen;
      const states =
        before?.states.moved(step, this.changes(before.step, step)) ?? this.states(step);
      this.#seen = { step, states, moment: this.moment(step) };
    }
    return this.#seen;
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

  /** What knows of nodes what is not kept by node. @returns {Source} */
  #source() {
    return {
      name: (node) => this.ask((study) => study.name(node)),
      moveName: (node) => this.ask((study) => study.move_name(node)),
      parts: () => this.ask((study) => study.parts()),
    };
  }
}

/**
 * Does something with a search, as far as it gets: where the search loses its memory meanwhile, it is made once
 * more, and then this is done again.
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
