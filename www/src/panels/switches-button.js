/** The button that opens the switches. */

import { html } from 'lit';
import { sheet } from './switches.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function switches(model) {
  const { choice, say } = model;
  const count = Object.keys(choice.options).length;
  return html`
    <details class="switches" @keydown=${closeOnEscape} @focusout=${closeOnLeaving}>
      <summary @click=${place}>${count === 0 ? say('switches') : say('switches-changed', { count })}</summary>
      <div class="sheet">${sheet(model)}</div>
    </details>
  `;
}

/** How wide the sheet is where there is room, and how far it stays from the edges. */
const [WIDTH, MARGIN] = [380, 8];

/**
 * Puts the sheet, which is about to open, where it is seen whole: under its button, or to the left of that.
 * @param {Event & {currentTarget: HTMLElement}} event
 */
function place({ currentTarget }) {
  const sheet = currentTarget.nextElementSibling;
  const frame = currentTarget.closest('.frame')?.getBoundingClientRect();
  if (!(sheet instanceof HTMLElement) || frame === undefined) return;
  const { left, bottom } = currentTarget.getBoundingClientRect();
  const width = Math.min(WIDTH, frame.width - 2 * MARGIN);
  sheet.style.width = `${width}px`;
  sheet.style.left = `${Math.min(0, frame.right - MARGIN - width - left)}px`;
  sheet.style.maxHeight = `${Math.max(240, innerHeight - bottom - 2 * MARGIN)}px`;
}

/** @param {KeyboardEvent & {currentTarget: HTMLDetailsElement}} event */
export function closeOnEscape(event) {
  const { key, currentTarget } = event;
  if (key !== 'Escape' || !currentTarget.open) return;
  event.preventDefault();
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** @param {FocusEvent & {currentTarget: HTMLDetailsElement}} event */
export function closeOnLeaving({ currentTarget, relatedTarget }) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
    currentTarget.open = false;
  }
}
