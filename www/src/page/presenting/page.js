/**
 * The page's side of the presenter view: opens the second window, tells it what is on show, and does what it asks for. A
 * view touches no storage, and no other window.
 */

import {
  isName,
  newName,
  open,
  readFromPage,
  readFromPresenter,
  sendFromPage,
} from '../../features/presenting/channel.js';
import { keep, kept } from '../kept.js';

/** @typedef {import('../../element/view.js').PlyscopeView} View */

/** How large the second window is at first. */
const FEATURES = 'popup,width=1000,height=680';

export class SecondWindow {
  #view;
  /** The name of the channel; nothing before there is one. */
  #name = '';
  /** @type {BroadcastChannel | null} */
  #channel = null;
  /** @type {import('../../features/presenting/remote.js').Remote | null} */
  #remote = null;
  /** What was told last, so that nothing is told twice. */
  #told = '';

  /** @param {View} view */
  constructor(view) {
    this.#view = view;
    view.presenterView = this.show;
    // Somebody may be presenting already, without a button for it.
    view.requestUpdate();
    view.addEventListener('plyscope-present', () => this.#keep());
    addEventListener('pagehide', () => this.#send({ type: 'gone' }));
    // Back from where the browser keeps pages that were left.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#tell(true));
    this.#resume();
  }

  /**
   * Opens the second window, or brings it to the front.
   * @returns {string | null} its address, where the browser lets no window open
   */
  show = () => {
    if (this.#name === '') this.#connect(newName());
    this.#keep();
    const address = new URL(`presenter.html#${this.#name}`, document.baseURI).href;
    const opened = window.open(address, `plyscope-${this.#name}`, FEATURES);
    opened?.focus();
    return opened === null ? address : null;
  };

  /** All as it was before the page was loaded again. */
  #resume() {
    const [name, presenting, blank] = kept('presenting', 'sessionStorage').split(' ');
    if (presenting === 'on') {
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
    keep('presenting', presenting || this.#name !== '' ? all : '', 'sessionStorage');
  }

  /** @param {string} name */
  async #connect(name) {
    this.#name = name;
    this.#channel = open(name);
    this.#channel.addEventListener('message', ({ data }) => this.#hear(data));
    await this.#view.ready();
    this.#remote = await this.#view.remote(() => this.#tell());
    this.#tell(true);
  }

  /** @param {unknown} data */
  #hear(data) {
    if (readFromPage(data)?.type === 'claim') return this.#send({ type: 'taken' });
    if (readFromPage(data)?.type === 'taken') return this.#giveUp();
    const message = readFromPresenter(data);
    if (message?.type === 'ask') this.#tell(true);
    if (message?.type === 'do') this.#remote?.perform(message.doing, message.speed);
  }

  /** Another page has it: this one is a copy of that. */
  #giveUp() {
    this.#channel?.close();
    [this.#channel, this.#name] = [null, ''];
    this.#keep();
  }

  /** Tells what is on show. @param {boolean} [again] also where that was told last */
  #tell(again = false) {
    const report = this.#remote?.report;
    if (!report) return;
    const lang = this.#view.lang || document.documentElement.lang;
    const state = { ...report, lang };
    const told = JSON.stringify(state);
    if (told !== this.#told || again) this.#send({ type: 'state', state });
    this.#told = told;
  }

  /** @param {import('../../features/presenting/channel.js').FromPage} message */
  #send(message) {
    if (this.#channel !== null) sendFromPage(this.#channel, message);
  }
}
