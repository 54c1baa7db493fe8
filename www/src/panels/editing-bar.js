/** The commands that change the tree at the node asked about. */

import { html, nothing } from 'lit';
import { subtree } from '../engine/edits.js';
import { refusal } from '../session/outcome.js';
import { COMMANDS, change, editOf } from '../session/tree-commands.js';
import { copyText } from '../text/copying.js';
import { menu } from './menu.js';

/** @import { Edit } from '../../pkg/plyscope_wasm.js' */
/** @import { Command } from '../session/tree-commands.js' */
/** @import { Model } from './model.js' */

/** The commands with a button of their own; a menu has the others. @type {readonly Command[]} */
const FIRST = ['add-child', 'add-sibling', 'delete'];

/** @param {Model} model @param {number} node */
export function editingBar(model, node) {
  const { say } = model;
  const others = COMMANDS.filter((command) => !FIRST.includes(command));
  const more = html`
    ${others.map((command) => commandButton(model, command, node))} ${clipboard(model, node)}
  `;
  return html`
    <div class="editing-bar" role="group" aria-label=${say('edit-tree')}>
      ${FIRST.map((command) => commandButton(model, command, node))}
      ${menu({ name: 'rename', id: 'rename', label: say('rename'), sheet: labels(model, node) })}
      ${menu({ name: 'fill', id: 'fill', label: say('fill'), sheet: filling(model, node) })}
      ${menu({ name: 'edits', id: 'edits', label: say('more-edits'), sheet: more, closes: true })}
    </div>
  `;
}

/** @param {Model} model @param {Command} command @param {number} node */
function commandButton({ search, say, dispatch }, command, node) {
  const edit = editOf(command, node, search);
  const keys = FIRST.includes(command) ? say(`edit-${command}.keys`) : '';
  return html`
    <button
      type="button"
      title=${keys === '' ? nothing : `${say(`edit-${command}`)} (${keys})`}
      aria-disabled=${edit === null}
      @click=${() => edit !== null && change(dispatch, edit)}
    >
      ${say(`edit-${command}`)}
    </button>
  `;
}

/** Copies, cuts and pastes a subtree as text. @param {Model} model @param {number} node */
function clipboard({ search, say, dispatch }, node) {
  const copy = () => copyText(() => subtree(search, node));
  const cut = async () => {
    const edit = editOf('delete', node, search);
    if ((await copy()) && edit !== null) change(dispatch, edit);
  };
  const paste = async () => {
    const tree = await navigator.clipboard.readText().catch(() => '');
    if (tree !== '') change(dispatch, { 'insert-child': { node, tree } });
  };
  return html`
    <button type="button" @click=${copy}>${say('edit-copy')}</button>
    <button type="button" aria-disabled=${node === 0} @click=${() => node !== 0 && cut()}>${say('edit-cut')}</button>
    <button type="button" @click=${paste}>${say('edit-paste')}</button>
  `;
}

/** The texts that a node may have: its name, the name of its move, and a static value. */
const LABELS = /** @type {const} */ (['name', 'move-name', 'static']);

/** A form for the texts of a node. @param {Model} model @param {number} node */
function labels(model, node) {
  const { search, say } = model;
  const { nodes } = search;
  const present = {
    name: nodes.name(node) ?? '',
    'move-name': nodes.move(node) ?? '',
    static: nodes.value(node) ?? '',
  };
  const offered = LABELS.filter((label) => label !== 'static' || !nodes.leaf[node]);
  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  const keep = (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isKept = offered.every((label) => {
      const text = String(data.get(label) ?? '').trim();
      return text === present[label] || changed(model, labelling(label, node, text));
    });
    if (isKept) closeSheet(event.currentTarget);
  };
  return html`
    <form @submit=${keep}>
      ${offered.map(
        (label) => html`
          <label>
            <span>${say(`label-${label}`)}</span>
            <input type="text" name=${label} autocomplete="off" .value=${present[label]} />
          </label>
        `,
      )}
      <button type="submit" class="primary">${say('keep-labels')}</button>
    </form>
  `;
}

/** @param {typeof LABELS[number]} label @param {number} node @param {string} text @returns {Edit} */
function labelling(label, node, text) {
  const named = { node, text: text === '' ? null : text };
  switch (label) {
    case 'name':
      return { name: named };
    case 'move-name':
      return { 'move-name': named };
    case 'static':
      return { values: { nodes: [node], value: named.text } };
  }
}

/** Closes the sheet with a form. @param {HTMLElement} form */
function closeSheet(form) {
  const sheet = form.closest('[popover]');
  if (sheet instanceof HTMLElement) sheet.hidePopover();
}

/** Whether an edit was accepted. @param {Model} model @param {Edit} edit */
const changed = ({ dispatch }, edit) => refusal(change(dispatch, edit)) === null;

/** The ways to fill the leaves below a node, or to put its children in order. */
const FILLINGS = /** @type {const} */ ([
  ...['random', 'counting', 'permuted', 'negated'],
  ...['best-first', 'worst-first', 'mean', 'first-leaf'],
]);

/** A form that gives the leaves below a node other values. @param {Model} model @param {number} node */
function filling(model, node) {
  const { say } = model;
  /** @param {SubmitEvent & {currentTarget: HTMLFormElement, submitter: HTMLButtonElement}} event */
  const fill = (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (/** @type {string} */ name) => String(data.get(name) ?? '');
    const seed = Math.max(0, Math.trunc(Number(text('seed'))) || 0);
    const edit = fillingOf(event.submitter.value, [node], text('from'), text('to'), seed);
    if (changed(model, edit)) closeSheet(event.currentTarget);
  };
  return html`
    <form @submit=${fill}>
      <p class="hint">${say('fill-hint')}</p>
      ${field(say('fill-from'), 'from', '0')} ${field(say('fill-to'), 'to', '9')}
      ${field(say('fill-seed'), 'seed', '1')}
      ${FILLINGS.map((each) => html`<button type="submit" value=${each}>${say(`fill-${each}`)}</button>`)}
    </form>
  `;
}

/** @param {string} label @param {string} name @param {string} value */
const field = (label, name, value) => html`
  <label><span>${label}</span> <input type="text" inputmode="numeric" name=${name} value=${value} autocomplete="off" /></label>
`;

/**
 * @param {string} way
 * @param {number[]} nodes
 * @param {string} from
 * @param {string} to
 * @param {number} seed
 * @returns {Edit}
 */
function fillingOf(way, nodes, from, to, seed) {
  switch (way) {
    case 'random':
      return { fill: { nodes, with: { random: { from, to, seed } } } };
    case 'counting':
      return { fill: { nodes, with: { counting: { from } } } };
    case 'permuted':
      return { fill: { nodes, with: { permuted: { seed } } } };
    case 'negated':
      return { fill: { nodes, with: { negated: {} } } };
    case 'mean':
      return { estimate: { nodes, by: { mean: {} } } };
    case 'first-leaf':
      return { estimate: { nodes, by: { 'first-leaf': {} } } };
    default:
      return { arrange: { nodes, order: way === 'best-first' ? 'best-first' : 'worst-first' } };
  }
}
