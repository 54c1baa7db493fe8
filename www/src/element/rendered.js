/**
 * What follows each rendering of a view: the keyboard stays where it was, the tabs too, lists scroll to what runs, a new error in the
 * text of the tree comes into sight, and the page hears of another language.
 */

import { sendLanguage } from './events.js';
import { Sight } from './sight.js';
import { Steady } from './steady.js';

/** @import { PlyscopeView } from './view.js' */

/** What marks a part that keeps the keyboard, and the element in it that takes it, if not all of it: with `tabindex="-1"`. */
const [PART, TAKER] = ['[data-keeps-focus]', '[data-takes-focus]'];

/**
 * Keeps the focus where it was. If rendering removes the focused element, the part of the page around it gets the focus, or else
 * the picture; otherwise the next key would start at the top of the page.
 */
class FocusKeeper {
  #root;
  /** Whether the keyboard was in the view before rendering. */
  #wasHere = false;
  /** The part that it was in. @type {HTMLElement | null} */
  #part = null;

  /** @param {() => ParentNode} root */
  constructor(root) {
    this.#root = root;
  }

  get #active() {
    const root = this.#root();
    return root instanceof ShadowRoot ? root.activeElement : null;
  }

  /** Called before each rendering. */
  note() {
    this.#wasHere = this.#active !== null;
    this.#part = this.#active?.closest(PART) ?? null;
  }

  /** Called after each rendering. */
  keep() {
    if (!this.#wasHere || this.#active !== null) return;
    const part = this.#part?.isConnected ? this.#part : null;
    const taker = part?.querySelector(TAKER) ?? part;
    if (taker instanceof HTMLElement) taker.focus({ preventScroll: true });
    else this.give('.stage');
  }

  /** Gives the keyboard to a part, unless something in the view has it. @param {string} selector */
  give(selector) {
    const part = this.#root().querySelector(selector);
    if (this.#active === null && part instanceof HTMLElement) part.focus({ preventScroll: true });
  }
}

export class Rendered {
  #view;
  #focus;
  #steady = new Steady();
  #sight = new Sight();
  /** The error shown at the text of the tree. */
  #error = '';
  /** The language of what is rendered. */
  #locale = '';
  /** The rendered stop of *Start here*; 0 for none, and null before the first rendering. @type {number | null} */
  #start = null;

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
    this.#focus = new FocusKeeper(() => view.renderRoot);
  }

  hostUpdate() {
    this.#focus.note();
  }

  hostUpdated() {
    this.#showError();
    const model = this.#view.models.rendered;
    if (model === null) return;
    const locale = this.#view.language.messages?.locale ?? '';
    this.#steady.keep(this.#view.renderRoot, model, locale);
    this.#sight.follow(this.#view.renderRoot, model);
    this.#focus.keep();
    this.#sayLanguage(locale);
    this.#guide(model.state.start);
  }

  /** Scrolls to a new error in the text of the tree, which may lie below the lower edge. */
  #showError() {
    const wrong = this.#view.renderRoot.querySelector('#tree-text-error.error');
    if (wrong?.textContent !== this.#error) wrong?.scrollIntoView({ block: 'nearest' });
    this.#error = wrong?.textContent ?? '';
  }

  /** Says when the sentences are in another language. @param {string} locale */
  #sayLanguage(locale) {
    if (this.#locale !== '' && this.#locale !== locale) sendLanguage(this.#view, locale);
    this.#locale = locale;
  }

  /** Gives the keyboard to *Start here* when it opens: the link that opened it may be gone. @param {number} start */
  #guide(start) {
    // Its part of the page may not be loaded yet.
    if (start > 0 && this.#view.renderRoot.querySelector('section.start') === null) return;
    if (this.#start === 0 && start > 0) this.#focus.give('section.start');
    this.#start = start;
  }
}
