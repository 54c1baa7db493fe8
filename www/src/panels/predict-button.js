/** The button that starts and ends predicting. */

import { html } from 'lit';
import { keysOf, withKey } from '../input/shortcuts.js';
import { isHeld } from '../session/predicting/course.js';
import { toggled } from '../session/predicting/toggling.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function predictButton({ state, search, presenting, say, dispatch }) {
  const on = state.predicting !== null;
  const held = isHeld(state.predicting);
  const toggle = () => {
    const action = toggled(state, search, presenting);
    if (action !== null) dispatch(action);
  };
  const keys = keysOf('predict', say);
  return html`
    <button
      type="button"
      class="toggle predict-toggle"
      title=${withKey(say('predict-key-hint'), keys)}
      aria-keyshortcuts=${keys.aria}
      aria-pressed=${on}
      aria-disabled=${held}
      @click=${toggle}
    >
      ${say('predict')}
    </button>
  `;
}
