/** The tree: its canvas, and what lies over that. */

import { html } from 'lit';
import { foldHandle } from './fold-handle.js';
import { leafEditor } from './leaf-editor.js';
import { outline } from './outline.js';
import { overview } from './overview.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * @param {Model} model
 * @param {object} parts
 * @param {import('../session/leaf-editing.js').LeafEditing} parts.editing
 * @param {(event: KeyboardEvent, node: number) => void} parts.keys
 * @param {() => void} parts.fit shows the whole tree
 * @param {import('../canvas/stage.js').Stage | null} parts.mapped the stage, where it has a map of the whole tree
 */
export function tree(model, { editing, keys, fit, mapped }) {
  const { state, say, word } = model;
  const { error, type, leave } = editing;
  return html`
    <div class="stage ${isPointed(model) ? 'pressable' : ''}" tabindex="-1">
      <canvas aria-hidden="true"></canvas>
      <div class="drop-mark" hidden></div>
      ${outline(model, { keys })} ${foldHandle(model)}
      ${
        // The way back from wherever one has zoomed to.
        state.camera === null
          ? undefined
          : html`<button type="button" class="fit" @click=${fit}>${say('fit')}</button>`
      }
      ${mapped && overview(model, mapped)}
      <div class="job"></div>
      ${leafEditor(model, { error: error && word(error), type, keys: editing.keys, leave })}
    </div>
  `;
}

/** Whether what is pointed at can be pressed. @param {Model} model */
export function isPointed({ state, search }) {
  const { hover } = state;
  return hover !== null && (search.nodes.leaf[hover] === 1 || search.folding.isSymbol(hover));
}
