/** A lecture on the page: its slides are added, ordered, shown and kept. */

import { nothing, render } from 'lit';
import { LazyModule } from '../../engine/lazy-module.js';
import { copyText } from '../../input/clipboard.js';
import { download } from '../../panels/download.js';
import { LONGEST_LINK, read, saying, write } from '../../session/address.js';
import { FIELDS, INITIAL } from '../../session/exhibit.js';
import {
  added,
  changed,
  inMode,
  MOST_SLIDES,
  moved,
  readLecture,
  removed,
  slideWith,
  writeLecture,
} from '../../session/lecture.js';
import { pack, packText, unpack, unpacked } from '../../session/packing.js';
import { isOfThisMachine, withoutAddress } from '../../text/addresses.js';
import { asFileName } from '../../text/file-names.js';
import { filledIn } from '../../text/live.js';
import { store, stored } from '../storage.js';
import { LectureKeeper } from './lecture-keeper.js';
import { aboutOf, lecturePanel } from './lecture-panel.js';
import { nameOf } from './slide-name.js';

/** @import { KeptLecture, Lecture, Slide } from '../../session/lecture.js' */
/** @import { Ordered } from '../../session/lecture.js' */
/** @import { LectureStore } from '../collection/lecture-store.js' */
/** @import { Page } from './lecture-on-page.js' */

/** @type {0} */
const ASKS_NONE = 0;

const taking = new LazyModule(() => import('./taking.js'));

/** A step beyond the end of every search. */
const FARTHEST = '9999999999';

/** A slide of words alone. */
const TEXT = '#hidden=tree';

/** Whether a slide is that of the lecture's QR code. @param {Slide | undefined} slide */
const isOfCode = (slide) =>
  slide?.link.startsWith(TEXT) && /^https?:\S+$/.test(read(slide.link).link.passage ?? '');

/** The lecture that a link holds; null if it is damaged. @param {string} packed */
async function lectureOf(packed) {
  const text = await unpack(packed);
  return typeof text === 'string' ? readLecture(text) : null;
}

/**
 * A lecture before something was done to it.
 * @typedef {KeptLecture & {at: number | null, what: 'add' | 'change' | 'move' | 'remove' | 'begin'}} Before
 */

/** So much can be undone. */
const UNDO_LIMIT = 100;

/** The address of the first slide of the lecture that a link holds; null if there is none. @param {string} packed */
export const firstSlideOf = async (packed) =>
  (await lectureOf(packed))?.lecture.slides[0]?.link ?? null;

/** Scrolls a list, and nothing around it, so that one of its items is in sight. @param {Element} list @param {Element} item */
function scrollTo(list, item) {
  const [box, { top, bottom }] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollTop += Math.min(0, top - box.top) + Math.max(0, bottom - box.bottom);
}

export class Lecturing {
  isOpen = false;
  #title = '';
  /** @type {Ordered} */
  #ordered = { slides: [], at: null };
  /** The slide whose form is open. @type {Slide | null} */
  #edited = null;
  /** What has just happened. */
  #said = '';
  /** The slide that the list has been scrolled to. @type {number | null} */
  #inSight = null;
  /** The slide that was shown last, and what was on screen then. @type {{link?: string, work: string}} */
  #shown = { work: '' };
  /** Whether a file or a link has the presenter's notes. */
  #givesNotes = true;
  /** What stays the same of a slide while it is changed. @type {WeakMap<Slide, number>} */
  #keys = new WeakMap();
  #lastKey = 0;
  /** What the lecture was before what was done to it, the last at the end. @type {Before[]} */
  #past = [];
  #page;
  #store;
  #keeper;
  #changed;
  /** Whether what is on show is still to become what it was before the page was loaded again. */
  #isResuming = false;

  /** @param {Page} page @param {LectureStore} store @param {() => void} changed called when something else may be on show */
  constructor(page, store, changed) {
    this.#changed = changed;
    this.#page = page;
    this.#store = store;
    const { view } = page;
    for (const event of ['plyscope-step', 'plyscope-change', 'plyscope-present'])
      view.addEventListener(event, () => this.#tell());
    addEventListener('pagehide', () => this.keep());
    this.#keeper = new LectureKeeper(
      store,
      () => this.#lecture,
      (what) => page.notify(page.say()(what === 'copied' ? 'lecture-copied' : `store-${what}`)),
      (title) => {
        this.#title = title;
        this.render();
      },
    );
  }

