/** The note that a feature could not be loaded, with a button that tries again. */

import { html } from 'lit';

/** @import { Model } from './model.js' */

/**
 * @param {Model['say']} say
 * @param {() => unknown} again what opened the feature
 */
export const notLoaded = (say, again) => html`
  <p class="missing" role="alert">
    ${say('not-loaded')} <button type="button" @click=${again}>${say('try-again')}</button>
  </p>
`;
