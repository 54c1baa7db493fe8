/** What asks a learner to predict the search, and ends that. */

import { html } from 'lit';

/** What is asked at first. @type {readonly import('../engine.js').Kind[]} */
const KINDS = ['cut', 'skipped', 'window', 'returns'];

/** @param {import('./model.js').Model} model */
export function predictButton({ state, say, dispatch }) {
  const on = state.predicting !== null;
  const toggle = () => {
    dispatch({ type: 'predict', predicting: on ? null : { kinds: KINDS, stage: 'setup' } });
  };
  return html`
    <button type="button" class="toggle" title=${say('predict-hint')} aria-pressed=${on} @click=${toggle}>
      ${say('predict')}
    </button>
  `;
}
