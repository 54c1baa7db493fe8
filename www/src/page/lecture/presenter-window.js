/**
 * The page's side of the presenter view: opens its window, sends it reports, and carries out its commands. Views
 * themselves touch no storage, and no other window.
 */

import {
  isName,
  open,
  readFromPage,
  readFromPresenter,
  sendFromPage,
} from '../../features/presenting/channel.js';
import { newId } from '../new-id.js';
import { store, stored } from '../storage.js';
import { KeptHall } from './kept-hall.js';
import { LectureClock } from './lecture-clock.js';

/** @import { PlyscopeView as View } from '../../element/view.js' */
/** @import { Doing, FromPage } from '../../features/presenting/channel.js' */
/** @import { Remote } from '../../features/presenting/remote.js' */
/** @import { LectureOnPage } from './lecture-on-page.js' */

/** The most commands that wait: more than anybody presses at once. */
const MOST_COMMANDS = 32;

/** The initial size of the window. */
const FEATURES = 'popup,width=1120,height=760';

/** A hall is kept as it is after so long without another change, in milliseconds. */
const STILL = 150;

export class PresenterWindow {
  #view;
  /** The name of the channel; empty before there is one. */
  #name = '';
  /** @type {BroadcastChannel | null} */
  #channel = null;
  /** @type {Remote | null} */
  #remote = null;
  /** The last report, so that none is sent twice. */
  #lastReport = '';
  #commands = new Throttle(MOST_COMMANDS);
  /** One answer is enough for all that ask meanwhile. */
  #requests = new Throttle(1);
  /** The last picture, likewise. */
  #lastPicture = '';
  #lectures;
  /** The timer of what is kept. */
  #still = 0;
  /** The mode as it was kept last. */
  #kept = '';
  #clock = new LectureClock();
  #hall = new KeptHall();
  /** Whether the hall had the whole screen before it was loaded again, and has not yet got it back. */
  #wasFull = false;

  /** @param {View} view @param {LectureOnPage} lectures */
  constructor(view, lectures) {
    this.#view = view;
    this.#lectures = lectures;
    lectures.follow(() => this.#report());
    view.addEventListener('plyscope-present', () => {
      this.#keep();
      if (!view.presenting) this.#remote?.pointer.clear();
    });
    view.addEventListener('plyscope-step', () => this.#count());
    // By now the address says what is on show.
    addEventListener('pagehide', () => this.#keepHall());
    addEventListener('pagehide', () => this.#send({ type: 'gone' }));
    document.addEventListener('fullscreenchange', () => {
      this.#wasFull = false;
      this.#keep();
    });
    // The page may return from the browser's back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#report(true));
    this.#resume();
  }

  /**
   * Opens the window, or brings it to the front.
   * @returns {string | null} its address, if the browser has blocked it
   */
  show = () => {
    if (this.#name === '') this.#connect(newId());
    this.#keep();
    const address = new URL(`presenter.html#${this.#name}`, document.baseURI).href;
    const opened = window.open(address, `plyscope-${this.#name}`, FEATURES);
    opened?.focus();
    return opened === null ? address : null;
  };

  /** Restores the mode after the page was reloaded, unless it was entered again meanwhile. */
  #resume() {
    const [name, presenting, hidden = '', screen, black, at] = stored(
      'presenting',
      'sessionStorage',
    ).split(' ');
    if (presenting === 'on' && !this.#view.presenting && this.#view.quiz === '') {
      this.#view.presenting = true;
      // Another slide, to which somebody has turned meanwhile, hides what it hides itself.
      if (at === undefined || Number(at) === this.#place) {
        if (hidden.startsWith('blank')) this.#view.blank = true;
        if (hidden === 'blank-cuts') this.#view.hidesCuts = true;
        this.#view.black = black === 'black';
      }
      this.#wasFull = screen === 'full';
      const { openings } = this.#view;
      openings.isResumed = true;
      const fill = () => {
        openings.isResumed = false;
        if (this.#wasFull) openings.presenting?.fillSoon();
      };
      this.#view.addEventListener('plyscope-present', fill, { once: true });
    }
    if (isName(name)) {
      this.#connect(name);
      this.#send({ type: 'claim' });
    }
    this.#keep();
  }

  #keep() {
    const { presenting } = this.#view;
    this.#wasFull &&= presenting;
    this.#clock.hear(presenting, this.#place);
    this.#kept = this.#mode;
    store('presenting', presenting || this.#name !== '' ? this.#kept : '', 'sessionStorage');
    if (presenting) this.#soon();
    else this.#keepHall();
    this.#count();
  }

  /** The mode as it is kept, with the slide that it is of. */
  get #mode() {
    const { presenting, blank, black, hidesCuts } = this.#view;
    const hidden = blank ? (hidesCuts ? 'blank-cuts' : 'blank') : '-';
    const screen = this.#wasFull || this.#view.matches(':fullscreen') ? 'full' : '-';
    const mode = [presenting ? 'on' : 'off', hidden, screen, black ? 'black' : '-'];
    return [this.#name || '-', ...mode, this.#place].join(' ');
  }

  #keepHall() {
    this.#lectures.lecturing?.keep();
    const isLecture = this.#name !== '' || Boolean(this.#lectures.lecturing?.report);
    this.#hall.keep(this.#view.presenting && isLecture);
  }

  /** @param {string} name */
  async #connect(name) {
    this.#name = name;
    this.#channel = open(name);
    this.#channel.addEventListener('message', ({ data }) => this.#hear(data));
    await this.#view.ready();
    this.#remote = await this.#view.remote(() => this.#report());
    this.#report(true);
  }

  /** @param {unknown} data */
  #hear(data) {
    if (readFromPage(data)?.type === 'claim') return this.#send({ type: 'taken' });
    if (readFromPage(data)?.type === 'taken') return this.#giveUp();
    const message = readFromPresenter(data);
    if (message?.type === 'ask') this.#requests.add(() => this.#report(true));
    else if (message?.type === 'do')
      this.#commands.add(() => this.#perform(message.doing, message.value));
    // A stroke has all of its points; what is done to the picture waits as any other command does.
    else if (message?.type === 'point') this.#remote?.pointer.hear(message);
    else if (message !== null) this.#commands.add(() => this.#remote?.pointer.hear(message));
  }

  /** @param {Doing} doing @param {number | string} [value] */
  #perform(doing, value) {
    const { lecturing } = this.#lectures;
    // Many presses may come before a report of the first.
    if (doing === 'previous-slide' || doing === 'next-slide') {
      if (lecturing?.isOpen) lecturing.move(doing === 'next-slide' ? 1 : -1);
    } else if (doing === 'slide') lecturing?.show(Number(value));
    else if (doing === 'note') lecturing?.note(String(value));
    else if (doing === 'clock' || doing === 'plan') this.#time(doing, value);
    else this.#remote?.perform(doing, value);
  }

  /** @param {'clock' | 'plan'} doing @param {number | string} [value] */
  #time(doing, value) {
    if (doing === 'clock') this.#clock.perform(value);
    else this.#clock.plan(Number(value));
    this.#report();
  }

