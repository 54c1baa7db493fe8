/**
 * Keeps what is being worked on, by itself, and offers the kept trees to the view. A view's work becomes a tree of the
 * collection when it is first changed; from then on its changes go there.
 */

import { isRecipe } from '../../engine/is-recipe.js';
import { writeArchive } from '../../session/collection/archive.js';
import { StoreError } from '../../session/collection/collection.js';
import { remembering, wantedOf } from '../../session/collection/kept-tree.js';
import { writeLecture } from '../../session/lecture.js';
import { newId } from '../new-id.js';
import { notedKeys, store, stored } from '../storage.js';
import { Database } from './database.js';
import { LectureStore } from './lecture-store.js';
import { TreeStore } from './tree-store.js';

/** @import { PlyscopeView as View } from '../../element/view.js' */
/** @import { Archive, Archived, PresenterNotes } from '../../session/collection/archive.js' */
/** @import { Lecture } from '../../session/lecture.js' */
/** @import { Collection, Fault } from '../../session/collection/collection.js' */
/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { PresentWork } from '../../session/collection/work.js' */
/** @import { Revision } from './tree-store.js' */

/** A tree that is written by itself waits so long for the next change, in milliseconds. */
const PAUSE = 300;
/** What is written takes at most this part of the time. */
const SHARE = 0.1;
/** The longest text that is compared with the one kept when a page is loaded again, in characters. */
const LONGEST = 100_000;

/** A tree in the store, and what was written last. @typedef {Revision & {text: string, name: string, place: string}} Written */

/** @implements {Collection} */
export class TreeKeeper {
  /** Shows a kept lecture; the page sets it. @type {(id: string) => Promise<void>} */
  opensLecture = () => Promise.resolve();
  /** By the number of the work in the view. @type {Map<number, Written>} */
  #written = new Map();
  /** The work that is kept though nobody has changed it, by its number. @type {Set<number>} */
  #wanted = new Set();
  /** What was on screen after the last change. @type {PresentWork | null} */
  #followed = null;
  /** The last write; the next waits for it. @type {Promise<void>} */
  #writing = Promise.resolve();
  #timer = 0;
  #pause = PAUSE;
  /** The faults reported so far: each is said once. @type {Set<Fault>} */
  #reported = new Set();
  #view;
  #store;
  #report;

