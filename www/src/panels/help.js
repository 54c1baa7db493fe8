/** How to read the picture, and every key. */

import { html } from 'lit';

const KEYS = ['play', 'step', 'cutoff', 'ends', 'undo', 'fit', 'help'];

/** @param {(id: string) => string} say */
export function help(say) {
  return html`
    <dialog class="help" aria-labelledby="help-title">
      <form method="dialog">
        <h2 id="help-title" tabindex="-1" autofocus>${say('help-title')}</h2>
        ${['shapes', 'values', 'window', 'gauge', 'cut', 'edit', 'move'].map(
          (part) => html`<p>${say(`help-${part}`)}</p>`,
        )}
        <h3>${say('help-keys')}</h3>
        <dl>
          ${KEYS.map(
            (key) => html`
              <div>
                <dt>${say(`key-${key}.keys`)}</dt>
                <dd>${say(`key-${key}`)}</dd>
              </div>
            `,
          )}
        </dl>
        <button>${say('close')}</button>
      </form>
    </dialog>
  `;
}
