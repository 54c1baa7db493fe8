/** Presenter mode: what begins with it, and what ends. */

import { presented } from './keys.js';
import { timesLarger } from './size.js';
import { Veils, veiled } from './veil.js';

/** @import { LitElement } from 'lit' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Session } from '../../session/session.js' */

/**
 * @typedef {LitElement & {presenting: boolean, blank: boolean, theme: string,
 *   presenterView: (() => string | null) | null}} View the view that is presented
 */

/** How long the controls stay after the pointer has moved, in milliseconds. */
const LINGER = 2500;

export class Presenting {
  /** Ends everything that goes on as long as it is on; null while it is off. @type {AbortController | null} */
  #on = null;
  /** What had the keyboard before. @type {HTMLElement | null} */
  #before = null;
  #blank = false;
  /** Whether it stays when the browser's full screen ends: from when that is given back until it is taken again. */
  #stays = false;
  #lingers = 0;
  #veils = new Veils();
  #view;
  #session;

  /** @param {View} view @param {Session} session */
  constructor(view, session) {
    this.#view = view;
    this.#session = session;
  }

  /** Follows what the view is asked to be; called after each of its updates. */
  follow() {
    const { presenting, blank } = this.#view;
    const isOn = this.#on !== null;
    if (presenting === isOn && blank === this.#blank) return;
    if (presenting && !isOn) this.#enter();
    if (!presenting && isOn) this.#leave();
    this.#blank = this.#view.blank;
    const detail = { presenting, blank: this.#blank };
    const init = { detail, bubbles: true, composed: true };
    this.#view.dispatchEvent(new CustomEvent('plyscope-present', init));
  }

  /** The model as the hall sees it. @param {Model} model */
  seen(model) {
    return this.#view.blank ? veiled(model, this.#veils.over) : model;
  }

  /** Does what a key asks for, if it asks for anything here. @param {KeyboardEvent} event */
  press(event) {
    const asked = presented(event);
    if (asked === 'blank') this.#view.blank = !this.#view.blank;
    else if (asked === 'leave') this.#view.presenting = false;
    else if (asked === 'presenter-view' && this.#view.presenterView) this.openPresenterView();
    else return false;
    return true;
  }

  /** The address of the second window, where the browser has let none open. @type {string | null} */
  blocked = null;

  /** Opens the second window. A window that fills the screen would hide it. */
  openPresenterView = () => {
    this.#window();
    this.blocked = this.#view.presenterView?.() ?? null;
    this.#view.requestUpdate();
  };

  /** It is opened by hand. */
  unblock = () => {
    this.blocked = null;
    this.#view.requestUpdate();
  };

  /** Whether the browser can give it the whole screen. */
  get canFill() {
    return document.fullscreenEnabled === true;
  }

  get isFull() {
    // Also inside another element's shadow, where the document does not see it.
    return this.#view.matches(':fullscreen');
  }

  /** Takes the whole screen, or gives it back. */
  fill = () => {
    if (this.isFull) return this.#window();
    this.#stays = false;
    this.#view.requestFullscreen().then(
      // It may have been left meanwhile.
      () => {
        if (this.#on === null) shrink();
      },
      // Where it may not, it is as large as the window.
      () => undefined,
    );
  };

  /** Goes on in the window. */
  #window() {
    this.#stays = true;
    if (this.isFull) shrink();
  }

  #enter() {
    const view = this.#view;
    this.#on = new AbortController();
    const { signal } = this.#on;
    this.#remember();
    this.#session.dispatch({ type: 'camera', camera: null });
    const sized = new ResizeObserver(() => this.#size());
    sized.observe(view);
    signal.addEventListener('abort', () => sized.disconnect());
    this.#size();
    view.addEventListener('pointermove', this.#stir, { signal });
    view.addEventListener('fullscreenchange', this.#changed, { signal });
    // Only who presses something may ask for the whole screen.
    if (this.canFill && navigator.userActivation?.isActive) this.fill();
  }

  #leave() {
    this.#on?.abort();
    this.#on = null;
    this.blocked = null;
    clearTimeout(this.#lingers);
    const view = this.#view;
    if (this.isFull) shrink();
    view.blank = false;
    view.removeAttribute('data-stirred');
    view.style.removeProperty('--_times');
    this.#session.dispatch({ type: 'camera', camera: null });
    this.#restore();
  }

  /** Where the view is taken out of its page. */
  remove() {
    this.#view.presenting = false;
    this.follow();
  }

  /** The keyboard goes to the tree, from wherever it was. */
  #remember() {
    const root = /** @type {ShadowRoot} */ (this.#view.renderRoot);
    const { activeElement } = root;
    const stage = /** @type {HTMLElement} */ (root.querySelector('.stage'));
    this.#before = activeElement instanceof HTMLElement ? activeElement : null;
    if (this.#before?.closest('.stage') === null) stage.focus({ preventScroll: true });
  }

  #restore() {
    const before = this.#before;
    this.#before = null;
    if (before?.isConnected) before.focus({ preventScroll: true });
  }

  #size() {
    const { clientWidth: width, clientHeight: height } = this.#view;
    const times = String(timesLarger({ width, height }));
    if (this.#view.style.getPropertyValue('--_times') === times) return;
    this.#view.style.setProperty('--_times', times);
    // The canvas has as many pixels as it takes.
    this.#view.requestUpdate();
  }

  /** Whoever moves the pointer sees it, and the controls. */
  #stir = () => {
    this.#view.setAttribute('data-stirred', '');
    clearTimeout(this.#lingers);
    this.#lingers = window.setTimeout(() => this.#view.removeAttribute('data-stirred'), LINGER);
  };

  #changed = () => {
    if (!this.isFull && !this.#stays) this.#view.presenting = false;
    this.#view.requestUpdate();
  };
}

/** Gives the screen back. It may be on its way already. */
const shrink = () => document.exitFullscreen().catch(() => undefined);
