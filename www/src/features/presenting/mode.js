/** Presenter mode: entering it and leaving it. */

import { SMALLEST_TEXT } from '../../layout/sizes.js';
import { Named } from './named.js';
import { Screen } from './screen.js';
import { hearSwipes } from './swiping.js';
import { Veils, veiled } from './veil.js';
import { WholeLines } from './whole-lines.js';

/** @import { LitElement } from 'lit' */
/** @import { Asked } from '../../input/commands.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Beside } from '../../session/hall.js' */
/** @import { LectureShown } from '../../session/lecture.js' */

/**
 * @typedef {LitElement & {model: Model | null, presenting: boolean, blank: boolean, black: boolean, hidesCuts: boolean, beside: Beside, theme: string,
 *   lecture: LectureShown | null, wordsFor: (what: string) => string | null, holds: (condition: string) => boolean | null,
 *   presenterView: (() => Promise<{show: () => string | null}>) | null}} View the presented view
 */

/** The time for which controls stay after the pointer has moved, in milliseconds. */
const LINGER = 2500;

export class Presenting {
  /** Removes all listeners of the mode; null while it is off. @type {AbortController | null} */
  #on = null;
  /** The element that had the keyboard before. @type {HTMLElement | null} */
  #before = null;
  #blank = false;
  #black = false;
  #lingers = 0;
  #veils = new Veils();
  #named = new Named();
  #lines = new WholeLines();
  #screen;
  #view;
  #opener;

