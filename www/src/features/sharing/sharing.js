/**
 * *Share…*: a picture of what is on screen as it would be sent to somebody, with a link to it; both to copy, and everything that can be
 * saved. Below it, folded: what the link says, the forms that pages of others take, and how the picture looks.
 */

import { html, nothing } from 'lit';
import { whatFailed } from '../../engine/errors.js';
import { copyText } from '../../input/clipboard.js';
import { download } from '../../panels/download.js';
import { LONGEST_LINK, write } from '../../session/address.js';
import { writeArchive } from '../../session/collection/archive.js';
import { workOf } from '../../session/collection/work.js';
import { pack } from '../../session/packing.js';
import { questionKinds } from '../../session/predicting/questions.js';
import { LONGEST_NOTE, LONGEST_TITLE } from '../../session/state.js';
import { languages } from '../../text/languages.js';
import { load } from '../../text/messages.js';
import { treeName } from '../../text/own-tree.js';
import { Dialog } from '../dialog.js';
import { copyPicture, endingOf, fileOf } from '../figures/formats.js';
import { inPage } from '../figures/picture.js';
import { arrangedIn, arrangedLink } from './arranged.js';
import { arranging } from './arranging.js';
import { pictureName } from './files.js';
import { pictureOptions } from './picture-options.js';
import { PICTURED, spokenIn, wantedOf } from './pictured.js';
import { fieldOf, formChoice, leadPreview, linkField, previewOf } from './results.js';
import { saveFile, saves } from './saves.js';

/** @import { Link } from '../../session/address.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Format } from '../figures/formats.js' */
/** @import { Shown } from '../figures/picture.js' */
/** @import { Arranged } from './arranged.js' */
/** @import { Content, Pasted } from './forms.js' */
/** @import { Pictured } from './pictured.js' */
/** @import { Kind } from './files.js' */

/** Mail and chat cut off links that are longer, in characters. */
const LONG = 2_000;

/** The width of a window, in CSS pixels, up to which it is a phone's: see `tokens.css`. */
const PHONE = 560;

export class Sharing extends Dialog {
  static looks = 'share';
  /** Whether the search can be asked about. */
  #isAskable = false;
  /** The language that the link names; empty for the reader's own. */
  #language = '';
  /** The words of that language; null for those of the view. @type {Messages | null} */
  #messages = null;
  /** What is arranged for whoever opens it. @type {Arranged | null} */
  #arranged = null;
  /** The link as a fragment; empty if it is too long for a browser, null until it is known. @type {string | null} */
  #fragment = null;
  /** The form in which it is given to the page of somebody else. @type {Pasted} */
  #form = 'frame';
  /** How the picture looks. */
  #pictured = PICTURED;
  /** The picture as it is shown, if there is one. @type {Element | null} */
  #picture = null;
  /** What is wrong with the picture that is described. */
  #wrong = '';
  /** What has become of it. */
  #said = '';
  /** The number of links written so far. */
  #turn = 0;

  /** @param {Around} around */
  async open(around) {
    this.around = around;
    [this.#said, this.#fragment] = ['', null];
    const { link, search } = around.session;
    this.#arranged = arrangedIn(link);
    this.#isAskable = search !== null && questionKinds(search).kinds.length > 0;
    // Moments are those of one search.
    this.#pictured = { ...this.#pictured, moments: '' };
    this.#draw();
    super.open(around);
    await this.#write();
    const first = this.element.querySelector('footer .primary');
    if (first instanceof HTMLElement) first.focus();
  }

  /** Writes the link anew. */
  async #write() {
    if (this.around === null || this.around.view.addressOf === null) return;
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
    // A moment stays true where a reader changes the tree.
    shown.step = session.moment ?? shown.step;
    return this.#arranged === null ? shown : arrangedLink(shown, this.#arranged);
  }

