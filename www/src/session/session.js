/**
 * One search on show, without a screen: the state, the search that belongs to it, and what both look like at the
 * present step. A state that cannot be searched never comes about.
 */

import { whatFailed } from '../engine/failures.js';
import { Job } from '../engine/jobs/job.js';
import { toBreak } from './breaks.js';
import { check } from './checks.js';
import { besidePreset, inForce, presetOf } from './choices.js';
import { Edits } from './edits.js';
import { factsOf, fold } from './facts.js';
import { makeSearch } from './making.js';
import { after, CANCELLED } from './outcome.js';
import { attempted, Pending } from './pending.js';
import { planned } from './planning.js';
import { questionIn } from './settle.js';
import { defaults } from './state.js';
import { over, position } from './steps.js';
import { isFresh, update } from './update.js';
import { beginning } from './wanted.js';

/**
 * @import { Overview } from '../../pkg/plyscope_wasm.js'
 * @import { Catalogue } from '../engine/catalogue.js'
 * @import { Search } from '../engine/search.js'
 * @import { Choice } from './choices.js'
 * @import { Outcome } from './outcome.js'
 * @import { Plan } from './planning.js'
 * @import { State } from './state.js'
 * @import { Action } from './update.js'
 * @import { Wanted } from './wanted.js'
 */

/** @typedef {Overview['total']} Counts */

/** Actions whose failure is said where they are typed; of any other it is kept, to be said. */
const SAID_IN_PLACE = ['begin', 'option', 'replace-tree'];

/** Actions after which nobody waits any more for the search that is being made. */
const OVERTAKING = ['begin', 'choose', 'replace-tree', 'revert-edit', 'undo', 'redo', 'try'].concat(
  ['algorithm', 'option', 'options'],
);

export class Session {
  /** @type {State} */
  #state = defaults();
  /** @type {Search | null} */
  #search = null;
  /** What can be chosen and what is in force, once somebody has asked. @type {Choice | null} */
  #choice = null;
  /** The counts of the whole search before the last change of the tree. @type {Counts | null} */
  #countsBefore = null;
  /** Whether a search is being made again whose memory has run out. */
  #isRecovering = false;
  #pending;
  #catalogue;
  #changed;
  #progressed;

  /**
   * @param {Catalogue} catalogue
   * @param {(before: State, after: State) => void} changed called after each change
   * @param {() => void} [progressed] called when a search that is being made has come further
   * @param {Edits} [edits] those of another session, whose tree this one has too
   */
  constructor(catalogue, changed, progressed = () => {}, edits = new Edits()) {
    this.edits = edits;
    this.#catalogue = catalogue;
    this.#changed = changed;
    this.#progressed = progressed;
    this.#pending = new Pending(() => changed(this.#state, this.#state));
  }

  get state() {
    return this.#state;
  }

  get catalogue() {
    return this.#catalogue;
  }

  /** The present search; none before anything could be shown, and while it is put away. */
  get search() {
    return this.#search;
  }

  /** What can be chosen in the present search, and which of the switches are in force. */
  get choice() {
    this.#choice ??= inForce(this.#state.algorithm, this.#state.options);
    return this.#choice;
  }

