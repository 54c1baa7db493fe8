/** A tree in *My trees*: its picture, its name, and what can be done with it. */

import { html } from 'lit';
import { LONGEST } from '../../session/collection/kept-tree.js';
import { VIEW_BOX } from '../thumbnail.js';

/** @import { KeptTree } from '../../session/collection/kept-tree.js' */
/** @import { Messages } from '../../text/messages.js' */

/**
 * @typedef {object} Doings
 * @property {Messages} messages
 * @property {boolean} isPresent whether it is on screen
 * @property {'name' | 'notes' | null} writing what is being written
 * @property {string} name
 * @property {unknown} sketch
 * @property {() => void} open
 * @property {(part: 'name' | 'notes') => void} write begins to write it, or ends and keeps it
 * @property {() => void} discard ends to write, and keeps what there was
 * @property {(changes: {name?: string, notes?: string}) => void} keep
 * @property {() => void} duplicate
 * @property {() => void} remove
 */

/** @param {KeptTree} tree @param {Doings} doings */
export function row(tree, doings) {
  const { messages, isPresent, writing, name, sketch, open, write, duplicate, remove } = doings;
  const { say, locale } = messages;
  const { id, nodes, leaves, plies, changed, notes } = tree;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  /** @param {'rename' | 'own-notes' | 'edit-duplicate' | 'edit-delete'} id @param {() => void} act */
  const button = (id, act) => html`
    <button type="button" data-doing=${id} aria-label=${`${say(id)}: ${name}`} @click=${act}>${say(id)}</button>
  `;
  return html`
    <div class="kept">
      <button
        type="button"
        class="card"
        data-id=${id}
        aria-current=${isPresent}
        aria-describedby="kept-${id}"
        @click=${open}
      >
        <svg viewBox=${VIEW_BOX} aria-hidden="true">${sketch}</svg>
        <b>${name}</b>
      </button>
      <div class="about">
        <p id="kept-${id}">
          <span ?hidden=${nodes === 0}>${say('tree-size', { nodes, leaves, plies })}</span>
          <time datetime=${new Date(changed).toISOString()}>${when.format(changed)}</time>
        </p>
        <p class="notes-text" ?hidden=${notes === '' || writing === 'notes'}>${notes}</p>
        ${writing === null ? undefined : form(tree, writing, doings)}
        <div class="doings">
          ${button('rename', () => write('name'))} ${button('own-notes', () => write('notes'))}
          ${button('edit-duplicate', duplicate)} ${button('edit-delete', remove)}
        </div>
      </div>
    </div>
  `;
}

/** @param {KeptTree} tree @param {'name' | 'notes'} part @param {Doings} doings */
function form(tree, part, { messages, name, keep, discard }) {
  const { say } = messages;
  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  const submit = (event) => {
    event.preventDefault();
    keep({ [part]: String(new FormData(event.currentTarget).get(part) ?? '').trim() });
  };
  /**
   * Escape closes the field, not the dialog; what may be long is kept. @param {KeyboardEvent & {currentTarget: HTMLFormElement}} event
   */
  const press = (event) => {
    const { key, ctrlKey, metaKey, currentTarget } = event;
    const isKept = key === 'Enter' && (ctrlKey || metaKey);
    if (key !== 'Escape' && !isKept) return;
    event.preventDefault();
    if (part === 'notes' || isKept) currentTarget.requestSubmit();
    else discard();
  };
  const label = part === 'name' ? say('label-name') : say('own-notes');
  return html`
    <form class="writing" @submit=${submit} @keydown=${press}>
      ${
        part === 'name'
          ? html`<input name="name" aria-label=${label} maxlength=${LONGEST.name} autocomplete="off" .value=${tree.name || name} />`
          : html`<textarea name="notes" rows="3" aria-label=${label} maxlength=${LONGEST.notes} .value=${tree.notes}></textarea>`
      }
      <button type="submit" class="primary">${say('keep-labels')}</button>
    </form>
  `;
}