  /**
   * @param {View} view
   * @param {() => HTMLElement | null} opener what had the keyboard when the mode was asked for
   */
  constructor(view, opener) {
    this.#view = view;
    this.#opener = opener;
    this.#screen = new Screen(view, () => {
      view.presenting = false;
    });
  }

  /** Follows the view's properties; called after each of its updates. @param {boolean} [isResumed] whether nobody has just asked for the mode */
  follow(isResumed = false) {
    const { presenting, blank, black, renderRoot } = this.#view;
    this.#lines.follow(presenting ? renderRoot.querySelector('.beside') : null);
    const isOn = this.#on !== null;
    if (presenting === isOn && blank === this.#blank && black === this.#black) return;
    if (presenting && !isOn) this.#enter(isResumed);
    if (!presenting && isOn) this.#leave();
    [this.#blank, this.#black] = [blank, black];
    const detail = { presenting, blank, black };
    const init = { detail, bubbles: true, composed: true };
    this.#view.dispatchEvent(new CustomEvent('plyscope-present', init));
  }

  /** The model as the audience sees it. @param {Model} model */
  forAudience(model) {
    const { blank, hidesCuts } = this.#view;
    const seen = blank ? veiled(model, hidesCuts ? 'cutoffs' : 'values', this.#veils.over) : model;
    const named = this.#named.in(model);
    return named.size === 0 ? seen : { ...seen, named };
  }

  /** Does what a command of the mode asks. @param {Asked} asked */
  perform({ type }) {
    if (type === 'full-screen') this.#screen.want(!this.isFull);
    else if (type === 'presenter-view' && this.#view.presenterView) this.openPresenterView();
  }

  /** The address of the presenter view, if the browser has blocked its window. @type {string | null} */
  blocked = null;

  /** Whether the presenter view was opened and could not be loaded. */
  isPresenterViewMissing = false;

  /** Opens the presenter view. Full screen would hide it, and ends. */
  openPresenterView = async () => {
    const on = this.#on;
    this.#screen.want(false);
    const presenterView = await this.#view.presenterView?.().catch(() => null);
    // The mode may have been left meanwhile.
    if (on === null || this.#on !== on) return;
    this.blocked = presenterView?.show() ?? null;
    this.isPresenterViewMissing = presenterView === null;
    this.#view.requestUpdate();
  };

  /** The reader opens it by the link instead. */
  unblock = () => {
    this.blocked = null;
    this.#view.requestUpdate();
  };

  /** Whether the browser can give it the whole screen. */
  get canFill() {
    return this.#screen.isAvailable;
  }

  get isFull() {
    return this.#screen.isFull;
  }

  /** Takes the whole screen at the next key or click, while the mode is on: without one no browser gives it. */
  fillSoon() {
    const on = this.#on;
    let isAsked = false;
    const fill = () => {
      // By that very key the mode may have been left.
      if (isAsked || this.#on !== on || !navigator.userActivation?.isActive) return;
      isAsked = true;
      this.#screen.want(true);
    };
    // A key that opens a window needs its own permission, and goes first.
    for (const gesture of /** @type {const} */ (['keydown', 'click']))
      addEventListener(gesture, () => setTimeout(fill), {
        capture: true,
        signal: on?.signal,
      });
  }

  /** @param {boolean} isResumed */
  #enter(isResumed) {
    const view = this.#view;
    if (!isResumed) view.lecture?.begins();
    this.#on = new AbortController();
    const { signal } = this.#on;
    this.#remember();
    const sized = new ResizeObserver(() => this.#size());
    sized.observe(view);
    signal.addEventListener('abort', () => sized.disconnect());
    this.#size();
    for (const touched of /** @type {const} */ (['pointermove', 'pointerdown', 'click']))
      view.addEventListener(touched, this.#stir, { signal });
    hearSwipes(view, signal);
    view.addEventListener('fullscreenchange', this.#changed, { signal });
    // Browsers allow full screen only after a user action.
    if (this.canFill && !isResumed && navigator.userActivation?.isActive) this.#screen.want(true);
  }

  #leave() {
    this.#on?.abort();
    this.#on = null;
    this.blocked = null;
    this.isPresenterViewMissing = false;
    clearTimeout(this.#lingers);
    const view = this.#view;
    this.#screen.want(false);
    view.removeAttribute('data-stirred');
    view.style.removeProperty('--_times');
    this.#restore();
  }

  /** Called when the view is removed from its page. */
  remove() {
    this.#view.presenting = false;
    this.follow();
  }

  /** Moves the keyboard to the tree, and remembers where it was. */
  #remember() {
    const root = /** @type {ShadowRoot} */ (this.#view.renderRoot);
    const activeElement = this.#opener() ?? root.activeElement;
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
    // The canvas needs another number of pixels.
    this.#view.requestUpdate();
  }

  /** Moving the pointer shows it, and the controls; so does the tap of a finger, which may also swipe. @param {Event} event */
  #stir = (event) => {
    const { type, pointerType = '' } = /** @type {PointerEvent} */ (event);
    if (pointerType === 'touch' && type !== 'click') return;
    this.#view.setAttribute('data-stirred', '');
    clearTimeout(this.#lingers);
    this.#lingers = window.setTimeout(() => this.#view.removeAttribute('data-stirred'), LINGER);
  };

  #changed = () => {
    this.#screen.changed();
    this.#view.requestUpdate();
  };
}

/** The smallest type legible from the back row, in CSS pixels on a screen of 1280 × 720. */
const FOR_THE_BACK_ROW = 20;
const PROJECTOR = { width: 1280, height: 720 };
/** A smaller view gets a smaller scale: otherwise five rows of nodes would have no room for their values. */
const LEAST = { width: 1000, height: 700 };

/**
 * The scale, relative to the page. A screen with more pixels is no larger to the back row.
 * @param {{width: number, height: number}} view in CSS pixels
 */
export function timesLarger({ width, height }) {
  const large = Math.min(width / PROJECTOR.width, height / PROJECTOR.height);
  const tight = Math.min(1, width / LEAST.width, height / LEAST.height);
  const times = (FOR_THE_BACK_ROW / SMALLEST_TEXT) * Math.max(large, tight);
  // The canvas has a whole number of pixels.
  return times <= 1 ? 1 : width / Math.round(width / times);
}
