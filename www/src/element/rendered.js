/**
 * What follows each rendering of a view: the keyboard stays where it was, lists scroll to what runs, a new error in the text of
 * the tree comes into sight, and the page hears of another language.
 */

import { errorIn } from '../panels/tree-text.js';
import { sendLanguage } from './events.js';
import { FocusKeeper } from './focus-keeper.js';
import { Sight } from './sight.js';

/** @import { PlyscopeView } from './view.js' */

export class Rendered {
  #view;
  #focus;
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
    this.#sight.follow(this.#view.renderRoot, model);
    this.#focus.keep();
    this.#sayLanguage();
    this.#guide(model.state.start);
  }

  /** Scrolls to a new error in the text of the tree, which may lie below the lower edge. */
  #showError() {
    const wrong = errorIn(this.#view.renderRoot);
    if (wrong?.textContent !== this.#error) wrong?.scrollIntoView({ block: 'nearest' });
    this.#error = wrong?.textContent ?? '';
  }

  /** Says when the sentences are in another language. */
  #sayLanguage() {
    const locale = this.#view.language.messages?.locale ?? '';
    if (this.#locale !== '' && this.#locale !== locale) sendLanguage(this.#view, locale);
    this.#locale = locale;
  }

  /** Gives the keyboard to *Start here* when it opens: the link that opened it may be gone. @param {number} start */
  #guide(start) {
    // Its part of the page may not be loaded yet.
    if (start > 0 && this.#view.renderRoot.querySelector('.start') === null) return;
    if (this.#start === 0 && start > 0) this.#focus.give('.start');
    this.#start = start;
  }
}
