/** What stands over the tree: what is searched, and what can be opened. */

import { html } from 'lit';
import { compareButton } from './compare-button.js';
import { more } from './more.js';
import { predictButton } from './predict-button.js';
import { missing } from './room.js';
import { toolbar } from './toolbar.js';

/**
 * @param {import('./model.js').Model} model
 * @param {Record<'generate' | 'growth' | 'help' | 'save' | 'togglePresenting', () => void>} open what is loaded when it is first opened
 */
export function top(model, { generate, growth, help, save, togglePresenting }) {
  const { say } = model;
  return html`
    <div class="top">
      <slot name="start"></slot>
      ${toolbar(model)}
      <button type="button" class="generate" @click=${generate}>${say('generate')}</button>
      ${compareButton(model)} ${predictButton(model)}
      <button type="button" class="toggle" @click=${togglePresenting}>${say('present')}</button>
      ${more(model, { growth, save })}
      <slot name="end"></slot>
      ${missing(model, 'generator', generate)} ${missing(model, 'growth', () => growth())}
      ${missing(model, 'help', help)} ${missing(model, 'predicting')} ${missing(model, 'saving', save)}
      ${missing(model, 'presenting', togglePresenting)}
    </div>
  `;
}
