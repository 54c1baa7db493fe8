/** One line of counts: the nodes entered so far and at the end, beside those of minimax. */

import { html } from 'lit';
import { comparedWithMinimax } from '../text/savings.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function tally({ search, moment, say }) {
  const now = moment.counts.entered;
  const { compared, entered, minimax, difference, percent } = comparedWithMinimax(search.overview);
  return html`
    <p class="tally">${say('tally', { now, entered, compared, minimax, difference, percent })}</p>
  `;
}
