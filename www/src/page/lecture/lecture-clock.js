/** The clock of the lecture that the page gives. It is kept over every reload, and does not need the presenter's window. */

import { store, stored } from '../storage.js';
import { clockIn, LENGTHS, paused, started, turned, UNBEGUN } from './clock.js';

/** @import { Clock } from './clock.js' */

export class LectureClock {
  #clock = clockIn(stored('clock', 'sessionStorage'));

  /** Begins with the first hall. */
  begin() {
    if (this.#clock.since === 0 && this.#clock.passed === 0) this.perform('run');
  }

  /** Counts for another slide. @param {number} at */
  turn(at) {
    this.#become(turned(this.#clock, at, Date.now()));
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
