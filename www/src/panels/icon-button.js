/** A button that shows an icon and is named in words. */

import { html, nothing } from 'lit';
import { withKey } from '../input/shortcuts.js';

/** @import { Keys } from '../input/shortcuts.js' */

/**
 * @param {string} name
 * @param {string} path of the icon, in a square of 24
 * @param {boolean} disabled
 * @param {() => void} press
 * @param {object} [more]
 * @param {Keys | null} [more.keys] that do the same
 * @param {string} [more.kind]
 * @param {boolean} [more.pressed] of a button that stays pressed
 */
export function button(name, path, disabled, press, { keys = null, kind = '', pressed } = {}) {
  // A disabled button would lose keyboard focus.
  return html`
    <button
      type="button"
      class="icon ${kind}"
      aria-label=${name}
      title=${withKey(name, keys)}
      aria-keyshortcuts=${keys?.aria ?? nothing}
      aria-disabled=${disabled}
      aria-pressed=${pressed ?? nothing}
      @click=${() => !disabled && press()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>
    </button>
  `;
}
