/** The tree: its canvas, and the elements over it. */

import { html } from 'lit';
import { foldHandle } from './fold-handle.js';
import { leafEditor } from './leaf-editor.js';
import { outline } from './outline.js';
import { overview } from './overview.js';

/** @import { Stage } from '../canvas/stage.js' */
/** @import { LeafEditing } from '../session/leaf-editing.js' */
/** @import { Model } from './model.js' */

/**
 * @param {Model} model
 * @param {object} parts
 * @param {LeafEditing} parts.editing
 * @param {(event: KeyboardEvent, node: number) => void} parts.keys
 * @param {() => void} parts.fit shows the whole tree
 * @param {Stage | null} parts.mapped the stage, if it has a map of the whole tree
 * @param {boolean} parts.outlined whether its outline is there: not before the first picture, which it would delay
 */
export function tree(model, { editing, keys, fit, mapped, outlined }) {
  const { state, say, word } = model;
  const { error, type, leave } = editing;
  return html`
    <div class="stage ${isPointed(model) ? 'pressable' : ''}" tabindex="-1">
      <canvas aria-hidden="true"></canvas>
      <div class="drop-mark" hidden></div>
      ${outlined ? outline(model, { keys }) : undefined} ${foldHandle(model)}
      ${
        // The button that shows the whole tree again.
        state.camera === null
          ? undefined
          : html`<button type="button" class="fit" title=${say('fit.hint')} @click=${fit}>${say('fit')}</button>`
      }
      ${mapped && overview(model, mapped)}
      <div class="job"></div>
      ${leafEditor(model, { error: error && word(error), type, keys: editing.keys, leave })}
    </div>
  `;
}

/** Whether a press does something at the node pointed at. @param {Model} model */
export function isPointed({ state, search }) {
  const { hover } = state;
  return hover !== null && (search.nodes.leaf[hover] === 1 || search.folding.isSymbol(hover));
}
