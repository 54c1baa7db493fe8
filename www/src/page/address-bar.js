/**
 * The address bar: it names what is on screen, so that a reload, a bookmark or a copied address shows the same. A tree
 * that is too long for an address is kept beside it, by the browser's history.
 */

import { LONGEST_LINK, read, write } from '../session/address.js';
import { store, stored } from './storage.js';

/** The least time between two writes, in milliseconds: browsers refuse more than some hundred in a short while. */
const PAUSE = 120;

/** The time until the next attempt, in milliseconds, after the browser has refused to write. */
const REFUSED = 5_000;

/** @import { Link, LinkParts } from '../session/address.js' */

/** The longest tree that is kept beside the address, in characters: each write takes a while, and a browser has limits. */
const LONGEST_KEPT = 2_000_000;

/**
 * Where what is on screen can be found again: in the address, only beside it, or nowhere.
 * @typedef {'address' | 'history' | 'nowhere'} Kept
 */

/**
 * What an address names, or what is kept beside it.
 * @param {string} fragment
 * @returns {ReturnType<typeof read>}
 */
export function linkAt(fragment) {
  /** @type {{link?: LinkParts} | null} */
  const state = history.state;
  const kept = fragment === '' ? state?.link : undefined;
  return kept === undefined ? read(fragment) : { link: kept };
}

/** What the page was opened at. */
export const opened = linkAt(left() ?? location.hash);

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
  #link;
  #moved;
  #timer = 0;
  /** Whether something is not written yet. */
  #isBehind = false;
  /** Whether the address names something that is not on screen yet. */
  #isAhead = false;
  /** @type {Kept} */
  #kept = 'address';

  /**
   * @param {() => Link} link what is on screen; without a tree if there is nothing
   * @param {(kept: Kept) => void} moved called when it is kept elsewhere than before
   */
  constructor(link, moved) {
    this.#link = link;
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
    const fragment = fitting(this.#link());
    return fragment === null ? null : new URL(fragment, location.href).href;
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
    const link = this.#link();
    if (link.tree === '') return;
    const fragment = fitting(link);
    const isKept = fragment === null && link.tree.length <= LONGEST_KEPT && replace('', { link });
    if (!isKept && !replace(fragment ?? '')) return this.#writeIn(REFUSED);
    this.#isBehind = false;
    const kept = fragment !== null ? 'address' : isKept ? 'history' : 'nowhere';
    if (kept !== this.#kept) this.#moved(kept);
    this.#kept = kept;
  }

  #leave() {
    const at = location.href;
    this.#write();
    const link = this.#link();
    const fragment = this.#isAhead || link.tree === '' ? null : fitting(link);
    store('left', `${at}\n${fragment ?? ''}`, 'sessionStorage');
  }
}

/** A link as the fragment of an address; null if it is too long for one. @param {Link} link */
function fitting(link) {
  // Writing it would take a while, and make it no shorter.
  if (link.tree.length > LONGEST_LINK) return null;
  const fragment = write(link);
  return fragment.length <= LONGEST_LINK ? fragment : null;
}

/**
 * Whether the browser lets the address be replaced: it may refuse after too many times, or if there is too much to keep.
 * @param {string} fragment empty for an address that names nothing: any other would show another tree
 * @param {{link: Link} | null} [beside] what is kept beside it
 */
function replace(fragment, beside = null) {
  try {
    history.replaceState(beside, '', fragment || location.pathname + location.search);
    return true;
  } catch {
    return false;
  }
}
