/** The sentence of the step. */

import { html } from 'lit';
import { owners } from '../engine/owners.js';
import { bestSoFar, stepText } from '../text/sentence.js';
import { introduced } from '../text/sentences/introduced.js';
import { sentenceInColours } from './in-colours.js';

/** @import { Sentence } from '../text/sentences/about.js' */
/** @import { Model } from './model.js' */

/** @param {Model} model */
export function now(model) {
  const { say } = model;
  const { text, meanwhile } = narration(model);
  return html`
    <section class="now" part="sentence">
      <h2 class="visually-hidden">${say('what-happens-now')}</h2>
      <p role="status" aria-label=${say('what-happens-now')} class="sentence">
        ${aboutStep(model, text)}
      </p>
      ${meanwhile.map(({ id, parameters }) => html`<p class="meanwhile">${say(id, parameters)}</p>`)}
    </section>
  `;
}

/** A text about the step, in colours. @param {Model} model @param {string} text */
export const aboutStep = ({ search, moment }, text) =>
  sentenceInColours(text, owners(search, moment.node ?? 0));

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