  /** Opens the lecture that was worked on last, or a new one, and gives it the keyboard. */
  async open() {
    await this.#open();
    const { place } = this.#page;
    place.querySelector('h2')?.focus({ preventScroll: true });
    // Below the view, its heading comes into sight; beside it nothing moves.
    place.scrollIntoView();
  }

  /** Goes on at a slide after the page was loaded again, as it was on show then. @param {number} at @param {string} link what was on show */
  async resume(at, link) {
    this.#isResuming = true;
    await this.#open();
    const slide = this.#ordered.slides[at];
    if (slide !== undefined) {
      this.#ordered = { ...this.#ordered, at };
      const { step } = read(link).link;
      await this.#page.show(link || slide.link, at, true);
      // Somebody may have turned to another meanwhile.
      if (this.#ordered.at === at) {
        // Whoever was between two questions is not led on to the next.
        if (typeof step === 'number') this.#page.view.session?.dispatch({ type: 'go', step });
        this.#noteShown();
        await this.#place();
      }
    }
    this.#isResuming = false;
    this.#tell();
  }

  async #open() {
    if (this.isOpen) return;
    if (this.#keeper.id === '' && this.#ordered.slides.length === 0) {
      await this.#keeper.rescue().catch(() => undefined);
      const id = stored('lecture');
      const kept = id === '' ? null : await this.#store.one(id).catch(() => null);
      if (kept !== null) this.#take(kept);
    }
    this.#begin();
  }

  /** Adds what is on screen, and says so. @returns {Promise<string>} what it has said */
  async add() {
    await this.#open();
    await this.#add(await this.#onScreen());
    return this.#said;
  }

  /** Adds a slide with a title and a text, whose form is open then. */
  async #addText() {
    const link = await this.#onScreen();
    const still = link && saying(link, 'until', String(read(link).link.step ?? 0));
    if (!(await this.#add(still && inMode(still, 'words', '')))) return;
    const { slides, at } = this.#ordered;
    this.#edited = slides[at ?? 0];
    this.#pass();
    this.render();
    this.#focus('.form input');
  }

  /** Gives the keyboard to a part of the panel, and has it in sight, unless it opens where somebody has just pressed. @param {string} selector @param {boolean} [isThere] */
  #focus(selector, isThere = false) {
    /** @type {HTMLElement | null} */
    const found = this.#page.place.querySelector(selector);
    found?.focus({ preventScroll: true });
    // No further than it must: below a tree, part of that stays in sight.
    if (!isThere) found?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string | null} link null if there is none so long @returns {Promise<boolean>} whether it could be added */
  async #add(link) {
    const { slides } = this.#ordered;
    const refusal = link === null ? 'slide-too-long' : 'slide-most';
    if (link === null || slides.length >= MOST_SLIDES) {
      this.#say(refusal, { most: MOST_SLIDES });
      return false;
    }
    this.#become(added(this.#ordered, slideWith({ link })), 'add');
    // It is on show as it is set.
    this.#pass();
    this.#noteShown();
    const { at, slides: all } = this.#ordered;
    const [slide, say] = [all[at ?? 0], this.#page.say()];
    const what = [nameOf(slide, say), aboutOf(slide, say)].filter(Boolean).join(', ');
    this.#say('slide-added', { number: (at ?? 0) + 1, count: all.length, what });
    return true;
  }

  /** Shows the slide so many places on. @param {number} by */
  move(by) {
    const { slides, at } = this.#ordered;
    const { view } = this.#page;
    // A black hall first shows again what was there.
    if (view.black) {
      view.black = false;
      return;
    }
    const to = at === null ? 0 : at + by;
    if (slides[to] !== undefined) return this.show(to);
  }

  /** Shows a slide where the browser has come back to it; whether there is one. @param {number} at */
  returnTo(at) {
    if (!this.isOpen || this.#ordered.slides[at] === undefined) return false;
    this.show(at, { step: String(read(location.hash).link.step ?? ''), isThere: true });
    return true;
  }

  /** Shows a slide as it begins, as it ends, or at a step. @param {number} at @param {{asItEnds?: boolean, step?: string, isThere?: boolean}} [how] */
  async show(at, { asItEnds = false, step = '', isThere = false } = {}) {
    const slide = this.#ordered.slides[at];
    if (slide === undefined) return;
    this.#ordered = { ...this.#ordered, at };
    this.#page.view.black = false;
    this.#tell();
    const { until = '' } = (await unpacked(read(slide.link))).link;
    // Compared searches may go on after this one has ended.
    const end = until === '' ? FARTHEST : String(until);
    const place = asItEnds ? end : step;
    const link = place === '' ? slide.link : saying(slide.link, 'step', place);
    const { view } = this.#page;
    const isEdited = view.presenting && (view.session?.state.past.length ?? 0) > 0;
    await this.#page.show(link, at, isThere);
    this.#noteShown();
    await this.#place();
    if (isEdited) this.#said = this.#page.say()('lecture-edit-kept');
    this.#tell();
  }

  /**
   * Says how far the slide on show goes, and whether others come before and after it: so the keys that step lead on to them.
   */
  async #place() {
    const { slides, at } = this.#ordered;
    const slide = this.isOpen && at !== null ? slides[at] : undefined;
    const { link } = slide === undefined ? { link: INITIAL } : await unpacked(read(slide.link));
    // Meanwhile another may be on show.
    const now = this.#ordered;
    if (slide !== undefined && now.slides[now.at ?? -1] !== slide) return;
    const { step, until, predict = 'none' } = { ...INITIAL, ...link };
    const { view } = this.#page;
    const place = {
      // A number may lie beyond this search, where compared ones go on.
      first: typeof step === 'number' ? step : (view.stepAt(step ?? 0) ?? 0),
      isFirst: now.at === 0,
      isLast: now.at === now.slides.length - 1,
      asks: ASKS_NONE,
      ...(predict !== 'none' && { kinds: predict }),
    };
    view.session?.dispatch({ type: 'hall', until, slide: slide === undefined ? null : place });
  }

  /** What a slide is, of what is on screen: not where in its search, nor what part of it is in sight. */
  get #work() {
    const { link } = this.#page.view;
    const of = /** @type {const} */ (['tree', 'algorithm', 'options', 'from', 'to']);
    const besides = /** @type {const} */ (['compare', 'trace', 'results', 'growth']);
    return JSON.stringify([...of, ...besides].map((name) => link[name] ?? null));
  }

  /** Notes that the slide on show is on screen as it is set. */
  #noteShown() {
    const { slides, at } = this.#ordered;
    this.#shown = { link: slides[at ?? -1]?.link, work: this.#work };
  }

  /** Called as the page begins to present. What was done on screen since the slide was shown is none of it. */
  async #begins() {
    await this.#renewCode();
    const { slides, at } = this.#ordered;
    const { link, work } = this.#shown;
    if (at !== null && (slides[at].link !== link || this.#work !== work)) await this.show(at);
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
    if (!this.isOpen || this.#ordered.slides.length === 0) return null;
    const { slides, at } = this.#ordered;
    const say = this.#page.say();
    return {
      title: this.#title,
      at: at ?? -1,
      slides: slides.map((slide) => nameOf(slide, say)),
      headings: slides.map(({ title: heading }) => heading),
      notes: slides[at ?? -1]?.notes ?? '',
      passage: withoutAddress(filledIn(this.#page.view.link.passage ?? '', this.#page.view)),
      coming: slides[(at ?? -1) + 1]?.link ?? '',
    };
  }

  /** Notes of the presenter on the slide on show. @param {string} notes */
  note(notes) {
    const { at } = this.#ordered;
    if (at !== null) this.#become(this.#changedAt(at, { notes }));
  }

  render() {
    const { place, say } = this.#page;
    place.hidden = !this.isOpen;
    if (!this.isOpen) return render(nothing, place);
    const { slides, at } = this.#ordered;
    const edited = this.#edited === null ? -1 : slides.indexOf(this.#edited);
    render(
      lecturePanel(
        {
          ...{ title: this.#title, slides, at, edited, said: this.#said },
          keyOf: this.#keyOf,
          undoes: this.#past.at(-1)?.what ?? null,
          noted: this.#noted,
        },
        this.#doings,
        say(),
      ),
      place,
    );
    // The list follows what is on show; whoever scrolls in it is left alone.
    if (this.#inSight === at) return;
    this.#inSight = at;
    const [list, item] = ['ol', 'li:has([aria-current])'].map((each) => place.querySelector(each));
    if (list && item) scrollTo(list, item);
  }

  #doings = {
    add: () => this.add(),
    addText: () => this.#addText(),
    show: (/** @type {number} */ at) => this.show(at),
    entitle: (/** @type {string} */ title) => {
      this.#title = title;
      this.#keeper.soon();
      this.#tell();
    },
    edit: (/** @type {number} */ at) => {
      const slide = this.#ordered.slides[at];
      this.#edited = this.#edited === slide ? null : slide;
      this.render();
      if (this.#edited !== null) this.#focus('.form input', true);
    },
    change: (/** @type {number} */ at, /** @type {Partial<Slide>} */ change) => {
      this.#become(this.#changedAt(at, change));
      if (at === this.#ordered.at) this.#pass();
      this.render();
    },
    replace: async (/** @type {number} */ at) => {
      const link = await this.#onScreen();
      if (link === null) return this.#say('slide-too-long');
      // Of the slide as it was, what is not on screen now may stay to be shown.
      const { link: before } = read(this.#ordered.slides[at].link);
      const stay = /** @type {const} */ (['passage', 'growth', 'hidden']).filter(
        (name) => before[name],
      );
      const whole = stay.reduce((all, name) => saying(all, name, FIELDS[name].write(before)), link);
      this.#note('change');
      this.#doings.change(at, { link: whole });
    },
    move: (/** @type {number} */ from, /** @type {number} */ to) => {
      this.#become(moved(this.#ordered, from, to), 'move');
      this.#say('slide-moved', { number: to + 1, count: this.#ordered.slides.length });
    },
    remove: (/** @type {number} */ at) => {
      const { link } = this.#onShow ?? {};
      this.#become(removed(this.#ordered, at), 'remove');
      this.#say('slide-removed', { number: at + 1 });
      this.#showUnless(link);
      // The button that was pressed is gone with its slide.
      this.#focus(this.#ordered.at === null ? 'footer button' : '[aria-current]');
    },
    present: async () => {
      this.#page.view.presenting = true;
      if (this.#ordered.at === null) await this.show(0);
    },
    save: async () => {
      await this.#renewCode();
      const file = new Blob([this.#written], { type: 'application/json' });
      download(file, `${asFileName(this.#title) || 'plyscope-lecture'}.json`);
      this.#say('lecture-saved', { notes: this.#noted });
    },
    givesNotes: (/** @type {boolean} */ gives) => {
      this.#givesNotes = gives;
      this.render();
    },
    copyLink: () => this.#copyLink(),
    print: async (/** @type {string} */ layout, /** @type {string} */ paper) => {
      const loaded = await taking.load().catch(() => null);
      if (loaded === null) return this.#say('not-loaded');
      await loaded.print(this.#lecture, { layout, paper, nameOf }, this.#page.view);
    },
    addCode: () => this.#addCode(),
    begin: () => {
      this.#keeper.now();
      this.#note('begin');
      this.#take({ id: '', title: '', slides: [], changed: 0 });
      this.#pass();
      this.#begin();
      this.#say('lecture-begun');
    },
    // Whatever else the file holds is shown too, or what is wrong with it is said.
    open: async (/** @type {File} */ file) => {
      const said = await this.#page.view.receive(file);
      if (said !== '') this.#page.notify(said);
    },
    list: () => {
      this.#keeper.now();
      this.#page.view.openings.open('collection', 'lectures');
    },
    undo: () => this.#undo(),
    close: () => {
      this.#keeper.now();
      this.isOpen = false;
      // Nor does anybody go on being asked what a slide asks.
      const { slides, at } = this.#ordered;
      const { predict = 'none' } = read(slides[at ?? -1]?.link ?? '').link;
      if (predict !== 'none') this.#page.view.predict('none');
      this.#pass();
      this.#place();
      this.#tell();
    },
  };

  /** @returns {Lecture} */
  get #lecture() {
    return { title: this.#title, slides: this.#ordered.slides };
  }

  /** The text of a file or a link. */
  get #written() {
    return writeLecture(this.#lecture, { notes: this.#givesNotes });
  }

  /** Whether there are notes, and whether they are given away too. */
  get #noted() {
    const hasNotes = this.#ordered.slides.some(({ notes }) => notes !== '');
    return hasNotes ? (this.#givesNotes ? 'with' : 'without') : 'none';
  }

  async #copyLink() {
    const packed = await packText(this.#written);
    const address = this.#page.addressOf(`#lecture=${packed}`);
    if (packed === null || packed.length > LONGEST_LINK) return this.#say('lecture-link-long');
    if (await copyText(() => address)) this.#say('lecture-link-copied', { notes: this.#noted });
    else this.#say('lecture-link-not-copied', { link: address });
  }

  /** Whether no phone can open this page. */
  get #isOfThisMachine() {
    return isOfThisMachine(this.#page.addressOf(''));
  }

  /** Puts a slide with the lecture's QR code at its end, in place of one that stands there. */
  async #addCode() {
    if (this.#isOfThisMachine) return this.#say('taken-code-here');
    const others = () =>
      this.#ordered.slides.filter((slide, at, { length }) => at < length - 1 || !isOfCode(slide));
    const link = await this.#codeOf(others());
    if (link === null) return this.#say('not-loaded');
    const title = this.#page.say()('taken-home');
    // Meanwhile another slide may be on show.
    const { at } = this.#ordered;
    this.#become({ slides: [...others(), slideWith({ title, link })], at }, 'add');
    this.#say(link.includes('%23lecture=') ? 'taken-code-added' : 'taken-code-long');
  }

  /** The code leads to the lecture as it is now. */
  async #renewCode() {
    const { slides, at } = this.#ordered;
    const last = slides.at(-1);
    if (last === undefined || !isOfCode(last) || this.#isOfThisMachine) return;
    const link = await this.#codeOf(slides.slice(0, -1));
    if (link === null || link === last.link || this.#ordered.slides !== slides) return;
    this.#become({ slides: [...slides.slice(0, -1), { ...last, link }], at });
  }

  /**
   * A slide with the address of these, or of the page alone if that of these is too long for a code.
   * @param {readonly Slide[]} slides
   * @returns {Promise<string | null>} null if what knows cannot be loaded
   */
  async #codeOf(slides) {
    const loaded = await taking.load().catch(() => null);
    if (loaded === null) return null;
    const text = writeLecture({ title: this.#title, slides }, { notes: false });
    const packed = await packText(text);
    const whole = this.#page.addressOf(`#lecture=${packed}`);
    const isShort = packed !== null && loaded.isReadFromAfar(whole);
    return saying(TEXT, 'passage', isShort ? whole : this.#page.addressOf(''));
  }

  /** What is on screen, as a link; null if it is too long for one. */
  async #onScreen() {
    const { view } = this.#page;
    const { step = 0, predict = 'none', ...shown } = view.link;
    // The passage on show is that of another slide.
    const unread = /** @type {const} */ ({ passage: '', hidden: 'none' });
    // What shows a place in a search is about that place; what shows its beginning, or asks, is about what comes then.
    const goesOn = step === 0 || predict !== 'none';
    const exhibit = { ...shown, ...unread, predict, step, until: goesOn ? '' : step };
    const fragment = write(exhibit, 'slide');
    if (fragment.length <= LONGEST_LINK) return fragment;
    // The form of the slide reads and changes what the hall sees, which stays beside the short form.
    const { hidden, beside, passage, growth, step: begins, until, ...others } = exhibit;
    const packed = await pack(write(others, 'slide'));
    const seen = { hidden, beside, predict, passage, growth, step: begins, until };
    const inHall = write(seen, 'slide').slice(1);
    const whole = packed && [packed, inHall].filter(Boolean).join('&');
    return whole !== null && whole.length <= LONGEST_LINK ? whole : null;
  }

  /** Lets the hall read the passage of the slide on show, or the sentence if it has none, and hides what the slide hides. */
  #pass() {
    const { slides, at } = this.#ordered;
    const slide = this.isOpen && at !== null ? slides[at] : undefined;
    const { passage, hidden } = { ...INITIAL, ...(slide && read(slide.link).link) };
    this.#page.view.session?.dispatch({ type: 'hall', passage, hidden });
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
  #take({ id, title, slides, changed }) {
    this.#keeper.take({ id, changed });
    this.#title = title;
    this.#ordered = { slides, at: null };
    this.#place();
    this.#edited = null;
    this.#said = '';
  }

  #begin() {
    this.isOpen = true;
    this.#tell();
  }

  /** Notes what the lecture is, before something is done to it. @param {Before['what']} what */
  #note(what) {
    const { slides, at } = this.#ordered;
    const before = { id: this.#keeper.id, title: this.#title, changed: 0, slides, at, what };
    this.#past = [...this.#past, before].slice(-UNDO_LIMIT);
  }

  /** Takes back what was done last; a lecture that was left for a new one is there again. */
  async #undo() {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    const { at, what, ...lecture } = before;
    const isOther = lecture.id !== this.#keeper.id;
    const { link } = this.#onShow ?? {};
    if (isOther) this.#keeper.now();
    const kept = isOther && lecture.id !== '' ? await this.#store.one(lecture.id) : null;
    if (isOther) this.#take(kept ?? lecture);
    const { slides } = kept ?? lecture;
    this.#become({ slides: isOther ? slides : this.#withWritten(slides, what), at });
    this.#say('lecture-undone', { what });
    this.#showUnless(link);
  }

  /** Slides as they were, with all that has been written on them since; of one that was replaced, what it showed comes back. @param {readonly Slide[]} slides @param {Before['what']} what */
  #withWritten(slides, what) {
    const now = new Map(this.#ordered.slides.map((slide) => [this.#keyOf(slide), slide]));
    return slides.map((slide) => {
      const key = this.#keyOf(slide);
      const written = now.get(key);
      if (written === undefined) return slide;
      if (what !== 'change' || written.link === slide.link) return written;
      const both = { ...written, link: slide.link };
      this.#keys.set(both, key);
      return both;
    });
  }

  /** The slide on show, if there is one. */
  get #onShow() {
    return this.#ordered.slides[this.#ordered.at ?? -1];
  }

  /** Shows the slide on show now, unless that is what was on show. @param {string | undefined} link */
  #showUnless(link) {
    const { at } = this.#ordered;
    if (at !== null && this.#onShow?.link !== link) this.show(at);
  }

  /** @param {Ordered} ordered @param {Before['what']} [what] what is done, if it can be undone */
  #become(ordered, what) {
    if (what !== undefined) this.#note(what);
    this.#ordered = ordered;
    this.#keeper.soon();
    this.#place();
    this.#tell();
  }

  /** @param {string} id @param {Record<string, string | number>} [parameters] */
  #say(id, parameters) {
    this.#said = this.#page.say()(id, parameters);
    this.render();
  }

  /** @param {Slide} slide */
  #keyOf = (slide) => {
    const known = this.#keys.get(slide);
    if (known !== undefined) return known;
    this.#lastKey += 1;
    this.#keys.set(slide, this.#lastKey);
    return this.#lastKey;
  };

  /** A slide with a change is the same slide: whoever writes in its form goes on there. @param {number} at @param {Partial<Slide>} change */
  #changedAt(at, change) {
    const before = this.#ordered.slides[at];
    const ordered = changed(this.#ordered, at, change);
    const { [at]: after } = ordered.slides;
    this.#keys.set(after, this.#keyOf(before));
    if (this.#edited === before) this.#edited = after;
    return ordered;
  }

  /** Keeps the place of the slide on show, and what is on show of it, for this page when it is loaded again. */
  keep() {
    if (this.#isResuming) return;
    const { at } = this.#ordered;
    const link = write(this.#page.view.link, 'slide');
    const kept = `${at} ${link.length <= LONGEST_LINK ? link : ''}`;
    store('lecture-at', this.isOpen && at !== null ? kept : '', 'sessionStorage');
  }

  /** Renders the panel, and tells the view and the presenter view. */
  #tell() {
    const { view, say } = this.#page;
    const { slides, at } = this.#ordered;
    const slide = at === null ? undefined : slides[at];
    view.lecture =
      this.isOpen && at !== null && slide !== undefined
        ? {
            title: nameOf(slide, say()),
            heading: slide.title,
            number: at + 1,
            count: slides.length,
            begins: () => this.#begins(),
            previous: () => this.move(-1),
            next: () => this.move(1),
            turnBack: () => this.show(at - 1, { asItEnds: true }),
          }
        : null;
    view.addsSlide = this.isOpen ? () => this.add() : null;
    this.keep();
    this.render();
    this.#changed();
  }
}
