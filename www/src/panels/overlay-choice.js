/** The button for the overlay of node types. */

import { html } from 'lit';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function overlayChoice({ state, say, dispatch }) {
  const on = state.overlay === 'types';
  const toggle = () => dispatch({ type: 'overlay', overlay: on ? 'none' : 'types' });
  return html`
    <button
      type="button"
      class="toggle"
      aria-pressed=${on}
      title=${say('node-types-hint')}
      @click=${toggle}
    >
      ${say('node-types')}
    </button>
  `;
}
