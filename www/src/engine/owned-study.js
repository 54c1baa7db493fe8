/**
 * The owner of a study in the wasm's memory. It passes questions on, makes the study again after the shared instance has
 * run out of memory, and frees it.
 */

import { isTrap } from './errors.js';
import { withGrown } from './games/grown.js';
import { renew, sharedInstance } from './instances.js';

/** @import { Request, Study } from '../../pkg/plyscope_wasm.js' */
/** @import { Instance } from './instances.js' */

/**
 * An instance for one search and the searches edited out of it. `isLost` if its memory has run out: it answers no more
 * questions.
 * @typedef {{core: Instance, isLost: boolean}} OwnInstance
 */

/**
 * A study, and its instance if that is not the shared one.
 * @typedef {{study: Study, own?: OwnInstance}} Placed
 */

export class OwnedStudy {
  /** Called when the memory of its own instance has run out. */
  lost = () => {};
  /** Restores the state of a study that was made again. @type {(study: Study) => void} */
  restore = () => {};
  #request;
  #study;
  /** Its own instance, if it has one. */
  #own;
  /** The shared instance in which it lies. */
  #shared = sharedInstance();

  /**
   * @param {Request} request
   * @param {Placed} placed
   */
  constructor(request, { study, own }) {
    this.#request = withGrown(request);
    this.#study = study;
    this.#own = own;
  }

  /** Whether its own instance has run out of memory, so that it answers no more questions. */
  get isLost() {
    return this.#own?.isLost ?? false;
  }

  /** Another study, made by this one in the same instance. @param {(study: Study) => Study} make @returns {Placed} */
  beside(make) {
    return { study: this.ask(make), own: this.#own };
  }

  /**
   * @template T
   * @param {(study: Study) => T} question
   * @returns {T}
   */
  ask(question) {
    if (this.#own !== undefined) return this.#askOwn(this.#own, question);
    if (this.#shared !== sharedInstance()) this.#makeAgain();
    try {
      return question(this.#study);
    } catch (error) {
      if (!isTrap(error)) throw error;
      // A study in the shared instance is small enough to make again, in a new one.
      renew();
      this.#makeAgain();
      return question(this.#study);
    }
  }

  /** Frees the memory. The study answers no more questions. */
  free() {
    // An instance that has trapped is collected as a whole.
    const isThere = this.#own ? !this.#own.isLost : this.#shared === sharedInstance();
    if (isThere) this.#study.free();
    this.#study = /** @type {any} */ (null);
  }

  /**
   * A trap leaves the memory in an unknown state.
   * @template T
   * @param {OwnInstance} own
   * @param {(study: Study) => T} question
   * @returns {T}
   */
  #askOwn(own, question) {
    try {
      return question(this.#study);
    } catch (error) {
      if (isTrap(error)) {
        own.isLost = true;
        this.lost();
      }
      throw error;
    }
  }

  #makeAgain() {
    this.#study = makeStudy(this.#request, Number.POSITIVE_INFINITY);
    this.#shared = sharedInstance();
    this.restore(this.#study);
  }
}

/**
 * Makes a search in the shared instance.
 * @param {Request} request
 * @param {number} most events
 * @throws {PlyscopeError} `stopped` if it takes more
 */
export function makeStudy(request, most) {
  try {
    const { Study } = sharedInstance();
    return new Study(withGrown(request), (_phase, _done, _total, events) => events > most);
  } catch (error) {
    if (isTrap(error)) renew();
    throw error;
  }
}
