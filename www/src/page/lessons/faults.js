/** The mistakes in a lesson, shown to its author. */

import { html } from 'lit';
import { wordFault } from './wording.js';

/** @import { Say } from '../../text/wording.js' */
/** @import { Fault } from './format.js' */

/** @param {readonly Fault[]} faults @param {Say} say */
export const faultsOnPage = (faults, say) => html`
  <section class="faults" role="alert">
    <h2>${say('lesson-faults', { count: faults.length })}</h2>
    <ul>${faults.map((fault) => html`<li>${wordFault(fault, say)}</li>`)}</ul>
  </section>
`;
