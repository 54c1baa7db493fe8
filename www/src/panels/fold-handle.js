/** The handle that folds or unfolds the subtree of the node that is pointed at, and what unfolds all. */

import { html } from 'lit';
import { folding } from '../keys.js';

/** @typedef {import('./model.js').Model} Model */

/**
 * Over the canvas, below the node; the keyboard has its own key.
 * @param {Model} model
 */
export function foldHandle({ state, search, say, label, dispatch }) {
  const node = state.hover ?? state.focus;
  const action = state.editing === null ? folding(node, search) : null;
  if (action === null) return undefined;
  const name = say(action.type === 'fold' ? 'fold-node' : 'unfold-node', {
    node: label(action.node),
  });
  return html`
    <button
      type="button"
      class="fold-handle"
      tabindex="-1"
      data-node=${action.node}
      aria-label=${name}
      title=${name}
      @click=${() => dispatch(action)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d=${action.type === 'fold' ? 'M4 8h8' : 'M4 8h8M8 4v8'}></path>
      </svg>
    </button>
  `;
}

/** @param {Model} model */
export function unfoldAll({ search, say, dispatch }) {
  if (search.folding.count === 0) return undefined;
  const unfold = () => dispatch({ type: 'unfold-all' });
  return html`
    <button type="button" class="unfold-all" @click=${unfold}>${say('unfold-all')}</button>
  `;
}

/** Whether what does not fit is folded by itself. @param {Model} model */
export function foldsItself({ state, say, dispatch }) {
  const { itself } = state.folds;
  const toggle = () => dispatch({ type: 'fold-itself', itself: !itself });
  return html`
    <button
      type="button"
      class="toggle"
      aria-pressed=${itself}
      title=${say('fold-itself-hint')}
      @click=${toggle}
    >
      ${say('fold-itself')}
    </button>
  `;
}
