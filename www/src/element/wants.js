/** The requests of an author, by attributes and properties, until they are shown. */

import { NO_FOLDS, readFolds, writeFolds } from '../engine/folding.js';
import { CANCELLED, reportError } from '../session/outcome.js';
import { writeSwitches } from '../session/switches.js';
import { boundsOf } from '../session/wanted.js';
import { wrongFold, wrongPlace } from './attributes.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Session } from '../session/session.js' */
/** @import { Wanted as SessionWanted } from '../session/wanted.js' */

/** @typedef {SessionWanted & {fold?: string}} Wanted */
/** Where in a search one is, and between which moments one steps. @typedef {Pick<Wanted, 'step' | 'from' | 'to'>} Place */

/**
 * The view.
 * @typedef {object} View
 * @property {() => boolean} isHere whether it is in a page
 * @property {() => boolean} shows whether it shows a search, not an error
 * @property {(tree: string) => string} treeOf the tree that is meant by what an author has written
 * @property {() => PlyscopeError | null} wrong the error in its other attributes
 * @property {(broken: PlyscopeError | null) => void} answered called when a request is shown or refused
 * @property {() => void} settled called when all that was requested so far has been considered
 */

export class Wants {
  /** Requests that are not shown yet. @type {Wanted} */
  #wanted = {};
  /**
   * The request whose search is being made, and its job; `stays` if parts that it does not name stay.
   * @type {{wanted: Wanted, stays: boolean, job: Session['job']}}
   */
  #awaited = { wanted: {}, stays: true, job: null };
  /** @type {Session | null} */
  #session = null;
  /** Whether the page is about to make the first request. */
  held = false;
  /** Whether the tree is on its way, and all requests wait for it. */
  waits = false;
  /** Whether there may be requests that have not been considered. */
  #isDue = false;
  #view;

  /** @param {View} view */
  constructor(view) {
    this.#view = view;
  }

  /** Requests can be shown from now on. @param {Session} session */
  begin(session) {
    this.#session = session;
  }

  get tree() {
    return this.#wanted.tree ?? this.#session?.state.tree ?? '';
  }

  get algorithm() {
    return this.#wanted.algorithm ?? this.#session?.state.algorithm ?? '';
  }

  get step() {
    return this.#wanted.step ?? this.#session?.state.step ?? 0;
  }

  /** How many steps are played in a second. */
  get speed() {
    return this.#session?.state.speed ?? '';
  }

  get from() {
    return this.#wanted.from ?? this.#session?.state.bounds.from ?? '';
  }

  get to() {
    return this.#wanted.to ?? this.#session?.state.bounds.to ?? '';
  }

