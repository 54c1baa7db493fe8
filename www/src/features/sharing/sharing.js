/**
 * *Share…*: a link to what is on screen, with a title and a note for whoever opens it, in the forms that pages of others take; or
 * the same as a file.
 */

import { html, nothing } from 'lit';
import { copyText } from '../../input/clipboard.js';
import { download } from '../../panels/download.js';
import { LONGEST_LINK, write } from '../../session/address.js';
import { writeArchive } from '../../session/collection/archive.js';
import { workOf } from '../../session/collection/work.js';
import { pack } from '../../session/packing.js';
import { questionKinds } from '../../session/predicting/questions.js';
import { LONGEST_NOTE, LONGEST_TITLE } from '../../session/state.js';
import { languages } from '../../text/languages.js';
import { Dialog } from '../dialog.js';
import { arrangedIn, arrangedLink } from './arranged.js';
import { arranging } from './arranging.js';
import { fieldOf, formChoice, leadPreview, previewOf } from './results.js';

/** @import { Link } from '../../session/address.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Arranged } from './arranged.js' */
/** @import { Content, Form } from './forms.js' */

/** Mail and chat cut off links that are longer, in characters. */
const LONG = 2_000;

export class Sharing extends Dialog {
  static looks = 'share';
  /** The address of the page at a fragment. @type {(fragment: string) => string} */
  #address = (fragment) => fragment;
  /** Whether the search can be asked about. */
  #isAskable = false;
  /** The language that the link names; empty for the reader's own. */
  #language = '';
  /** What is arranged for whoever opens it. @type {Arranged | null} */
  #arranged = null;
  /** The link as a fragment; empty if it is too long for a browser, null until it is known. @type {string | null} */
  #fragment = null;
  /** The form in which it is given. @type {Form} */
  #form = 'link';
  /** What has become of it. */
  #said = '';
  /** The number of links written so far. */
  #turn = 0;

