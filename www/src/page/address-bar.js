/**
 * The address bar: it names what is on screen, so that a reload, a bookmark or a copied address shows the same. A tree
 * that is too long for an address is kept beside it, by the browser's history.
 */

import { LONGEST_LINK } from '../session/address.js';
import { store, stored } from './storage.js';

/** The least time between two writes, in milliseconds: browsers refuse more than some hundred in a short while. */
const PAUSE = 120;

/** The time until the next attempt, in milliseconds, after the browser has refused to write. */
const REFUSED = 5_000;

/**
 * Where what is on screen can be found again: in the address, only beside it, or nowhere.
 * @typedef {'address' | 'history' | 'nowhere'} Kept
 */

/** The fragment of the address that the page is at, or what is kept beside it. */
export const fragmentHere = () => location.hash || String(history.state?.fragment ?? '');

/** The fragment that the page was opened at. */
export const opened = left() ?? fragmentHere();

/**
 * What was on screen when the page was left: a browser reloads the address that there was before the last write, if that
 * was just before.
 */
function left() {
  const [at, fragment = ''] = stored('left', 'sessionStorage').split('\n');
  store('left', '', 'sessionStorage');
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return null;
  const { type } = navigation;
  const returns = type === 'reload' || (type === 'back_forward' && at === location.href);
  return returns && fragment !== '' ? fragment : null;
}

export class AddressBar {
  #fragment;
  #moved;
  #timer = 0;
  /** Whether something is not written yet. */
  #isBehind = false;
  /** Whether the address names something that is not on screen yet. */
  #isAhead = false;
  /** @type {Kept} */
  #kept = 'address';

  /**
   * @param {() => string} fragment what is on screen, as the fragment of a link; empty if there is nothing
   * @param {(kept: Kept) => void} moved called when it is kept elsewhere than before
   */
  constructor(fragment, moved) {
    this.#fragment = fragment;
    this.#moved = moved;
    addEventListener('pagehide', () => this.#leave());
  }

  /** Writes what is on screen soon, but not at each of many quick steps. */
  keep() {
    this.#isBehind = true;
    this.#isAhead = false;
    // A long tree takes time to write.
    if (this.#timer === 0) this.#writeIn(this.#kept === 'address' ? PAUSE : REFUSED);
  }

  /** Forgets what is not written: the page is at another address now. */
  forget() {
    this.#isBehind = false;
    this.#isAhead = true;
    this.#stop();
  }

  /** Writes what is on screen at once, and returns its address; null if it is too long for one. */
  link() {
    this.#isBehind = true;
    this.#write();
    const fragment = this.#fragment();
    return fragment.length <= LONGEST_LINK ? new URL(fragment, location.href).href : null;
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /** @param {number} delay */
  #writeIn(delay) {
    this.#stop();
    this.#timer = window.setTimeout(() => this.#write(), delay);
  }

  #write() {
    this.#stop();
    if (!this.#isBehind) return;
    const fragment = this.#fragment();
    if (fragment === '') return;
    const fits = fragment.length <= LONGEST_LINK;
    if (fits ? !replace(fragment) : !replace(EMPTY, { fragment }) && !replace(EMPTY)) {
      return this.#writeIn(REFUSED);
    }
    this.#isBehind = false;
    const kept = fits ? 'address' : history.state?.fragment === fragment ? 'history' : 'nowhere';
    if (kept !== this.#kept) this.#moved(kept);
    this.#kept = kept;
  }

  #leave() {
    const at = location.href;
    this.#write();
    const fragment = this.#isAhead ? '' : this.#fragment();
    const isKept = store('left', `${at}\n${fragment}`, 'sessionStorage');
    // It may be too long. Nothing older may stand in its place.
    if (!isKept) store('left', '', 'sessionStorage');
  }
}

/** An address that names nothing: any other would show another tree. */
const EMPTY = '';

/**
 * Whether the browser lets the address be replaced: it may refuse after too many times, or if there is too much to keep.
 * @param {string} fragment
 * @param {{fragment: string} | null} [beside] what is kept beside it
 */
function replace(fragment, beside = null) {
  try {
    history.replaceState(beside, '', fragment || location.pathname + location.search);
    return true;
  } catch {
    return false;
  }
}
