/** A choice that shows only the name of what is chosen. An invisible list lies over it, whose options have their full texts. */

import { html } from 'lit';

/**
 * @param {{whole: string, short: string}} name the short one is for where there is little room
 * @param {unknown} list a `<select>`, which says its value itself
 */
export const picked = ({ whole, short }, list) => html`
  <span class="picked" title=${whole}>
    <span class="whole" aria-hidden="true">${whole}</span>
    <span class="short" aria-hidden="true">${short}</span>
    ${list}
  </span>
`;
