/** The texts of a node, or the same value for several nodes. */

import { html } from 'lit';
import { changed, closeSheet, field } from './edit-sheet.js';

/** @import { Edit } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */

/** The texts that a node may have: its name, the name of its move, a static value, and the key of its position. */
const LABELS = /** @type {const} */ (['name', 'move-name', 'static', 'position']);

/** @typedef {typeof LABELS[number]} Label */

/** A form for the texts of a node. All that are changed in it are one edit. @param {Model} model @param {number} node */
export function labels(model, node) {
  const { search, say } = model;
  const { nodes } = search;
  /** @type {Record<Label, string>} */
  const present = {
    name: nodes.name(node) ?? '',
    'move-name': nodes.move(node) ?? '',
    static: nodes.value(node) ?? '',
    position: nodes.positionKey(node) ?? '',
  };
  const offered = LABELS.filter((label) => label !== 'static' || !nodes.leaf[node]);
  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  const keep = (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const edits = offered.flatMap((label) => {
      const text = String(data.get(label) ?? '').trim();
      return text === present[label] ? [] : labelling(label, node, text);
    });
    const edit = edits.length === 1 ? edits[0] : { several: { edits } };
    if (edits.length === 0 || changed(model, edit)) closeSheet(event.currentTarget);
  };
  return html`
    <form @submit=${keep}>
      ${offered.map(
        (label, at) => html`
          <label>
            <span>${say(`label-${label}`)}</span>
            <input type="text" name=${label} autocomplete="off" ?autofocus=${at === 0} .value=${present[label]} @focus=${selectAll} />
          </label>
        `,
      )}
      <button type="submit" class="primary">${say('keep-labels')}</button>
    </form>
  `;
}

/** @param {Label} label @param {number} node @param {string} text @returns {Edit} */
function labelling(label, node, text) {
  const named = { node, text: text === '' ? null : text };
  if (label === 'static') return { values: { nodes: [node], value: named.text } };
  return /** @type {Edit} */ ({ [label]: named });
}

/** A form for the same value at several nodes. @param {Model} model @param {readonly number[]} nodes */
export function values(model, nodes) {
  const { say } = model;
  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  const keep = (event) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('value') ?? '').trim();
    const edit = { values: { nodes: [...nodes], value: value === '' ? null : value } };
    if (changed(model, edit)) closeSheet(event.currentTarget);
  };
  return html`
    <form @submit=${keep}>
      ${field(say('label-value'), 'value', '', true)}
      <button type="submit" class="primary">${say('keep-labels')}</button>
    </form>
  `;
}

/** The field's whole text is selected, so that typing replaces it. @param {Event & {currentTarget: HTMLInputElement}} event */
const selectAll = ({ currentTarget }) => currentTarget.select();
