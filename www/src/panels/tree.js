/** The tree: its canvas, and the elements over it. */

import { html } from 'lit';
import { isEditable } from '../session/hall.js';
import { commandButton } from './command-button.js';
import { foldHandle } from './fold-handle.js';
import { leafEditor } from './leaf-editor.js';
import { outline } from './outline.js';
import { overview } from './overview.js';

/** @import { Stage } from '../canvas/stage.js' */
/** @import { LeafEditing } from '../session/leaf-editing.js' */
/** @import { Model } from './model.js' */

/**
 * What keys and the clipboard do here.
 * @typedef {object} Keys
 * @property {(event: KeyboardEvent, node: number) => void} press at a node
 * @property {(event: KeyboardEvent) => void} [pressAtSelection] at the picture itself
 * @property {(event: ClipboardEvent) => void} [copy]
 * @property {(event: ClipboardEvent) => void} [paste]
 */

/**
 * @param {Model} model
 * @param {object} parts
 * @param {LeafEditing} parts.editing
 * @param {Keys} parts.keys
 * @param {() => void} parts.fit shows the whole tree
 * @param {unknown} parts.pause the button that plays or pauses, where there is no bar
 * @param {Stage | null} parts.mapped the stage, if it has a map of the whole tree
 * @param {string | null} [parts.name] what the page calls it
 * @param {boolean} parts.outlined whether its outline is there: not before the first picture, which it would delay
 */
export function tree(model, { editing, keys, fit, mapped, name, outlined, pause }) {
  const { state, say } = model;
  return html`
    <div
      class="stage ${isPointed(model) ? 'pressable' : ''}"
      part="tree"
      tabindex="-1"
      @keydown=${keys.pressAtSelection}
      @copy=${keys.copy}
      @cut=${keys.copy}
      @paste=${keys.paste}
    >
      <canvas aria-hidden="true"></canvas>
      <div class="drop-mark" hidden></div>
      <div class="lifted" hidden></div>
      <div class="marquee" hidden></div>
      ${outlined ? outline(model, { keys: keys.press, name }) : undefined} ${foldHandle(model)}
      ${state.camera === null ? undefined : commandButton('fit', say, { seen: {}, isPossible: true, press: fit, kind: 'fit' })}
      ${pause && html`<div class="alone">${pause}</div>`} ${mapped && overview(model, mapped)}
      <div class="job"></div>
      ${leafEditor(model, editing)}
    </div>
  `;
}

/** Whether a press does something at the node pointed at. @param {Model} model */
export function isPointed({ state, search, marks }) {
  const { hover } = state;
  if (marks?.draw && state.predicting?.stage === 'writing') return hover !== null;
  const isField = (/** @type {number} */ node) =>
    isEditable(state) && search.nodes.leaf[node] === 1;
  return hover !== null && (isField(hover) || search.folding.isSymbol(hover));
}
