/**
 * One search on show, without a screen: the state, the search that belongs to it, and what both look
 * like at the present step. A state that cannot be searched never comes about.
 *
 * It is longer than other files, because what becomes of an action, now or once a worker has answered, is
 * one story.
 */

import { isStopped, whatFailed } from '../engine/failures.js';
import { foldedIn, NO_FOLDS } from '../engine/folding.js';
import { Job, NoWorker } from '../engine/jobs/job.js';
import { isLarge } from '../engine/jobs/large.js';
import { Search } from '../engine/search.js';
import { place } from '../layout/plane.js';
import { toBreak } from './breaks.js';
import { besidePreset, broughtBy, inForce, presetOf, sameOptions } from './choices.js';
import { after, CANCELLED } from './outcome.js';
import { defaults } from './state.js';
import { over, position } from './steps.js';
import { update } from './update.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./update.js').Action} Action
 * @typedef {import('../engine/catalogue.js').Catalogue} Catalogue
 * @typedef {import('../../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError
 * @typedef {import('./outcome.js').Outcome} Outcome
 * @typedef {import('../../pkg/plyscope_wasm.js').Overview['total']} Counts
 * @typedef {{tree?: string, algorithm?: string, step?: number, options?: Record<string, string>,
 *   folds?: import('../engine/folding.js').Folds, breakpoints?: readonly number[], lines?: readonly string[],
 *   compare?: string}} Wanted
 * @typedef {{states: import('../engine/states.js').StatesAt, moment: import('../engine/search.js').Moment}} Seen
 */

/**
 * A search that an action asks for: of what, and which switches are in force in it; none where the present
 * one will do.
 * @typedef {object} Plan
 * @property {import('./choices.js').Choice} choice
 * @property {import('../../pkg/plyscope_wasm.js').Request | null} request
 * @property {boolean} comparable whether algorithm and switches are those of the present search, but for the order
 * @property {boolean} fresh whether the step starts anew
 */

/** Actions whose failure is said where they are typed; of any other it is kept, to be said. */
const SAID_IN_PLACE = ['begin', 'option', 'replace-tree'];

/** Actions after which nobody waits for the search any more that is being made. */
const OVERTAKING = ['begin', 'choose', 'replace-tree', 'revert-edit', 'undo', 'redo', 'try'].concat(
  ['algorithm', 'option', 'options'],
);

export class Session {
  /** @type {State} */
  #state = defaults();
  /** @type {Search | null} */
  #search = null;
  /** What can be chosen and what is in force, once it has been asked. @type {import('./choices.js').Choice | null} */
  #choice = null;
  /** What the present step looks like, until it is another. @type {({step: number} & Seen) | null} */
  #seen = null;
  /** The counts of the whole search before the last change of the tree. @type {Counts | null} */
  #before = null;
  /** @type {Job | null} */
  #job = null;
  /** @type {Promise<PlyscopeError | null> | null} */
  #outcome = null;
  /** Says why nobody waits for the job any more. @type {(why: PlyscopeError | null) => void} */
  #dropped = () => {};
  /** Whether a search is being made once more whose memory has run out. */
  #recovered = false;
  #catalogue;
  #changed;

  #heard;

  /**
   * @param {Catalogue} catalogue
   * @param {(before: State, after: State) => void} changed called after each change
   * @param {() => void} [heard] called when a search that is being made has come further
   */
  constructor(catalogue, changed, heard = () => {}) {
    this.#catalogue = catalogue;
    this.#changed = changed;
    this.#heard = heard;
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
    return this.#before;
  }

  /** The nodes, and what happens, at the present step. @param {Search} search the present one */
  seen(search) {
    const { step } = this.#state;
    if (this.#seen?.step !== step) {
      const before = this.#seen?.states;
      const states = before?.moved(step, search.changes(before.step, step)) ?? search.states(step);
      this.#seen = { step, states, moment: search.moment(step) };
    }
    return this.#seen;
  }

  /** The search that is being made elsewhere, if there is one. */
  get job() {
    return this.#job;
  }

  /** What becomes of the action that it is made for; null where there is none. @type {Promise<unknown> | null} */
  get waiting() {
    return this.#job === null ? null : this.#outcome;
  }

  /** Ends the search that is being made, wherever it is; what is on show stays. */
  cancel() {
    this.#drop(CANCELLED);
  }

  /**
   * Shows something else, or says why it cannot and leaves everything as it was.
   * @param {Wanted} wanted all switches that it names must apply to the algorithm
   * @param {boolean} [stays] whether what it leaves out stays as it is, or has its default
   * @returns {Outcome}
   */
  display(wanted, stays = false) {
    const { presets } = this.#catalogue;
    const present = stays && this.#state.tree !== '' ? this.#state : undefined;
    const preset = presets.find(({ id, tree }) => [id, tree].includes(wanted.tree ?? ''));
    const tree = preset?.tree ?? wanted.tree ?? present?.tree ?? presets[0].tree;
    const algorithm = wanted.algorithm ?? present?.algorithm ?? preset?.algorithm ?? 'alpha-beta';
    const others = wanted.options === undefined ? present?.options : undefined;
    const unnamed = { ...broughtBy(preset), ...others };
    const options = this.#withoutDefaults({ ...unnamed, ...wanted.options });
    // What was folded stays so in the same tree.
    const folds = wanted.folds ?? (present?.tree === tree ? present.folds : undefined);
    const breakpoints =
      wanted.breakpoints ?? (present?.tree === tree ? present.breakpoints : undefined);
    const compare = wanted.compare ?? present?.compare;
    const begin = {
      ...{ type: /** @type {const} */ ('begin'), tree, algorithm, options },
      ...{ folds, breakpoints, lines: wanted.lines, compare },
    };
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
    const before = this.#state;
    const waiting = this.#job !== null;
    if (OVERTAKING.includes(action.type)) this.#drop(null);
    const asked = update(before, action);
    if (asked === before) return null;
    const fresh = ['begin', 'choose'].includes(action.type);
    if (this.#search === null && !fresh) {
      // Put away: what still comes in is kept, and nothing is searched for it.
      this.#state = asked;
      this.#choice = null;
      return waiting && this.#job === null ? this.resume() : null;
    }
    try {
      const plan = this.#plan(before, asked, fresh, named);
      const search = plan.request === null ? null : this.#searched(plan.request);
      if (search instanceof Job) {
        return this.#await(search, (made) => {
          this.#accept(update(this.#state, action), plan, made);
          return null;
        });
      }
      this.#accept(asked, plan, search);
    } catch (error) {
      return whatFailed(error);
    }
    return null;
  }

  /** Gives the memory of the search back; `resume` searches again. */
  putAway() {
    this.#drop(CANCELLED);
    this.#search?.free();
    this.#search = null;
    this.#seen = null;
  }

  /**
   * Searches again what was on show before it was put away.
   * @returns {Outcome}
   */
  resume() {
    if (this.#search !== null) return null;
    const { tree, algorithm } = this.#state;
    try {
      const search = this.#searched({ tree, algorithm, options: this.choice.options });
      if (!(search instanceof Job)) {
        this.#fold(search, this.#state);
        this.#search = search;
        return null;
      }
      return this.#await(search, (made) => {
        this.#fold(made, this.#state);
        this.#search = made;
        // A step that came in meanwhile was not looked at.
        return this.go(this.#state.step);
      });
    } catch (error) {
      return whatFailed(error);
    }
  }

  /**
   * What has to be searched for a state.
   * @param {State} before
   * @param {State} asked
   * @param {boolean} fresh
   * @param {Record<string, string>} [named] switches that must apply
   * @returns {Plan}
   */
  #plan(before, asked, fresh, named) {
    const { tree, algorithm } = asked;
    const untouched = before.algorithm === algorithm && before.options === asked.options;
    const choice = untouched ? this.choice : judged(asked);
    const { options } = choice;
    const alike =
      before.algorithm === algorithm && (untouched || sameOptions(this.choice.options, options));
    const same = this.#search !== null && before.tree === tree && alike && named === undefined;
    // Whether what is named applies, also what is at its default, is for the core to say.
    const request = same ? null : { tree, algorithm, options: { ...options, ...named } };
    const [one, other] = [this.choice.options, options].map(({ order: _, ...others }) => others);
    const comparable = before.algorithm === algorithm && sameOptions(one, other);
    return { choice, request, comparable, fresh };
  }

  /**
   * Makes a search, or has it made where it is large.
   * @param {import('../../pkg/plyscope_wasm.js').Request} request
   * @returns {Search | Job}
   */
  #searched(request) {
    if (!isLarge(request.tree, this.#search)) {
      try {
        return new Search(request);
      } catch (error) {
        // A small tree may be searched for long.
        if (!isStopped(error)) throw error;
      }
    }
    try {
      return new Job(request, this.#heard);
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      return new Search(request, undefined, Infinity);
    }
  }

  /**
   * Waits for a search that is made elsewhere.
   * @param {Job} job
   * @param {(made: Search) => Outcome} accept
   * @returns {Promise<PlyscopeError | null>}
   */
  #await(job, accept) {
    this.#drop(null);
    this.#job = job;
    const outcome = new Promise((resolve) => {
      this.#dropped = resolve;
      const settle = (/** @type {() => Outcome} */ doing) => {
        if (this.#job !== job) return;
        this.#job = null;
        try {
          resolve(doing());
        } catch (error) {
          resolve(whatFailed(error));
        }
        this.#changed(this.#state, this.#state);
      };
      job.result.then(
        (made) => settle(() => accept(made)),
        (error) =>
          settle(() => {
            if (!(error instanceof NoWorker)) throw error;
            return accept(new Search(job.request, undefined, Infinity));
          }),
      );
    });
    this.#outcome = outcome;
    this.#changed(this.#state, this.#state);
    return outcome;
  }

  /**
   * Ends the search that is being made.
   * @param {PlyscopeError | null} why
   */
  #drop(why) {
    const job = this.#job;
    if (job === null) return;
    this.#job = null;
    job.cancel();
    this.#dropped(why);
    this.#changed(this.#state, this.#state);
  }

  /**
   * Takes a state with the search that belongs to it, at the step where it belongs in that.
   * @param {State} asked
   * @param {Plan} plan
   * @param {Search | null} next none where the present one stays
   */
  #accept(asked, { choice, comparable, fresh }, next) {
    const [before, old] = [this.#state, this.#search];
    let { step, refused, folds, breakpoints, lines, asked: about, predicting } = asked;
    const shown = next ?? old;
    const wrong =
      fresh && shown !== null ? (wrongFold(shown, folds) ?? wrongBreak(shown, asked)) : null;
    if (wrong !== null) {
      next?.free();
      throw wrong;
    }
    // In another tree the numbers are those of other nodes.
    if (next !== null && !fresh && old !== null && !sameShape(old, next)) {
      folds = { ...NO_FOLDS, itself: folds.itself };
      breakpoints = [];
      about = null;
    }
    if (lines.length > 0 && next !== null && old !== null && !fresh && !sameLines(old, next))
      lines = [];
    if (next !== null && old !== null && !fresh) step = next.stepping.same(old, before.step);
    const folded = before.folds === folds && before.level === asked.level;
    if (shown !== null && (next !== null || !folded)) this.#fold(shown, { ...asked, folds });
    if (next !== null) {
      // Counts are compared where only values or their order differ: the same algorithm over a tree as large.
      const edited = old !== null && comparable && old.overview.nodes === next.overview.nodes;
      this.#before = edited && !fresh ? old.overview.total : null;
      this.#search = next;
      this.#seen = null;
      refused = null;
      // What was asked of another search is no question any more.
      predicting &&= { kinds: predicting.kinds, stage: 'stale' };
      old?.free();
    }
    this.#choice = choice;
    const { steps } = this;
    const wanted = Math.trunc(step) || 0;
    const last = next === null ? (questionIn(asked) ?? steps) : steps;
    step = Math.max(0, Math.min(last, wanted));
    const more = Math.min(asked.further ?? Infinity, Math.max(wanted - steps, asked.overtime));
    const overtime = step < steps ? 0 : more;
    // However it was written, a tree has one text here; so an edit that leads back to a preset is
    // seen to, and another way of writing the same tree is nothing to undo.
    const written = shown?.text ?? asked.tree;
    const { past, future } = before.tree === written ? before : asked;
    const numbers = { folds, breakpoints, lines, asked: about, predicting, overtime };
    this.#state = { ...asked, ...numbers, step, tree: written, past, future, refused };
    this.#changed(before, this.#state);
  }

  /** Folds what a state has folded. @param {Search} search @param {State} state */
  #fold(search, { folds, level }) {
    search.lost = () => queueMicrotask(() => this.#recover(search));
    search.fold(foldedIn(search.nodes, level, folds));
    // Where there is not enough memory to lay it out, that is to be known before it is on show.
    place(search);
    this.#seen = null;
  }

  /**
   * Has a large search made once more whose memory has run out, with all as it was before.
   * @param {Search} search
   */
  #recover(search) {
    if (this.#search !== search) return;
    this.putAway();
    const { folds, level } = this.#state;
    const refused = whatFailed(new RangeError());
    // What may be the cause is not tried again: to fold by itself, or in the end to fold at all.
    const kept = this.#recovered ? NO_FOLDS : { ...folds, itself: folds.itself && level !== null };
    this.#state = { ...this.#state, playing: false, refused, folds: kept };
    this.#recovered = true;
    after(this.resume(), (error) => {
      this.#recovered = false;
      return error;
    });
    this.#changed(this.#state, this.#state);
  }

  /** @param {Record<string, string>} options */
  #withoutDefaults(options) {
    const usual = this.#catalogue.switches;
    return Object.fromEntries(
      Object.entries(options).filter(
        ([name, value]) => !usual.some((each) => each.name === name && each.default === value),
      ),
    );
  }
}

