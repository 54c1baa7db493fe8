/** The title and the note that somebody gave what is on screen, above it. */

import { html } from 'lit';
import { PHONE } from '../layout/widths.js';
import { presetOf } from '../session/choices.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function description({ state, catalogue, say }) {
  const { number, title, note } = state.work;
  // The title alone stands where the tree is chosen, unless it is one that comes along.
  const isNamedThere = presetOf(catalogue, state.tree) === undefined;
  if (note === '' && (title === '' || isNamedThere)) return undefined;
  if (note === '') return html`<p class="description"><b>${title}</b></p>`;
  // On a canvas as narrow as a phone's the tree needs the room.
  const opens = (state.size?.width ?? Infinity) > PHONE;
  return html`
    <details class="description" data-work=${number} ?open=${opens}>
      <summary>${title || say('reader-note')}</summary>
      <p>${note}</p>
    </details>
  `;
}
