/** The help: how to read the picture, and all keys. */

import { html } from 'lit';

const KEYS = [
  'play',
  'step',
  'cutoff',
  'debugger',
  'stops',
  'iteration',
  'ends',
  'undo',
  'zoom',
  'fit',
  'fold',
  'types',
  'place',
  'shape',
  'ask',
  'predict',
  'break',
  'present',
  'blank',
  'presenter-view',
  'help',
];

const PARTS = [
  ...['shapes', 'values', 'window', 'gauge', 'cut', 'again', 'table', 'states', 'types'],
  ...['fold', 'edit', 'predict', 'move'],
];

/**
 * @param {(id: string) => string} say
 * @param {() => void} start leads through the first steps
 */
export function help(say, start) {
  /** @param {MouseEvent & {currentTarget: HTMLElement}} event */
  const leave = (event) => {
    event.preventDefault();
    event.currentTarget.closest('dialog')?.close();
    start();
  };
  return html`
    <dialog class="help" aria-labelledby="help-title">
      <form method="dialog">
        <h2 id="help-title" tabindex="-1" autofocus>${say('help-title')}</h2>
        <p><a href="#start=1" @click=${leave}>${say('start-here')}</a></p>
        ${PARTS.map((part) => html`<p>${say(`help-${part}`)}</p>`)}
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
