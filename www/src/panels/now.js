/** What happens now: one true sentence a step; and round them, what to watch for. */

import { html } from 'lit';
import { broughtBy, presetOf, sameOptions } from '../choices.js';
import { owners } from '../owners.js';
import { told } from '../sentence.js';
import { standing } from '../sentences/iterate.js';
import { coloured } from '../wording.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} model */
export function now(model) {
  const { search, moment, say } = model;
  const ended = model.state.step === search.overview.steps;
  const meanwhile = ended ? [] : standing(search, moment, model);
  const pieces = coloured(told(search, moment, model), owners(search, moment.node ?? 0));
  return html`
    <section class="now">
      <h2>${say('what-happens-now')}</h2>
      <p role="status" aria-label=${say('what-happens-now')} class="sentence">
        ${pieces.map(({ text, owner }) =>
          owner === null ? text : html`<b class=${owner}>${text}</b>`,
        )}
      </p>
      ${meanwhile.map(({ id, parameters }) => html`<p class="standing">${say(id, parameters)}</p>`)}
    </section>
  `;
}

/** What a preset is there to show, before the search and after it. @param {Model} model */
export function notice({ state, search, choice, catalogue, say }) {
  const preset = presetOf(catalogue, state.tree);
  // What it says is true of the search as it comes with the tree.
  const changed = !sameOptions(choice.options, broughtBy(preset));
  const between = state.step > 0 && state.step < search.overview.steps;
  if (preset === undefined || changed || between) return undefined;
  return html`
    <section class="notice">
      <h2>${say('what-to-notice')}</h2>
      <p>${say(`preset-${preset.id}.notice`)}</p>
      <p class="source">${say(`preset-${preset.id}.source`)}</p>
    </section>
  `;
}
