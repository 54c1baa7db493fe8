/** *My trees*: the kept trees with their pictures, and buttons to open, rename, annotate, duplicate, delete and export them; or the kept lectures alone. */

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { LazyModule } from '../../engine/lazy-module.js';
import { download } from '../../panels/download.js';
import { pickFile } from '../../panels/pick-file.js';
import { readArchive } from '../../session/collection/archive.js';
import { StoreError } from '../../session/collection/collection.js';
import { matches } from '../../session/collection/kept-tree.js';
import { isLecture } from '../../session/lecture.js';
import { Dialog } from '../dialog.js';
import { copyName, nameOf } from './naming.js';
import { row } from './row.js';
import { Sketches } from './sketches.js';

/** @import { Collection } from '../../session/collection/collection.js' */
/** @import { KeptTree } from '../../session/collection/kept-tree.js' */
/** @import { KeptLecture } from '../../session/lecture.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Around } from '../dialog.js' */

/** @typedef {Around & {collection: Collection}} Host who keeps the trees is there */

/** The tree whose name or notes are being written. @typedef {{id: string, part: 'name' | 'notes'}} Writing */

/** From so many trees on there is a field to search them. */
const MANY = 5;

/** The largest file that is imported, in bytes. */
const LARGEST_FILE = 50_000_000;

const along = new LazyModule(() => import('../../text/lecture-along.js'));

export class MyTrees extends Dialog {
  static looks = 'my-trees';
  /** @type {readonly KeptTree[]} */
  #trees = [];
  /** @type {readonly KeptLecture[]} */
  #lectures = [];
  #unreadable = 0;
  /** How many trees a presenter has notes on. */
  #noted = 0;
  #words = '';
  /** Whether only lectures are listed. */
  #ofLectures = false;
  /** What has just happened. */
  #message = '';
  /** What brings back what was deleted since the page was loaded, the last at the end. @type {(() => Promise<string | undefined>)[]} */
  #removed = [];
  /** @type {Writing | null} */
  #writing = null;
  #sketches = new Sketches(() => this.show());

