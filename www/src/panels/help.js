/** How to read the picture, and every key. */

import { html } from 'lit';

/** @type {[string, string][]} */
const KEYS = [
  ['␣', 'key-play'],
  ['← →', 'key-step'],
  ['⇧ ← →', 'key-cutoff'],
  ['Home End', 'key-ends'],
  ['Ctrl Z, Ctrl Y', 'key-undo'],
  ['0', 'key-fit'],
  ['?', 'key-help'],
];

/** @param {(id: string) => string} say */
export function help(say) {
  return html`
    <dialog class="help" aria-labelledby="help-title">
      <form method="dialog">
        <h2 id="help-title" tabindex="-1" autofocus>${say('help-title')}</h2>
        ${['shapes', 'values', 'gauge', 'edit', 'move'].map(
          (part) => html`<p>${say(`help-${part}`)}</p>`,
        )}
        <h3>${say('help-keys')}</h3>
        <dl>
          ${KEYS.map(
            ([keys, what]) => html`
              <div>
                <dt>${keys}</dt>
                <dd>${say(what)}</dd>
              </div>
            `,
          )}
        </dl>
        <button>${say('close')}</button>
      </form>
    </dialog>
  `;
}
