/** What an author asks a view for, by attributes and properties, until it is on show. */

import { NO_FOLDS, readFolds, writeFolds } from '../engine/folding.js';
import { readSwitches, writeSwitches } from '../session/address.js';
import { CANCELLED, settled } from '../session/outcome.js';
import { wrongFold, wrongStep } from './attributes.js';

/**
 * @typedef {import('../../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError
 * @typedef {import('../session/session.js').Session} Session
 * @typedef {import('../session/wanted.js').Wanted & {fold?: string}} Wanted
 */

/**
 * The view that is asked.
 * @typedef {object} View
 * @property {() => boolean} isHere whether it is in a page
 * @property {() => boolean} shows whether there is nothing that it says instead of a search
 * @property {() => PlyscopeError | null} wrong what is wrong with its other attributes
 * @property {(broken: PlyscopeError | null) => void} answered what was asked for is on show, or cannot be
 */

export class Wants {
  /** What is not on show yet. @type {Wanted} */
  #wanted = {};
  /** What of it is being made. @type {Wanted} */
  #awaited = {};
  /** @type {Session | null} */
  #session = null;
  /** Whether somebody is about to say what is on show first. */
  held = false;
  #view;

  /** @param {View} view */
  constructor(view) {
    this.#view = view;
  }

  /** From now on it can be shown. @param {Session} session */
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

  set options(text) {
    this.want({ options: readSwitches(text ?? '') });
  }

  get fold() {
    const { fold, folds } = this.#wanted;
    return fold ?? writeFolds(folds ?? this.#session?.state.folds ?? NO_FOLDS);
  }

  /** @param {Wanted} wanted */
  want(wanted) {
    this.#wanted = { ...this.#wanted, ...wanted };
    // All attributes of a tag arrive one by one: they are looked at together.
    queueMicrotask(() => this.apply());
  }

  /** What is being made is wanted again, since nobody waits for it any more. */
  interrupt() {
    if (this.#session?.job) this.#wanted = { ...this.#awaited, ...this.#wanted };
  }

  /** Shows what is wanted. */
  apply() {
    const [session, view] = [this.#session, this.#view];
    // Outside a page nothing is searched; what is wanted is shown when it is put back.
    if (session === null || this.held || !view.isHere()) return;
    const shows = (session.search ?? session.job) !== null && view.shows();
    const { step, fold, ...others } = this.#wanted;
    const onlyStep = Object.values({ ...others, fold }).every((each) => each === undefined);
    const folds = fold === undefined ? undefined : readFolds(fold);
    const error = view.wrong() ?? wrongStep(step) ?? wrongFold(folds, fold);
    if (error === null && shows && onlyStep) {
      this.#wanted = {};
      if (step !== undefined) session.go(step);
      return;
    }
    const wanted = this.#wanted;
    const asked = { ...others, step, folds: folds ?? undefined };
    this.#wanted = {};
    this.#awaited = wanted;
    settled(error ?? session.display(asked, true), (broken) => this.#answer(wanted, broken));
  }

  /**
   * @param {Wanted} wanted
   * @param {PlyscopeError | null} broken
   */
  #answer(wanted, broken) {
    const session = this.#session;
    if (session?.job === null) this.#awaited = {};
    // Where nothing was on show yet, cancelling leaves nothing.
    const nothing = this.#view.isHere() && session !== null && !session.search && !session.job;
    if (broken !== null) {
      // What could not be shown stays wanted, so that mending one attribute is enough.
      this.#wanted = { ...wanted, ...this.#wanted };
      session?.dispatch({ type: 'pause' });
    }
    this.#view.answered(broken ?? (nothing ? CANCELLED : null));
  }
}
