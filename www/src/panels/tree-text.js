/** The whole tree as text, to read, type and paste. */

import { html, nothing } from 'lit';
import { download } from './download.js';

/** @import { Model } from './model.js' */

/** A longer text does not go into the field: browsers would be slow. */
const LONGEST = 50_000;

/**
 * @param {Model} model
 * @param {{draft: string | null, error: string | null, type: (text: string) => void,
 *   leave: () => void, discard: () => void}} field `draft` is the typed text while it is not a tree
 */
export function treeText({ search, say }, { draft, error, type, leave, discard }) {
  const { text } = search;
  const isLong = text.length > LONGEST;
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
        placeholder=${isLong ? say('tree-text-long', { characters: text.length }) : nothing}
        .value=${draft ?? (isLong ? '' : text)}
        @input=${(/** @type {Event & {target: HTMLTextAreaElement}} */ { target }) => type(target.value)}
        @blur=${leave}
      ></textarea>
      <p id="tree-text-error" class=${error === null ? 'hint' : 'error'} aria-live="polite">
        ${error ?? say('tree-text-hint')}
      </p>
      ${
        isLong
          ? html`<button type="button" @click=${() => download(new Blob([text], { type: 'text/plain' }), say('text-file'))}>
              ${say('download-text')}
            </button>`
          : undefined
      }
      ${
        error === null
          ? undefined
          : html`<button type="button" @click=${discard}>${say('discard-draft')}</button>`
      }
    </section>
  `;
}

/** The element with the error in the text, which must be in view while one types. @param {ParentNode} root */
export const errorIn = (root) => root.querySelector('#tree-text-error.error');
