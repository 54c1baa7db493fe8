/** What a page's script may do with a view, and what it may read: playing, moments, and facts of the search on screen. */

import { format, plain } from '../engine/score.js';
import { narration } from '../panels/now.js';
import { within } from '../session/bounds.js';
import { stepOfMoment } from '../session/moment.js';
import { playFrom } from '../session/steps.js';
import { Authored } from './authored.js';
import { holdsIn } from './prose/conditions.js';
import { gapFor, textFor } from './prose/texts.js';

/** @import { Stop } from '../../pkg/plyscope_wasm.js' */
/** @import { Frames, Options as FigureOptions, Shown } from '../features/figures/picture.js' */
/** @import { Model } from '../panels/model.js' */

/** @typedef {typeof import('../features/figures/feature.js') & {shown: Shown}} Figures */

export class Steered extends Authored {
  /** What makes figures of what is on screen. @protected @returns {Promise<Figures>} */
  figures() {
    return Promise.reject(new Error('figure-nothing'));
  }

  /** What is on screen; null while there is nothing. @protected @returns {Model | null} */
  get model() {
    return null;
  }

  /** Plays on; at the end, from the start. */
  play() {
    const { model } = this;
    if (model === null) return;
    const { state, search, dispatch } = model;
    dispatch({ type: 'play', from: playFrom(state, search.overview.steps) });
  }

  pause() {
    this.model?.dispatch({ type: 'pause' });
  }

  /**
   * Goes to the next step, or to the next event of a kind.
   * @param {'step' | Exclude<Stop, 'visit'>} [kind]
   * @returns {boolean} whether there is one
   */
  next(kind = 'step') {
    return this.#move(kind, true);
  }

  /**
   * Goes back one step, or to the event of a kind before.
   * @param {'step' | Exclude<Stop, 'visit'>} [kind]
   * @returns {boolean} whether there is one
   */
  previous(kind = 'step') {
    return this.#move(kind, false);
  }

  /**
   * Goes to a step, or to a moment: `cutoff:2`, `visit:C`.
   * @param {number | string} moment
   * @returns {boolean} whether the search has it, between `from` and `to`; if not, nothing changes
   */
  goTo(moment) {
    const { model } = this;
    const step = model === null ? null : stepOf(moment, model);
    if (step === null) return false;
    model?.dispatch({ type: 'go', step });
    return true;
  }

  /**
   * The name of the node that a step is about.
   * @param {number | string} moment a step, or a moment: `cutoff:2`
   * @returns {string | null} null if the search has no such moment, or it is about no node
   */
  nodeAt(moment) {
    const { model } = this;
    const step = model === null ? null : stepOf(moment, model);
    const node = step === null ? null : (model?.search.moment(step).node ?? null);
    return node === null || model === null ? null : model.label(node);
  }

  /** The name of the node that the reader has pressed, or gone to with the keyboard; null for none. @returns {string | null} */
  get chosenNode() {
    const { model } = this;
    const node = model && (model.state.focus ?? model.state.inspected);
    return model === null || node === null ? null : model.label(node);
  }

