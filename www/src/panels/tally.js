/** One line of counts: the nodes entered so far and at the end, beside those of minimax; at the end, of the search by its name. */

import { html } from 'lit';
import { comparedWithMinimax } from '../text/savings.js';
import { shortName } from '../text/wording.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function tally({ state, search, moment, say }) {
  const { overview } = search;
  const now = moment.counts.entered;
  const { compared, entered, minimax, difference, percent } = comparedWithMinimax(overview);
  const ended = state.step === overview.steps ? 'yes' : 'no';
  const algorithm = shortName(overview.algorithm, say);
  const counts = say('tally', {
    ended,
    algorithm,
    now,
    entered,
    compared,
    minimax,
    difference,
    percent,
  });
  return html`<p class="tally">${counts}</p>`;
}
