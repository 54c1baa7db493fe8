/**
 * The model without what the audience is to guess: no values but those of leaves, no windows, no counts. Drawing and
 * sentences cannot give away what they do not have. Pure.
 */

import { NO_SCORE } from '../../engine/score.js';

/** @import { Moment } from '../../engine/search.js' */
/** @import { NodeState } from '../../engine/states.js' */
/** @import { Model } from '../../panels/model.js' */

/** Stands for no node. */
const NONE = -1;

/**
 * The model as the audience may see it. The current node, and the entered and cut nodes stay: the question is about that
 * picture.
 * @param {Model} model
 * @param {(moment: Moment) => Moment} [hidden] gives the same object for the same moment, so that the picture recognizes it
 * @returns {Model}
 */
export function veiled(model, hidden = withoutValues) {
  const { states } = model;
  return {
    ...model,
    blank: true,
    moment: hidden(model.moment),
    states: /** @type {Model['states']} */ ({
      fetch: (nodes) => states.fetch(nodes),
      of: (node) => unvalued(states.of(node)),
    }),
  };
}

/**
 * A moment without its values. Without an iteration there are no windows of the root.
 * @param {Moment} moment
 * @returns {Moment}
 */
export function withoutValues(moment) {
  const path = moment.path.map(({ node }) => ({
    ...{ node, entry: null, now: null },
    ...{ best: null, bestChild: null, returned: null },
  }));
  return { ...moment, path, iteration: null };
}

/** Veiled moments: the same object for the same moment. */
export class Veils {
  /** @type {WeakMap<Moment, Moment>} */
  #cache = new WeakMap();

  /** @param {Moment} moment */
  over = (moment) => {
    const known = this.#cache.get(moment) ?? withoutValues(moment);
    this.#cache.set(moment, known);
    return known;
  };
}

/** @param {NodeState} state @returns {NodeState} */
const unvalued = (state) => ({
  ...state,
  ...{ best: NO_SCORE, returned: NO_SCORE, merit: NO_SCORE },
  ...{ bestChild: NONE, bound: 0, visits: Math.min(1, state.visits) },
});
