/** A lecture is kept by itself, a moment after each change, as long as nobody else has changed it. */

import { StoreError } from '../../session/collection/collection.js';
import { newId } from '../new-id.js';
import { store, stored } from '../storage.js';

/** @import { Fault } from '../../session/collection/collection.js' */
/** @import { KeptLecture, Lecture } from '../../session/lecture.js' */
/** @import { LectureStore } from '../collection/lecture-store.js' */

/** What is typed is kept after so long without another change, in milliseconds. */
const PAUSE = 300;

export class LectureKeeper {
  /** Of the lecture that is worked on; empty before it is kept. */
  id = '';
  /** When each kept lecture was changed last, by its id. @type {Map<string, number>} */
  #stamps = new Map();
  #timer = 0;
  /** What is not yet kept as it is now; null for nothing. @type {KeptLecture | null} */
  #unwritten = null;
  /** The last write; the next waits for it. */
  #writing = Promise.resolve();
  #store;
  #lecture;
  #report;
  #entitle;

  /**
   * @param {LectureStore} store
   * @param {() => Lecture} lecture what is worked on
   * @param {(what: Fault | 'copied') => void} report called when the store has failed, or when another window had changed the lecture,
   *   which now is there twice
   * @param {(title: string) => void} entitle called with the title that the lecture is kept with
   */
  constructor(store, lecture, report, entitle) {
    this.#store = store;
    this.#lecture = lecture;
    this.#report = report;
    this.#entitle = entitle;
    addEventListener('pagehide', () => this.#leave());
  }

  /** A page that is left has no time to write: the next one does it. */
  #leave() {
    this.now();
    if (this.#unwritten === null) return;
    const base = this.#stamps.get(this.id) ?? 0;
    store('lecture-left', JSON.stringify({ lecture: this.#unwritten, base }));
    store('lecture', this.id);
  }

  /** Keeps what a page that was left before had no time to keep. */
  async rescue() {
    const text = stored('lecture-left');
    store('lecture-left', '');
    if (text === '') return;
    const { lecture, base } = JSON.parse(text);
    const there = await this.#store.one(lecture.id);
    if (there?.changed === lecture.changed) return;
    // What the page was still writing as it was left may have come between: then this is a copy, with which one goes on.
    const kept = await this.#store.keep(lecture, base);
    store('lecture', kept.id);
  }

  /** From now on another lecture is worked on. @param {Pick<KeptLecture, 'id' | 'changed'>} kept with an empty id, if it is not kept */
  take({ id, changed }) {
    this.id = id;
    if (id !== '') this.#stamps.set(id, changed);
    store('lecture', id);
  }

  /** Keeps the lecture soon. */
  soon() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.now(), PAUSE);
  }

  /** Keeps the lecture, if it has changed. */
  now() {
    if (this.#timer === 0) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.id ||= newId();
    const lecture = { id: this.id, ...this.#lecture(), changed: Date.now() };
    this.#unwritten = lecture;
    this.#writing = this.#writing.then(() => this.#write(lecture));
  }

  /** @param {KeptLecture} lecture */
  async #write(lecture) {
    try {
      const kept = await this.#store.keep(lecture, this.#stamps.get(lecture.id) ?? 0);
      this.#stamps.set(kept.id, lecture.changed);
      if (this.#unwritten === lecture) this.#unwritten = null;
      if (kept.id !== lecture.id) this.#report('copied');
      // Meanwhile another lecture may have been opened.
      if (this.id !== lecture.id) return;
      this.id = kept.id;
      store('lecture', kept.id);
      // Nor is a title that is typed just then written over.
      const isTyped = this.#lecture().title !== lecture.title;
      if (!isTyped && kept.title !== lecture.title) this.#entitle(kept.title);
    } catch (error) {
      this.#report(error instanceof StoreError ? error.fault : 'broken');
    }
  }
}