  /** Draws the picture anew: as it was, if it is described wrongly. */
  #draw() {
    this.#wrong = '';
    try {
      this.#picture = this.#with((shown, wanted) => inPage(shown, wanted));
    } catch (error) {
      this.#wrong = this.around?.word(whatFailed(error)) ?? '';
    }
  }

  /**
   * Does something with the picture as it is described.
   * @template T
   * @param {(shown: Shown, wanted: ReturnType<typeof wantedOf>) => T} act
   * @param {Format} [format]
   * @returns {T | null} null if nothing is on screen
   */
  #with(act, format) {
    const shown = this.around?.shown() ?? null;
    if (this.around === null || shown === null) return null;
    const { session, say } = this.around;
    const words = this.#messages?.say ?? say;
    const { title } = session.state.work;
    const more = {
      title: title || treeName(session.state, session.catalogue, words),
      upright: innerWidth <= PHONE,
      format,
    };
    const arranged = this.#arranged ?? arrangedIn(session.link);
    const speaking = this.#messages === null ? shown : spokenIn(shown, this.#messages);
    return act(speaking, wantedOf(this.#pictured, arranged, speaking, more));
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
    const { addressOf } = around.view;
    if (!this.#fragment || addressOf === null) return null;
    const page = addressOf(this.#fragment);
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
  title({ say }) {
    return say('share-heading');
  }

  /** @protected @param {Around} around */
  actions(around) {
    const { say, view } = around;
    const isNone = this.#fragment === '';
    const hasLink = view.addressOf !== null && !isNone;
    return html`
      ${hasLink ? html`<button type="button" class="primary" @click=${this.#copyLink}>${say('copy-link')}</button>` : nothing}
      ${isNone ? html`<button type="button" class="primary" @click=${this.#saveWork}>${say('share-file')}</button>` : nothing}
      <button type="button" class=${view.addressOf === null ? 'primary' : ''} ?hidden=${this.#picture === null} @click=${this.#copyPicture}>${say('copy-picture')}</button>
      ${saves(say, { picture: this.#savePicture, file: this.#saveFile, work: this.#saveWork })}
      <span role="status">${this.#said}</span>
    `;
  }

  /** @protected @param {Around} around */
  content(around) {
    const { say, view, shown } = around;
    const isCompared = (shown()?.others.length ?? 0) > 0;
    const options = { say, isCompared, change: this.#look };
    return html`
      ${this.#picture === null ? nothing : html`<figure class="plate">${this.#picture}</figure>`}
      <p class="error" role="alert">${this.#wrong}</p>
      ${view.addressOf === null ? nothing : [this.#ofLink(around), this.#ofPage(around)]}
      ${this.#fold('of-picture', [say('share-of-picture'), say('share-of-picture.hint')], pictureOptions(this.#pictured, options))}
    `;
  }

  /** What the link says, and the link. @param {Around} around */
  #ofLink(around) {
    const { say, session } = around;
    const { search, link } = session;
    const { title = '', note = '', tree } = link;
    const arranged = this.#arranged ?? arrangedIn(link);
    const given = this.#given(around);
    const characters = given?.address.length ?? 0;
    const isNone = this.#fragment === '';
    // What hinders a link is said, whatever is folded.
    return html`
      <p class="long" ?hidden=${characters <= LONG}>${say('share-long')}</p>
      <p class="long" ?hidden=${!isNone}>${say('share-too-long')}</p>
      ${this.#fold(
        'of-link',
        [say('share-of-link'), say('share-of-link.hint')],
        html`
          <p class="hint">${say(arranged.asks ? 'share-exercise-hint' : 'share-hint')}</p>
          <label class="entry">
            <span>${say('share-title')}</span>
            <input name="title" maxlength=${LONGEST_TITLE} autocomplete="off" .value=${title} @input=${this.#describe} />
          </label>
          <label class="entry">
            <span>${say('share-note')}</span>
            <textarea name="note" rows="3" maxlength=${LONGEST_NOTE} .value=${note} @input=${this.#describe}></textarea>
          </label>
          <label class="entry">
            <span>${say('share-language')}</span>
            <select @change=${this.#speak}>
              <option value="" ?selected=${this.#language === ''}>${say('share-language-own')}</option>
              ${languages().map(
                ({ language, name }) =>
                  html`<option value=${language} lang=${language} ?selected=${language === this.#language}>${name}</option>`,
              )}
            </select>
          </label>
          ${arranging({ say, tree, search, isAskable: this.#isAskable, arranged, change: this.#arrange })}
          ${given === null ? nothing : linkField(given, say)}
          <p class="hint" ?hidden=${given === null}>${say('share-length', { characters })}</p>
        `,
      )}
    `;
  }

  /** The forms that pages of others take. @param {Around} around */
  #ofPage(around) {
    const { say, session } = around;
    const given = this.#given(around);
    if (given === null) return nothing;
    const { steps } = session;
    const form = this.#form;
    return this.#fold(
      'of-page',
      [say('share-of-page'), say('share-of-page.hint')],
      html`
        ${formChoice(form, say, this.#choose)} ${fieldOf(form, given, say)}
        <div class="buttons">
          <button type="button" ?hidden=${form === 'qr'} @click=${this.#copyForm}>${say('share-copy')}</button>
          <button type="button" ?hidden=${form !== 'qr' || this.#code === null} @click=${this.#saveCode}>${say('share-save-code')}</button>
        </div>
        ${previewOf(form, given, { say, steps }, this.#lead)}
      `,
    );
  }

  /** Says what has become of it. @param {string} text */
  #say(text) {
    this.#said = text;
    this.show();
  }

  /** A part that few need. @param {string} name @param {readonly [name: string, within: string]} words @param {unknown} content */
  #fold(name, [called, within], content) {
    return html`
      <details class=${name} @toggle=${this.#unfold}>
        <summary>${called} <span>${within}</span></summary>
        <div>${content}</div>
      </details>
    `;
  }

  /** @param {Event & {currentTarget: HTMLDetailsElement}} event */
  #unfold = ({ currentTarget: part }) => {
    if (part.open) part.scrollIntoView({ block: 'nearest' });
    this.#lead();
  };

  /** @param {Pasted} form */
  #choose = (form) => {
    this.#form = form;
    this.#say('');
    // Whether there is a code for it is known now.
    this.show();
  };

  get #code() {
    return this.element.querySelector('.code svg');
  }

  #saveCode = () => {
    if (this.around === null || this.#code === null) return;
    const text = new XMLSerializer().serializeToString(this.#code);
    const name = nameOf(this.around.session.link.title ?? '', 'svg');
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
    return this.#changed();
  };

  /** @param {Partial<Arranged>} part */
  #arrange = (part) => {
    if (this.#arranged === null) return;
    this.#arranged = { ...this.#arranged, ...part };
    return this.#changed();
  };

  /** @param {Event & {target: HTMLSelectElement}} event */
  #speak = async ({ target }) => {
    this.#language = target.value;
    const to = this.#language;
    const messages = to === '' ? null : await load([to]).catch(() => null);
    // Another language may have been chosen meanwhile.
    if (to !== this.#language) return;
    this.#messages = messages;
    return this.#changed();
  };

  /** What is shared is another: picture and link follow. */
  #changed() {
    this.#said = '';
    this.#draw();
    this.show();
    return this.#write();
  }

  /** @param {Partial<Pictured>} part */
  #look = (part) => {
    this.#pictured = { ...this.#pictured, ...part };
    this.#draw();
    this.#say('');
  };

  #copyLink = async () => {
    const given = this.around && this.#given(this.around);
    if (!given) return;
    await this.#copy(given.address, ['link-copied', 'link-not-copied'], 'input.link');
  };

  #copyForm = async () => {
    const field = this.element.querySelector('textarea.link');
    if (!(field instanceof HTMLTextAreaElement)) return;
    await this.#copy(field.value, ['share-copied', 'share-not-copied'], 'textarea.link');
  };

  /** @param {string} text @param {readonly [yes: string, no: string]} said @param {string} where it can be copied by hand */
  async #copy(text, [yes, no], where) {
    const isCopied = await copyText(() => text);
    this.#say(this.around?.say(isCopied ? yes : no) ?? '');
    const field = this.element.querySelector(where);
    if (isCopied || !(field instanceof HTMLElement)) return;
    const folded = field.closest('details');
    if (folded !== null) folded.open = true;
    // Then the text is selected.
    field.focus();
  }

  #copyPicture = async () => {
    const { copied } = this.#pictured;
    await this.#trying((say) =>
      this.#with((shown, wanted) => copyPicture(copied, shown, wanted, say), copied),
    );
  };

  /** @param {Format} format */
  #savePicture = (format) =>
    this.#trying(async (say, { session }) => {
      const file = await this.#with((shown, wanted) => fileOf(format, shown, wanted), format);
      if (file === null) return '';
      const name = pictureName(endingOf(format), session);
      download(file, name);
      return say('share-saved', { name });
    });

  /** Does something with the picture, and says what has become of it. @param {(say: Around['say'], around: Around) => Promise<string> | null} act */
  async #trying(act) {
    const { around } = this;
    if (around === null) return;
    try {
      this.#say((await act(around.say, around)) ?? '');
    } catch (error) {
      this.#say(around.word(whatFailed(error)));
    }
  }

  /** @param {Kind} kind */
  #saveFile = (kind) => {
    const { around } = this;
    if (around === null) return;
    // How far it is, and what ends it, is said beside the tree.
    this.close();
    return saveFile(kind, around);
  };

  #saveWork = () => {
    if (this.around === null) return;
    const { session, say } = this.around;
    // The name by which systems know what opens it, where the page is installed as a program.
    const name = nameOf(session.link.title ?? '', 'plyscope');
    download(new Blob([workIn(session)], { type: 'application/vnd.plyscope+json' }), name);
    this.#say(say('share-saved', { name }));
  };
}

/** A name for a file that every system takes. @param {string} title @param {string} ending */
function nameOf(title, ending) {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${name === '' ? 'plyscope-tree' : name}.${ending}`;
}

/** What is on screen as a file: a collection of one tree, whose notes are those for the reader. @param {Session} session */
function workIn(session) {
  const work = workOf(session);
  if (work === null) return writeArchive([]);
  const notes = session.state.work.note;
  return writeArchive([{ ...work.snapshot, notes, id: '', revision: 1, changed: Date.now() }]);
}
