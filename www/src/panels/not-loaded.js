/** The note that something could not be loaded, with a button that tries again. */

import { html } from 'lit';

/** @import { Model } from './model.js' */

/**
 * @param {Model['say']} say
 * @param {(() => unknown) | null} again opens it; null if nothing is missing
 */
export const notLoaded = (say, again) =>
  again &&
  html`
    <p class="missing" role="alert">
      ${say('not-loaded')} <button type="button" @click=${again}>${say('try-again')}</button>
    </p>
  `;