  /** Gives up the channel: this page is a duplicate of the one that has it. */
  #giveUp() {
    this.#channel?.close();
    [this.#channel, this.#name] = [null, ''];
    this.#keep();
  }

  /** The slide on show; -1 for none. */
  get #place() {
    return this.#lectures.lecturing?.report?.at ?? -1;
  }

  /** The clock counts for what is on show. */
  #count() {
    const { session, presenting } = this.#view;
    this.#clock.follow(this.#place, session?.state.step ?? 0, presenting);
    // Another slide may hide another thing without any event of the view.
    if (this.#kept !== this.#mode) this.#keep();
  }

  /** Sends a report. @param {boolean} [again] even if it has not changed */
  #report(again = false) {
    const lecture = this.#lectures.lecturing?.report ?? null;
    this.#count();
    this.#soon();
    const report = this.#remote?.report;
    if (!report) return;
    const lang = this.#view.lang || document.documentElement.lang;
    const state = { ...report, lecture, clock: this.#clock.report, lang };
    const text = JSON.stringify(state);
    if (text !== this.#lastReport || again) this.#send({ type: 'state', state });
    this.#lastReport = text;
    this.#show(again);
  }

  #soon() {
    clearTimeout(this.#still);
    this.#still = window.setTimeout(() => this.#keepHall(), STILL);
  }

  /** Sends what the hall sees. @param {boolean} again even if it has not changed */
  #show(again) {
    const picture = this.#remote?.seen ?? null;
    if (picture === null) return;
    const text = JSON.stringify(picture);
    if (text !== this.#lastPicture || again) this.#send({ type: 'picture', picture });
    this.#lastPicture = text;
  }

  /** @param {FromPage} message */
  #send(message) {
    if (this.#channel !== null) sendFromPage(this.#channel, message);
  }
}

/** The shortest time between two calls in milliseconds: a key that is held repeats less often. */
const BETWEEN = 15;

export class Throttle {
  /** @type {(() => void)[]} */
  #waiting = [];
  #isResting = false;
  #most;

  /** @param {number} most calls that may wait */
  constructor(most) {
    this.#most = most;
  }

  /** @param {() => void} call */
  add(call) {
    if (this.#waiting.length < this.#most) this.#waiting.push(call);
    this.#next();
  }

  #next() {
    if (this.#isResting) return;
    const call = this.#waiting.shift();
    if (call === undefined) return;
    this.#isResting = true;
    setTimeout(() => {
      this.#isResting = false;
      this.#next();
    }, BETWEEN);
    call();
  }
}
