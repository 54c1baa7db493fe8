/** The place of a room that is loaded when it is first shown: see `later.js`. */

import { html } from 'lit';

/**
 * @typedef {import('../element/later.js').Name} Name
 * @typedef {Pick<import('./model.js').Model, 'later' | 'say'>} Place
 */

/**
 * What a room shows; nothing while it is on its way. Where it cannot be loaded, that stands there.
 * @template {Name} K
 * @param {Place} place
 * @param {K} name
 * @param {(room: import('../element/later.js').Room<K>) => unknown} show
 */
export function room(place, name, show) {
  const found = place.later.find(name);
  return found === null ? missing(place, name) : show(found);
}

/**
 * That a room could not be loaded, if it could not, and the way to try again.
 * @param {Place} place
 * @param {Name} name
 * @param {() => void} [again] what was asked for
 */
export function missing({ later, say }, name, again = () => later.load(name)) {
  if (!later.hasFailed(name)) return undefined;
  return html`
    <p class="missing" role="alert">
      ${say('not-loaded')} <button type="button" @click=${again}>${say('try-again')}</button>
    </p>
  `;
}
