/**
 * The model without what the audience is to guess: no values but those of leaves, no windows, no counts, and, if that is to be
 * guessed too, no cutoffs. Drawing and sentences cannot give away what they do not have. Pure.
 */

import { NO_SCORE } from '../../engine/score.js';
import { PHASE } from '../../scene/look.js';

/** @import { Moment } from '../../engine/search.js' */
/** @import { NodeState } from '../../engine/states.js' */
/** @import { Model } from '../../panels/model.js' */

/** Stands for no node. */
const NONE = -1;

/**
 * What is hidden: values and counts, or cutoffs as well.
 * @typedef {'values' | 'cutoffs'} Hidden
 */

/**
 * The model as the audience may see it. The current node and the entered nodes stay, and the cut ones unless they are to be
 * guessed: the question is about that picture.
 * @param {Model} model
 * @param {Hidden} blank
 * @param {(moment: Moment, blank: Hidden) => Moment} [hidden] gives the same object for the same moment, so that the picture recognizes it
 * @returns {Model}
 */
export function veiled(model, blank, hidden = withoutValues) {
  const { states } = model;
  return {
    ...model,
    blank,
    moment: hidden(model.moment, blank),
    states: /** @type {Model['states']} */ ({
      fetch: (nodes) => states.fetch(nodes),
      of: (node) => {
        const state = unvalued(states.of(node));
        return blank === 'cutoffs' ? uncut(state) : state;
      },
    }),
  };
}

/**
 * A moment without its values, and, if these are hidden too, without its cutoff. Without an iteration there are no windows of the root.
 * @param {Moment} moment
 * @param {Hidden} blank
 * @returns {Moment}
 */
export function withoutValues(moment, blank) {
  const path = moment.path.map(({ node }) => ({
    node,
    entry: null,
    now: null,
    best: null,
    bestChild: null,
    returned: null,
  }));
  const { fact } = moment;
  const isTold = blank === 'values' || fact.kind !== 'cutoff';
  return { ...moment, path, iteration: null, fact: isTold ? fact : { kind: 'ready' } };
}

/** Veiled moments: the same object for the same moment. */
export class Veils {
  /** @type {Record<Hidden, WeakMap<Moment, Moment>>} */
  #caches = { values: new WeakMap(), cutoffs: new WeakMap() };

  /** @param {Moment} moment @param {Hidden} blank */
  over = (moment, blank) => {
    const cache = this.#caches[blank];
    const known = cache.get(moment) ?? withoutValues(moment, blank);
    cache.set(moment, known);
    return known;
  };
}

/** @param {NodeState} state @returns {NodeState} */
const unvalued = (state) => ({
  ...state,
  best: NO_SCORE,
  returned: NO_SCORE,
  merit: NO_SCORE,
  bestChild: NONE,
  bound: 0,
  visits: Math.min(1, state.visits),
});

/** @param {NodeState} state @returns {NodeState} */
const uncut = (state) => ({
  ...state,
  phase: state.phase === PHASE.skipped ? PHASE.unreached : state.phase,
  cut: 0,
});
