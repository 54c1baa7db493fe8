/** The texts of a node, or the value and the position that several nodes share. */

import { html, nothing } from 'lit';
import { changed, closeSheet } from './edit-sheet.js';

/** @import { Edit } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */

/** The texts that a node may have: its name, the name of its move, a static value, and the key of its position. */
const LABELS = /** @type {const} */ (['name', 'move-name', 'static', 'position']);

/** @typedef {typeof LABELS[number]} Label */

/** A form for the texts of a node. All that are changed in it are one edit. @param {Model} model @param {number} node */
export function labels(model, node) {
  const { search } = model;
  const { nodes } = search;
  /** @type {Record<Label, string>} */
  const present = {
    name: nodes.name(node) ?? '',
    'move-name': nodes.move(node) ?? '',
    static: nodes.value(node) ?? '',
    position: nodes.positionKey(node) ?? '',
  };
  const offered = LABELS.filter((label) => label !== 'static' || !nodes.leaf[node]);
  return form(
    model,
    offered.map((label) => ({ label, text: present[label], isMixed: false })),
    (label, text) => labelling(label, node, text),
  );
}

/** @param {Label} label @param {number} node @param {string | null} text @returns {Edit} */
function labelling(label, node, text) {
  if (label === 'static') return { values: { nodes: [node], value: text } };
  if (label === 'position') return { position: { nodes: [node], text } };
  return /** @type {Edit} */ ({ [label]: { node, text } });
}

/** A form for the same value at several nodes, and for the position that they all are. @param {Model} model @param {readonly number[]} nodes */
export function values(model, nodes) {
  const { search } = model;
  const all = [...nodes];
  const present = (/** @type {(node: number) => string | null} */ textOf) => {
    const texts = new Set(all.map((node) => textOf(node) ?? ''));
    const isMixed = texts.size > 1;
    return { text: isMixed ? '' : ([...texts][0] ?? ''), isMixed };
  };
  const fields = [
    { label: /** @type {const} */ ('value'), ...present((node) => search.nodes.value(node)) },
    {
      label: /** @type {const} */ ('position'),
      ...present((node) => search.nodes.positionKey(node)),
    },
  ];
  return form(model, fields, (label, text) =>
    label === 'value'
      ? { values: { nodes: all, value: text } }
      : { position: { nodes: all, text } },
  );
}

/**
 * A form of texts. All that are changed in it are one edit; a field that is left as it is changes nothing.
 * @template {Label | 'value'} Name
 * @param {Model} model
 * @param {{label: Name, text: string, isMixed: boolean}[]} fields with what is there; `isMixed` if that differs between nodes
 * @param {(label: Name, text: string | null) => Edit} editOf null for no text
 */
function form(model, fields, editOf) {
  const { say } = model;
  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  const keep = (event) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const edits = fields.flatMap(({ label, text: before, isMixed }) => {
      const field = /** @type {HTMLInputElement} */ (elements.namedItem(label));
      const text = field.value.trim();
      const isSame = isMixed ? field.dataset.typed === undefined : text === before;
      return isSame ? [] : [editOf(label, text === '' ? null : text)];
    });
    const edit = edits.length === 1 ? edits[0] : { several: { edits } };
    if (edits.length === 0 || changed(model, edit)) closeSheet(event.currentTarget);
  };
  return html`
    <form @submit=${keep} @reset=${forget}>
      ${fields.map(
        ({ label, text, isMixed }, at) => html`
          <label>
            <span>${say(`label-${label}`)}</span>
            <input
              type="text"
              name=${label}
              autocomplete="off"
              ?autofocus=${at === 0}
              value=${text}
              placeholder=${isMixed ? say('texts-differ') : nothing}
              @focus=${selectAll}
              @input=${noteTyped}
            />
          </label>
        `,
      )}
      <button type="submit" class="primary">${say('keep-labels')}</button>
    </form>
  `;
}

/** Whatever was typed into a field, it no longer means what was there. @param {Event & {currentTarget: HTMLInputElement}} event */
const noteTyped = ({ currentTarget }) => {
  currentTarget.dataset.typed = '';
};

/** @param {Event & {currentTarget: HTMLFormElement}} event */
const forget = ({ currentTarget }) => {
  for (const field of currentTarget.querySelectorAll('input')) delete field.dataset.typed;
};

/** The field's whole text is selected, so that typing replaces it. @param {Event & {currentTarget: HTMLInputElement}} event */
const selectAll = ({ currentTarget }) => currentTarget.select();
