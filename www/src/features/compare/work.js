/** The work of a pane's search so far: the nodes entered as one large number, and as a length on one scale with all others. */

import { html, svg } from 'lit';
import { entered } from '../../panels/tally.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Member } from './comparison.js' */

/**
 * What all lengths are parts of: the nodes that minimax enters, and where a search has entered more by now, those.
 * @typedef {{minimax: number, whole: number}} Scale
 */

/** @param {readonly (Member | null)[]} members @returns {Scale} */
export function scaleOf(members) {
  const present = members.flatMap((each) => each ?? []);
  const minimax = Math.max(0, ...present.map(({ search }) => search.overview.minimax.entered));
  const now = present.map(({ moment }) => moment.counts.entered);
  return { minimax, whole: Math.max(1, minimax, ...now) };
}

/**
 * @param {Model} model of the pane
 * @param {Member} member
 * @param {Scale} scale
 * @param {boolean} isBlank whether counts are hidden
 */
export function work({ say }, { moment }, { minimax, whole }, isBlank) {
  const now = moment.counts.entered;
  return html`
    ${entered(isBlank ? null : now, say)}
    <svg class="length" aria-hidden="true">
      ${svg`<rect class="all" width="${(100 * minimax) / whole}%" height="100%"></rect>`}
      ${isBlank ? undefined : svg`<rect width="${(100 * now) / whole}%" height="100%"></rect>`}
    </svg>
  `;
}
