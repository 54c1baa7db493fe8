/** A recorded search: facts about the whole of it, and the state at any of its steps. */

import { Code } from './code.js';
import { knownAfter } from './edits.js';
import { Folding } from './folding.js';
import { boardsOf } from './games/boards.js';
import { Lists } from './lists.js';
import { Nodes } from './nodes.js';
import { makeStudy, OwnedStudy } from './owned-study.js';
import { Painting } from './painting.js';
import { passRows } from './passes.js';
import { Questions } from './questions.js';
import { Skyline } from './skyline.js';
import { StatesAt } from './states.js';
import { Stepping } from './stepping.js';

/** @import { Plane } from '../layout/plane.js' */
/** @import { Arrays, Derived, Source } from './nodes.js' */
/** @import { Placed } from './owned-study.js' */

/** @import * as Wasm from '../../pkg/plyscope_wasm.js' */

/**
 * The event of a step; `folded` is the folded subtree that it is about.
 * @typedef {Wasm.Moment & {folded: FoldedSubtree | null}} Moment
 */

/**
 * The counts of a folded subtree at a step, its symbol's own node included.
 * @typedef {object} FoldedSubtree
 * @property {number} node the symbol
 * @property {number} nodes in all
 * @property {number} entered by the search so far
 * @property {number} skipped down to the search's depth limit
 * @property {number} cutoffs nodes at which one was met
 */

/**
 * The nodes at a step, and its event.
 * @typedef {{states: StatesAt, moment: Moment}} Seen
 */

/**
 * Facts about a whole search.
 * @typedef {object} Known
 * @property {Wasm.Overview} overview
 * @property {Arrays} nodes
 * @property {Uint32Array} cutoffs
 * @property {string} text
 * @property {Partial<Derived>} [derived] from the nodes, if known already
 * @property {Laid} [layout] if known already
 * @property {Wasm.Renumbering} [renumbering] by the edit of the request, if it had one
 */

/**
 * A layout with the distances that it keeps, and its rows and its plane if they are known already.
 * @typedef {{siblings: number, others: number, x: Float32Array,
 *   rows?: {start: Int32Array, nodes: Int32Array}, plane?: Plane}} Laid
 */

/**
 * A search that was made elsewhere, or from another one.
 * @typedef {Placed & {known: Known}} Made
 */

/** The most events of a search that is made at once. */
const MOST_AT_ONCE = 300_000;

/** @param {Wasm.Study} study @returns {Known} */
export function knownOf(study) {
  return {
    overview: study.overview(),
    nodes: study.nodes(),
    cutoffs: study.cutoffs(),
    text: study.text(),
    renumbering: study.renumbering(),
  };
}

export class Search {
  folding = new Folding([]);
  stepping = new Stepping(this);
  questions = new Questions(this);
  lists = new Lists(this);
  code = new Code(this);
  painting = new Painting(this);
  skyline = new Skyline(this);
  #owned;
  /** The states at the end. @type {StatesAt | undefined} */
  #last;
  /** @type {readonly number[]} */
  #folded = [];
  /** The counts of the folded subtrees at the latest step asked for. @type {{step: number, counts: Uint32Array} | null} */
  #inside = null;
  /** The latest step asked for. @type {({step: number} & Seen) | null} */
  #latest = null;

