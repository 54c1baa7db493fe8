/** The strip below the panes: their pace, the legend of their marks, and a button for another pane. */

import { html, svg } from 'lit';
import { MOST_BESIDE, PACES, withPane } from '../../session/compared.js';
import { INSTRUCTIVE } from '../../session/usual-searches.js';

/** @import { Model } from '../../panels/model.js' */

/** @param {Model} model */
export function strip({ state, say, dispatch }) {
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
        <span>${dot('here')} ${say('compare-here')}</span> <span>${dot('elsewhere')} ${say('compare-elsewhere')}</span>
      </p>
    </div>
  `;
}

/** A mark as drawn at nodes. @param {string} kind */
const dot = (kind) => html`
  <svg class="difference ${kind}" viewBox="0 0 12 12" aria-hidden="true">${svg`<circle cx="6" cy="6" r="4.2"></circle>`}</svg>
`;

/** The first algorithm that has no pane yet. @param {readonly string[]} present */
export const suggestion = (present) =>
  INSTRUCTIVE.find((each) => !present.includes(each)) ?? INSTRUCTIVE[0];
