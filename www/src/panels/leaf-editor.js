/** The field over a leaf while its value is typed. */

import { html } from 'lit';

/** @import { Model } from './model.js' */

/** A hand that drags there means the leaf, not its digits. @param {Event} event */
const keepText = (event) => event.preventDefault();

/**
 * @param {Model} model
 * @param {{error: string | null, type: (text: string) => void, keys: (event: KeyboardEvent) => void,
 *   leave: () => void}} field
 * @param {number} [pane] the number of this picture
 */
export function leafEditor({ state, say, label }, { error, type, keys, leave }, pane = 1) {
  const { editing } = state;
  if (editing?.pane !== pane) return undefined;
  return html`
    <div class="leaf-editor">
      <input
        type="text"
        inputmode="text"
        spellcheck="false"
        autocomplete="off"
        aria-label=${say('value-of-leaf', { node: label(editing.node) })}
        aria-invalid=${error !== null}
        aria-describedby="leaf-error"
        .value=${editing.text}
        @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => type(target.value)}
        @keydown=${keys}
        @blur=${leave}
        @dragstart=${keepText}
      />
      <p id="leaf-error" class="error" role="alert">${error}</p>
    </div>
  `;
}
