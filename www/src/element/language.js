/** The language that a view speaks: its own, its page's, or the browser's. */

import { decimalPoint } from '../engine/score.js';
import { load } from '../text/messages.js';

/** @typedef {import('../text/messages.js').Messages} Messages */

export class Language {
  /** None before they are loaded. @type {Messages | null} */
  messages = null;
  /** Resolves once the messages of the language that was asked for last are there, or cannot be had. @type {Promise<void> | undefined} */
  settled;
  /** The languages that were asked for last, the best first. @type {string[]} */
  #wanted = [];
  /** The language that the host named when it was rendered last. */
  #named = '';
  #host;

  /** @param {import('lit').LitElement} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  /** @type {Messages['say']} */
  say = (id, parameters) => this.messages?.say(id, parameters) ?? '';

  /** What separates the decimals. */
  get point() {
    return decimalPoint(this.messages?.locale ?? 'en');
  }

  /** Follows the attribute `lang`. */
  hostUpdated() {
    const named = this.#host.lang ?? '';
    if (named === this.#named) return;
    this.#named = named;
    // Where there are no other messages to be had, those that are there stay.
    if (this.messages !== null) this.settled = this.load().catch(() => undefined);
  }

  /** Loads the messages. */
  async load() {
    // The page that the view is in runs after the view's own code, and then says its language at once.
    await undefined;
    const host = this.#host;
    const here = [host.lang ?? '', host.closest('[lang]')?.getAttribute('lang') ?? ''];
    const wanted = [...here, ...navigator.languages].filter((tag) => tag !== '');
    this.#wanted = wanted;
    const messages = await load(wanted);
    // Meanwhile somebody may want another language.
    if (this.#wanted !== wanted) return;
    this.messages = messages;
    host.requestUpdate();
  }
}
