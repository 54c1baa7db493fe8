/** The progress of measuring, and notes on the chart. */

import { html } from 'lit';
import { counted } from './numbers.js';
import { MAX_NODES } from './plan.js';

/** @import { Scene } from './scene.js' */

/**
 * @param {Scene} scene
 * @param {number[]} possible the places that can be measured
 * @param {number[]} places
 */
export function status(scene, possible, places) {
  const { progress, say } = scene;
  return html`
    <div class="status">
      ${progress === null ? idle(scene) : running(scene, progress)}
      <p>
        ${say('growth-how', { trees: scene.setup.trees, quantity: scene.setup.quantity })}
        ${possible.length < places.length ? limit(scene, possible) : ''}
      </p>
    </div>
  `;
}

/** @param {Scene} scene @param {{done: number, all: number}} progress */
function running({ say, cancel }, { done, all }) {
  return html`
    <div class="progress">
      <progress max=${all} value=${done} aria-label=${say('growth-progress')}></progress>
      <span>${say('growth-measured', { done, all })}</span>
      <button type="button" @click=${cancel}>${say('growth-cancel')}</button>
    </div>
  `;
}

/** @param {Scene} scene */
function idle({ failed, pending, say, measure }) {
  if (pending === 0) return undefined;
  return html`
    <div class="progress">
      <span role="status">${failed ? say('growth-failed') : say('growth-stopped', { pending })}</span>
      <button type="button" @click=${measure}>${say('growth-measure')}</button>
    </div>
  `;
}

/** @param {Scene} scene @param {number[]} possible */
function limit({ setup, locale, say }, possible) {
  const nodes = counted(MAX_NODES, locale);
  const last = possible.at(-1) ?? 0;
  return say('growth-limit', { nodes, across: setup.across, last });
}