  /** What is on show, in short, to be kept in a link: a preset by its id, without what it brings. */
  get shown() {
    const { tree, algorithm, folds, breakpoints, lines, compare } = this.#state;
    const options = besidePreset(this.#state, this.choice, this.#catalogue);
    const id = presetOf(this.#catalogue, tree)?.id;
    const step = position(this.#state);
    const text = id ?? this.#search?.text ?? tree;
    return { tree: text, algorithm, options, step, folds, breakpoints, lines, compare };
  }

  /** How many steps there are. */
  get steps() {
    return this.#search?.overview.steps ?? 0;
  }

  /** The counts of the whole search before the tree was changed; null where it is another search. */
  get countsBefore() {
    return this.#countsBefore;
  }

  /** The nodes, and what happens, at the present step. @param {Search} search the present one */
  seen(search) {
    return search.seen(this.#state.step);
  }

  /** The search that a worker is making, if there is one. */
  get job() {
    return this.#pending.job;
  }

  /** What becomes of the action that it is made for; null where there is none. @type {Promise<unknown> | null} */
  get waiting() {
    return this.#pending.outcome;
  }

  /** Ends the search that is being made, wherever it is; what is on show stays. */
  cancel() {
    this.#pending.drop(CANCELLED);
  }

  /**
   * Shows something else, or says why it cannot and leaves everything as it was.
   * @param {Wanted} wanted all switches that it names must apply to the algorithm
   * @param {boolean} [stays] whether what it leaves out stays as it is, or has its default
   * @returns {Outcome}
   */
  display(wanted, stays = false) {
    const present = stays && this.#state.tree !== '' ? this.#state : undefined;
    const begin = beginning(wanted, present, this.#catalogue);
    const outcome = this.#attempt(begin, wanted.options);
    const step = wanted.step ?? (present && position(present));
    return after(outcome, (error) => {
      if (error === null && step !== undefined) this.go(step);
      return error;
    });
  }

  /** @param {number} step */
  go(step) {
    return this.dispatch({ type: 'go', step });
  }

  /**
   * The nearest place on one side that is stood on, where subtrees are folded.
   * @param {number} step
   * @param {boolean} forward
   */
  over(step, forward) {
    return this.#search === null ? step : over(this.#state, this.#search, forward, step);
  }

  /** The step behind one at which playing halts, if anything makes it. @param {number} step */
  halt(step) {
    const question = questionIn(this.#state);
    const { lines, breakpoints } = this.#state;
    if (this.#search === null || lines.length + breakpoints.length === 0) return question;
    const stop = toBreak(true, { ...this.#state, step }, this.#search);
    return stop === null ? question : Math.min(question ?? stop, stop);
  }

  /**
   * @param {Action} action
   * @returns {Outcome}
   */
  dispatch(action) {
    const outcome = this.#attempt(action);
    if (SAID_IN_PLACE.includes(action.type)) return outcome;
    return after(outcome, (error) => {
      if (error !== null && error !== CANCELLED) this.#attempt({ type: 'refuse', error });
      return error;
    });
  }

  /**
   * @param {Action} action
   * @param {Record<string, string>} [named] switches that must apply
   * @returns {Outcome}
   */
  #attempt(action, named) {
    const waited = this.job !== null;
    if (OVERTAKING.includes(action.type)) this.#pending.drop(null);
    const wanted = update(this.#state, action);
    if (wanted === this.#state) return null;
    if (this.#search === null && !isFresh(action)) {
      // Put away: what still comes in is kept, and nothing is searched for it.
      this.#state = wanted;
      this.#choice = null;
      return waited && this.job === null ? this.resume() : null;
    }
    return attempted(() => {
      this.#note(action);
      const plan = planned(this, wanted, named);
      const made = plan.request === null ? this.#search : this.#made(plan);
      if (!(made instanceof Job)) return this.#accept(action, plan, made);
      return this.#pending.wait(made, (search) => this.#accept(action, plan, search));
    });
  }

  /** Remembers what an action edits. @param {Action} action */
  #note(action) {
    if (!('change' in action) || !action.change || this.#search === null) return;
    this.edits.note(this.#state, this.#search.nodes, action.tree, action.change);
  }

  /**
   * The search that a plan asks for, or the job that makes it.
   * @param {Plan} plan
   */
  #made({ request, isSameSearch }) {
    const wanted = /** @type {NonNullable<Plan['request']>} */ (request);
    const change = isSameSearch ? this.edits.between(this.#state.tree, wanted.tree) : null;
    const edited = change && this.#search?.edited(wanted, change);
    return edited ?? makeSearch(wanted, this.#search, this.#progressed);
  }

  /**
   * Takes what an action leads to, with the search that belongs to it.
   * @param {Action} action
   * @param {Plan} plan
   * @param {Search | null} search the present one where that stays
   */
  #accept(action, { choice, isComparable }, search) {
    const [before, old] = [this.#state, this.#search];
    if (search === null) return null;
    if (isFresh(action)) this.#check(search, update(before, action));
    this.#watch(search);
    const facts = factsOf(search, old);
    const state = update(before, action, facts);
    if (facts.isNew) {
      // Counts are compared where only values or their order differ: the same algorithm over a tree as large.
      const isEdit = old !== null && isComparable && old.overview.nodes === search.overview.nodes;
      this.#countsBefore = isEdit && !isFresh(action) ? old.overview.total : null;
      this.#search = search;
      old?.free();
    }
    this.#choice = choice;
    this.#state = state;
    this.#changed(before, state);
    return null;
  }

  /**
   * @param {Search} search
   * @param {State} state
   * @throws {import('../../pkg/plyscope_wasm.js').PlyscopeError} where it asks for what the search does not have
   */
  #check(search, state) {
    try {
      check(search, state);
    } catch (error) {
      if (search !== this.#search) search.free();
      throw error;
    }
  }

  /** Gives the memory of the search back; `resume` searches again. */
  putAway() {
    this.#pending.drop(CANCELLED);
    this.#search?.free();
    this.#search = null;
  }

  /**
   * Searches again what was on show before it was put away.
   * @returns {Outcome}
   */
  resume() {
    if (this.#search !== null) return null;
    const { tree, algorithm } = this.#state;
    return attempted(() => {
      const request = { tree, algorithm, options: this.choice.options };
      const made = makeSearch(request, null, this.#progressed);
      if (!(made instanceof Job)) return this.#restore(made);
      return this.#pending.wait(made, (search) => {
        this.#restore(search);
        // A step that came in meanwhile was not looked at.
        return this.go(this.#state.step);
      });
    });
  }

  /** @param {Search} search */
  #restore(search) {
    this.#watch(search);
    fold(search, this.#state);
    this.#search = search;
    return null;
  }

  /** Learns when the memory of a search has run out. @param {Search} search */
  #watch(search) {
    search.lost = () => queueMicrotask(() => this.#recover());
  }

  /** Has a large search made again whose memory has run out, with all as it was before. */
  #recover() {
    if (!this.#search?.isLost) return;
    this.putAway();
    const error = whatFailed(new RangeError());
    this.#state = update(this.#state, { type: 'lost', error, again: this.#isRecovering });
    this.#isRecovering = true;
    after(this.resume(), (error) => {
      this.#isRecovering = false;
      return error;
    });
    this.#changed(this.#state, this.#state);
  }
}
