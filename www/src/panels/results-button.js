/** The button that opens and closes the table of the results of all searches. */

import { html } from 'lit';
import { AS_LISTED } from '../session/state.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function resultsButton({ state, say, dispatch }) {
  const open = state.results !== null;
  const toggle = () => dispatch({ type: 'results', sort: open ? null : AS_LISTED });
  return html`
    <button type="button" class="toggle results-toggle" aria-expanded=${open} @click=${toggle}>
      ${say('all-results')}
    </button>
  `;
}
