/** The menu of seldom needed things: overlays, folding, growth, saving. */

import { html, nothing } from 'lit';
import { actionButton } from './command-button.js';
import { foldsItself } from './fold-handle.js';
import { labelsChoice } from './labels-choice.js';
import { menu } from './menu.js';

/** @import { Model } from './model.js' */

/** A button that opens something. @typedef {{message: string, hint: string | undefined, open: () => unknown}} Offer */

/**
 * @param {Model} model
 * @param {{offers: readonly Offer[], lecture: (() => void) | null}} open
 */
export function more(model, { offers, lecture }) {
  const { say } = model;
  const sheet = html`
    ${actionButton('node-types', model)} ${labelsChoice(model)} ${foldsItself(model)}
    ${offers.map(({ message, hint, open }) => html`<button type="button" title=${hint === undefined ? nothing : say(hint)} @click=${open}>${say(message)}</button>`)}
    <button type="button" title=${say('lecture-hint')} ?hidden=${lecture === null} @click=${lecture}>${say('lecture')}</button>
  `;
  return menu({ name: 'more', id: 'more', label: say('more'), sheet, closes: true });
}
