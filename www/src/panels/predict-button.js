/** What asks a learner to predict the search, and ends that. */

import { html } from 'lit';

/** @param {import('./model.js').Model} model */
export function predictButton({ state, say, dispatch }) {
  const on = state.predicting !== null;
  const toggle = () => dispatch({ type: 'predict', predicting: on ? null : { stage: 'setup' } });
  return html`
    <button type="button" class="toggle" aria-pressed=${on} @click=${toggle}>${say('predict')}</button>
  `;
}
