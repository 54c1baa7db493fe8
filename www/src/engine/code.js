/** The pseudocode of a search, and which of its lines run when. */

/** @import { Listing, Running } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

export class Code {
  #search;
  /** @type {Listing | undefined} */
  #listing;
  /** Where lines run next behind a step, as far as somebody has asked. @type {Record<string, {from: number, to: number | null}>} */
  #runs = {};

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /** The pseudocode, as the switches have it. */
  get listing() {
    this.#listing ??= this.#search.ask((study) => study.listing());
    return this.#listing;
  }

  /**
   * What of the pseudocode runs at a step; null before the first.
   * @param {number} step
   * @returns {Running | null}
   */
  running(step) {
    return this.#search.ask((study) => study.running(step));
  }

  /**
   * The nearest step on one side on the way to which a line runs.
   * @param {number} routine
   * @param {number} line
   * @param {number} step
   * @param {boolean} forward
   */
  nextRun(routine, line, step, forward) {
    // Playing to a far one asks at every step on the way.
    const key = `${routine}.${line}`;
    const last = this.#runs[key];
    const isKnown = last && forward && last.from <= step && (last.to === null || step < last.to);
    if (isKnown) return last.to;
    const to = this.#search.ask((study) => study.next_run(routine, line, step, forward)) ?? null;
    if (forward) this.#runs[key] = { from: step, to };
    return to;
  }
}
