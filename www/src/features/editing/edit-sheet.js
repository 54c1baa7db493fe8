/** What the sheets with the details of an edit have in common. */

import { html } from 'lit';
import { refusal } from '../../session/outcome.js';
import { change } from '../../session/tree-commands.js';

/** @import { Edit } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */

/** Closes the sheet with a form. @param {HTMLElement} form */
export function closeSheet(form) {
  const sheet = form.closest('[popover]');
  if (sheet instanceof HTMLElement) sheet.hidePopover();
}

/** Whether an edit was accepted. @param {Model} model @param {Edit} edit */
export const changed = ({ dispatch }, edit) => refusal(change(dispatch, edit)) === null;

/**
 * A field with its label.
 * @param {string} label
 * @param {string} name
 * @param {string} value
 */
export const field = (label, name, value) => html`
  <label><span>${label}</span> <input type="text" inputmode="decimal" name=${name} value=${value} autocomplete="off" /></label>
`;
