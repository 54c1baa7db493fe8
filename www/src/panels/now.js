/** The sentence of the step. */

import { html } from 'lit';
import { owners } from '../engine/owners.js';
import { sentenceInColours } from './in-colours.js';
import { narration } from './narration.js';

export { narration };

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
