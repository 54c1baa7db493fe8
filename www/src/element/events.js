/** The events that a view sends its page. */

import { sameOptions } from '../session/choices.js';

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Session } from '../session/session.js' */
/** @import { State } from '../session/state.js' */
/** @import { Steered } from './steered.js' */

/**
 * @param {Steered} view
 * @param {Session} session
 * @param {State} before
 * @param {State} after
 */
export function announce(view, session, before, after) {
  const tell = (/** @type {string} */ name, /** @type {object} */ detail) =>
    send(view, name, detail);
  const { tree, algorithm, step } = after;
  if (!isSame(before, after)) {
    const options = { ...session.choice.options };
    tell('plyscope-change', { tree, algorithm, options });
  }
  if (after.panelBefore === null && opensOther(before, after)) {
    const { panel, sheet, results } = after;
    tell('plyscope-panel', { panel, sheet, results });
  }
  // Not those that a link names.
  if (before.labels !== after.labels && before.work === after.work)
    tell('plyscope-labels', { labels: after.labels });
  if (before.step !== step || before.overtime !== after.overtime)
    tell('plyscope-step', new StepDetail(view, step, session.steps));
}

/** What is said of a step. All but its number is found when it is read: few pages ask. */
class StepDetail {
  #view;

  /** @param {Steered} view @param {number} step @param {number} steps */
  constructor(view, step, steps) {
    this.step = step;
    this.steps = steps;
    this.#view = view;
  }

  /** The kind of its event. */
  get kind() {
    return this.#view.moment?.kind ?? null;
  }

  /** The name of its node; null if it is about none. */
  get node() {
    return this.#view.moment?.node ?? null;
  }

  get alpha() {
    return this.#view.moment?.alpha ?? null;
  }

  get beta() {
    return this.#view.moment?.beta ?? null;
  }

  get sentence() {
    return this.#view.sentence;
  }
}

/** Whether a reader has opened or closed something beside the tree. @param {State} before @param {State} after */
function opensOther(before, after) {
  if (before.panel !== after.panel) return true;
  // A stop of Start here, or an exercise, closes what it has no room for.
  const isReaders = before.work === after.work && before.predicting === after.predicting;
  return isReaders && (before.sheet !== after.sheet || before.results !== after.results);
}

/** Whether two states show the same, apart from the step. @param {State} before @param {State} after */
const isSame = (before, after) =>
  [
    'tree',
    'work',
    'algorithm',
    'breakpoints',
    'lines',
    'compare',
    'folds',
    'labels',
    'start',
  ].every((name) => {
    const field = /** @type {keyof State} */ (name);
    return before[field] === after[field];
  }) && sameOptions(before.options, after.options);

/** Says that a view has come into its page, and that it can be steered from now on. @param {HTMLElement & {steps: number}} view */
export const sendReady = (view) => send(view, 'plyscope-ready', { steps: view.steps });

/** Says that the sentences of a view are in another language. @param {HTMLElement} view @param {string} language */
export const sendLanguage = (view, language) => send(view, 'plyscope-language', { language });

/** Says what is wrong, in words. @param {HTMLElement} view @param {PlyscopeError} error @param {string} message */
export const sendError = (view, { kind }, message) =>
  send(view, 'plyscope-error', { kind, message });

/** Sends an event that leaves the view. @param {HTMLElement} view @param {string} name @param {object} detail */
export const send = (view, name, detail) =>
  view.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
