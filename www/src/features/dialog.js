/**
 * A dialog over a view: a head with its heading and what closes it, what it shows, and a foot with what can be done. It is rendered anew
 * whenever any of that changes.
 */

import { html, nothing, render } from 'lit';

/** @import { ReactiveElement } from 'lit' */
/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Model } from '../panels/model.js' */
/** @import { Collection } from '../session/collection/collection.js' */
/** @import { LectureShown } from '../session/lecture.js' */
/** @import { Session } from '../session/session.js' */
/** @import { Messages } from '../text/messages.js' */
/** @import { Name } from './features.js' */
/** @import { Shown } from './figures/picture.js' */
/** @import { Keeper } from './my-program/my-program.js' */
/** @import { Saving } from './sharing/saving.js' */

/**
 * What a feature has around it when it is opened.
 * @typedef {object} Around
 * @property {ReactiveElement & {collection: Collection | null, opensLecture: ((text?: string) => Promise<unknown>) | null, addsSlide: (() => Promise<string>) | null, programs: Keeper | null, presenting: boolean, lecture: LectureShown | null, addressOf: ((fragment: string) => string) | null}} view
 * @property {DocumentFragment | HTMLElement} root of the view, where what is opened stands
 * @property {Session} session
 * @property {Messages} messages
 * @property {Messages['say']} say
 * @property {(error: PlyscopeError) => string} word
 * @property {(error: PlyscopeError) => void} refuse says in the view why something cannot be
 * @property {() => Model | null} model
 * @property {() => Shown | null} shown what is on screen
 * @property {(node: number) => void} visit moves the keyboard to a node
 * @property {(message: string) => void} report says, outside the view, how a file was read
 * @property {(saving: Saving | null) => void} saves called when the writing of a file begins, gets further, or ends
 * @property {(name: Name) => Promise<any>} load another feature; null if it does not come
 * @property {(name: Name, ...how: any[]) => Promise<any>} open opens another feature, and resolves with what it opened
 * @property {(text: string, file: {name: string}) => Promise<{error: string | null}>} openTrace shows a trace beside the search
 */

/** The widths that dialogs have. @typedef {'small' | 'medium' | 'large'} Width */

export class Dialog {
  /** What its style sheet calls it; after that, what its looks share with others. */
  static looks = '';
  /** @type {Width} */
  static width = 'medium';
  /** @protected */
  element = document.createElement('dialog');
  /** @protected @type {Around | null} */
  around = null;

  /** @param {Around['root']} root */
  constructor(root) {
    this.element.className = this.#kind.looks;
    this.element.dataset.width = this.#kind.width;
    this.element.setAttribute('aria-labelledby', this.#titleId);
    root.append(this.element);
  }

  get #kind() {
    return /** @type {typeof Dialog} */ (this.constructor);
  }

  get #titleId() {
    return `${this.#kind.looks.split(' ')[0]}-title`;
  }

  /** What it is called. @protected @param {Around} _around */
  title(_around) {
    return '';
  }

  /** What it shows. @protected @param {Around} _around @returns {unknown} */
  content(_around) {
    return nothing;
  }

  /** What can be done, at its lower edge: always in sight, the most important first. @protected @param {Around} _around @returns {unknown} */
  actions(_around) {
    return nothing;
  }

  /** @protected */
  get isOpen() {
    return this.element.open;
  }

  /** @param {Around} around @param {unknown[]} _how what one that can be opened in several ways is told of it */
  open(around, ..._how) {
    this.around = around;
    this.show();
    if (!this.isOpen) this.element.showModal();
  }

  close = () => this.element.close();

  /** Shows what there is now. The keyboard is at the heading at first. @protected */
  show() {
    if (this.around === null) return;
    const close = this.around.say('close');
    const actions = this.actions(this.around);
    const all = html`
      <header>
        <h2 id=${this.#titleId} tabindex="-1" autofocus>${this.title(this.around)}</h2>
        <button type="button" class="icon" aria-label=${close} title=${close} @click=${this.close}>×</button>
      </header>
      <div class="body">${this.content(this.around)}</div>
      ${actions === nothing ? nothing : html`<footer>${actions}</footer>`}
    `;
    render(all, this.element);
  }
}
