/**
 * What is on show, without what a hall is to guess: no values but those of the leaves, no windows, no counts. What draws
 * or says it is given nothing that it could give away. Pure.
 */

import { NO_SCORE } from '../../engine/score.js';

/** @import { Moment } from '../../engine/search.js' */
/** @import { NodeState } from '../../engine/states.js' */
/** @import { Model } from '../../panels/model.js' */

/** The number of no node. */
const NONE = -1;

/**
 * The model as a hall may see it. Where it is, which nodes were entered and which are cut stays: that is the picture that
 * the question is about.
 * @param {Model} model
 * @param {(moment: Moment) => Moment} [hidden] the same for the same moment, so that what is drawn knows it again
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
 * A moment without what is known by then. Without an iteration there are no windows of the root.
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

/** Always the same for the same moment. */
export class Veils {
  /** @type {WeakMap<Moment, Moment>} */
  #known = new WeakMap();

  /** @param {Moment} moment */
  over = (moment) => {
    const known = this.#known.get(moment) ?? withoutValues(moment);
    this.#known.set(moment, known);
    return known;
  };
}

/** @param {NodeState} state @returns {NodeState} */
const unvalued = (state) => ({
  ...state,
  ...{ best: NO_SCORE, returned: NO_SCORE, merit: NO_SCORE },
  ...{ bestChild: NONE, bound: 0, visits: Math.min(1, state.visits) },
});
