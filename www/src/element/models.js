/** The model that panels and picture show: made anew only when a part of it changes. */

import { NO_SCORE } from '../engine/score.js';
import { errorText } from '../text/wording.js';
import { wordsFor } from '../text/words.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Model } from '../panels/model.js' */
/** @import { Messages } from '../text/messages.js' */
/** @import { Parts } from './parts.js' */
/** @import { PlyscopeView } from './view.js' */

/** @typedef {typeof import('../features/predicting/feature.js')} Predicting */

/** Stands for no node. */
const NO_NODE = -1;

export class Models {
  /** The parts of the present model. @type {readonly unknown[]} */
  #made = [];
  /** @type {Model | null} */
  #model = null;
  /** The model that is rendered. @type {Model | null} */
  rendered = null;
  #view;

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
    view.addController(this);
  }

  hostUpdate() {
    this.rendered = this.present;
  }

  /** The feature that asks a learner to predict; null unless it is on. */
  get predicting() {
    const { session, features } = this.#view;
    return session?.state.predicting ? features.find('predicting') : null;
  }

  /**
   * Whether an event answers the question that is open.
   * @param {(feature: Predicting, model: Model) => boolean} handle
   */
  answersQuestion(handle) {
    const { predicting, present } = this;
    return predicting !== null && present !== null && handle(predicting, present);
  }

  /** The model of the present state; null if there is nothing to show. */
  get present() {
    const { parts, presenting } = this.#view;
    const { messages } = this.#view.language;
    const search = parts?.session.search ?? null;
    // A search whose memory has run out is about to be made again.
    if (parts === null || messages === null || search === null || search.isLost) return null;
    const { session } = parts;
    const { predicting } = this;
    const made = [
      session.state,
      search,
      search.folding,
      session.choice,
      session.countsBefore,
      session.job,
      messages,
      presenting,
      predicting,
    ];
    const isSame = made.every((each, at) => each === this.#made[at]);
    if (!isSame || this.#model === null) this.#model = this.#make(parts, messages, search);
    this.#made = made;
    return this.#model;
  }

  /** @param {Parts} parts @param {Messages} messages @param {Search} search @returns {Model} */
  #make({ session, keys }, messages, search) {
    const { presenting } = this.#view;
    const { state, catalogue, choice, countsBefore, job } = session;
    const { point } = messages;
    const say = state.keys === 'none' ? withoutKeys(messages.say) : messages.say;
    const words = wordsFor(search, state.labels, { say, point });
    const marks = this.predicting?.marksOf(state, search) ?? null;
    const { states, ...present } = session.present(search);
    return {
      state,
      catalogue,
      choice,
      search,
      ...present,
      states: marks?.unvalued ? withoutBest(states, marks.node) : states,
      countsBefore,
      job,
      marks,
      presenting,
      blank: false,
      ids: '',
      ...words,
      visit: (node) => keys.visit(node),
      word: (error) => errorText(error, say, words.label),
      dispatch: (action) => session.dispatch(action),
    };
  }
}

/**
 * The states of the nodes but for the best of one, which a question asks for: pictures and texts cannot give away what they do not have.
 * @param {Model['states']} states
 * @param {number} asked
 */
const withoutBest = (states, asked) =>
  /** @type {Model['states']} */ ({
    fetch: (nodes) => states.fetch(nodes),
    of(node) {
      const state = states.of(node);
      return node === asked ? { ...state, best: NO_SCORE, bestChild: NO_NODE } : state;
    },
  });

/** The messages of a view without shortcuts: they name no keys. @param {Messages['say']} say @returns {Messages['say']} */
const withoutKeys = (say) => (id, parameters) => (id === 'key-cap' ? '' : say(id, parameters));
