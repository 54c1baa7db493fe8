/** Two skip buttons before everything else, visible only with the focus: past the bar to the tree, and to the controls. */

import { html } from 'lit';

/** @import { Model } from './model.js' */

/** @param {Model['say']} say */
export const skips = (say) => html`
  <div class="skips">
    <button type="button" @click=${moveTo('[role="treeitem"][tabindex="0"]')}>${say('skip-to-tree')}</button>
    <button type="button" @click=${moveTo('.transport .play')}>${say('skip-to-controls')}</button>
  </div>
`;

/** Moves the keyboard to an element of the view. @param {string} selector */
const moveTo =
  (selector) =>
  (/** @type {Event & {currentTarget: HTMLElement}} */ { currentTarget }) => {
    const root = /** @type {ShadowRoot} */ (currentTarget.getRootNode());
    const found = root.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
  };
