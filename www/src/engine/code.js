/** The pseudocode of a search, and the steps at which its lines run. */

/** @import { Listing, Running } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from './search.js' */

export class Code {
  #search;
  /** @type {Listing | undefined} */
  #listing;
  /** The next run of each line after a step, once looked up. @type {Record<string, {from: number, to: number | null}>} */
  #runs = {};

  /** @param {Search} search */
  constructor(search) {
    this.#search = search;
  }

  /** The pseudocode under the current switches. */
  get listing() {
    this.#listing ??= this.#search.ask((study) => study.listing());
    return this.#listing;
  }

  /** The lines that run at a step; null before the first. @param {number} step @returns {Running | null} */
  running(step) {
    return this.#search.ask((study) => study.running(step));
  }

  /**
   * The nearest step, forwards or backwards, at which a line runs.
   * @param {number} routine
   * @param {number} line
   * @param {number} step
   * @param {boolean} forward
   */
  nextRun(routine, line, step, forward) {
    // Playing towards a distant run asks at every step on the way.
    const key = `${routine}.${line}`;
    const last = this.#runs[key];
    const isKnown = last && forward && last.from <= step && (last.to === null || step < last.to);
    if (isKnown) return last.to;
    const to = this.#search.ask((study) => study.next_run(routine, line, step, forward)) ?? null;
    if (forward) this.#runs[key] = { from: step, to };
    return to;
  }
}
