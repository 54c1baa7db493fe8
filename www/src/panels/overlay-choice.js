/** The button for the overlay of node types. */

import { html } from 'lit';
import { keysOf, withKey } from '../input/shortcuts.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function overlayChoice({ state, say, dispatch }) {
  const on = state.overlay === 'types';
  const toggle = () => dispatch({ type: 'overlay', overlay: on ? 'none' : 'types' });
  const keys = keysOf('node-types', say);
  return html`
    <button
      type="button"
      class="toggle"
      aria-pressed=${on}
      title=${withKey(say('node-types-hint'), keys)}
      aria-keyshortcuts=${keys.aria}
      @click=${toggle}
    >
      ${say('node-types')}
    </button>
  `;
}
