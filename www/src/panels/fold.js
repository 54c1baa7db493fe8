/** Panels: those that can be folded away, and those that stand alone in their place. */

import { html } from 'lit';

/** @import { Model } from './model.js' */

/**
 * A panel with nothing beside it, whose place says what it is.
 * @param {Model} model
 * @param {string} name also the message of its name
 * @param {unknown} body
 */
export const region = ({ say }, name, body) => html`
  <section class="panel ${name}" role="region" aria-label=${say(name)}>${body}</section>
`;

/**
 * A panel that can be folded away.
 * @param {Model} model
 * @param {string} name also the message of its heading
 * @param {unknown} body
 */
export function foldable({ state, dispatch, say }, name, body) {
  /** @param {Event & {currentTarget: HTMLDetailsElement}} event */
  const toggled = ({ currentTarget }) => {
    const isTurned = !currentTarget.open;
    if (isTurned !== state.turned.has(name)) dispatch({ type: 'turn', part: name, isTurned });
  };
  return html`
    <section class="panel ${name}" role="region" aria-label=${say(name)}>
      <details ?open=${!state.turned.has(name)} @toggle=${toggled}>
        <summary><h2>${say(name)}</h2></summary>
        ${body}
      </details>
    </section>
  `;
}
