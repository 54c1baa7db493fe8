/** The sentence of the step, and the notice of the preset. */

import { html } from 'lit';
import { owners } from '../engine/owners.js';
import { broughtBy, presetOf, sameOptions } from '../session/choices.js';
import { bestSoFar, stepText } from '../text/sentence.js';
import { coloured } from '../text/wording.js';

/** @import { Sentence } from '../text/sentences/about.js' */
/** @import { Model } from './model.js' */

/** @param {Model} model */
export function now(model) {
  const { say } = model;
  const { text, meanwhile } = narration(model);
  return html`
    <section class="now">
      <h2>${say('what-happens-now')}</h2>
      <p role="status" aria-label=${say('what-happens-now')} class="sentence">
        ${inColours(model, text)}
      </p>
      ${meanwhile.map(({ id, parameters }) => html`<p class="meanwhile">${say(id, parameters)}</p>`)}
    </section>
  `;
}

/** The sentence with α and β in the colours of their owners. @param {Model} model @param {string} text */
export const inColours = ({ search, moment }, text) =>
  coloured(text, owners(search, moment.node ?? 0)).map(({ text, owner }) =>
    owner === null ? text : html`<b class=${owner}>${text}</b>`,
  );

/**
 * The text of the step, and the best result so far.
 * @param {Model} model
 * @returns {{text: string, meanwhile: Sentence[]}}
 */
export function narration(model) {
  const { state, search, moment } = model;
  const ended = state.step === search.overview.steps;
  const text = stepText(search, moment, model);
  return { text, meanwhile: ended ? [] : bestSoFar(search, moment, model) };
}

/** What to notice in a preset, before the search and after it. @param {Model} model */
export function notice(model) {
  const { state, search, choice, catalogue, say } = model;
  const preset = presetOf(catalogue, state.tree);
  // The notice holds for the preset's own switches only.
  const changed = !sameOptions(choice.options, broughtBy(preset));
  const between = state.step > 0 && state.step < search.overview.steps;
  if (preset === undefined || changed || between) return undefined;
  const { id } = preset;
  return html`
    <section class="notice">
      <h2>${say('what-to-notice')}</h2>
      <p>${say(`notice-${id}`)}</p>
      <p class="source">${say(`notice-${id}.source`)}</p>
    </section>
  `;
}
