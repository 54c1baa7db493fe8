/** A view as a second window sees and drives it. */

import { isRecipe } from '../../engine/is-recipe.js';
import { owners } from '../../engine/owners.js';
import { said } from '../../panels/now.js';
import { presetOf } from '../../session/choices.js';
import { SPEEDS } from '../../session/state.js';
import { nextCutoff, playFrom, previousCutoff } from '../../session/steps.js';
import { algorithmName } from '../../text/wording.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Action } from '../../session/update.js' */
/** @import { Doing, Report, Told } from './channel.js' */

/** @typedef {Pick<import('./mode.js').View, 'presenting' | 'blank' | 'theme'>} View */

export class Remote {
  #view;
  #model;
  /** What was named last: it may be large. @type {{tree: string, nodes: Model['search']['nodes'] | null, about: string, shape: string}} */
  #named = { tree: '', nodes: null, about: '', shape: '' };

  /**
   * @param {View} view
   * @param {() => Model | null} model what is on show; null while there is nothing
   */
  constructor(view, model) {
    this.#view = view;
    this.#model = model;
  }

  /** What is on show, and what comes next; null while there is nothing. @returns {Omit<Report, 'lang'> | null} */
  get report() {
    const model = this.#model();
    if (model === null) return null;
    const { state, search } = model;
    const { step, playing, speed } = state;
    const { presenting, blank, theme } = this.#view;
    return {
      ...{ step, steps: search.overview.steps, playing, speed, presenting, blank, theme },
      ...{ now: told(model), next: nextTold(model) },
      cutBefore: previousCutoff(search.cutoffs, step) !== null,
      cutAfter: nextCutoff(search.cutoffs, step) !== null,
      ...this.#titles(model),
    };
  }

  /**
   * What is searched and how, and names for the tree under which something can be kept.
   * @param {Model} model
   */
  #titles({ state, catalogue, search, say }) {
    const { tree, algorithm } = state;
    const { nodes } = search;
    if (this.#named.tree !== tree || this.#named.nodes !== nodes)
      this.#named = { tree, nodes, about: digest(tree), shape: shapeOf(nodes.parent) };
    const { about, shape } = this.#named;
    const preset = presetOf(catalogue, tree);
    const own = isRecipe(tree) ? say('tree-random') : say('tree-own');
    return {
      tree: preset === undefined ? own : say(`preset-${preset.id}`),
      algorithm: algorithmName(algorithm, say),
      ...{ about: preset?.id ?? about, shape, own: preset === undefined },
    };
  }

  /** @param {Doing} doing @param {number} [speed] in steps a second */
  perform(doing, speed) {
    const [view, model] = [this.#view, this.#model()];
    if (doing === 'blank') view.blank = view.presenting && !view.blank;
    else if (doing === 'present') view.presenting = true;
    else if (model !== null) {
      const action = asked(model, doing, speed);
      if (action !== null) model.dispatch(action);
    }
  }
}

/**
 * @param {Model} model
 * @param {Doing} doing
 * @param {number} [speed]
 * @returns {Action | null}
 */
function asked({ state, search }, doing, speed) {
  const { step, playing } = state;
  const { steps } = search.overview;
  /** @param {number | null} to */
  const go = (to) => ({ type: /** @type {const} */ ('go'), step: to ?? step });
  switch (doing) {
    case 'first':
      return go(0);
    case 'previous-cutoff':
      return go(previousCutoff(search.cutoffs, step));
    case 'back':
      return go(search.stepping.over(step, false));
    case 'forward':
      return go(search.stepping.over(step, true));
    case 'next-cutoff':
      return go(nextCutoff(search.cutoffs, step));
    case 'last':
      return go(steps);
    case 'play':
      return playing ? { type: 'pause' } : { type: 'play', from: playFrom(step, steps) };
    case 'speed':
      return speed !== undefined && SPEEDS.includes(speed) ? { type: 'speed', speed } : null;
    default:
      return null;
  }
}

/** What is said at the step. @param {Model} model @returns {Told} */
const told = (model) => ({
  text: said(model).text,
  ...owners(model.search, model.moment.node ?? 0),
});

/** What is going to be said at the next step; nothing at the last. @param {Model} model */
function nextTold(model) {
  const { state, search } = model;
  if (state.step === search.overview.steps) return { ...told(model), text: '' };
  const step = search.stepping.over(state.step, true);
  return told({ ...model, state: { ...state, step }, moment: search.moment(step) });
}

/** A short name for a text. @param {string} text */
export const digest = (text) => named(text.length, (at) => text.charCodeAt(at));

/** A short name for the shape of a tree. @param {Int32Array} parent of each node, in preorder */
const shapeOf = (parent) => named(parent.length, (at) => parent[at]);

/**
 * A short name for a list of numbers: how many there are, and their hash (Fowler, Noll and Vo's FNV-1a, of 32 bits).
 * @param {number} length
 * @param {(at: number) => number} number
 */
function named(length, number) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < length; at += 1) hash = Math.imul(hash ^ number(at), 0x01000193);
  return `${length}-${(hash >>> 0).toString(16)}`;
}
