/**
 * The session of a view, without a screen: its state, and the search that belongs to it. A state that cannot be searched
 * never comes about.
 */

import { isNoChange, treeAfter } from '../engine/edits.js';
import { Job } from '../engine/jobs/job.js';
import { isLargeToEdit } from '../engine/jobs/large.js';
import { rowOf } from './actions.js';
import { toBreak } from './breaks.js';
import { atItsMoment, check } from './checks.js';
import { inForce } from './choices.js';
import { completed, Edits } from './edits.js';
import { factsOf, fold } from './facts.js';
import { forbidden } from './forbidden.js';
import { slideEnd } from './hall.js';
import { keepingLetters } from './labels.js';
import { linkOf } from './link.js';
import { makeJob, makeSearch, searchOf } from './making.js';
import { stepAt } from './moment.js';
import { after, CANCELLED } from './outcome.js';
import { attempted, Pending } from './pending.js';
import { planOf } from './planning.js';
import { Recovery } from './recovery.js';
import { questionIn } from './settle.js';
import { defaults } from './state.js';
import { over } from './steps.js';
import { Travelling } from './travelling.js';
import { isFresh, reduced, settled } from './update.js';
import { beginning, placeOf } from './wanted.js';

/** @import { Overview } from '../../pkg/plyscope_wasm.js' */
/** @import { Catalogue } from '../engine/catalogue.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Choice } from './choices.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Plan } from './planning.js' */
/** @import { State } from './state.js' */
/** @import { Action } from './actions.js' */
/** @import { Wanted } from './wanted.js' */

/** @typedef {Overview['total']} Counts */

export class Session {
  /** @type {State} */
  #state = defaults();
  /** @type {Search | null} */
  #search = null;
  /** The choices of the state, computed on demand. @type {Choice | null} */
  #choice = null;
  /** The counts of the whole search before the last edit. @type {Counts | null} */
  #countsBefore = null;
  /** The step or the moment at which the search being made shall begin instead. @type {number | string | null} */
  #beginning = null;
  /** The moment that was gone to by its name, and its step. @type {{name: string, step: number} | null} */
  #moment = null;
  #pending;
  #travelling;
  #recovery;
  #catalogue;
  #changed;
  #progressed;

