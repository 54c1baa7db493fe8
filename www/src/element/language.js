/** The language of a view: its own, its page's, or the browser's. */

import { load } from '../text/messages.js';

/** @import { LitElement } from 'lit' */
/** @import { Messages } from '../text/messages.js' */

export class Language {
  /** Null before they are loaded. @type {Messages | null} */
  messages = null;
  /** Resolves once the messages of the last requested language are loaded, or have failed. @type {Promise<void> | undefined} */
  settled;
  /** The languages requested last, the best first. @type {string[]} */
  #requested = [];
  /** The host's attribute `lang` when it was last rendered. */
  #lang = '';
  #host;

  /** @param {LitElement} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  /** @type {Messages['say']} */
  say = (id, parameters) => this.messages?.say(id, parameters) ?? '';

  /** The decimal point. */
  get point() {
    return this.messages?.point ?? '.';
  }

  /** Follows the attribute `lang`. */
  hostUpdated() {
    const lang = this.#host.lang ?? '';
    if (lang === this.#lang) return;
    this.#lang = lang;
    // If no other messages can be loaded, the present ones stay.
    if (this.messages !== null) this.settled = this.load().catch(() => undefined);
  }

  /** Loads the messages. */
  async load() {
    // The page's script runs after the view's, and sets the language at once.
    await undefined;
    const host = this.#host;
    const here = [host.lang ?? '', host.closest('[lang]')?.getAttribute('lang') ?? ''];
    const languages = [...here, ...navigator.languages].filter((tag) => tag !== '');
    this.#requested = languages;
    const messages = await load(languages);
    // Another language may have been requested meanwhile.
    if (this.#requested !== languages) return;
    this.messages = messages;
    host.requestUpdate();
  }
}
