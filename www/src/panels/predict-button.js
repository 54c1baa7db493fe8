/** The button that starts and ends predicting. */

import { html } from 'lit';
import { isHeld } from '../session/predicting/course.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function predictButton({ state, say, dispatch }) {
  const on = state.predicting !== null;
  const held = isHeld(state.predicting);
  const toggle = () =>
    held || dispatch({ type: 'predict', predicting: on ? null : { stage: 'setup' } });
  return html`
    <button type="button" class="toggle predict-toggle" aria-pressed=${on} aria-disabled=${held} @click=${toggle}>
      ${say('predict')}
    </button>
  `;
}