  /** @param {Around['root']} root */
  constructor(root) {
    super(root);
    this.element.addEventListener('close', () => this.#keepWritten());
  }

  /** @param {Around} around @param {'all' | 'lectures'} [what] */
  async open(around, what = 'all') {
    if (around.view.collection === null) return;
    this.#ofLectures = what === 'lectures';
    [this.#message, this.#words, this.#writing] = ['', '', null];
    super.open(around);
    await this.#list();
  }

  /** @returns {Host | null} */
  get #host() {
    const { around } = this;
    const collection = around?.view.collection ?? null;
    return around === null || collection === null ? null : { ...around, collection };
  }

  /** Reads the list anew. */
  #list() {
    return this.#try(async ({ collection }) => {
      const { trees, unreadable, noted } = await collection.list();
      this.#trees = trees;
      [this.#unreadable, this.#noted] = [unreadable, noted];
      this.#lectures = await collection.lectures.list();
      this.#sketches.follow(trees, (id) => collection.text(id));
    });
  }

  /**
   * Does something with the collection, and says so if the store fails.
   * @param {(host: Host) => Promise<void>} work
   */
  async #try(work) {
    const host = this.#host;
    if (host === null) return;
    try {
      await work(host);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#message = host.messages.say(`store-${error.fault}`);
    }
    this.show();
  }

  /** @protected @param {Around} around */
  title({ say }) {
    return say(this.#ofLectures ? 'lectures' : 'my-trees');
  }

  /** @protected @param {Around} around */
  actions({ say, view: { collection } }) {
    if (this.#ofLectures) return nothing;
    const isKept = Boolean(collection?.present);
    const isEmpty = this.#trees.length + this.#noted + this.#lectures.length === 0;
    return html`
      <button type="button" class="primary" ?hidden=${isKept} @click=${this.#keep}>${say('keep-tree')}</button>
      <button type="button" @click=${this.#pick}>${say('import-trees')}</button>
      <button type="button" ?hidden=${isEmpty} @click=${this.#export}>${say('export-trees')}</button>
    `;
  }

  /** @protected @param {Around} around */
  content({ say, messages, view: { collection } }) {
    const present = collection?.present ?? '';
    const found = this.#trees.filter((tree) => matches(this.#words, this.#textsOf(tree)));
    const said = html`
      <p class="said">
        <span role="status">${this.#message}</span>
        <button type="button" ?hidden=${this.#removed.length === 0} @click=${this.#restore}>${say('undo')}</button>
      </p>
    `;
    const doings = {
      open: this.#openLecture,
      openAlong: this.#openAlong,
      remove: this.#removeLecture,
    };
    const heading = this.#ofLectures ? nothing : html`<h3>${say('lectures')}</h3>`;
    const lectures = lectureList(this.#lectures, messages, { ...doings, heading });
    if (this.#ofLectures) return html`${said} ${lectures}`;
    return html`
      <p class="hint">${say('my-trees-hint')}</p>
      <label class="search" ?hidden=${this.#trees.length < MANY}>
        <span>${say('search-trees')}</span>
        <input type="search" .value=${this.#words} @input=${this.#search} />
      </label>
      ${said}
      <p class="hint" ?hidden=${this.#unreadable === 0}>${say('trees-unreadable', { count: this.#unreadable })}</p>
      ${lectures}
      <p ?hidden=${this.#trees.length > 0}>${say('no-trees')}</p>
      <p ?hidden=${found.length > 0 || this.#trees.length === 0}>${say('no-tree-found')}</p>
      <ul>
        ${repeat(
          found,
          ({ id }) => id,
          (tree) => html`<li>${this.#row(tree, tree.id === present, messages)}</li>`,
        )}
      </ul>
    `;
  }

  /** @param {KeptTree} tree @param {boolean} isPresent @param {Messages} messages */
  #row(tree, isPresent, messages) {
    const { id } = tree;
    const writing = this.#writing?.id === id ? this.#writing.part : null;
    return row(tree, {
      ...{
        messages,
        isPresent,
        writing,
        name: this.#nameOf(tree),
        sketch: this.#sketches.of(tree)?.picture,
      },
      open: () => this.#open(tree),
      write: (part) => this.#write(part === writing ? null : { id, part }),
      discard: () => this.#begin(null),
      keep: (changes) => this.#describe(tree, changes),
      duplicate: () => this.#duplicate(tree),
      remove: () => this.#remove(tree),
    });
  }

  /** @param {KeptTree} tree */
  #nameOf(tree) {
    return nameOf(tree, this.#host?.messages.say ?? String);
  }

  /** @param {KeptTree} tree */
  #textsOf = (tree) => [this.#nameOf(tree), tree.notes];

  /** @param {KeptTree} tree */
  #open({ id }) {
    return this.#try(async ({ collection, word, messages }) => {
      const error = await collection.open(id);
      if (error === null) return this.close();
      this.#message = messages.say('tree-not-opened', { reason: word(error) });
    });
  }

  /** Keeps what was being written, and writes something else. @param {Writing | null} writing */
  async #write(writing) {
    await this.#keepWritten();
    this.#begin(writing);
  }

  /** Keeps what stands in the field of a name or of notes, if it is not what is kept. */
  async #keepWritten() {
    const { id, part } = this.#writing ?? {};
    const tree = this.#trees.find((each) => each.id === id);
    const field = this.element.querySelector('.writing :is(input, textarea)');
    if (!tree || !id || !part || !(field instanceof HTMLElement)) return;
    const text = /** @type {HTMLInputElement} */ (field).value.trim();
    if (text === (part === 'name' ? this.#nameOf(tree) : tree.notes)) return;
    await this.#keepText(tree, { [part]: text });
    await this.#list();
  }

  /** @param {KeptTree} tree as it was when the writing began @param {{name?: string, notes?: string}} changes */
  #keepText(tree, changes) {
    return this.#try(async ({ collection, messages }) => {
      const isJoined = await collection.describe(tree.id, changes, tree);
      if (isJoined) this.#message = messages.say('notes-joined', { name: this.#nameOf(tree) });
    });
  }

  /** @param {string | undefined} id of a tree */
  #focusCard(id) {
    const opener = this.element.querySelector(`[data-id="${id}"]`);
    if (opener instanceof HTMLElement) opener.focus();
  }

  /** Gives the keyboard back to the button that a field was opened by. @param {Writing | null} writing */
  #focusOpener(writing) {
    const kept = this.element.querySelector(`.kept:has([data-id="${writing?.id}"])`);
    const doing = writing?.part === 'notes' ? 'own-notes' : 'rename';
    const opener = kept?.querySelector(`[data-doing="${doing}"]`);
    if (opener instanceof HTMLElement) opener.focus();
  }

  /** @param {Writing | null} writing */
  #begin(writing) {
    const before = this.#writing;
    this.#writing = writing;
    this.show();
    if (writing === null) return this.#focusOpener(before);
    const field = this.element.querySelector('.writing :is(input, textarea)');
    if (field instanceof HTMLInputElement) field.select();
    if (field instanceof HTMLElement) field.focus();
  }

  /** @param {KeptTree} tree @param {{name?: string, notes?: string}} changes */
  async #describe(tree, changes) {
    await this.#keepText(tree, changes);
    const writing = this.#writing;
    this.#writing = null;
    await this.#list();
    if ('name' in changes) this.#focusCard(tree.id);
    else this.#focusOpener(writing);
  }

  /** @param {KeptTree} tree */
  async #duplicate(tree) {
    const name = this.#nameOf(tree);
    await this.#try(async ({ collection, messages }) => {
      const taken = this.#trees.map((each) => this.#nameOf(each));
      await collection.duplicate(tree.id, copyName(name, taken, messages.say));
      this.#message = messages.say('tree-duplicated', { name });
    });
    await this.#list();
  }

  /** @param {KeptTree} tree */
  async #remove(tree) {
    const name = this.#nameOf(tree);
    await this.#try(async ({ collection, messages }) => {
      const removed = await collection.remove([tree.id]);
      this.#removed.push(async () => {
        await collection.restore(removed);
        return removed[0]?.id;
      });
      this.#message = messages.say('tree-deleted', { name });
    });
    await this.#list();
    this.#focusUndo();
  }

  #focusUndo() {
    const undo = this.element.querySelector('.said button');
    if (undo instanceof HTMLElement) undo.focus();
  }

  #restore = async () => {
    /** @type {string | undefined} */
    let id;
    await this.#try(async () => {
      id = await this.#removed.at(-1)?.();
      this.#removed.pop();
      this.#message = '';
    });
    await this.#list();
    if (this.#removed.length === 0) this.#focusCard(id);
  };

  /** @param {KeptLecture} lecture */
  #openLecture = ({ id }) =>
    this.#try(async ({ collection }) => {
      this.close();
      await collection.lectures.open(id);
    });

  /** Opens a copy of the lecture that comes along. */
  #openAlong = async () => {
    const { view, messages } = this.#host ?? {};
    if (!view?.opensLecture || !messages) return;
    const text = await along
      .load()
      .then(({ textAlong }) => textAlong(messages.locale))
      .catch(() => null);
    if (text === null) {
      this.#message = messages.say('not-loaded');
      return this.show();
    }
    this.close();
    view.opensLecture(text);
  };

  /** @param {KeptLecture} lecture */
  #removeLecture = async (lecture) => {
    await this.#try(async ({ collection: { lectures }, messages: { say } }) => {
      const removed = await lectures.remove(lecture.id);
      this.#removed.push(async () => {
        if (removed !== null) await lectures.restore([removed]);
        return removed?.id;
      });
      this.#message = say('lecture-deleted', { name: nameOfLecture(lecture, say) });
    });
    await this.#list();
    this.#focusUndo();
  };

  #keep = async () => {
    await this.#try(({ collection }) => collection.keep());
    await this.#list();
    const { present = '' } = this.#host?.collection ?? {};
    if (present !== '') this.#write({ id: present, part: 'name' });
  };

  /** @param {InputEvent & {target: HTMLInputElement}} event */
  #search = ({ target }) => {
    this.#words = target.value;
    this.show();
  };

  #export = () =>
    this.#try(async ({ collection }) => {
      const file = new Blob([await collection.archive()], { type: 'application/json' });
      download(file, 'plyscope-trees.json');
    });

  #pick = () =>
    pickFile(async (file) => {
      const { name, size } = file;
      const say = this.#host?.messages.say ?? String;
      const text = size > LARGEST_FILE ? null : await file.text().catch(() => null);
      if (text !== null) return this.add(name, text);
      this.#message = say('file-unreadable', { name });
      this.show();
    });

  /** Adds the trees of a file. @param {string} name @param {string} text */
  async add(name, text) {
    const { opensLecture } = this.around?.view ?? {};
    if (opensLecture && isLecture(text)) {
      this.close();
      return opensLecture(text);
    }
    const archive = readArchive(text);
    await this.#try(async ({ collection, messages }) => {
      const { say } = messages;
      if (archive === null) {
        this.#message = say('file-no-collection', { name });
        return;
      }
      const { added, known, noted, lectured } = await collection.add(archive);
      const { broken, isNewer } = archive;
      const sentences = [say('trees-imported', { added, known, broken })];
      if (lectured > 0) sentences.push(say('lectures-imported', { count: lectured }));
      if (noted > 0) sentences.push(say('notes-imported', { noted }));
      if (isNewer) sentences.push(say('file-newer', { name }));
      this.#message = sentences.join(' ');
    });
    await this.#list();
  }
}

/** @param {KeptLecture} lecture @param {Messages['say']} say */
const nameOfLecture = ({ title }, say) => title || say('lecture-untitled');

/**
 * The kept lectures, and below them the one that comes along.
 * @param {readonly KeptLecture[]} lectures
 * @param {Messages} messages
 * @param {{heading: unknown, open: (lecture: KeptLecture) => void, openAlong: () => void, remove: (lecture: KeptLecture) => void}} doings
 */
function lectureList(lectures, { say, locale }, { heading, open, openAlong, remove }) {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return html`
    <section class="lectures" aria-label=${say('lectures')}>
      ${heading}
      <ul>
        ${lectures.map((lecture) => {
          const { id, changed, slides } = lecture;
          const name = nameOfLecture(lecture, say);
          return html`
            <li>
              <button type="button" class="lecture" data-id=${id} @click=${() => open(lecture)}><b>${name}</b></button>
              <span>${say('lecture-size', { count: slides.length })}</span>
              <time datetime=${new Date(changed).toISOString()}>${when.format(changed)}</time>
              <button type="button" aria-label=${`${say('edit-delete')}: ${name}`} @click=${() => remove(lecture)}>${say('edit-delete')}</button>
            </li>
          `;
        })}
        <li>
          <button type="button" class="lecture" @click=${openAlong}><b>${say('lecture-along')}</b></button>
          <span>${say('lecture-along-what')}</span>
        </li>
      </ul>
    </section>
  `;
}
