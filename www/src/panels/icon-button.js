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

export const ICONS = {
  first: 'M5 5h2.5v14H5zM20 5v14L9 12z',
  back: 'M16 5v14L6 12zM17.5 5H20v14h-2.5z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M8 5v14l10-7zM4 5h2.5v14H4z',
  last: 'M16.5 5H19v14h-2.5zM4 5v14l11-7z',
  // The two strokes of a cut, with an arrow.
  lastBefore: 'M9 5v14L1 12zM13 19l3-14h2l-3 14zM18 19l3-14h2l-3 14z',
  firstAfter: 'M15 5v14l8-7zM1 19l3-14h2L3 19zM6 19l3-14h2L8 19z',
};
