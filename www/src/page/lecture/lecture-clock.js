/** The clock of the lecture that the page gives. It is kept over every reload, and does not need the presenter's window. */

import { store, stored } from '../storage.js';
import {
  clockIn,
  entered,
  isUnbegun,
  LENGTHS,
  left,
  paused,
  started,
  turned,
  UNBEGUN,
} from './clock.js';

/** @import { Clock } from './clock.js' */

export class LectureClock {
  #clock = clockIn(stored('clock', 'sessionStorage'));
  /** The step on show before a hall; null on the desk. @type {number | null} */
  #step = null;

  /** Hears of the hall. @param {boolean} presenting @param {number} at the slide on show; -1 for none */
  hear(presenting, at) {
    const now = Date.now();
    this.#become(presenting ? entered(this.#clock, at, now) : left(this.#clock, now));
    if (!presenting) this.#step = null;
  }

  /**
   * Counts for another slide. It begins with the talk: when a hall is led on from what it saw while people came in, which is a slide, or a
   * step where there are none.
   * @param {number} at the slide on show; -1 for none
   * @param {number} step
   * @param {boolean} presenting
   */
  follow(at, step, presenting) {
    const { at: before } = this.#clock;
    const isLedOn = at < 0 ? step !== this.#step : at > 0 && before >= 0 && at !== before;
    const begins = presenting && this.#step !== null && isLedOn && isUnbegun(this.#clock);
    this.#step = presenting ? step : null;
    this.#become(turned(this.#clock, at, Date.now()));
    if (begins) this.perform('run');
  }

  /** @param {number | string | undefined} what `run`, `pause` or `restart` */
  perform(what) {
    const now = Date.now();
    const { at } = this.#clock;
    if (what === 'run') this.#become(started(this.#clock, now));
    if (what === 'pause') this.#become(paused(this.#clock, now));
    if (what === 'restart') this.#become(started({ ...UNBEGUN, at }, now));
  }

  /** The length stays for the next lecture. @param {number} minutes */
  plan(minutes) {
    if (LENGTHS.includes(minutes)) store('planned', String(minutes));
  }

  get report() {
    const { passed, slides, since, at } = this.#clock;
    return { passed, slide: slides[at] ?? 0, since, minutes: Number(stored('planned')) || 0 };
  }

  /** @param {Clock} clock */
  #become(clock) {
    if (clock === this.#clock) return;
    this.#clock = clock;
    store('clock', JSON.stringify(clock), 'sessionStorage');
  }
}
