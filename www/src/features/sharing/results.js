/** What *Share…* gives: the link, and the forms that pages of others take, with how each will look. */

import { html, nothing } from 'lit';
import { nodeOf } from '../figures/elements.js';
import { codePicture } from './code.js';
import { FORMS, textOf } from './forms.js';

/** @import { Say } from '../../text/wording.js' */
/** @import { Content, Pasted } from './forms.js' */

const PASTED = /** @type {Pasted[]} */ (FORMS.filter((form) => form !== 'link'));

/** @param {Pasted} form @param {Say} say @param {(form: Pasted) => void} choose */
export const formChoice = (form, say, choose) => html`
  <label class="entry">
    <span>${say('share-form')}</span>
    <select
      name="form"
      @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => choose(/** @type {Pasted} */ (target.value))}
    >
      ${PASTED.map((each) => html`<option value=${each} ?selected=${each === form}>${say(`share-form-${each}`)}</option>`)}
    </select>
  </label>
  <p class="hint">${say(`share-form-${form}.hint`)}</p>
`;

/** The link, in a field. @param {Content} content @param {Say} say */
export const linkField = ({ address }, say) => html`
  <label class="entry"><span>${say('share-form-link')}</span><input class="link" readonly .value=${address} @focus=${select} /></label>
`;

/** The text to copy, in a field. @param {Pasted} form @param {Content} content @param {Say} say */
export function fieldOf(form, content, say) {
  if (form === 'qr') return nothing;
  const text = textOf(form, content);
  return html`<label class="entry"><span>${say(`share-form-${form}`)}</span><textarea class="link" readonly rows="5" spellcheck="false" .value=${text} @focus=${select}></textarea></label>`;
}

/** A search of more steps is not made a second time until somebody asks to see it. */
const MOST_SHOWN = 20_000;

/**
 * How it will look.
 * @param {Pasted} form
 * @param {Content} content
 * @param {{say: Say, steps: number}} search
 * @param {() => void} opened called when it is opened or closed
 */
export function previewOf(form, content, { say, steps }, opened) {
  if (form === 'qr') return codeOfLink(content, say);
  const { address, title } = content;
  if (form === 'markdown')
    return html`<figure class="preview"><figcaption>${say('share-preview')}</figcaption><a href=${address} target="_blank" rel="noopener">${title}</a></figure>`;
  return html`
    <details class="preview" ?open=${steps <= MOST_SHOWN} @toggle=${opened}>
      <summary>${say('share-preview')}</summary>
      <iframe title=${title} loading="lazy"></iframe>
    </details>
  `;
}

/** The address that each preview was led to. @type {WeakMap<HTMLIFrameElement, string>} */
const leading = new WeakMap();

/**
 * Leads the preview, if one is open, to what it is to show. An address set later would be one more step for the browser's Back.
 * @param {ParentNode} within
 * @param {Content | null} content
 */
export function leadPreview(within, content) {
  const preview = within.querySelector('[open] > div > .preview[open] iframe');
  if (!(preview instanceof HTMLIFrameElement) || content === null) return;
  const { frame } = content;
  const before = leading.get(preview);
  leading.set(preview, frame);
  if (before === undefined) preview.src = frame;
  else if (before !== frame) preview.contentWindow?.location.replace(frame);
}

/** @param {Content} content @param {Say} say */
function codeOfLink({ address, title }, say) {
  const code = codePicture(address, say('share-qr-label', { title }));
  if (code === null) return html`<p class="long">${say('share-qr-too-long')}</p>`;
  return html`<figure class="preview code">${nodeOf(code)}</figure>`;
}

/** @param {Event & {target: HTMLInputElement | HTMLTextAreaElement}} event */
const select = ({ target }) => target.select();