  get options() {
    return writeSwitches(this.#wanted.options ?? this.#session?.choice.options ?? {});
  }

  get fold() {
    const { fold, folds } = this.#wanted;
    return fold ?? writeFolds(folds ?? this.#session?.state.folds ?? NO_FOLDS);
  }

  get labels() {
    return this.#wanted.labels ?? this.#session?.state.labels ?? '';
  }

  /** @param {Wanted} wanted */
  want(wanted) {
    this.#wanted = { ...this.#wanted, ...wanted };
    this.#isDue = true;
    // The attributes of a tag arrive one by one, and are handled together.
    queueMicrotask(() => this.apply());
  }

  /** Requests something, in place of what has been requested before and is not shown. @param {Wanted} wanted @param {Wanted} before */
  wantInstead(wanted, before) {
    const parts = /** @type {(keyof Wanted)[]} */ (Object.keys(before));
    for (const part of parts)
      if (this.#wanted[part] === before[part])
        this.#wanted = { ...this.#wanted, [part]: undefined };
    this.want({ ...wanted, ...defined(this.#wanted) });
  }

  /** Whether the search of a request is being made, and not one that a reader has chosen since. */
  #isAwaiting() {
    const { job } = this.#awaited;
    return job !== null && job === this.#session?.job;
  }

  /** Whether something else may be on screen soon. */
  get pending() {
    return this.held || this.waits || this.#isDue || this.#isAwaiting();
  }

  /** Restores the request whose search is being interrupted. */
  interrupt() {
    if (this.#isAwaiting()) this.#wanted = { ...this.#awaited.wanted, ...this.#wanted };
  }

  /** Shows a request at once. @param {Wanted} wanted @param {boolean} [stays] whether parts that it does not name stay */
  display(wanted, stays = false) {
    const session = this.#session;
    if (session === null) return null;
    const { tree } = wanted;
    const named = tree === undefined ? wanted : { ...wanted, tree: this.#view.treeOf(tree) };
    const outcome = session.display(named, stays);
    this.#awaited = { wanted, stays, job: session.job };
    return outcome;
  }

  /** Shows what was requested while all requests were held, if anything was. */
  goOn() {
    if (Object.keys(defined(this.#wanted)).length > 0) this.apply();
  }

  /** Shows what is requested. */
  apply() {
    this.#isDue = false;
    this.#consider();
    this.#view.settled();
  }

  #consider() {
    const [session, view] = [this.#session, this.#view];
    // Outside a page nothing is searched: requests wait until the view is put back.
    if (session === null || this.held || this.waits || !view.isHere()) return;
    const shows = (session.search ?? session.job) !== null && view.shows();
    const { step, from, to, fold, ...others } = this.#wanted;
    const isPlace = Object.values({ ...others, fold }).every((each) => each === undefined);
    const folds = fold === undefined ? undefined : readFolds(fold);
    const error = view.wrong() ?? wrongPlace({ step, from, to }) ?? wrongFold(folds, fold);
    if (error === null && shows && isPlace) {
      this.#wanted = {};
      this.#go(session, { step, from, to });
      return;
    }
    const wanted = this.#wanted;
    const named = { ...others, step, from, to, folds: folds ?? undefined };
    // What is being made is not lost to a request that names other parts.
    const awaited = this.#isAwaiting() ? this.#awaited : { wanted: {}, stays: true };
    const request = { ...awaited.wanted, ...defined(named) };
    this.#wanted = {};
    const outcome = error ?? this.display(request, awaited.stays);
    reportError(outcome, (broken) => this.#answer(wanted, broken));
  }

  /** Goes elsewhere in the search on screen, or in the one being made. @param {Session} session @param {Place} place */
  #go(session, place) {
    const { step, from, to } = place;
    const isBound = from !== undefined || to !== undefined;
    if (!isBound && step === undefined) return;
    if (this.#isAwaiting()) {
      const { wanted, stays } = this.#awaited;
      const whole = { ...wanted, ...defined(place) };
      this.#awaited.wanted = whole;
      if (!isBound) return session.goWhenMade(step ?? 0);
      // The search that is being made has other moments than the one on screen.
      return reportError(this.display(whole, stays), (broken) => this.#answer(whole, broken));
    }
    const bounds = boundsOf(place, session.state.bounds);
    const bound = isBound ? session.dispatch({ type: 'bound', bounds }) : null;
    const went = () => (typeof step === 'string' ? session.goTo(step) : session.go(Number(step)));
    const isDone = step === undefined || bound !== null;
    reportError(isDone ? bound : went(), (broken) => this.#answer(place, broken));
  }

  /**
   * @param {Wanted} wanted
   * @param {PlyscopeError | null} broken
   */
  #answer(wanted, broken) {
    const session = this.#session;
    // A cancelled first request leaves nothing to show.
    const nothing = this.#view.isHere() && session !== null && !session.search && !session.job;
    if (broken !== null) {
      // A refused request is kept, so that correcting one attribute is enough.
      this.#wanted = { ...wanted, ...this.#wanted };
      session?.dispatch({ type: 'pause' });
    }
    this.#view.answered(broken ?? (nothing ? CANCELLED : null));
  }
}

/** The parts that a request names. @param {Wanted} wanted @returns {Wanted} */
const defined = (wanted) =>
  Object.fromEntries(Object.entries(wanted).filter(([, each]) => each !== undefined));
