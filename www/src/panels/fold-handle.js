/** The handle that folds or unfolds a node's subtree, and the button that does so for the whole tree. */

import { html, nothing } from 'lit';
import { folding } from '../input/commands.js';
import { keysOf, withKey } from '../input/shortcuts.js';

/** @import { Model } from './model.js' */

/** The handle, below the node that is pointed at. The keyboard has its own key. @param {Model} model */
export function foldHandle({ state, search, say, label, dispatch }) {
  const node = state.hover ?? state.focus;
  const action = state.editing === null ? folding(node, search) : null;
  if (action === null) return undefined;
  const name = say(action.type === 'fold' ? 'fold-node' : 'unfold-node', {
    node: label(action.node),
  });
  const keys = keysOf('fold', say);
  return html`
    <button
      type="button"
      class="fold-handle"
      tabindex="-1"
      data-node=${action.node}
      aria-label=${name}
      title=${withKey(name, keys)}
      aria-keyshortcuts=${keys.aria}
      @click=${() => dispatch(action)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d=${action.type === 'fold' ? 'M4 8h8' : 'M4 8h8M8 4v8'}></path>
      </svg>
    </button>
  `;
}

/**
 * The button that turns automatic folding on; while anything is folded, it unfolds all instead.
 * @param {Model} model
 */
export function foldsItself({ state, search, say, dispatch }) {
  const { itself } = state.folds;
  const folded = search.folding.count > 0;
  const action = folded
    ? { type: /** @type {const} */ ('unfold-all') }
    : { type: /** @type {const} */ ('fold-itself'), itself: !itself };
  return html`
    <button
      type="button"
      class="toggle"
      aria-pressed=${folded ? nothing : itself}
      title=${say(folded ? 'unfold-all' : 'fold-itself-hint')}
      @click=${() => dispatch(action)}
    >
      ${say(folded ? 'unfold-all' : 'fold-itself')}
    </button>
  `;
}
