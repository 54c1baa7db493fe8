/** What a learner writes, as a table: a row for each node, with a box for the edge to it and fields for its numbers. */

import { html, nothing } from 'lit';
import { owners } from '../../../engine/owners.js';
import { questionKinds } from '../../../session/predicting/questions.js';
import { keyOf } from '../../../session/predicting/written/key.js';
import {
  claim,
  entryAt,
  FIELDS,
  isUntouched,
  moveTo,
  strike,
  undo,
  write,
  writingOf,
} from '../../../session/predicting/written/writing.js';
import { handIn } from '../../../session/predicting/written.js';
import { player, turns, yesNo } from '../../../text/sentences/about.js';

/** @import { Search } from '../../../engine/search.js' */
/** @import { Model } from '../../../panels/model.js' */
/** @import { Predicting } from '../../../session/predicting/course.js' */
/** @import { Field, Writing } from '../../../session/predicting/written/writing.js' */
/** @import { Says } from '../../../session/predicting/questions.js' */

/** @param {Model} model @param {Predicting} predicting @param {Writing} writing */
const put = ({ dispatch }, predicting, writing) =>
  dispatch({ type: 'predict', predicting: { ...predicting, writing } });

/** What is to be done, and what was struck out last. @param {Model} model @param {Predicting} predicting */
export function writingTask({ search, say, label }, predicting) {
  const { cuts, windows } = keyOf(search);
  const { at, struck, past } = writingOf(predicting);
  const says = questionKinds(search).says.length > 0;
  // A box that has merely got the keyboard says itself what it is.
  const node = at?.field === 'edge' && past.at(-1)?.of === `${at.node} edge` ? at.node : null;
  return html`
    <p>${say('pen-task', { cuts: yesNo(cuts), windows: yesNo(windows), says: yesNo(says), turns: yesNo(turns(search)) })}</p>
    <p class="visually-hidden">
      ${node === null ? undefined : say('pen-struck', { node: label(node), is: yesNo(struck.includes(node)) })}
    </p>
  `;
}

/** @param {Model} model @param {Predicting} predicting */
export function writingTable(model, predicting) {
  const { search, say } = model;
  const { rows, edges, cuts, windows } = keyOf(search);
  const nodes = cuts ? [0, ...edges] : rows;
  const whose = turns(search) ? null : owners(search, 0);
  return html`
    <table class="pen" aria-label=${say('pen-table')} @keydown=${walk}>
      <thead>
        <tr>
          <th scope="col">${say('pen-node')}</th>
          ${cuts ? html`<th scope="col">${say('pen-cut')}</th>` : undefined}
          ${windows ? html`<th scope="col" class=${whose?.alpha ?? ''}>α</th><th scope="col" class=${whose?.beta ?? ''}>β</th>` : undefined}
          <th scope="col">${say('pen-value')}</th>
        </tr>
      </thead>
      <tbody>
        ${nodes.map((node) => row(model, predicting, node))}
      </tbody>
    </table>
    ${rules(model)} ${tools(model, predicting)}
  `;
}

/** How it is marked. @param {Model} model */
function rules({ search, say, state }) {
  const ofCuts = [say('pen-rule-cuts'), say('pen-rule-nodes')];
  const all = [
    ...(keyOf(search).cuts ? ofCuts : []),
    say('pen-rule-carried'),
    say('pen-rule-score'),
    ...(state.predicting?.exercise ? [say('pen-rule-once')] : []),
  ];
  return html`
    <details>
      <summary>${say('pen-rules')}</summary>
      ${all.map((text) => html`<p>${text}</p>`)}
    </details>
  `;
}

/** @param {Model} model @param {Predicting} predicting @param {number} node */
function row(model, predicting, node) {
  const { search, say, label, numeral } = model;
  const { nodes } = search;
  const { cuts, windows } = keyOf(search);
  const isInner = nodes.ends[node] === 0;
  const shape = nodes.leaf[node] ? '□' : nodes.max[node] ? '△' : '▽';
  const about = isInner ? say('pen-player', { player: player(search, node) }) : say('pen-leaf');
  const isHere = writingOf(predicting).at?.node === node;
  const fields = isInner ? FIELDS.filter((field) => windows || field === 'value') : [];
  return html`
    <tr class=${isHere ? 'here' : ''}>
      <th scope="row">
        <span aria-hidden="true" class=${isInner ? owner(search, node) : ''}>${shape}</span> ${label(node)}
        <span class="visually-hidden">${about}</span>
        ${isInner ? undefined : html`<small>${numeral(nodes.value(node) ?? '')}</small>`}
      </th>
      ${cuts ? html`<td>${node === 0 ? undefined : box(model, predicting, node)}</td>` : undefined}
      ${fields.map((field) => html`<td>${cell(model, predicting, node, field)}</td>`)}
      ${isInner ? undefined : html`<td colspan=${windows ? 3 : 1}></td>`}
    </tr>
  `;
}

/** @param {Search} search @param {number} node */
const owner = ({ nodes }, node) => (nodes.max[node] ? 'max' : 'min');