  /** @param {Around} around @param {(fragment: string) => string} address of the page at a fragment */
  async open(around, address) {
    this.#address = address;
    [this.#said, this.#fragment] = ['', null];
    const { link, search } = around.session;
    this.#arranged = arrangedIn(link);
    this.#isAskable = search !== null && questionKinds(search).kinds.length > 0;
    super.open(around);
    await this.#write();
    const first = this.element.querySelector('button.primary:not([hidden])');
    if (first instanceof HTMLElement) first.focus();
  }

  /** Writes the link anew. */
  async #write() {
    if (this.around === null) return;
    const turn = ++this.#turn;
    const plain = write(this.#link(this.around));
    const packed = await pack(plain);
    if (turn !== this.#turn) return;
    const shorter = packed !== null && packed.length < plain.length ? packed : plain;
    this.#fragment = shorter.length > LONGEST_LINK ? '' : shorter;
    this.show();
  }

  /** What the link is to show. @param {Around} around @returns {Link} */
  #link({ session }) {
    const shown = { ...session.link, lang: this.#language };
    return this.#arranged === null ? shown : arrangedLink(shown, this.#arranged);
  }

  /** @protected */
  show() {
    super.show();
    this.#lead();
  }

  #lead = () => {
    if (this.around !== null) leadPreview(this.element, this.#given(this.around));
  };

  /** What is given, in all its forms; null where there is no link. @param {Around} around @returns {Content | null} */
  #given(around) {
    if (!this.#fragment) return null;
    const page = this.#address(this.#fragment);
    const beside = (/** @type {string} */ file) => new URL(file, page).href;
    const link = this.#link(around);
    return {
      link,
      address: page,
      frame: beside(`embed.html${this.#fragment}`),
      script: beside('plyscope.js'),
      style: beside('plyscope.css'),
      title: link.title || around.say('page-title'),
    };
  }

  /** @protected @param {Around} around */
  content(around) {
    const { say, session } = around;
    const { steps, link } = session;
    const { title = '', note = '', tree } = link;
    const arranged = this.#arranged ?? arrangedIn(link);
    const given = this.#given(around);
    const isNone = this.#fragment === '';
    const characters = given?.address.length ?? 0;
    const form = this.#form;
    return html`
      ${this.header(say('share-heading'))}
      <p class="hint">${say(arranged.asks ? 'share-exercise-hint' : 'share-hint')}</p>
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
      ${arranging({ say, tree, steps, isAskable: this.#isAskable, arranged, change: this.#arrange })}
      ${given === null ? nothing : [formChoice(form, say, this.#choose), fieldOf(form, given, say)]}
      <p class="hint" ?hidden=${given === null || form !== 'link'}>${say('share-length', { characters })}</p>
      <p class="long" ?hidden=${form !== 'link' || characters <= LONG}>${say('share-long')}</p>
      <p class="long" ?hidden=${!isNone}>${say('share-too-long')}</p>
      <div class="buttons">
        <button type="button" class=${isNone ? '' : 'primary'} ?hidden=${given === null || form === 'qr'} @click=${this.#copy}>${say(form === 'link' ? 'copy-link' : 'share-copy')}</button>
        <button type="button" class="primary" ?hidden=${form !== 'qr' || this.#picture === null} @click=${this.#saveCode}>${say('share-save-code')}</button>
        <button type="button" class=${isNone ? 'primary' : ''} @click=${this.#save}>${say('share-file')}</button>
        <span role="status">${this.#said}</span>
      </div>
      ${given === null ? nothing : previewOf(form, given, { say, steps }, this.#lead)}
    `;
  }

  /** @param {Form} form */
  #choose = (form) => {
    [this.#form, this.#said] = [form, ''];
    this.show();
    // Whether there is a code for it is known now.
    this.show();
  };

  get #picture() {
    return this.element.querySelector('.code svg');
  }

  #saveCode = () => {
    if (this.around === null || this.#picture === null) return;
    const text = new XMLSerializer().serializeToString(this.#picture);
    const name = fileName(this.around.session.link.title ?? '', 'svg');
    download(new Blob([text], { type: 'image/svg+xml' }), name);
  };

  #describe = () => {
    const field = (/** @type {string} */ name) => {
      const found = this.element.querySelector(`[name=${name}]`);
      return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
        ? found.value
        : '';
    };
    const description = { title: field('title'), note: field('note') };
    this.around?.session.dispatch({ type: 'describe', ...description });
    this.#said = '';
    return this.#write();
  };

  /** @param {Partial<Arranged>} part */
  #arrange = (part) => {
    if (this.#arranged === null) return;
    this.#arranged = { ...this.#arranged, ...part };
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
    if (this.around === null) return;
    const { say } = this.around;
    const field = this.element.querySelector('.link');
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const isCopied = await copyText(() => field.value);
    const isLink = this.#form === 'link';
    if (isCopied) this.#said = say(isLink ? 'link-copied' : 'share-copied');
    else this.#said = say(isLink ? 'link-not-copied' : 'share-not-copied');
    this.show();
    // Then the text is selected, to be copied by hand.
    if (!isCopied) field.focus();
  };

  #save = () => {
    if (this.around === null) return;
    const { session } = this.around;
    // The name by which systems know what opens it, where the page is installed as a program.
    const name = fileName(session.link.title ?? '', 'plyscope');
    download(new Blob([fileOf(session)], { type: 'application/vnd.plyscope+json' }), name);
  };
}

/** A name for a file that every system takes. @param {string} title @param {string} ending */
function fileName(title, ending) {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${name === '' ? 'plyscope-tree' : name}.${ending}`;
}

/** What is on screen as a file: a collection of one tree, whose notes are those for the reader. @param {Session} session */
function fileOf(session) {
  const work = workOf(session);
  if (work === null) return writeArchive([]);
  const notes = session.state.work.note;
  return writeArchive([{ ...work.snapshot, notes, id: '', revision: 1, changed: Date.now() }]);
}
