/** The button that opens and closes panes with other searches of the same tree. */

import { html } from 'lit';
import { PLAIN, USUAL } from '../session/usual-searches.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function compareButton(model) {
  const { state, say, dispatch } = model;
  const isOpen = state.compare !== '';
  // The first pane has the plain search, or beside it its first improvement.
  const first = state.algorithm === PLAIN ? USUAL : PLAIN;
  const switches = Object.entries(state.options).map((pair) => pair.join('='));
  const opened = [first, ...switches].join();
  const toggle = () => dispatch({ type: 'compare', compare: isOpen ? '' : opened });
  return html`
    <button type="button" class="toggle compare-toggle" aria-pressed=${isOpen} title=${say('compare-hint')} @click=${toggle}>
      ${say('compare')}
    </button>
  `;
}
