/** The pace of the panes, a button for another one, and what their lengths and marks mean. */

import { html, svg } from 'lit';
import { MOST_BESIDE, PACES, withPane } from '../../session/compared.js';
import { INSTRUCTIVE } from '../../session/usual-searches.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Scale } from './work.js' */

/** @param {Model} model @param {Scale} scale */
export function strip({ state, say, dispatch }, { minimax }) {
  const plan = state.compare;
  const present = [state, ...plan.panes].map(({ algorithm }) => algorithm);
  const { options } = state;
  const add = () => {
    const compare = withPane(state.compare, { algorithm: suggestion(present), options });
    if (compare !== null) dispatch({ type: 'compare', compare });
  };
  /** @param {Event & {target: HTMLSelectElement}} event */
  const choose = ({ target }) => {
    const pace = PACES.find((each) => each === target.value) ?? 'step';
    dispatch({ type: 'compare', compare: { ...plan, pace } });
  };
  return html`
    <div class="compare-strip">
      <label class="field">
        <span>${say('pace')}</span>
        <select .value=${plan.pace} title=${say(`pace-${plan.pace}.hint`)} @change=${choose}>
          ${PACES.map(
            (pace) => html`
              <option value=${pace} ?selected=${pace === plan.pace}>${say(`pace-${pace}`)}</option>
            `,
          )}
        </select>
      </label>
      <button
        type="button"
        class="toggle"
        aria-disabled=${plan.panes.length === MOST_BESIDE}
        @click=${add}
      >
        ${say('pane-add')}
      </button>
      <p class="legend">
        <span>${LENGTH} ${say('compare-length', { minimax })}</span>
        <span>${mark('here')} ${say('compare-here')}</span>
        <span>${mark('elsewhere')} ${say('compare-elsewhere')}</span>
      </p>
    </div>
  `;
}

/** A mark as drawn below nodes. @param {string} kind */
const mark = (kind) => html`
  <svg class="difference ${kind}" viewBox="0 0 14 14" aria-hidden="true">${svg`<rect x="1" y="1" width="12" height="12" rx="3"></rect>`}</svg>
`;

/** A length as drawn in the panes. */
const LENGTH = html`
  <svg class="difference length" viewBox="0 0 14 14" aria-hidden="true">${svg`<path d="M0 5h14v4H0z"></path><path class="part" d="M0 5h6v4H0z"></path>`}</svg>
`;

/** The first algorithm that has no pane yet. @param {readonly string[]} present */
export const suggestion = (present) =>
  INSTRUCTIVE.find((each) => !present.includes(each)) ?? INSTRUCTIVE[0];
