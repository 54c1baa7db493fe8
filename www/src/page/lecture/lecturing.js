/** A lecture on the page: its moments are added, ordered, shown and kept. */

import { nothing, render } from 'lit';
import { copyText } from '../../input/clipboard.js';
import { download } from '../../panels/download.js';
import { LONGEST_LINK, read, saying, write } from '../../session/address.js';
import { FIELDS, INITIAL } from '../../session/exhibit.js';
import {
  added,
  changed,
  MOST_MOMENTS,
  momentWith,
  moved,
  readLecture,
  removed,
  writeLecture,
} from '../../session/lecture.js';
import { pack, packText, unpack } from '../../session/packing.js';
import { filledIn } from '../../text/live.js';
import { store, stored } from '../storage.js';
import { LectureKeeper } from './lecture-keeper.js';
import { lecturePanel, nameOf } from './lecture-panel.js';

/** @import { KeptLecture, Lecture, LectureMoment } from '../../session/lecture.js' */
/** @import { Ordered } from '../../session/lecture.js' */
/** @import { LectureStore } from '../collection/lecture-store.js' */
/** @import { Page } from './lecture-on-page.js' */

/** The lecture that a link holds; null if it is damaged. @param {string} packed */
async function lectureOf(packed) {
  const text = await unpack(packed);
  return typeof text === 'string' ? readLecture(text) : null;
}

/** The address of the first moment of the lecture that a link holds; null if there is none. @param {string} packed */
export const firstMomentOf = async (packed) =>
  (await lectureOf(packed))?.lecture.moments[0]?.link ?? null;

export class Lecturing {
  isOpen = false;
  #title = '';
  /** @type {Ordered} */
  #ordered = { moments: [], at: null };
  /** The moment whose form is open. @type {LectureMoment | null} */
  #edited = null;
  /** What has just happened. */
  #said = '';
  #page;
  #store;
  #keeper;
  #changed;

  /** @param {Page} page @param {LectureStore} store @param {() => void} changed called when something else may be on show */
  constructor(page, store, changed) {
    this.#changed = changed;
    this.#page = page;
    this.#store = store;
    const { view } = page;
    for (const event of ['plyscope-step', 'plyscope-change', 'plyscope-present'])
      view.addEventListener(event, () => this.#tell());
    this.#keeper = new LectureKeeper(
      store,
      () => this.#lecture,
      (what) => page.notify(page.say()(what === 'copied' ? 'lecture-copied' : `store-${what}`)),
    );
  }

  /** Opens the lecture that was worked on last, or a new one, and gives it the keyboard. */
  async open() {
    await this.#open();
    this.#page.place.querySelector('h2')?.focus();
  }

  /** Goes on at a moment after the page was loaded again: what it showed is there already. @param {number} at */
  async resume(at) {
    await this.#open();
    const moment = this.#ordered.moments[at];
    if (moment === undefined) return;
    this.#ordered = { ...this.#ordered, at };
    // What the address does not name; whether something is hidden, the hall knows itself.
    const { beside, passage } = { ...INITIAL, ...read(moment.link).link };
    this.#page.view.session?.dispatch({ type: 'hall', beside, passage });
    this.#tell();
  }

