/**
 * The work so far: the nodes entered as one large number, and as a length beside that of minimax. What the search will have saved is
 * said once it has ended.
 */

import { html, svg } from 'lit';
import { comparedWithMinimax } from '../text/savings.js';
import { shortName } from '../text/wording.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function tally({ state, search, moment, say }) {
  const { overview } = search;
  const now = moment.counts.entered;
  const { compared, minimax, difference, percent } = comparedWithMinimax(overview);
  // One scale, on which a search that enters more than minimax has room too.
  const whole = Math.max(minimax, now, 1);
  const isCompared = compared !== 'none';
  const ended = state.step === overview.steps;
  return html`
    <div class="work">
      ${entered(now, say)}
      <div class="lengths">
        <span>${shortName(overview.algorithm, say)}</span> ${length(now / whole)} <span></span>
        ${isCompared ? [html`<span>${say('counter-minimax')}</span>`, length(minimax / whole), html`<span>${say('counted', { number: minimax })}</span>`] : undefined}
      </div>
      ${ended && isCompared ? html`<p class="saved">${say('tally-saved', { compared, difference, percent })}</p>` : undefined}
    </div>
  `;
}

/** How many nodes are entered so far; null where that is hidden. @param {number | null} now @param {Model['say']} say */
export const entered = (now, say) => html`
  <p class="entered">
    <b>${now === null ? html`<i aria-label=${say('hidden')}>?</i>` : say('counted', { number: now })}</b> <span>${say('tally-entered', { now: now ?? 0 })}</span>
  </p>
`;

/** @param {number} part of the scale */
const length = (part) => html`
  <svg class="length" aria-hidden="true">${svg`<rect width="${100 * part}%" height="100%"></rect>`}</svg>
`;
