/** The whole tree as text, to be read, typed and pasted. */

import { html } from 'lit';

/**
 * @param {import('./model.js').Model} model
 * @param {{draft: string | null, error: string | null, type: (text: string) => void,
 *   leave: () => void, discard: () => void}} field `draft` is what stands in the field where that is no tree
 */
export function treeText({ search, say }, { draft, error, type, leave, discard }) {
  return html`
    <section class="tree-text">
      <h2><label for="tree-text">${say('tree-as-text')}</label></h2>
      <textarea
        id="tree-text"
        rows="3"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        aria-label=${say('tree-as-text')}
        aria-invalid=${error !== null}
        aria-describedby="tree-text-error"
        .value=${draft ?? search.text}
        @input=${(/** @type {Event & {target: HTMLTextAreaElement}} */ { target }) => type(target.value)}
        @blur=${leave}
      ></textarea>
      <p id="tree-text-error" class=${error === null ? 'hint' : 'error'} aria-live="polite">
        ${error ?? say('tree-text-hint')}
      </p>
      ${
        error === null
          ? undefined
          : html`<button type="button" @click=${discard}>${say('discard-draft')}</button>`
      }
    </section>
  `;
}