  async #open() {
    if (this.isOpen) return;
    if (this.#keeper.id === '' && this.#ordered.moments.length === 0) {
      const id = stored('lecture');
      const kept = id === '' ? null : await this.#store.one(id).catch(() => null);
      if (kept !== null) this.#take(kept);
    }
    this.#begin();
  }

  /** Adds what is on screen, and says so. */
  async add() {
    await this.#open();
    const { moments } = this.#ordered;
    const link = await this.#present();
    if (link === null) return this.#say('moment-too-long');
    if (moments.length >= MOST_MOMENTS) return this.#say('moment-most', { most: MOST_MOMENTS });
    this.#become(added(this.#ordered, momentWith({ link })));
    const { at, moments: all } = this.#ordered;
    this.#say('moment-added', { number: (at ?? 0) + 1, count: all.length });
  }

  /** Shows the moment so many places on. @param {number} by */
  move(by) {
    const { moments, at } = this.#ordered;
    const to = at === null ? 0 : at + by;
    if (moments[to] !== undefined) return this.show(to);
  }

  /** Shows a moment. @param {number} at */
  async show(at) {
    const moment = this.#ordered.moments[at];
    if (moment === undefined) return;
    this.#ordered = { ...this.#ordered, at };
    this.#tell();
    await this.#page.show(moment.link);
    this.#tell();
  }

  /** @param {string} packed */
  async openLink(packed) {
    const found = await lectureOf(packed);
    if (found === null) return this.#page.notify(this.#page.say()('lecture-damaged'));
    await this.#openRead(found);
  }

  /** @param {string} text of a file */
  async openFile(text) {
    const found = readLecture(text);
    if (found === null) return this.#page.notify(this.#page.say()('lecture-damaged'));
    await this.#openRead(found);
  }

  /** @param {string} id */
  async openKept(id) {
    const kept = await this.#store.one(id);
    if (kept === null) return;
    this.#keeper.now();
    this.#take(kept);
    this.#begin();
    await this.show(0);
  }

  /** The lecture as the presenter view shows it; null if none is open. */
  get report() {
    if (!this.isOpen || this.#ordered.moments.length === 0) return null;
    const { moments, at } = this.#ordered;
    const say = this.#page.say();
    return {
      title: this.#title,
      at: at ?? -1,
      moments: moments.map((moment) => nameOf(moment, say)),
      notes: moments[at ?? -1]?.notes ?? '',
      passage: filledIn(this.#page.view.link.passage ?? '', this.#page.view),
    };
  }

  /** Notes of the presenter on the moment on show. @param {string} notes */
  note(notes) {
    const { at } = this.#ordered;
    if (at !== null) this.#become(changed(this.#ordered, at, { notes }));
  }

  render() {
    const { place, say } = this.#page;
    place.hidden = !this.isOpen;
    if (!this.isOpen) return render(nothing, place);
    const { moments, at } = this.#ordered;
    const edited = this.#edited === null ? -1 : moments.indexOf(this.#edited);
    render(
      lecturePanel(
        { title: this.#title, moments, at, edited, said: this.#said },
        this.#doings,
        say(),
      ),
      place,
    );
  }

  #doings = {
    add: () => this.add(),
    show: (/** @type {number} */ at) => this.show(at),
    entitle: (/** @type {string} */ title) => {
      this.#title = title;
      this.#keeper.soon();
      this.#tell();
    },
    edit: (/** @type {number} */ at) => {
      const moment = this.#ordered.moments[at];
      this.#edited = this.#edited === moment ? null : moment;
      this.render();
    },
    change: (/** @type {number} */ at, /** @type {Partial<LectureMoment>} */ change) => {
      const isEdited = this.#edited === this.#ordered.moments[at];
      this.#become(changed(this.#ordered, at, change));
      if (at === this.#ordered.at) this.#pass();
      if (isEdited) this.#edited = this.#ordered.moments[at];
      this.render();
    },
    replace: async (/** @type {number} */ at) => {
      const link = await this.#present();
      if (link === null) return this.#say('moment-too-long');
      // Of the moment as it was, what is not on screen now may stay to be shown.
      const { link: before } = read(this.#ordered.moments[at].link);
      const stay = /** @type {const} */ (['passage', 'growth']).filter((name) => before[name]);
      const whole = stay.reduce((all, name) => saying(all, name, FIELDS[name].write(before)), link);
      this.#doings.change(at, { link: whole });
    },
    move: (/** @type {number} */ from, /** @type {number} */ to) => {
      this.#become(moved(this.#ordered, from, to));
      this.#say('moment-moved', { number: to + 1, count: this.#ordered.moments.length });
    },
    remove: (/** @type {number} */ at) => {
      this.#become(removed(this.#ordered, at));
      this.#say('moment-removed', { number: at + 1 });
    },
    present: async () => {
      this.#page.view.presenting = true;
      await this.show(this.#ordered.at ?? 0);
    },
    save: () => {
      const file = new Blob([writeLecture(this.#lecture)], { type: 'application/json' });
      download(file, 'plyscope-lecture.json');
    },
    copyLink: () => this.#copyLink(),
    begin: () => {
      this.#keeper.now();
      this.#take({ id: '', title: '', moments: [], changed: 0 });
      this.#pass();
      this.#begin();
    },
    close: () => {
      this.#keeper.now();
      this.isOpen = false;
      this.#pass();
      this.#tell();
    },
  };

  /** @returns {Lecture} */
  get #lecture() {
    return { title: this.#title, moments: this.#ordered.moments };
  }

  async #copyLink() {
    const packed = await packText(writeLecture(this.#lecture));
    const address = this.#page.addressOf(`#lecture=${packed}`);
    if (packed === null || packed.length > LONGEST_LINK) return this.#say('lecture-link-long');
    if (await copyText(() => address)) this.#say('lecture-link-copied');
    else this.#say('lecture-link-not-copied', { link: address });
  }

  /** What is on screen, as a link; null if it is too long for one. */
  async #present() {
    const { view } = this.#page;
    // The passage on show is that of another moment, unless the hall reads it now.
    const exhibit = { ...view.link, ...(!view.presenting && { passage: '' }) };
    const fragment = write(exhibit, 'moment');
    if (fragment.length <= LONGEST_LINK) return fragment;
    // The form of the moment reads and changes what the hall sees, which stays beside the short form.
    const { hidden, beside, predict, passage, growth, ...others } = exhibit;
    const packed = await pack(write(others, 'moment'));
    const inHall = write({ hidden, beside, predict, passage, growth }, 'moment').slice(1);
    const whole = packed && [packed, inHall].filter(Boolean).join('&');
    return whole !== null && whole.length <= LONGEST_LINK ? whole : null;
  }

  /** Lets the hall read the passage of the moment on show; without one, the sentence. */
  #pass() {
    const { moments, at } = this.#ordered;
    const moment = this.isOpen && at !== null ? moments[at] : undefined;
    const { passage = '' } = moment === undefined ? {} : read(moment.link).link;
    this.#page.view.session?.dispatch({ type: 'hall', passage });
  }

  /** @param {import('../../session/lecture.js').ReadLecture} found */
  async #openRead({ lecture, broken, isNewer }) {
    const say = this.#page.say();
    this.#keeper.now();
    const text = writeLecture(lecture);
    const all = await this.#store.all().catch(() => []);
    const same = all.find((each) => writeLecture(each) === text);
    this.#take(same ?? { ...lecture, id: '', changed: 0 });
    const newer = isNewer ? ` ${say('lecture-newer')}` : '';
    this.#said = `${say('lecture-opened', { broken })}${newer}`;
    this.#begin();
    if (same === undefined) this.#keeper.soon();
    await this.show(0);
  }

  /** Becomes another lecture. @param {KeptLecture} lecture */
  #take({ id, title, moments, changed }) {
    this.#keeper.take({ id, changed });
    this.#title = title;
    this.#ordered = { moments, at: null };
    this.#edited = null;
    this.#said = '';
  }

  #begin() {
    this.isOpen = true;
    this.#tell();
  }

  /** @param {Ordered} ordered */
  #become(ordered) {
    this.#ordered = ordered;
    this.#keeper.soon();
    this.#tell();
  }

  /** @param {string} id @param {Record<string, string | number>} [parameters] */
  #say(id, parameters) {
    this.#said = this.#page.say()(id, parameters);
    this.render();
  }

  /** Renders the panel, and tells the view and the presenter view. */
  #tell() {
    const { view, say } = this.#page;
    const { moments, at } = this.#ordered;
    const moment = at === null ? undefined : moments[at];
    view.lecture =
      this.isOpen && at !== null && moment !== undefined
        ? {
            title: nameOf(moment, say()),
            number: at + 1,
            count: moments.length,
            previous: () => this.move(-1),
            next: () => this.move(1),
          }
        : null;
    store('lecture-at', this.isOpen ? String(at ?? '') : '', 'sessionStorage');
    this.render();
    this.#changed();
  }
}
