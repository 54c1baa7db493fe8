/** The header of a pane: its search, its step, and its choices. */

import { html } from 'lit';
import { owners } from '../../engine/owners.js';
import { inColours } from '../../panels/in-colours.js';
import { switches } from '../../panels/switches.js';
import { algorithmChoice } from '../../panels/toolbar.js';
import { stepText } from '../../text/sentence.js';
import { isEnded } from './comparison.js';
import { paneName } from './named.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Member } from './comparison.js' */

/** The header of the leading search, which is chosen in the toolbar. @param {Model} model @param {Member} member */
export const leaderHeader = (model, member) => html`
  <header class="pane-head first">
    <h2><b>1</b> ${paneName(model, model.state.algorithm)}</h2>
    ${place(model, member)}
  </header>
  <p class="pane-sentence first" aria-hidden="true">${inWords(model, member)}</p>
`;

/**
 * The header of another search.
 * @param {Model} model of this pane
 * @param {number} number
 * @param {Member | null} member
 * @param {() => void} close
 */
export function header(model, number, member, close) {
  const { state, say } = model;
  const name = say('pane-close', { number, algorithm: paneName(model, state.algorithm) });
  return html`
    <header class="pane-head">
      <h2><b>${number}</b></h2>
      <label class="field">${algorithmChoice(model, { label: say('pane-algorithm', { number }) })}</label>
      ${switches(model)} ${member && place(model, member)}
      <button type="button" class="icon" aria-label=${name} title=${name} @click=${close}>×</button>
    </header>
  `;
}

/** The step of a search. @param {Model} model @param {Member} member */
function place({ say }, member) {
  const { step, search } = member;
  const at = say('step-of', { step, steps: search.overview.steps });
  return html`<span class="place">${isEnded(member) ? say('pane-ended', { at }) : at}</span>`;
}

/** The text of a search's step. @param {Model} model of the pane @param {Member} member */
export function inWords(model, { search, moment }) {
  const text = stepText(search, moment, model);
  return inColours(text, owners(search, moment.node ?? 0));
}
