/** A card of the gallery: a picture, the name, the size, what alpha-beta enters of it, and what to notice. */

import { html } from 'lit';
import { VIEW_BOX } from '../thumbnail.js';

/**
 * @param {string} id
 * @param {{picture: unknown, name: string, size: string | undefined, count?: string, notice: string}} content
 * @param {boolean} isPresent whether its tree is on show
 * @param {() => void} choose
 */
export const card = (id, { picture, name, size, count, notice }, isPresent, choose) => html`
  <button
    type="button"
    class="card"
    aria-current=${isPresent}
    aria-labelledby="card-${id}"
    aria-describedby="card-${id}-size card-${id}-count card-${id}-notice"
    @click=${choose}
  >
    <svg viewBox=${VIEW_BOX} aria-hidden="true">${picture}</svg>
    <b id="card-${id}">${name}</b>
    <span id="card-${id}-size">${size}</span>
    <span id="card-${id}-count" class="looked-at">${count}</span>
    <span id="card-${id}-notice" class="notice-text">${notice}</span>
  </button>
`;
