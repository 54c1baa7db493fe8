/** The button that has nodes called by their numbers. */

import { html } from 'lit';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function labelsChoice({ state, say, dispatch }) {
  const on = state.labels === 'numbers';
  return html`
    <button
      type="button"
      class="toggle"
      aria-pressed=${on}
      title=${say('node-numbers-hint')}
      @click=${() => dispatch({ type: 'labels', labels: on ? 'names' : 'numbers' })}
    >
      ${say('node-numbers')}
    </button>
  `;
}