  /**
   * @param {View} view
   * @param {TreeStore} store
   * @param {LectureStore} lectureStore
   * @param {(what: Fault | 'copied') => void} report called when the store has failed, or when somebody else had changed the
   *   tree, which now is there twice
   */
  constructor(view, store, lectureStore, report) {
    this.#view = view;
    this.#store = store;
    this.lectureStore = lectureStore;
    /** @type {Collection['lectures']} */
    this.lectures = {
      list: () => lectureStore.all(),
      open: (id) => this.opensLecture(id),
      remove: (id) => lectureStore.remove(id),
      restore: (removed) => lectureStore.add(removed),
    };
    this.#report = report;
    addEventListener('pagehide', () => this.#writeNow());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.#writeNow();
    });
  }

  get present() {
    const work = this.#view.work;
    return (work && this.#written.get(work.number)?.id) ?? '';
  }

  /** Keeps what is on screen soon; and at once what was there before, if that was another work: nothing else has it any more. */
  follow() {
    const [before, { work }] = [this.#followed, this.#view];
    this.#followed = work ?? before;
    if (before !== null && work !== null && before.number !== work.number) this.#queue(before);
    this.#timer ||= window.setTimeout(() => this.#writeNow(), this.#pause);
  }

  /** Keeps what was made before anything was kept, and is no longer on screen. @param {readonly PresentWork[]} works */
  catchUp(works) {
    for (const work of works) if (work.number !== this.#view.work?.number) this.#queue(work);
  }

  /**
   * Finds the tree again that this tab was working on before it was loaded again.
   * @param {PresentWork | null} work as the page began with it
   */
  async resume(work) {
    const [id = '', revision = '', ...text] = stored('tab-work', 'sessionStorage').split('\n');
    if (id === '' || work === null) return;
    const kept = await this.#store.read(id).catch(() => null);
    // A deleted tree stays deleted.
    if (kept === null || this.#written.has(work.number)) return;
    if (![kept.text, text.join('\n')].includes(work.snapshot.text)) return;
    const { place, name } = kept;
    const known = { id, revision: Number(revision), place, name, text: kept.text };
    this.#written.set(work.number, known);
    this.follow();
  }

  /** What was changed a moment ago is among them. */
  async list() {
    if (this.#timer !== 0) this.#writeNow();
    await this.#writing;
    return { ...(await this.#store.list()), noted: Object.keys(presenterNotes()).length };
  }

  /** @param {string} id */
  async text(id) {
    return (await this.#store.read(id))?.text ?? '';
  }

  /** @param {string} id @returns {Promise<PlyscopeError | null>} */
  async open(id) {
    const kept = await this.#store.read(id);
    if (kept === null) return { kind: 'not-kept' };
    const error = await this.#show(kept);
    if (error === null) this.adopt(kept);
    return error;
  }

  /** Shows a tree as it was left, or at least the tree. @param {Archived} kept */
  async #show(kept) {
    const wanted = wantedOf(kept);
    const { tree, title } = wanted;
    return (await this.#view.display(wanted)) && this.#view.display({ tree, title });
  }

  /** The tree that was worked on last, if it is still there. @returns {Promise<Archived | null>} */
  async last() {
    const id = stored('work');
    return id === '' ? null : this.#store.read(id).catch(() => null);
  }

  /**
   * From now on changes go to a tree that has just been shown.
   * @param {Archived} kept
   * @param {PresentWork | null} [work] as it was shown
   */
  adopt({ id, revision, name, place }, work = this.#view.work) {
    if (work === null) return;
    const { text } = work.snapshot;
    this.#written.set(work.number, { id, revision, text, name, place });
    this.#remember(work.number);
  }

  async keep() {
    const work = this.#view.work;
    if (work === null) return;
    this.#wanted.add(work.number);
    await this.#write(work);
  }

  /** @param {string} id @param {{name?: string, notes?: string}} changes @param {{notes: string}} seen */
  async describe(id, changes, seen) {
    const isJoined = await this.#store.describe(id, changes, seen);
    const { name } = changes;
    const work = this.#view.work;
    const written = work && this.#written.get(work.number);
    if (name === undefined || work === null || written?.id !== id) return isJoined;
    this.#written.set(work.number, { ...written, name });
    this.#view.describe({ ...this.#view.description, title: name });
    return isJoined;
  }

  /** @param {string} id @param {string} name */
  async duplicate(id, name) {
    const kept = await this.#store.read(id);
    if (kept !== null) await this.#store.add([{ ...fresh(kept), name, changed: Date.now() }]);
  }

  /** @param {readonly string[]} ids */
  async remove(ids) {
    const removed = await this.#store.remove(ids);
    // Work on a removed tree is kept anew, once it is changed.
    for (const [number, { id }] of this.#written)
      if (ids.includes(id)) this.#written.delete(number);
    if (ids.includes(stored('work'))) store('work', '');
    return removed;
  }

  /** @param {readonly Archived[]} trees */
  restore(trees) {
    return this.#store.add(trees);
  }

  async archive() {
    const lectures = await this.lectureStore.all();
    return writeArchive(await this.#store.all(), presenterNotes(), lectures);
  }

  /** @param {Pick<Archive, 'trees' | 'presenting' | 'lectures'>} archive */
  async add({ trees, presenting, lectures }) {
    const there = await this.#store.all();
    const keys = new Set(there.map(keyOf));
    const added = trees.filter((each) => !keys.has(keyOf(each)));
    await this.#store.add(added.map(fresh));
    const noted = addPresenterNotes(presenting);
    const lectured = await this.#addLectures(lectures);
    return { added: added.length, known: trees.length - added.length, noted, lectured };
  }

  /** Adds the lectures that are not here yet, and returns how many. @param {readonly Lecture[]} lectures */
  async #addLectures(lectures) {
    const there = new Set((await this.lectureStore.all()).map((each) => writeLecture(each)));
    const added = lectures.filter((each) => !there.has(writeLecture(each)));
    const changed = Date.now();
    await this.lectureStore.add(added.map((each) => ({ ...each, id: newId(), changed })));
    return added.length;
  }

  #writeNow() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue(null);
  }

  /** Writes a work, as soon as what was to be written before is. @param {PresentWork | null} work null for what is on screen then */
  #queue(work) {
    this.#writing = this.#writing
      .then(() => this.#write(work ?? this.#view.work))
      .catch((error) => this.#failed(error));
  }

  /** @param {PresentWork | null} work */
  async #write(work) {
    if (work === null) return;
    const { number, isOwn, isChosen, snapshot } = work;
    const { text, name, place } = snapshot;
    const before = this.#written.get(number);
    if (before === undefined && !isOwn && !this.#wanted.has(number)) {
      // A link that was opened is no reason to forget what was worked on; another choice is.
      if (isChosen && !this.#isOvertaken(number))
        store('work', isRecipe(text) ? remembering(snapshot) : '');
      return;
    }
    if (before?.text === text && before.name === name && before.place === place) return;
    const from = performance.now();
    if (before?.text === text) {
      await this.#store.move(before, place);
      this.#written.set(number, { ...before, place });
    } else {
      const kept = await this.#store.keep(before ?? null, snapshot, Date.now());
      const { id, revision } = kept;
      this.#written.set(number, { id, revision, text, name: before?.name ?? name, place });
      if (kept.isCopy) this.#report('copied');
    }
    const written = this.#written.get(number);
    if (written && written.name !== name) {
      await this.#store.describe(written.id, { name });
      this.#written.set(number, { ...written, name });
    }
    this.#remember(number);
    this.#pause = Math.max(PAUSE, (performance.now() - from) / SHARE);
  }

  /** Whether another work, which is kept, is on screen by now. @param {number} number */
  #isOvertaken(number) {
    const { work } = this.#view;
    return work !== null && work.number !== number && this.#written.has(work.number);
  }

  /** Remembers what is being worked on, for the next page. @param {number} number */
  #remember(number) {
    if (this.#isOvertaken(number)) return;
    const { id, revision, text } = this.#written.get(number) ?? { id: '', revision: 0, text: '' };
    store('work', id);
    const line = `${id}\n${revision}\n`;
    store('tab-work', text.length > LONGEST ? line : line + text, 'sessionStorage');
  }

  /** @param {unknown} error */
  #failed(error) {
    const fault = error instanceof StoreError ? error.fault : 'broken';
    if (this.#reported.has(fault)) return;
    this.#reported.add(fault);
    this.#report(fault);
  }
}

/** @param {View} view @param {(what: Fault | 'copied') => void} report */
export function keeperOf(view, report) {
  const database = new Database();
  return new TreeKeeper(view, new TreeStore(database), new LectureStore(database), report);
}

/** A tree with an id of its own. @param {Archived} tree @returns {Archived} */
const fresh = (tree) => ({ ...tree, id: newId(), revision: 1 });

/** Two trees with the same key are the same. @param {Archived} tree */
const keyOf = ({ text, name, notes }) => JSON.stringify([text, name, notes]);

/** @returns {PresenterNotes} */
export const presenterNotes = () =>
  Object.fromEntries(
    notedKeys().flatMap((about) => {
      const notes = stored(`notes-${about}`);
      return notes === '' ? [] : [[about, notes]];
    }),
  );

/** Adds the notes that are not here yet, after those that are; returns how many. @param {PresenterNotes} notes */
export function addPresenterNotes(notes) {
  const added = Object.entries(notes).filter(([about, text]) => {
    const here = stored(`notes-${about}`);
    return (
      !here.includes(text) && store(`notes-${about}`, here === '' ? text : `${here}\n\n${text}`)
    );
  });
  return added.length;
}
