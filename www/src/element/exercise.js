/** An exercise in a view. What leads it is loaded when there is one. */

import { send, sendError } from './events.js';

/** @import { Feature } from '../features/features.js' */
/** @import { ExerciseState } from '../session/predicting/exercise.js' */
/** @import { State } from '../session/state.js' */
/** @import { PlyscopeView } from './view.js' */

export class Exercise {
  #view;
  /** @type {InstanceType<Feature<'predicting'>['Exercise']> | null} */
  #led = null;
  /** What is to be taken up then. @type {unknown} */
  #kept = null;
  #isLoading = false;

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
  }

  /** Whether one is set, and what leads it is not there yet. */
  get isAwaited() {
    return this.#led === null && this.#view.settings.exercise !== null;
  }

  /** Begins what the author sets, if it is not what was begun. */
  arrange() {
    if (this.#led !== null) this.#led.arrange();
    else if (this.isAwaited) this.#load();
  }

  /** What is kept of it, or what is about to be taken up; null if there is none. @returns {ExerciseState | null} */
  get kept() {
    if (this.#led !== null) return this.#led.kept;
    const isObject = this.#kept !== null && typeof this.#kept === 'object';
    return isObject ? /** @type {ExerciseState} */ (this.#kept) : null;
  }

  /** Goes on where it was left. @param {unknown} kept also as text */
  takeUp(kept) {
    this.#kept = parsed(kept);
    if (this.#led !== null) this.#led.takeUp(this.#kept);
    // What is set in the same turn belongs to it, whatever comes first.
    else queueMicrotask(() => this.arrange());
  }

  /** Says what has been asked and answered. @param {State} before @param {State} after */
  follow(before, after) {
    if (this.#led !== null) return this.#led.follow(before, after);
    if (after.predicting !== null) this.#load();
  }

  async #load() {
    const view = this.#view;
    if (this.#isLoading || view.features.hasFailed('predicting')) return;
    this.#isLoading = true;
    const feature = await view.features.load('predicting');
    this.#isLoading = false;
    if (feature === null || this.#led !== null) return;
    this.#led = new feature.Exercise(view, {
      send: (name, detail) => send(view, name, detail),
      refuse: (error) => sendError(view, error, view.wordError(error)),
    });
    if (this.#kept !== null) this.#led.takeUp(this.#kept);
    const state = view.session?.state;
    // What a learner has begun meanwhile begins now for whoever hears of it.
    if (state?.predicting) this.#led.follow({ ...state, predicting: null }, state);
    this.#led.arrange();
  }
}

/** What was kept, also as text. @param {unknown} kept @returns {unknown} */
function parsed(kept) {
  if (typeof kept !== 'string') return kept;
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}
