/**
 * The address bar: it names what is on screen, so that a reload, a bookmark or a copied address shows the same. A tree
 * that is too long for an address is kept beside it, by the browser's history.
 */

import { write as fragmentOf, LONGEST_LINK, read } from '../session/address.js';
import { store, stored } from './storage.js';

/** The least time between two writes, in milliseconds: browsers refuse more than some hundred in a short while. */
const PAUSE = 120;

/** The time until the next attempt, in milliseconds, after the browser has refused to write. */
const REFUSED = 5_000;

/** @import { Link, LinkParts, ReadLink } from '../session/address.js' */

/** The longest tree that is kept beside the address, in characters: each write takes a while, and a browser has limits. */
const LONGEST_KEPT = 2_000_000;

/**
 * Where what is on screen can be found again: in the address, only beside it, or nowhere.
 * @typedef {'address' | 'history' | 'nowhere'} WhereKept
 */

/**
 * What an address names, or what is kept beside it.
 * @param {string} fragment
 * @returns {ReadLink}
 */
export function linkAt(fragment) {
  /** @type {{link?: LinkParts} | null} */
  const state = history.state;
  const kept = fragment === '' ? state?.link : undefined;
  return kept === undefined ? read(fragment) : { link: kept, wrong: [] };
}

/** Whether a tree is kept beside the address. */
export const besideAddress = () => history.state?.link !== undefined;

/** How the browser came here: a page may be there again. */
const [navigation] = performance.getEntriesByType('navigation');

/**
 * Where the page was when it was left, and what was on screen then: a browser reloads the address that there was before the last write,
 * if that was just before. A page that has crashed has not said it.
 */
const [leftAt, leftWith = ''] = stored('left', 'sessionStorage').split('\n');
store('left', '', 'sessionStorage');

/** Whether the page is the same as before: loaded again, or come back to. */
export const isReturned =
  navigation instanceof PerformanceNavigationTiming &&
  (navigation.type === 'reload' ||
    (navigation.type === 'back_forward' && ['', location.href].includes(leftAt)));

/** The fragment that the page was opened at. */
export const openedAt = (isReturned && leftWith) || location.hash;

/** What that names. */
export const opened = linkAt(openedAt);

/** The address of the file that it names, `#src=lecture.json`, whatever that holds; empty for none. Its name could be one of a switch. */
export const openedFile = opened.link.options?.src ?? '';
delete opened.link.options?.src;

/** Whether the page was opened at an address that names nothing to show. */
export const opensFresh =
  opened.wrong.length === 0 &&
  Object.entries(opened.link).every(([name, value]) => name === 'lang' || isEmpty(value));

/** @param {unknown} value */
function isEmpty(value) {
  return (
    value === undefined || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)
  );
}

export class AddressBar {
  #owner;
  #timer = 0;
  /** Whether something is not written yet. */
  #isBehind = false;
  /** The fragment that was followed, until what is on screen has changed since. @type {string | null} */
  #followed = openedAt;
  /** The fragment that was written or followed last: any other is a link's whose event is still to come. */
  #present = location.hash;
  /** @type {WhereKept} */
  #kept = 'address';
  /** The work that the address names, by its number; null until that is on screen. @type {number | null} */
  #work = null;

  /**
   * @param {object} owner
   * @param {() => Link} owner.link what is on screen; without a tree if there is nothing
   * @param {() => number} owner.work its number: another tree that is chosen is other work
   * @param {(kept: WhereKept) => void} owner.moved called when it is kept elsewhere than before
   */
  constructor(owner) {
    this.#owner = owner;
    addEventListener('pagehide', () => this.#leave());
  }

  /** Writes what is on screen soon, but not at each of many quick steps. */
  keep() {
    this.#isBehind = true;
    this.#followed = null;
    // A long tree takes time to write.
    if (this.#timer === 0) this.#writeIn(this.#kept === 'address' ? PAUSE : REFUSED);
  }

  /** Forgets what is not written: the page is at another address now. @param {string} fragment */
  forget(fragment) {
    this.#isBehind = false;
    this.#followed = fragment;
    this.#present = fragment;
    this.#work = null;
    this.#stop();
  }

  /** Takes what is on screen for what the address has brought: other work gets an address of its own. */
  arrive() {
    this.#work = this.#owner.work();
  }

  /** The address of this page at a fragment. @param {string} fragment */
  addressOf(fragment) {
    return new URL(fragment, location.href).href;
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
    if (location.hash !== this.#present) return this.forget(location.hash);
    const link = this.#owner.link();
    if (link.tree === '') return;
    const fragment = fitting(link);
    const work = this.#owner.work();
    // *Back* returns to the previous work.
    const isNext = this.#work !== null && this.#work !== work;
    const canBeKept = fragment === null && link.tree.length <= LONGEST_KEPT;
    const isKept = canBeKept && write('', { link }, isNext);
    if (!isKept && !write(fragment ?? '', null, isNext)) return this.#writeIn(REFUSED);
    this.#isBehind = false;
    this.#present = location.hash;
    this.#work = work;
    const kept = fragment !== null ? 'address' : isKept ? 'history' : 'nowhere';
    if (kept !== this.#kept) this.#owner.moved(kept);
    this.#kept = kept;
  }

  #leave() {
    const at = location.href;
    this.#write();
    const link = this.#owner.link();
    const fragment = this.#followed ?? (link.tree === '' ? null : fitting(link));
    store('left', `${at}\n${fragment ?? ''}`, 'sessionStorage');
  }
}

/** A link as the fragment of an address; null if it is too long for one. @param {Link} link */
function fitting(link) {
  // Writing it would take a while, and make it no shorter.
  if (link.tree.length > LONGEST_LINK) return null;
  const fragment = fragmentOf(link);
  return fragment.length <= LONGEST_LINK ? fragment : null;
}

/**
 * Writes an address; returns whether the browser lets it: it may refuse after too many times, or if there is too much to keep.
 * @param {string} fragment empty for an address that names nothing: any other would show another tree
 * @param {{link: Link} | null} beside what is kept beside it
 * @param {boolean} isNext whether the browser's way back leads to the address before
 */
function write(fragment, beside, isNext) {
  const address = fragment || location.pathname + location.search;
  // The slide of a lecture that this address is of.
  const { slide } = history.state ?? {};
  try {
    if (isNext) history.pushState(beside, '', address);
    else history.replaceState(slide === undefined ? beside : { ...beside, slide }, '', address);
    return true;
  } catch {
    return false;
  }
}