/** The step behind which a question waits for its answer: nobody goes on beyond that. @param {State} state */
const questionIn = ({ predicting }) => predicting?.open?.step ?? null;

/**
 * Whether two searches go through trees of one shape, so that each node has its number in both.
 * @param {Search} one
 * @param {Search} other
 */
function sameShape({ nodes: { parent: one } }, { nodes: { parent: other } }) {
  if (one.length !== other.length) return false;
  for (let node = 0; node < one.length; node += 1) {
    if (one[node] !== other[node]) return false;
  }
  return true;
}

/**
 * What is to be folded and cannot be, since the tree has nothing there.
 * @param {Search} search
 * @param {import('../engine/folding.js').Folds} folds
 * @returns {PlyscopeError | null}
 */
function wrongFold({ nodes }, { folded, unfolded }) {
  const wrong = [...folded, ...unfolded].find((node) => nodes.leaf[node] !== 0);
  return wrong === undefined ? null : { kind: 'nothing-to-fold', value: String(wrong) };
}

/**
 * Whether two searches have the same pseudocode, so that a line is the same in both.
 * @param {Search} one
 * @param {Search} other
 */
const sameLines = (one, other) =>
  JSON.stringify(one.code.listing) === JSON.stringify(other.code.listing);

/**
 * A breakpoint at a node that the tree does not have, or at a line that the pseudocode does not.
 * @param {Search} search
 * @param {State} state
 * @returns {PlyscopeError | null}
 */
function wrongBreak(search, { breakpoints, lines }) {
  const isLine = (/** @type {string} */ each) => {
    const [routine, line] = each.split('.').map(Number);
    return search.code.listing.routines[routine]?.lines[line] !== undefined;
  };
  const wrong =
    breakpoints.find((node) => node >= search.nodes.length) ?? lines.find((line) => !isLine(line));
  return wrong === undefined ? null : { kind: 'wrong-break', value: String(wrong) };
}

/**
 * What can be chosen in a state, and what is in force.
 * @param {State} state
 * @throws {PlyscopeError}
 */
function judged({ tree, algorithm, options }) {
  try {
    return inForce(algorithm, options);
  } catch (error) {
    // Where the tree is wrong too, that comes first, as it does where the core is asked at once.
    if (!isLarge(tree, null)) new Search({ tree, algorithm, options: { ...options } }).free();
    throw error;
  }
}
