/** Says beside the button of a feature that it could not be loaded, and tries again. */

import { html } from 'lit';

/**
 * @param {import('./model.js').Model['say']} say
 * @param {() => void} again what opened the feature
 */
export const notLoaded = (say, again) => html`
  <p class="missing" role="alert">
    ${say('not-loaded')} <button type="button" @click=${again}>${say('try-again')}</button>
  </p>
`;
