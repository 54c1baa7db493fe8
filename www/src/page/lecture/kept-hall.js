/**
 * A hall outlives its page. What that needs to go on after it was loaded again, its own window keeps; of this there is a copy, and where the
 * page was closed or has crashed, the next page that is opened at its address, or at none, goes on with it as if it were the same.
 */

import * as v from 'valibot';
import { store, stored } from '../storage.js';

/** @import { Key } from '../storage.js' */

/** Whoever comes later begins anew, in milliseconds. */
const PATIENCE = 600_000;

/** A page that presents has this lock as long as it lives. */
const LOCK = 'plyscope-hall';

/** What the window keeps. */
const KEPT = /** @type {const} */ (['presenting', 'lecture-at', 'clock']);

const HALL = v.object({
  when: v.number(),
  /** Of the page's address. */
  fragment: v.string(),
  kept: v.object({ presenting: v.string(), 'lecture-at': v.string(), clock: v.string() }),
  /** The id of the lecture. */
  lecture: v.string(),
});

/** The hall that was kept last; null if there is none. */
function keptHall() {
  try {
    return v.parse(HALL, JSON.parse(stored('hall')));
  } catch {
    return null;
  }
}

export class KeptHall {
  /** Gives up the lock; null without it. @type {((value?: undefined) => void) | null} */
  #release = null;

  /** Keeps the copy, or does away with it. @param {boolean} isGiven whether a lecture is given here */
  keep(isGiven) {
    if (!isGiven && this.#release === null) return;
    store('hall', isGiven ? written() : '');
    if (isGiven) return this.#hold();
    this.#release?.();
    this.#release = null;
  }

  #hold() {
    if (this.#release !== null) return;
    /** @type {Promise<undefined>} */
    const held = new Promise((resolve) => {
      this.#release = resolve;
    });
    // Without locks nobody goes on with the hall of another page.
    navigator.locks
      ?.request(LOCK, () => held)
      // While a window is being opened, the page hears of nothing: the next time it is asked for again.
      .catch(() => {
        this.#release = null;
      });
  }
}

/** What is kept of this page. */
function written() {
  const kept = Object.fromEntries(KEPT.map((key) => [key, stored(key, 'sessionStorage')]));
  const { hash: fragment } = location;
  return JSON.stringify({ when: Date.now(), fragment, kept, lecture: stored('lecture') });
}

/** Goes on with the hall of a page that is there no more: loads this page again as that one. Whether it does. */
export async function goesOn() {
  const hall = keptHall();
  const isLate = hall === null || Date.now() - hall.when > PATIENCE;
  if (isLate) store('hall', '');
  const isMeant = location.hash === '' || location.hash === hall?.fragment;
  if (isLate || !isMeant) return false;
  const isGone = await navigator.locks?.request(
    LOCK,
    { ifAvailable: true },
    (lock) => lock !== null,
  );
  if (!isGone) return false;
  for (const key of KEPT) store(/** @type {Key} */ (key), hall.kept[key], 'sessionStorage');
  store('lecture', hall.lecture);
  history.replaceState(null, '', hall.fragment || location.href);
  location.reload();
  return true;
}
