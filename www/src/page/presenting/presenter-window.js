/**
 * The page's side of the presenter view: opens its window, sends it reports, and carries out its commands. Views
 * themselves touch no storage, and no other window.
 */

import {
  isName,
  newName,
  open,
  readFromPage,
  readFromPresenter,
  sendFromPage,
} from '../../features/presenting/channel.js';
import { store, stored } from '../storage.js';
import { Throttle } from './throttle.js';

/** @import { PlyscopeView as View } from '../../element/view.js' */
/** @import { FromPage } from '../../features/presenting/channel.js' */
/** @import { Remote } from '../../features/presenting/remote.js' */

/** The most commands that wait: more than anybody presses at once. */
const MOST_COMMANDS = 32;

/** The initial size of the window. */
const FEATURES = 'popup,width=1000,height=680';

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

  /** @param {View} view */
  constructor(view) {
    this.#view = view;
    view.addEventListener('plyscope-present', () => this.#keep());
    addEventListener('pagehide', () => this.#send({ type: 'gone' }));
    // The page may return from the browser's back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#report(true));
    this.#resume();
  }

  /**
   * Opens the window, or brings it to the front.
   * @returns {string | null} its address, if the browser has blocked it
   */
  show = () => {
    if (this.#name === '') this.#connect(newName());
    this.#keep();
    const address = new URL(`presenter.html#${this.#name}`, document.baseURI).href;
    const opened = window.open(address, `plyscope-${this.#name}`, FEATURES);
    opened?.focus();
    return opened === null ? address : null;
  };

  /** Restores the mode after the page was reloaded, unless it was entered again meanwhile. */
  #resume() {
    const [name, presenting, blank] = stored('presenting', 'sessionStorage').split(' ');
    if (presenting === 'on' && !this.#view.presenting && this.#view.quiz === '') {
      this.#view.presenting = true;
      this.#view.blank = blank === 'blank';
    }
    if (isName(name)) {
      this.#connect(name);
      this.#send({ type: 'claim' });
    }
    this.#keep();
  }

  #keep() {
    const { presenting, blank } = this.#view;
    const all = [this.#name || '-', presenting ? 'on' : 'off', blank ? 'blank' : ''].join(' ');
    store('presenting', presenting || this.#name !== '' ? all : '', 'sessionStorage');
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
    if (message?.type === 'do')
      this.#commands.add(() => this.#remote?.perform(message.doing, message.speed));
  }

  /** Gives up the channel: this page is a duplicate of the one that has it. */
  #giveUp() {
    this.#channel?.close();
    [this.#channel, this.#name] = [null, ''];
    this.#keep();
  }

  /** Sends a report. @param {boolean} [again] even if it has not changed */
  #report(again = false) {
    const report = this.#remote?.report;
    if (!report) return;
    const lang = this.#view.lang || document.documentElement.lang;
    const state = { ...report, lang };
    const text = JSON.stringify(state);
    if (text !== this.#lastReport || again) this.#send({ type: 'state', state });
    this.#lastReport = text;
  }

  /** @param {FromPage} message */
  #send(message) {
    if (this.#channel !== null) sendFromPage(this.#channel, message);
  }
}
