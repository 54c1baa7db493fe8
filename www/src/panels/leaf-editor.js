/** The field over a leaf while its value is typed. */

import { html } from 'lit';
import { commandOf } from '../input/keys.js';

/** @import { LeafEditing } from '../session/leaf-editing.js' */
/** @import { Model } from './model.js' */

/** A hand that drags there means the leaf, not its digits. @param {Event} event */
const keepText = (event) => event.preventDefault();

/**
 * What the keys of the field do.
 * @param {LeafEditing} typed
 * @returns {(event: KeyboardEvent) => void}
 */
const pressing = (typed) => (event) => {
  const { key, shiftKey } = event;
  event.stopPropagation();
  const id = commandOf(event, 'value');
  if (id === 'add-child' || id === 'add-sibling') typed.grow(id);
  else if (key === 'Enter') typed.accept();
  else if (key === 'Escape') typed.revert();
  else if (key === 'Tab') {
    // At the last leaf the keyboard leaves the field as usual.
    if (!typed.goOn(shiftKey ? -1 : 1)) return;
  } else if (key === 'ArrowUp') typed.nudge(1);
  else if (key === 'ArrowDown') typed.nudge(-1);
  else return;
  event.preventDefault();
};

/**
 * @param {Model} model
 * @param {LeafEditing} typed
 * @param {number} [pane] the number of this picture
 */
export function leafEditor({ state, say, label, word }, typed, pane = 1) {
  const { editing } = state;
  if (editing?.pane !== pane) return undefined;
  const { type, leave } = typed;
  const { error } = editing;
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
        @keydown=${pressing(typed)}
        @blur=${leave}
        @dragstart=${keepText}
      />
      <p id="leaf-error" class="error" role="alert">${error && word(error)}</p>
    </div>
  `;
}
