/** What is drawn into the tree besides the search: the node types. */

import { html } from 'lit';

/** @param {import('./model.js').Model} model */
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