  /** What there is to speak of: the model, unless an error stands in its place. */
  get #seen() {
    return this.broken === null ? this.model : null;
  }

  /** Whether the search has a step or a moment, between `from` and `to`. @param {number | string} moment */
  hasMoment(moment) {
    return this.#seen !== null && stepOf(moment, this.#seen) !== null;
  }

  /**
   * A fact as text in the language of the view: `sentence`, `entered`, `saved`, `value:B`, …
   * @param {string} what
   * @returns {string | null} null if there is no such fact
   */
  textOf(what) {
    return this.#seen && textFor(what, this.#seen);
  }

  /**
   * What stands in a sentence of an article for a fact: its text, or that there is no such.
   * @param {string} what
   * @returns {string | null} null while nothing is known
   */
  wordsFor(what) {
    const { model } = this;
    if (model === null) return null;
    if (this.broken !== null) return model.say('prose-no-search');
    return textFor(what, model) ?? gapFor(what, model);
  }

  /**
   * Whether something is true of the search, or of the step: `cut:D`, `entered:D`, `after:cutoff:1`, `not cut:D`, …
   * @param {string} condition
   * @returns {boolean | null} null if there is no such condition or node
   */
  holds(condition) {
    return this.#seen && holdsIn(condition, this.#seen);
  }

  /** A step as SVG. @param {FigureOptions & Frames} [options] @returns {Promise<string>} */
  toSVG(options) {
    return this.#figure(({ toSVG, shown }) => toSVG(shown, options));
  }

  /** A step as PNG. @param {FigureOptions & {scale?: number}} [options] @returns {Promise<Blob>} */
  toPNG(options) {
    return this.#figure(({ toPNG, shown }) => toPNG(shown, options));
  }

  /** A step as LaTeX. @param {FigureOptions & Pick<Frames, 'frames'>} [options] @returns {Promise<string>} */
  toTeX(options) {
    return this.#figure(({ toTeX, shown }) => toTeX(shown, options));
  }

  /**
   * @template T
   * @param {(figures: Figures) => Promise<T>} make
   */
  async #figure(make) {
    const figures = await this.figures();
    return make(figures).catch((error) => {
      throw error instanceof Error ? error : new Error(figures.shown.model.word(error));
    });
  }

  /** @param {'step' | Exclude<Stop, 'visit'>} kind @param {boolean} forward */
  #move(kind, forward) {
    const { model } = this;
    if (model === null) return false;
    const { state, search, dispatch } = model;
    const { stepping } = search;
    const to =
      kind === 'step'
        ? stepping.over(state.step, forward)
        : stepping.stopAt(kind, state.step, forward);
    const step = within(state, to);
    if (step === null || step === state.step) return false;
    dispatch({ type: 'go', step });
    return true;
  }

  /**
   * The root's value as MAX sees it, whether it is exact or a bound, and the names of the nodes of the principal variation;
   * null while there is nothing.
   */
  get result() {
    const { model } = this;
    if (model === null) return null;
    const { value, bound, decimals, principalVariation } = model.search.overview;
    return { value: numberOf(value, decimals), bound, line: principalVariation.map(model.label) };
  }

  /** The counts of the whole search, and how many nodes minimax enters; null while there is nothing. */
  get counts() {
    const { model } = this;
    if (model === null) return null;
    const { nodes, total, minimax } = model.search.overview;
    const { entered, evaluated, cutoffs } = total;
    return { nodes, entered, evaluated, cutoffs, minimax: minimax.entered };
  }

  /** The steps of the cutoffs. @returns {number[]} */
  get cutoffs() {
    return [...(this.model?.search.cutoffs ?? [])];
  }

  /**
   * The event of the step: its kind, the name of its node, and the window there, seen as the search sees it; null while there
   * is nothing.
   */
  get moment() {
    const { model } = this;
    if (model === null) return null;
    const { moment, search, label } = model;
    const { decimals } = search.overview;
    const window = moment.path.at(-1)?.now ?? null;
    return {
      kind: moment.fact.kind,
      node: moment.node === null ? null : label(moment.node),
      alpha: window && numberOf(window.alpha, decimals),
      beta: window && numberOf(window.beta, decimals),
    };
  }

  /** The sentence of the step, in the language of the view; empty while there is nothing. */
  get sentence() {
    return this.model === null ? '' : narration(this.model).text;
  }
}

/** @param {number | string} moment @param {Model} model @returns {number | null} null if there is no such step */
function stepOf(moment, { search, state }) {
  if (typeof moment !== 'number') return within(state, stepOfMoment(moment, search, state.labels));
  const isStep = Number.isInteger(moment) && moment <= search.overview.steps;
  return isStep ? within(state, moment) : null;
}

/** A score as a number. @param {number} units @param {number} decimals */
const numberOf = (units, decimals) =>
  Number(plain(format(units, decimals)).replace('inf', 'Infinity'));
