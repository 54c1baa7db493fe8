/** The button that starts and ends predicting. */

import { html } from 'lit';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function predictButton({ state, say, dispatch }) {
  const on = state.predicting !== null;
  const toggle = () => dispatch({ type: 'predict', predicting: on ? null : { stage: 'setup' } });
  return html`
    <button type="button" class="toggle" aria-pressed=${on} @click=${toggle}>${say('predict')}</button>
  `;
}
