/** What happens now: one true sentence a step; and round them, what to watch for. */

import { html } from 'lit';
import { owners } from '../engine/owners.js';
import { broughtBy, presetOf, sameOptions } from '../session/choices.js';
import { ready } from '../text/sentences/ready.js';
import { coloured } from '../text/wording.js';
import { missing, room } from './room.js';

/** @typedef {import('./model.js').Model} Model */

/** The preset whose notice is on show from the start. */
const FIRST = 'swedish-51';

/** @param {Model} model */
export function now(model) {
  const { say } = model;
  const { text, meanwhile } = said(model);
  return html`
    <section class="now">
      <h2>${say('what-happens-now')}</h2>
      <p role="status" aria-label=${say('what-happens-now')} class="sentence">
        ${inColours(model, text)}
      </p>
      ${meanwhile.map(({ id, parameters }) => html`<p class="standing">${say(id, parameters)}</p>`)}
      ${missing(model, 'sentences')}
    </section>
  `;
}

/**
 * A sentence about the step, with α and β in the colours of their owners.
 * @param {Model} model
 * @param {string} text
 */
export const inColours = ({ search, moment }, text) =>
  coloured(text, owners(search, moment.node ?? 0)).map(({ text, owner }) =>
    owner === null ? text : html`<b class=${owner}>${text}</b>`,
  );

/**
 * What happens at the step, and what holds meanwhile.
 * @param {Model} model
 * @returns {{text: string, meanwhile: import('../text/sentences/about.js').Sentence[]}}
 */
export function said(model) {
  const { state, search, moment, say, later } = model;
  if (moment.fact.kind === 'ready') {
    const { id, parameters } = ready(search, model);
    return { text: say(id, parameters).replace(/\s+/g, ' '), meanwhile: [] };
  }
  const sentences = later.find('sentences');
  if (sentences === null) return { text: '', meanwhile: [] };
  const ended = state.step === search.overview.steps;
  const text = sentences.told(search, moment, model);
  return { text, meanwhile: ended ? [] : sentences.standing(search, moment, model) };
}

/** What a preset is there to show, before the search and after it. @param {Model} model */
export function notice(model) {
  const { state, search, choice, catalogue } = model;
  const preset = presetOf(catalogue, state.tree);
  // What it says is true of the search as it comes with the tree.
  const changed = !sameOptions(choice.options, broughtBy(preset));
  const between = state.step > 0 && state.step < search.overview.steps;
  if (preset === undefined || changed || between) return undefined;
  const { id } = preset;
  return id === FIRST ? noticed(model, id) : room(model, 'notices', () => noticed(model, id));
}

/** @param {Model} model @param {string} preset */
const noticed = ({ say }, preset) => html`
  <section class="notice">
    <h2>${say('what-to-notice')}</h2>
    <p>${say(`notice-${preset}`)}</p>
    <p class="source">${say(`notice-${preset}.source`)}</p>
  </section>
`;