  /**
   * @param {Catalogue} catalogue
   * @param {(before: State, after: State) => void} changed called after each change
   * @param {() => void} [progressed] called when a search being made reports progress
   * @param {Edits} [edits] of another session with the same tree
   */
  constructor(catalogue, changed, progressed = () => {}, edits = new Edits()) {
    this.edits = edits;
    this.#catalogue = catalogue;
    this.#changed = changed;
    this.#progressed = progressed;
    const stays = () => changed(this.#state, this.#state);
    this.#pending = new Pending(stays);
    this.#travelling = new Travelling({
      state: () => this.#state,
      pending: this.#pending,
      edits,
      attempt: (action) => this.#attempt(action),
    });
    this.#recovery = new Recovery({
      search: () => this.#search,
      lose: (error, again) => {
        this.putAway();
        this.#state = reduced(this.#state, { type: 'lost', error, again });
      },
      resume: () => this.resume(),
      changed: stays,
    });
  }

  get state() {
    return this.#state;
  }

  get catalogue() {
    return this.#catalogue;
  }

  /** The current search; null before the first, and while it is put away. */
  get search() {
    return this.#search;
  }

  /** The choices on offer in the current search, and the switches in force. */
  get choice() {
    this.#choice ??= inForce(this.#state.algorithm, this.#state.options);
    return this.#choice;
  }

  /** The state as the parts of a link. */
  get link() {
    return linkOf(this);
  }

  /** The name of the moment on show, if it was gone to by that; null if not, or if one has stepped on. */
  get moment() {
    const { step, overtime } = this.#state;
    return overtime === 0 && this.#moment?.step === step ? this.#moment.name : null;
  }

  /** The number of the last step. */
  get steps() {
    return this.#search?.overview.steps ?? 0;
  }

  /** The counts of the whole search before the last edit; null if it was another kind of search. */
  get countsBefore() {
    return this.#countsBefore;
  }

  /** The nodes and the moment of the current step. @param {Search} search the current one */
  present(search) {
    return search.atStep(this.#state.step);
  }

  /** The search that a worker is making, if there is one. */
  get job() {
    return this.#pending.job;
  }

  /** The outcome of the action that waits for it; null without one. @type {Promise<unknown> | null} */
  get waiting() {
    return this.#pending.outcome;
  }

  /** Cancels the search being made. The current one stays. */
  cancel() {
    this.#pending.drop(CANCELLED);
    return null;
  }

  /**
   * Shows something else, or returns an error and changes nothing.
   * @param {Wanted} wanted all its switches must apply to the algorithm
   * @param {boolean} [stays] whether parts that it does not name stay, or get their defaults
   * @returns {Outcome}
   */
  display(wanted, stays = false) {
    const present = stays && this.#state.tree !== '' ? this.#state : undefined;
    const action = beginning(wanted, present, this.#catalogue);
    // Where the moment on show is in another search too, that goes on from there.
    const moment =
      present && wanted.step === undefined ? (this.moment ?? undefined) : action.moment;
    return this.#attempt({ ...action, moment }, wanted.options);
  }

  /** Goes to a step or a moment of the search being made, once it is made. @param {number | string} step */
  goWhenMade(step) {
    this.#beginning = step;
  }

  /** @param {number} step */
  go(step) {
    return this.dispatch({ type: 'go', step });
  }

  /** Goes to a moment, or returns why that cannot be. @param {string} moment @returns {Outcome} */
  goTo(moment) {
    const search = this.#search;
    if (search === null) return null;
    return attempted(() => {
      const step = stepAt(moment, search, this.#state.labels);
      const outcome = this.go(step);
      this.#moment = { name: moment, step };
      return outcome;
    });
  }

  /** The next or the previous place on the slider. @param {number} step @param {boolean} forward */
  over(step, forward) {
    return this.#search === null ? step : over(this.#state, this.#search, forward, step);
  }

  /** The step after a given one at which playing halts; null for none. @param {number} step */
  halt(step) {
    const state = { ...this.#state, step };
    const halts = [
      questionIn(state),
      this.#search && toBreak(true, state, this.#search),
      state.introduction === 'ahead' ? (this.#search?.cutoffs[0] ?? null) : null,
      this.#search && slideEnd(state, this.#search),
    ].filter((each) => each !== null);
    return halts.length === 0 ? null : Math.min(...halts);
  }

  /**
   * @param {Action} action
   * @returns {Outcome}
   */
  dispatch(action) {
    const outcome = this.#begin(action);
    if (rowOf(action.type).isAnswered) return outcome;
    return after(outcome, (error) => {
      if (error !== null && error !== CANCELLED) this.#attempt({ type: 'refuse', error });
      return error;
    });
  }

  /** @param {Action} action @returns {Outcome} */
  #begin(action) {
    if (action.type === 'edit-tree') return this.#edit(action);
    if (action.type === 'undo' || action.type === 'redo') return this.#travelling.go(action);
    return this.#attempt(action);
  }

  /**
   * @param {Action} action
   * @param {Record<string, string>} [named] switches that must apply
   * @returns {Outcome}
   */
  #attempt(action, named) {
    const waited = this.job !== null;
    const kept = forbidden(this.#state, action);
    if (kept !== null) return kept === this.#state ? null : this.#keep(kept);
    if (rowOf(action.type).overtakes) this.#pending.drop(null);
    const wanted = reduced(this.#state, action);
    if (wanted === this.#state) return null;
    if (this.#search === null && !isFresh(action)) {
      // Put away: the state changes, but nothing is searched.
      this.#state = wanted;
      this.#choice = null;
      return waited && this.job === null ? this.resume() : null;
    }
    return attempted(() => {
      this.edits.remember(action, this.#state, this.#search);
      const plan = planOf(this, wanted, named);
      const made = searchOf(plan, this, this.#progressed);
      if (!(made instanceof Job)) return this.#accept(action, plan, made, wanted);
      this.#beginning = null;
      return this.#pending.wait(made, action.type, (search) => {
        const step = this.#beginning ?? undefined;
        const isOther = action.type === 'begin' && step !== undefined;
        return this.#acceptLater(isOther ? { ...action, ...placeOf(step) } : action, plan, search);
      });
    });
  }

  /**
   * Edits the tree: at once, or by a worker if it is large.
   * @param {Action & {type: 'edit-tree'}} action
   * @returns {Outcome}
   */
  #edit(action) {
    const [{ search }, { edit }] = [this, action];
    if (forbidden(this.#state, action) !== null) return this.#attempt(action);
    if (search === null) return null;
    return attempted(() => {
      const { algorithm, labels } = this.#state;
      const lettered = keepingLetters(edit, search, labels);
      const { options } = this.choice;
      const request = { tree: search.text, algorithm, options, edit: lettered };
      const isLarge = isLargeToEdit(search, edit);
      if (isLarge && isNoChange(search, edit)) return null;
      const job = isLarge ? makeJob(request, this.#progressed) : null;
      if (job === null) return this.#attempt(completed(action, treeAfter(search, lettered)));
      return this.#pending.wait(job, action.type, (made) => {
        const { text, renumbering = { numbers: null, at: 0 } } = made;
        const replacing = completed(action, { text, renumbering });
        this.edits.remember(replacing, this.#state, this.#search);
        return this.#acceptLater(replacing, planOf(this, reduced(this.#state, replacing)), made);
      });
    });
  }

  /**
   * Accepts the state after an action whose search has been made meanwhile.
   * @param {Action} action
   * @param {Plan} plan
   * @param {Search} search
   */
  #acceptLater(action, plan, search) {
    const kept = forbidden(this.#state, action);
    if (kept === null) return this.#accept(action, plan, search, null);
    // Forbidden only since it was asked for.
    search.free();
    return this.#keep(kept);
  }

  /**
   * Accepts the state after a permitted action, with the search that belongs to it.
   * @param {Action} given
   * @param {Plan} plan
   * @param {Search | null} search may be the current one
   * @param {State | null} wanted what the action makes of the state; null if that may be another by now
   */
  #accept(given, { choice, isComparable }, search, wanted) {
    const [before, old] = [this.#state, this.#search];
    if (search === null) return null;
    const action = atItsMoment(given, search, before, old);
    const unsettled = action === given && wanted !== null ? wanted : reduced(before, action);
    if (isFresh(action) || action.type === 'bound') check(search, unsettled, old);
    this.#recovery.watch(search);
    const named = isFresh(action) ? (action.type === 'begin' ? action.moment : null) : this.moment;
    const facts = factsOf(search, old, named ?? null);
    const state = settled(unsettled, before, action, facts);
    if (facts.isNew) this.#moment = named ? { name: named, step: state.step } : null;
    if (facts.isNew) {
      // Counts are compared after edits of values or their order: same algorithm, same size of tree.
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

  /** Goes on in the same search. @param {State} state */
  #keep(state) {
    const before = this.#state;
    this.#state = state;
    this.#changed(before, state);
    return null;
  }

  /** Frees the search; `resume` makes it again. */
  putAway() {
    this.#pending.drop(CANCELLED);
    this.#search?.free();
    this.#search = null;
  }

  /** Makes the search again that was put away. @returns {Outcome} */
  resume() {
    if (this.#search !== null) return null;
    const { tree, algorithm } = this.#state;
    return attempted(() => {
      const request = { tree, algorithm, options: this.choice.options };
      const made = makeSearch(request, null, this.#progressed);
      if (!(made instanceof Job)) return this.#restore(made);
      return this.#pending.wait(made, null, (search) => {
        this.#restore(search);
        // The step may have changed meanwhile.
        return this.go(this.#state.step);
      });
    });
  }

  /** @param {Search} search */
  #restore(search) {
    this.#recovery.watch(search);
    fold(search, this.#state);
    this.#search = search;
    return null;
  }
}
