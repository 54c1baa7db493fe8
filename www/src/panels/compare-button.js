/** The button that opens and closes panes with other searches of the same tree. */

import { html } from 'lit';
import { isCompared, NOT_COMPARED, withPane } from '../session/compared.js';
import { PLAIN, USUAL } from '../session/usual-searches.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function compareButton(model) {
  const { state, say, dispatch } = model;
  const isOpen = isCompared(state.compare);
  // The first pane has the plain search, or beside it its first improvement.
  const first = state.algorithm === PLAIN ? USUAL : PLAIN;
  const opened = withPane(NOT_COMPARED, { algorithm: first, options: state.options });
  const compare = isOpen ? NOT_COMPARED : (opened ?? NOT_COMPARED);
  const toggle = () => dispatch({ type: 'compare', compare });
  return html`
    <button type="button" class="toggle compare-toggle" aria-pressed=${isOpen} title=${say('compare-hint')} @click=${toggle}>
      ${say('compare')}
    </button>
  `;
}
