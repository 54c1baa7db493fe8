/** What opens panes with other searches of the same tree, and closes them. */

import { html } from 'lit';

/** @param {import('./model.js').Model} model */
export function compareButton(model) {
  const { state, say, dispatch } = model;
  const isOpen = state.compare !== '';
  // With the one that everybody begins with, or with what that improves on.
  const first = state.algorithm === 'minimax' ? 'alpha-beta' : 'minimax';
  const switches = Object.entries(state.options).map((pair) => pair.join('='));
  const opened = [first, ...switches].join();
  const toggle = () => dispatch({ type: 'compare', compare: isOpen ? '' : opened });
  return html`
    <button type="button" class="toggle compare-toggle" aria-pressed=${isOpen} title=${say('compare-hint')} @click=${toggle}>
      ${say('compare')}
    </button>
  `;
}
