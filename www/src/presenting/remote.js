/** A view as a second window sees and drives it. */

import { presetOf } from '../choices.js';
import { isRecipe } from '../is-recipe.js';
import { owners } from '../owners.js';
import { said } from '../panels/now.js';
import { SPEEDS } from '../state.js';
import { nextCutoff, playFrom, previousCutoff } from '../steps.js';
import { algorithmName } from '../wording.js';

/**
 * @typedef {import('../panels/model.js').Model} Model
 * @typedef {import('./channel.js').Report} Report
 * @typedef {import('./channel.js').Doing} Doing
 * @typedef {Pick<import('../view.js').PlyscopeView, 'presenting' | 'blank' | 'theme'>} View
 */

export class Remote {
  #view;
  #model;
  /** A name for the tree that was named last: it may be long. */
  #named = { tree: '', about: digest('') };

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
   * What is searched and how, and a name for the tree under which something can be kept.
   * @param {Model} model
   */
  #titles({ state, catalogue, say }) {
    const { tree, algorithm } = state;
    const preset = presetOf(catalogue, tree);
    const own = isRecipe(tree) ? say('tree-random') : say('tree-own');
    if (preset === undefined && tree !== this.#named.tree)
      this.#named = { tree, about: digest(tree) };
    return {
      tree: preset === undefined ? own : say(`preset-${preset.id}`),
      algorithm: algorithmName(algorithm, say),
      about: preset?.id ?? this.#named.about,
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
 * @returns {import('../update.js').Action | null}
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
      return go(search.stepOver(step, false));
    case 'forward':
      return go(search.stepOver(step, true));
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

/** What is said at the step. @param {Model} model @returns {import('./channel.js').Told} */
const told = (model) => ({
  text: said(model).text,
  ...owners(model.search, model.moment.node ?? 0),
});

/** What is going to be said at the next step; nothing at the last. @param {Model} model */
function nextTold(model) {
  const { state, search } = model;
  if (state.step === search.overview.steps) return { ...told(model), text: '' };
  const step = search.stepOver(state.step, true);
  return told({ ...model, state: { ...state, step }, moment: search.moment(step) });
}

/**
 * A short name for a text: its length, and a hash of its characters (Fowler, Noll and Vo's FNV-1a, of 32 bits).
 * @param {string} text
 */
export function digest(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}
