/** The bar above the tree: the choice of the search, and buttons for features. */

import { html } from 'lit';
import { compareButton } from './compare-button.js';
import { more } from './more.js';
import { notLoaded } from './not-loaded.js';
import { noticeButton } from './notice.js';
import { predictButton } from './predict-button.js';
import { switches } from './switches.js';
import { choices, refused, undoing } from './toolbar.js';

/** @import { Model } from './model.js' */

/**
 * @param {Model} model
 * @param {object} open
 * @param {() => void} open.trees
 * @param {() => void} open.generate
 * @param {() => void} open.growth
 * @param {() => void} open.save
 * @param {() => void} open.togglePresenting
 * @param {(() => void)[]} open.failures retries features that could not be loaded
 */
export function top(model, { trees, generate, growth, save, togglePresenting, failures }) {
  const { say } = model;
  return html`
    <div class="top">
      <slot name="start"></slot>
      ${noticeButton(model)}
      <button type="button" class="opens-trees" @click=${trees}>${say('trees')}</button>
      ${choices(model)}
      <button type="button" class="opens-tools" popovertarget="tools">${say('menu')}</button>
      <div class="tools" id="tools" popover>
        ${switches(model)}
        <button type="button" class="generate" @click=${generate}>${say('generate')}</button>
        ${compareButton(model)} ${predictButton(model)}
        <button type="button" class="toggle" title=${say('present.hint')} @click=${togglePresenting}>${say('present')}</button>
        ${more(model, { growth, save })}
      </div>
      ${undoing(model)}
      <slot name="end"></slot>
      ${refused(model)} ${failures.map((again) => notLoaded(say, again))}
    </div>
  `;
}