  /**
   * @param {Wasm.Request} request
   * @param {Made} [made] the search, if it was made already
   * @param {number} [most] events; a longer search is given up
   * @throws {Wasm.PlyscopeError} `stopped` if it is too long to be made at once
   */
  constructor(request, made, most = MOST_AT_ONCE) {
    this.request = request;
    this.#owned = new OwnedStudy(request, made ?? { study: makeStudy(request, most) });
    this.#owned.restore = (study) => {
      if (this.#folded.length > 0) study.fold(Uint32Array.from(this.#folded));
    };
    const known = made?.known ?? this.ask(knownOf);
    this.overview = known.overview;
    this.passRows = passRows(this);
    this.nodes = new Nodes(known.nodes, known.overview, this.#source(), known.derived);
    this.cutoffs = known.cutoffs;
    this.text = known.text;
    this.boards = boardsOf(this.text, this.nodes);
    this.renumbering = known.renumbering;
    /** The latest layout of the whole tree. @type {Laid | undefined} */
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

  /** Whether its memory has run out, so that it answers no more: only if it has an instance of its own. */
  get isLost() {
    return this.#owned.isLost;
  }

  /** @param {() => void} lost called when that happens */
  set lost(lost) {
    this.#owned.lost = lost;
  }

  /**
   * The same search after an edit: only what the edit can have changed is searched again.
   * @param {Wasm.Request} request
   * @param {{node: number, value: string}} change
   * @returns {Search | null} null if everything would have to be searched again
   * @throws {Wasm.PlyscopeError}
   */
  edited(request, { node, value }) {
    if (!this.ask((study) => study.edits_in_part())) return null;
    /** @type {Float32Array | null} */
    let places = null;
    const placed = this.#owned.beside((study) => {
      // The study after the edit takes them over.
      places = this.painting.placesIn(study);
      return study.edited(node, value);
    });
    const known = knownAfter(this, placed.study, request.tree, node);
    const search = new Search(request, { ...placed, known });
    search.painting.begin(placed.study, places);
    return search;
  }

  /** Gives the memory back. The search answers no more. */
  free() {
    this.#owned.free();
  }

  /** The states at the end of the search. */
  get last() {
    this.#last ??= this.states(this.overview.steps);
    return this.#last;
  }

  /** Folds the subtrees of these nodes, and no others. @param {readonly number[]} nodes */
  fold(nodes) {
    const nothing = nodes.length + this.#folded.length === 0;
    if (nothing || nodes === this.#folded) return;
    this.folding = new Folding(this.ask((study) => study.fold(Uint32Array.from(nodes))));
    this.#folded = nodes;
    this.stepping.forget();
    this.#inside = null;
    this.#latest = null;
    this.cutoffs = this.ask((study) => study.cutoffs());
  }

  /**
   * The counts of a folded subtree at a step.
   * @param {number} place of its symbol
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
   * The x of each node; NaN if it is hidden.
   * @param {number} siblings the least distance between siblings
   * @param {number} others the least distance between other neighbours
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

  /** The same object until another step is asked for. @param {number} step @returns {Seen} */
  atStep(step) {
    if (this.#latest?.step !== step) {
      const before = this.#latest;
      const states =
        before?.states.atStep(step, this.changes(before.step, step)) ?? this.states(step);
      this.#latest = { step, states, moment: this.moment(step) };
    }
    return this.#latest;
  }

  /** The nodes at a step, each decoded when it is first read. @param {number} step */
  states(step) {
    return new StatesAt(step, (at, nodes) => this.ask((study) => study.states_of(at, nodes)));
  }

  /**
   * The phases of a range of nodes at a step, numbered as in `States`.
   * @param {number} step
   * @param {number} from
   * @param {number} to the node after the last
   */
  phases(step, from = 0, to = this.nodes.length) {
    return this.ask((study) => study.phases(step, from, to));
  }

  /**
   * The ranges of nodes whose states may differ between two steps: the first node of each, and the one after its last.
   * @param {number} from
   * @param {number} to
   */
  changes(from, to) {
    return this.ask((study) => study.changes(from, to));
  }

  /** The number of nodes entered outside the critical tree. @param {number} step */
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

  /** The facts about nodes that are fetched one by one. @returns {Source} */
  #source() {
    return {
      name: (node) => this.ask((study) => study.name(node)),
      moveName: (node) => this.ask((study) => study.move_name(node)),
      positionKey: (node) => this.ask((study) => study.position_key(node)),
      parts: () => this.ask((study) => study.parts()),
    };
  }
}

/**
 * Works with a search. If the search loses its memory meanwhile, the error is dropped: the search is made once more, and
 * then this is called again.
 * @param {() => Search | null | undefined} search
 * @param {() => void} work
 */
export function unlessLost(search, work) {
  try {
    work();
  } catch (error) {
    if (!search()?.isLost) throw error;
  }
}
