/** The requests of an author, by attributes and properties, until they are shown. */

import { NO_FOLDS, readFolds, writeFolds } from '../engine/folding.js';
import { writeSwitches } from '../session/address.js';
import { CANCELLED, reportError } from '../session/outcome.js';
import { wrongFold, wrongStep } from './attributes.js';

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Session } from '../session/session.js' */
/** @import { Wanted as SessionWanted } from '../session/wanted.js' */

/** @typedef {SessionWanted & {fold?: string}} Wanted */

/**
 * The view.
 * @typedef {object} View
 * @property {() => boolean} isHere whether it is in a page
 * @property {() => boolean} shows whether it shows a search, not an error
 * @property {() => PlyscopeError | null} wrong the error in its other attributes
 * @property {(broken: PlyscopeError | null) => void} answered called when a request is shown or refused
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
    // The attributes of a tag arrive one by one, and are handled together.
    queueMicrotask(() => this.apply());
  }

  /** Whether the search of a request is being made, and not one that a reader has chosen since. */
  #isAwaiting() {
    const { job } = this.#awaited;
    return job !== null && job === this.#session?.job;
  }

  /** Restores the request whose search is being interrupted. */
  interrupt() {
    if (this.#isAwaiting()) this.#wanted = { ...this.#awaited.wanted, ...this.#wanted };
  }

  /** Shows a request at once. @param {Wanted} wanted @param {boolean} [stays] whether parts that it does not name stay */
  display(wanted, stays = false) {
    const session = this.#session;
    if (session === null) return null;
    const outcome = session.display(wanted, stays);
    this.#awaited = { wanted, stays, job: session.job };
    return outcome;
  }

  /** Shows what is requested. */
  apply() {
    const [session, view] = [this.#session, this.#view];
    // Outside a page nothing is searched: requests wait until the view is put back.
    if (session === null || this.held || !view.isHere()) return;
    const shows = (session.search ?? session.job) !== null && view.shows();
    const { step, fold, ...others } = this.#wanted;
    const onlyStep = Object.values({ ...others, fold }).every((each) => each === undefined);
    const folds = fold === undefined ? undefined : readFolds(fold);
    const error = view.wrong() ?? wrongStep(step) ?? wrongFold(folds, fold);
    if (error === null && shows && onlyStep) {
      this.#wanted = {};
      if (step !== undefined) this.#go(session, step);
      return;
    }
    const wanted = this.#wanted;
    const named = { ...others, step, folds: folds ?? undefined };
    // What is being made is not lost to a request that names other parts.
    const awaited = this.#isAwaiting() ? this.#awaited : { wanted: {}, stays: true };
    const request = { ...awaited.wanted, ...defined(named) };
    this.#wanted = {};
    const outcome = error ?? this.display(request, awaited.stays);
    reportError(outcome, (broken) => this.#answer(wanted, broken));
  }

  /** Goes elsewhere in the search on screen, or in the one being made. @param {Session} session @param {number | string} step */
  #go(session, step) {
    if (this.#isAwaiting()) {
      this.#awaited.wanted = { ...this.#awaited.wanted, step };
      return session.goWhenMade(step);
    }
    const outcome = typeof step === 'number' ? session.go(step) : session.goTo(step);
    reportError(outcome, (broken) => this.#answer({ step }, broken));
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
