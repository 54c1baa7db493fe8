/** What is seldom needed, under one button: what is drawn besides, what is folded, what is opened and saved. */

import { html } from 'lit';
import { foldsItself } from './fold-handle.js';
import { overlayChoice } from './overlay-choice.js';
import { closeOnEscape, closeOnLeaving } from './switches-button.js';

/** @import { Model } from './model.js' */

/**
 * @param {Model} model
 * @param {Record<'growth' | 'save', () => void>} open
 */
export function more(model, { growth, save }) {
  const { say } = model;
  return html`
    <details class="more" @keydown=${closeOnEscape} @focusout=${closeOnLeaving} @click=${CLOSING}>
      <summary>${say('more')}</summary>
      <div class="sheet">
        ${overlayChoice(model)} ${foldsItself(model)}
        <button type="button" title=${say('growth-hint')} @click=${() => growth()}>
          ${say('growth')}
        </button>
        <button type="button" @click=${save}>${say('save')}</button>
      </div>
    </details>
  `;
}

/**
 * Closes it before what is chosen opens anything: from there the keyboard comes back to where it was. What is switched
 * on and off stays in sight.
 */
const CLOSING = {
  capture: true,
  /** @param {Event} event */
  handleEvent({ currentTarget, target }) {
    if (!(target instanceof HTMLButtonElement) || target.ariaPressed !== null) return;
    const menu = /** @type {HTMLDetailsElement} */ (currentTarget);
    menu.open = false;
    menu.querySelector('summary')?.focus();
  },
};
