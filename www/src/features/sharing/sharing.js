/** *Share…*: a link to what is on screen, with a title and a note for whoever opens it; or the same as a file. */

import { html, render } from 'lit';
import { download } from '../../panels/download.js';
import { LONGEST_LINK, write } from '../../session/address.js';
import { pack } from '../../session/packing.js';
import { LONGEST_NOTE, LONGEST_TITLE } from '../../session/state.js';
import { languages } from '../../text/languages.js';
import { fileOf } from './file.js';

export { fileOf };

/** @import { Link } from '../../session/address.js' */
/** @import { Say } from '../../text/wording.js' */

/**
 * The owner of the dialog.
 * @typedef {object} Host
 * @property {Say} say
 * @property {() => Link} link to what is on screen
 * @property {(fragment: string) => string} address of the page at a fragment
 * @property {(description: {title: string, note: string}) => void} describe
 * @property {() => string} file what is on screen, as a file
 */

/** Mail and chat cut off links that are longer, in characters. */
const LONG = 2_000;

export class Sharing {
  #dialog;
  /** @type {Host | null} */
  #host = null;
  /** The language that the link names; empty for the reader's own. */
  #language = '';
  /** The link; empty if it is too long for a browser, null until it is known. @type {string | null} */
  #address = null;
  /** What has become of it. */
  #said = '';
  /** The number of links written so far. */
  #turn = 0;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /** @param {Host} host */
  async open(host) {
    this.#host = host;
    [this.#said, this.#address] = ['', null];
    this.#show();
    this.#dialog.showModal();
    await this.#write();
    const first = this.#dialog.querySelector('button.primary');
    if (first instanceof HTMLElement) first.focus();
  }

  /** Writes the link anew. */
  async #write() {
    if (this.#host === null) return;
    const { link, address } = this.#host;
    const turn = ++this.#turn;
    const plain = write({ ...link(), lang: this.#language });
    const packed = await pack(plain);
    if (turn !== this.#turn) return;
    const shorter = packed !== null && packed.length < plain.length ? packed : plain;
    this.#address = shorter.length > LONGEST_LINK ? '' : address(shorter);
    this.#show();
  }

  #show() {
    if (this.#host !== null) render(this.#content(this.#host), this.#dialog);
  }

  /** @param {Host} host */
  #content({ say, link }) {
    const { title = '', note = '' } = link();
    const address = this.#address ?? '';
    const isNone = this.#address === '';
    return html`
      <header>
        <h2 id="share-title" tabindex="-1" autofocus>${say('share-heading')}</h2>
        <button type="button" class="icon" aria-label=${say('close')} title=${say('close')} @click=${() => this.#dialog.close()}>×</button>
      </header>
      <p class="hint">${say('share-hint')}</p>
      <label>
        <span>${say('share-title')}</span>
        <input name="title" maxlength=${LONGEST_TITLE} autocomplete="off" .value=${title} @input=${this.#describe} />
      </label>
      <label>
        <span>${say('share-note')}</span>
        <textarea name="note" rows="3" maxlength=${LONGEST_NOTE} .value=${note} @input=${this.#describe}></textarea>
      </label>
      <label>
        <span>${say('share-language')}</span>
        <select @change=${this.#speak}>
          <option value="" ?selected=${this.#language === ''}>${say('share-language-own')}</option>
          ${languages().map(
            ({ language, name }) =>
              html`<option value=${language} lang=${language} ?selected=${language === this.#language}>${name}</option>`,
          )}
        </select>
      </label>
      <label ?hidden=${isNone}>
        <span>${say('share-link')}</span>
        <input class="link" readonly .value=${address} @focus=${select} />
      </label>
      <p class="hint" ?hidden=${address === ''}>${say('share-length', { characters: address.length })}</p>
      <p class="long" ?hidden=${address.length <= LONG}>${say('share-long')}</p>
      <p class="long" ?hidden=${!isNone}>${say('share-too-long')}</p>
      <div class="buttons">
        <button type="button" class=${isNone ? '' : 'primary'} ?hidden=${isNone} @click=${this.#copy}>${say('copy-link')}</button>
        <button type="button" class=${isNone ? 'primary' : ''} @click=${this.#save}>${say('share-file')}</button>
        <span role="status">${this.#said}</span>
      </div>
    `;
  }

  #describe = () => {
    const field = (/** @type {string} */ name) => {
      const found = this.#dialog.querySelector(`[name=${name}]`);
      return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
        ? found.value
        : '';
    };
    this.#host?.describe({ title: field('title'), note: field('note') });
    this.#said = '';
    return this.#write();
  };

  /** @param {Event & {target: HTMLSelectElement}} event */
  #speak = ({ target }) => {
    this.#language = target.value;
    this.#said = '';
    return this.#write();
  };

  #copy = async () => {
    const say = this.#host?.say ?? String;
    // The clipboard needs a secure connection, and may need permission; then the link is selected, to be copied by hand.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(this.#address ?? ''))
      .then(() => true)
      .catch(() => false);
    this.#said = isCopied ? say('link-copied') : say('link-not-copied');
    this.#show();
    const field = this.#dialog.querySelector('.link');
    if (!isCopied && field instanceof HTMLInputElement) field.focus();
  };

  #save = () => {
    if (this.#host === null) return;
    const { file, link } = this.#host;
    const name = fileName(link().title ?? '');
    download(new Blob([file()], { type: 'application/json' }), name);
  };
}

/** A name for a file that every system takes. @param {string} title */
function fileName(title) {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return name === '' ? 'plyscope-tree.json' : `${name}.json`;
}

/** @param {Event & {target: HTMLInputElement}} event */
const select = ({ target }) => target.select();
