/** The requests of an author, by attributes and properties, until they are shown. Reading one gives what is requested, or else what is on screen. */

import { NO_FOLDS, readFolds, writeFolds } from '../engine/folding.js';
import { CANCELLED, reportError } from '../session/outcome.js';
import { ofDifficulty } from '../session/predicting/difficulty.js';
import {
  isAnotherSeed,
  isOfSomebody,
  isOfStudent,
  seedIn,
  treeOf,
} from '../session/predicting/student.js';
import { writeSwitches } from '../session/switches.js';
import { boundsOf } from '../session/wanted.js';
import { NAMES, readAs, wrongAttribute } from './attributes.js';
import { sendError, sendMended } from './events.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Session } from '../session/session.js' */
/** @import { Wanted as SessionWanted } from '../session/wanted.js' */
/** @import { To } from './attributes.js' */
/** @import { PlyscopeView } from './view.js' */

/** @typedef {SessionWanted & {fold?: string}} Wanted */
/** Where in a search one is, and between which moments one steps. @typedef {Pick<Wanted, 'step' | 'from' | 'to'>} Place */

export class Wants {
  /** Requests that are not shown yet. @type {Wanted} */
  #wanted = {};
  /**
   * The request whose search is being made, and its job; `stays` if parts that it does not name stay.
   * @type {{wanted: Wanted, stays: boolean, job: Session['job']}}
   */
  #awaited = { wanted: {}, stays: true, job: null };
  /** What was requested for the file, or for the child, that was read last. @type {Wanted} */
  #found = {};
  /** Whether the page is about to make the first request. */
  #isHeld = false;
  /** Whether there may be requests that have not been considered. */
  #isDue = false;
  /** How often the page has begun to show something once it is known. */
  #turns = 0;
  /** The tree that is another for each student; empty if it is the same for all. */
  #template = '';
  /** The tree that was kept of somebody, in place of that of whoever is named. */
  #kept = { template: '', tree: '' };
  /** Anybody, as long as nobody is named. */
  #anybody = String(Math.floor(Math.random() * 1e9));
  #view;

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
  }

  /** What the property gives. @param {To<'search'>} name */
  get(name) {
    const [wanted, session] = [this.#wanted, this.#view.session];
    switch (name) {
      case 'src':
        return this.#view.source.src;
      case 'from':
      case 'to':
        return wanted[name] ?? session?.state.bounds[name] ?? '';
      case 'step':
        return wanted.step ?? session?.state.step ?? 0;
      case 'options':
        return writeSwitches(wanted.options ?? session?.choice.options ?? {});
      case 'fold':
        return wanted.fold ?? writeFolds(wanted.folds ?? session?.state.folds ?? NO_FOLDS);
      default:
        return wanted[name] ?? session?.state[name] ?? '';
    }
  }

  /** Hears what a property is set to. @param {To<'search'>} name @param {any} value */
  set(name, value) {
    if (name === 'src') this.#view.source.src = value;
    else {
      if (name === 'tree') this.#view.source.yield(value !== undefined);
      this.want({ [name]: value });
    }
  }

  /** @param {Wanted} wanted */
  want(wanted) {
    this.#wanted = { ...this.#wanted, ...wanted };
    this.#isDue = true;
    // The attributes of a tag arrive one by one, and are handled together.
    queueMicrotask(() => this.apply());
  }

  /** The search that attributes name. @returns {Wanted} */
  get #named() {
    const names = /** @type {const} */ (['algorithm', 'options']);
    const given = names.filter((name) => this.#view.hasAttribute(name));
    return Object.fromEntries(
      given.map((name) => [name, readAs(name, this.#view.getAttribute(name))]),
    );
  }

  /** Requests what a file or a child shows, in place of what the one before shows. What the author names goes before. @param {Wanted} wanted */
  wantFound(wanted) {
    const whole = { ...wanted, ...this.#named };
    this.#wantInstead(whole, this.#found);
    this.#found = whole;
  }

  /** What the file shows, once it is there, for whoever shows it with more than attributes say. */
  async takeFile() {
    const { source } = this.#view;
    await source.settled;
    const found = source.src === '' ? {} : this.#found;
    this.#wantInstead({}, found);
    return found;
  }

  /** Requests something, in place of what has been requested before and is not shown. @param {Wanted} wanted @param {Wanted} before */
  #wantInstead(wanted, before) {
    const parts = /** @type {(keyof Wanted)[]} */ (Object.keys(before));
    for (const part of parts)
      if (this.#wanted[part] === before[part])
        this.#wanted = { ...this.#wanted, [part]: undefined };
    this.want({ ...wanted, ...defined(this.#wanted) });
  }

  /** Whether the search of a request is being made, and not one that a reader has chosen since. */
  #isAwaiting() {
    const { job } = this.#awaited;
    return job !== null && job === this.#view.session?.job;
  }

  /** Whether something else may be on screen soon. */
  get pending() {
    return this.#isHeld || this.#view.source.waits || this.#isDue || this.#isAwaiting();
  }

  /** Restores the request whose search is being interrupted. */
  interrupt() {
    if (this.#isAwaiting()) this.#wanted = { ...this.#awaited.wanted, ...this.#wanted };
  }

  /** Shows a request at once. @param {Wanted} wanted @param {boolean} [stays] whether parts that it does not name stay */
  display(wanted, stays = false) {
    const { session } = this.#view;
    if (session === null) return null;
    const { tree } = wanted;
    const named = tree === undefined ? wanted : { ...wanted, tree: this.#treeOf(tree) };
    const outcome = session.display(named, stays);
    // Whoever asked may do something else with it meanwhile.
    this.#awaited = { wanted: { ...wanted }, stays, job: session.job };
    return outcome;
  }

  /**
   * Shows the first thing once it is known, and nothing before; returns what `display` returns.
   * @param {Wanted | Promise<Wanted>} wanted
   * @returns {Promise<PlyscopeError | null>}
   */
  async begin(wanted) {
    this.#turns += 1;
    const turn = this.#turns;
    this.#isHeld = true;
    const [known] = await Promise.all([wanted, this.#view.loaded]);
    if (turn !== this.#turns) return CANCELLED;
    this.#isHeld = false;
    const outcome = this.#view.source.error ?? this.display(known);
    // What was requested meanwhile.
    if (Object.keys(defined(this.#wanted)).length > 0) this.apply();
    return outcome;
  }

  /** Shows what is requested. */
  apply() {
    this.#isDue = false;
    this.#consider();
    this.#view.exercise.arrange();
  }

  #consider() {
    const view = this.#view;
    const { session, source } = view;
    // Outside a page nothing is searched: requests wait until the view is put back.
    if (session === null || this.#isHeld || source.waits || !view.isConnected) return;
    const shows = (session.search ?? session.job) !== null && view.broken === null;
    const { step, from, to, fold, ...others } = this.#wanted;
    const isPlace = Object.values({ ...others, fold }).every((each) => each === undefined);
    const folds = fold === undefined ? undefined : readFolds(fold);
    const error = view.settings.wrong ?? source.error ?? this.#wrong;
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

  /** What is wrong with what is requested, apart from what the search will tell. */
  get #wrong() {
    const wanted = /** @type {Record<string, unknown>} */ (this.#wanted);
    const named = NAMES.filter((name) => wanted[name] !== undefined);
    return named.map((name) => wrongAttribute(name, wanted[name])).find(Boolean) ?? null;
  }

  /** @param {Wanted} wanted @param {PlyscopeError | null} error why it is refused; null if it is shown */
  #answer(wanted, error) {
    const view = this.#view;
    const { session, broken: before } = view;
    // A cancelled first request leaves nothing to show.
    const nothing = view.isConnected && session !== null && !session.search && !session.job;
    if (error !== null) {
      // A refused request is kept, so that correcting one attribute is enough.
      this.#wanted = { ...wanted, ...this.#wanted };
      session?.dispatch({ type: 'pause' });
    }
    const broken = error ?? (nothing ? CANCELLED : null);
    const isNew = broken !== null && JSON.stringify(broken) !== JSON.stringify(before);
    view.broken = broken;
    if (isNew) sendError(view, broken, view.wordError(broken));
    if (broken === null && before !== null) sendMended(view);
    view.requestUpdate();
  }

  /** The tree that is meant by what an author has written. @param {string} tree */
  #treeOf(tree) {
    this.#template = isOfStudent(tree) ? tree : '';
    if (tree !== '' && tree === this.#kept.template) return this.#kept.tree;
    return treeOf(tree, this.#view.student || this.#anybody);
  }

  /** Requests the tree of the student who is named now, if it is not on screen. */
  forStudent() {
    const template = this.#template;
    this.#kept = { template: '', tree: '' };
    const tree = this.#treeOf(template);
    const { session } = this.#view;
    const seed = seedIn(session === null ? tree : ofDifficulty({ ...session.state, tree }));
    const isShown = seed !== undefined && seed === seedIn(this.#view.tree);
    this.want(template === '' || isShown ? {} : { tree: template });
  }

  /** Shows the tree that was kept of somebody, if it is another for each student; whether it does. @param {string} tree */
  showOfStudent(tree) {
    const template = this.#template;
    if (!isOfSomebody(template, tree) && !(template && isAnotherSeed(this.#view.tree, tree)))
      return false;
    this.#kept = { template, tree };
    this.want({ tree: template });
    return true;
  }
}

/** The parts that a request names. @param {Wanted} wanted @returns {Wanted} */
const defined = (wanted) =>
  Object.fromEntries(Object.entries(wanted).filter(([, each]) => each !== undefined));
