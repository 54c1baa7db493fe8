/**
 * The lecture beside the view. It is loaded when it is first wanted: by its button, by the key that adds a slide, by a link or by a
 * file.
 */

import { LazyModule } from '../../engine/lazy-module.js';
import { commandOf } from '../../input/keys.js';
import { loadOpened } from '../../text/messages.js';
import { isReturned } from '../address-bar.js';
import { stored } from '../storage.js';

/** @import { PlyscopeView as View } from '../../element/view.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { LectureStore } from '../collection/lecture-store.js' */
/** @import { Lecturing } from './lecturing.js' */

/**
 * The page around the lecture.
 * @typedef {object} Page
 * @property {View} view
 * @property {HTMLElement} place where its slides are listed
 * @property {() => Say} say
 * @property {(text: string) => void} notify
 * @property {(fragment: string, slide: number, isThere: boolean) => Promise<void>} show shows what an address names, and nothing of what
 *   was there before; whether the browser is there already
 * @property {(fragment: string) => string} addressOf
 * @property {() => Promise<LectureStore>} store
 */

export class LectureOnPage {
  #module = new LazyModule(() => import('./lecturing.js'));
  /** @type {Promise<Lecturing> | null} */
  #loading = null;
  /** What has been loaded. @type {Lecturing | null} */
  lecturing = null;
  /** Called when something else may be on show. */
  #changed = () => {};
  #page;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    page.view.opensLecture = (text) =>
      this.#with((lecturing) => (text === undefined ? lecturing.open() : lecturing.openFile(text)));
    // In the view, keys are taken before the document hears them.
    document.addEventListener('keydown', (event) => this.#press(event), { capture: true });
  }

  /** Tells what is on show to another window. @param {() => void} changed called when it may have changed; replaces the one given before */
  follow(changed) {
    this.#changed = changed;
  }

  /**
   * The address of the first slide of the lecture that a link holds; null if there is none, or it cannot be loaded.
   * @param {string} packed
   */
  async firstSlideOf(packed) {
    const loaded = await this.#module.load().catch(() => null);
    return loaded?.firstSlideOf(packed) ?? null;
  }

  /** Opens the lecture that a link holds, and shows its first slide. @param {string} packed */
  async openLink(packed) {
    await this.#with((lecturing) => lecturing.openLink(packed));
  }

  /** Goes on with the lecture that was open before the page was loaded again. */
  async resume() {
    const kept = stored('lecture-at', 'sessionStorage');
    if (!isReturned || kept === '') return;
    const [at] = kept.split(' ', 1);
    await this.#with((lecturing) => lecturing.resume(Number(at), kept.slice(at.length + 1)));
  }

  /** Turns to a slide to which the browser's *Back* or *Forward* leads; whether there is one. @param {number | undefined} at */
  turnsTo(at) {
    return at !== undefined && this.lecturing?.returnTo(at) === true;
  }

  /** Opens a kept lecture. @param {string} id */
  async openKept(id) {
    await this.#with((lecturing) => lecturing.openKept(id));
  }

  /** Says everything anew, in another language. */
  word() {
    this.lecturing?.render();
  }

  /** @param {(lecturing: Lecturing) => unknown} act */
  async #with(act) {
    this.#loading ??= Promise.all([this.#module.load(), loadOpened()]).then(async ([module]) => {
      const { Lecturing } = module;
      this.lecturing = new Lecturing(this.#page, await this.#page.store(), () => this.#changed());
      return this.lecturing;
    });
    const lecturing = await this.#loading.catch(() => null);
    if (lecturing !== null) return act(lecturing);
    this.#loading = null;
    this.#page.notify(this.#page.say()('not-loaded'));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { lecturing } = this;
    const id = commandOf(event, 'lecture');
    // The chart of growth may be a slide, after which others come.
    const covering = this.#page.view.renderRoot.querySelector('dialog[open]:not(.growth)');
    if (covering !== null) return;
    if (id === null) return this.#presents(event);
    if (id !== 'add-slide' && !lecturing?.isOpen) return;
    // Before a hall the key loads the page again, as anywhere.
    if (id === 'present-lecture' && this.#page.view.presenting) return;
    event.preventDefault();
    event.stopPropagation();
    if (id === 'add-slide') this.#adds();
    else if (id === 'present-lecture') this.#page.view.presenting = true;
    else lecturing?.move(id === 'next-slide' ? 1 : -1);
  }

  /** Adds what is on screen: not before a hall, where a key pressed by chance would lead to another slide. */
  #adds() {
    if (!this.#page.view.presenting) this.#with((loaded) => loaded.add());
  }

  /** Before a hall a chart that lies over the view is a slide of its own, which the key that presents presents. @param {KeyboardEvent} event */
  #presents(event) {
    const { view } = this.#page;
    const isChart = Boolean(view.model?.state.growth) && !view.presenting;
    if (!this.lecturing?.isOpen || !isChart || commandOf(event, 'view') !== 'present') return;
    event.preventDefault();
    event.stopPropagation();
    view.presenting = true;
  }
}
