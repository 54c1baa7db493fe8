/** The mistakes in a lesson, said to its author. */

import { html } from 'lit';

/** @import { Say } from '../../text/wording.js' */
/** @import { Fault } from './format.js' */

/** What is wrong, where, and what would be right. @param {Fault} fault @param {Say} say */
export const wordFault = ({ line, kind, name = '', value = '', right = '' }, say) =>
  say('lesson-fault', { line, fault: say(`lesson-fault-${kind}`, { name, value, right }) });

/** @param {readonly Fault[]} faults @param {Say} say */
export const faultsOnPage = (faults, say) => html`
  <section class="faults" role="alert">
    <h2>${say('lesson-faults', { count: faults.length })}</h2>
    <ul>${faults.map((fault) => html`<li>${wordFault(fault, say)}</li>`)}</ul>
  </section>
`;
