/** The whole tree as text, to read, type and paste. */

import { html, nothing } from 'lit';
import { commandOf } from '../../input/keys.js';
import { download } from '../../panels/download.js';

/** @import { Draft } from '../../session/draft.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Editor } from '../../panels/tabs.js' */

/** @typedef {{target: HTMLTextAreaElement}} OfField */

/** A longer text does not go into the field: browsers would be slow. Nor is one that is typed marked. */
const LONGEST = 50_000;

/**
 * @param {Model} model
 * @param {object} around
 * @param {Draft} around.draft
 * @param {string | null} around.error in what is typed, in words
 * @param {Editor | null} around.editor null until it is loaded: the field works without
 */
export function treeText(model, { draft, error, editor }) {
  const { state, search, say, dispatch } = model;
  const typed = state.draft;
  const isLong = search.text.length > LONGEST;
  const text = typed.text ?? (isLong ? '' : search.text);
  const marks = text.length > LONGEST ? null : (editor?.marks(model, text, typed) ?? null);
  const stand = standing(draft, editor);
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    // Where nothing was typed, the field has nothing to take back.
    const type = typed.text === null ? commandOf(event, 'text') : null;
    if (type !== 'undo' && type !== 'redo') return;
    event.preventDefault();
    if (type === 'undo' && typed.discarded !== null) draft.bringBack();
    else dispatch({ type });
  };
  return html`
    <section class="tree-text">
      <h2><label for="tree-text">${say('tree-as-text')}</label></h2>
      <div class="editor ${marks === null ? 'plain' : 'marked'}" ?data-follows=${typed.selection === null}>
        <div class="editor-sheet">
          ${marks}
          <textarea
            id="tree-text"
            rows="3"
            ?readonly=${!state.editable}
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            autocorrect="off"
            aria-label=${say('tree-as-text')}
            aria-invalid=${error !== null}
            aria-describedby="tree-text-error"
            placeholder=${isLong ? say('tree-text-long', { characters: search.text.length }) : nothing}
            .value=${text}
            @beforeinput=${leaving(draft)}
            @input=${(/** @type {Event & OfField} */ event) => {
              draft.type(event.target.value);
              stand(event);
            }}
            @focus=${stand}
            @selectionchange=${stand}
            @keyup=${stand}
            @pointerup=${stand}
            @keydown=${press}
            @blur=${draft.leave}
          ></textarea>
        </div>
      </div>
      <p id="tree-text-error" class=${error === null ? 'hint' : 'error'} aria-live="polite">
        ${error ?? (state.editable ? say('tree-text-hint') : '')}
      </p>
      ${
        isLong
          ? html`<button type="button" @click=${() => download(new Blob([search.text], { type: 'text/plain' }), say('text-file'))}>
              ${say('download-text')}
            </button>`
          : undefined
      }
      ${error === null && typed.discarded === null ? undefined : changeOver(draft, error, say)}
    </section>
  `;
}

/**
 * The button that discards what was typed, and then brings it back: one button, which keeps the keyboard.
 * @param {Draft} draft
 * @param {string | null} error
 * @param {Model['say']} say
 */
const changeOver = (draft, error, say) =>
  html`<button type="button" @click=${error === null ? draft.bringBack : draft.discard}>
    ${say(error === null ? 'restore-draft' : 'discard-draft')}
  </button>`;

/** Tells of what will be typed over. @param {Draft} draft @returns {(event: InputEvent & OfField) => void} */
const leaving =
  (draft) =>
  ({ inputType, target }) => {
    const { value, selectionStart: start, selectionEnd: end } = target;
    // Undo in the field types nothing.
    if (!inputType.startsWith('history')) draft.expect(value, { start, end });
  };

/** Follows the cursor. @param {Draft} draft @param {Editor | null} editor @returns {(event: Event & OfField) => void} */
const standing =
  (draft, editor) =>
  ({ type, target }) => {
    const { value, selectionStart: start, selectionEnd: end } = target;
    const { selection } = draft.typed;
    const isSame = selection?.start === start && selection.end === end;
    // The cursor also moves where nobody types, when the field is given another text.
    if (!target.matches(':focus') || (isSame && type !== 'input' && type !== 'pointerup')) return;
    // A reader who passes through the field by Tab selects nothing.
    const isKnown = type !== 'focus' && editor !== null && value.length <= LONGEST;
    const at = { start, end };
    draft.stand(at, (search) => (isKnown ? editor.nodesIn(value, search, at) : []));
  };