/** The box for the edge to a node. @param {Model} model @param {Predicting} predicting @param {number} node */
function box(model, predicting, node) {
  const writing = writingOf(predicting);
  return html`<label class="strike"><input
      type="checkbox"
      data-entry="${node} edge"
      aria-label=${model.say('pen-cut-at', { node: model.label(node) })}
      .checked=${writing.struck.includes(node)}
      @focus=${() => put(model, predicting, moveTo(writing, { node, field: 'edge' }))}
      @change=${() => put(model, predicting, strike(writing, node))}
    /></label>`;
}

/**
 * A field for a number; before a value, what it says.
 * @param {Model} model
 * @param {Predicting} predicting
 * @param {number} node
 * @param {Field} field
 */
function cell(model, predicting, node, field) {
  const { search, say, label } = model;
  const writing = writingOf(predicting);
  const entry = entryAt(writing, node);
  const { says } = questionKinds(search);
  const isWrong = writing.unread === node && writing.at?.field === field;
  const type = (/** @type {Event & {target: HTMLInputElement}} */ { target }) => {
    const next = write(writing, node, field, target.value);
    put(model, predicting, next);
    // A sign has moved in front of the field.
    const text = entryAt(next, node)[field];
    if (target.value !== text) target.value = text;
  };
  const input = html`<input
    type="text"
    size="4"
    data-entry="${node} ${field}"
    spellcheck="false"
    autocomplete="off"
    autocapitalize="off"
    aria-label=${say('pen-field', { field, node: label(node) })}
    aria-invalid=${isWrong}
    .value=${entry[field]}
    @focus=${() => put(model, predicting, moveTo(writing, { node, field }))}
    @input=${type}
  />`;
  if (field !== 'value' || says.length === 0) return input;
  return html`<span class="signed"><select
        aria-label=${say('pen-says-at', { node: label(node) })}
        .value=${entry.says}
        @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) =>
          put(model, predicting, claim(writing, node, /** @type {Says} */ (target.value)))}
      >
        ${says.map(
          (each) =>
            html`<option value=${each} ?selected=${each === entry.says}>${say('pen-sign', { says: each })}</option>`,
        )}
      </select>${input}</span>`;
}

/** The buttons below: infinities for the field with the pen, and what is done with what is written. @param {Model} model @param {Predicting} predicting */
function tools(model, predicting) {
  const { search, say, label } = model;
  const writing = writingOf(predicting);
  const { at, past, unread } = writing;
  /** @param {string} value */
  const infinity = (value) => {
    const field = at?.field === 'edge' ? undefined : at?.field;
    const name = say('pen-infinity', { value });
    /** @param {MouseEvent & {currentTarget: HTMLElement}} event */
    const press = ({ currentTarget }) => {
      if (!at || field === undefined) return;
      // What has the keyboard moves the pen, before anything is written.
      goTo(/** @type {ParentNode} */ (currentTarget.getRootNode()), at.node, field);
      put(model, predicting, write(writing, at.node, field, value));
    };
    return html`
      <button type="button" aria-label=${name} title=${name} aria-disabled=${field === undefined ? 'true' : nothing} @click=${press}>${value}</button>
    `;
  };
  const check = (/** @type {MouseEvent & {currentTarget: HTMLElement}} */ { currentTarget }) => {
    if (isUntouched(writing)) return;
    const next = handIn(search, predicting);
    const { at } = writingOf(next);
    if (next.stage === 'writing' && at)
      goTo(/** @type {ParentNode} */ (currentTarget.getRootNode()), at.node, at.field);
    model.dispatch({ type: 'predict', predicting: next });
  };
  return html`
    <div class="actions">
      <p class="error" role="alert">${unread == null ? undefined : say('pen-unread', { node: label(unread) })}</p>
      <button type="button" class="primary" aria-disabled=${isUntouched(writing)} @click=${check}>${say('pen-check')}</button>
      <button type="button" aria-disabled=${past.length === 0} @click=${() => put(model, predicting, undo(writing))}>
        ${say('pen-undo')}
      </button>
      <span class="infinities">${infinity('−∞')} ${infinity('∞')}</span>
    </div>
  `;
}

/** Moves the keyboard to a field, or a box. @param {ParentNode} root @param {number} node @param {string} field */
export function goTo(root, node, field) {
  const element = root.querySelector(`[data-entry="${node} ${field}"]`);
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  element.closest('tr')?.scrollIntoView({ block: 'nearest' });
  return true;
}

/**
 * Up, Down and Enter move in a column, as in a spreadsheet.
 * @param {KeyboardEvent & {currentTarget: HTMLElement}} event
 */
function walk(event) {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const by = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[key];
  if (by === undefined) return;
  const [, field] = (target.dataset.entry ?? '').split(' ');
  const column = [...currentTarget.querySelectorAll(`[data-entry$=" ${field}"]`)];
  const next = column[column.indexOf(target) + by];
  event.preventDefault();
  event.stopPropagation();
  if (next instanceof HTMLInputElement) {
    next.focus();
    if (field !== 'edge') next.select();
  }
}
