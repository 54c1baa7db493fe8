/** What is said of a step. Pure. */

import { bestSoFar, stepText } from '../text/sentence.js';
import { introduced } from '../text/sentences/introduced.js';

/** @import { Sentence } from '../text/sentences/about.js' */
/** @import { Model } from './model.js' */

/**
 * The text of the step, the nodes that it names, and the best result so far.
 * @param {Model} model
 * @returns {ReturnType<typeof narrated>}
 */
export function narration(model) {
  const told = NARRATIONS.get(model) ?? narrated(model);
  NARRATIONS.set(model, told);
  return told;
}

/** Each is told on the page, and to it. @type {WeakMap<Model, ReturnType<typeof narrated>>} */
const NARRATIONS = new WeakMap();

/** @param {Model} model @returns {{text: string, meanwhile: Sentence[], nodes: ReadonlySet<number>}} */
function narrated(model) {
  const { state, search, moment } = model;
  const ended = state.step === search.overview.steps;
  /** @type {Set<number>} */
  const nodes = new Set();
  const label = (/** @type {number} */ node) => {
    nodes.add(node);
    return model.label(node);
  };
  const plain = introduced(state, moment, { ...model, label });
  const text =
    plain === null
      ? stepText(search, moment, { ...model, label })
      : model.say(plain.id, plain.parameters);
  return { text, meanwhile: ended ? [] : bestSoFar(search, moment, model), nodes };
}
