/**
 * The owner of a study in the wasm's memory: passes questions on, makes the study again where the shared instance has
 * run out of memory, and frees it.
 */

import { isTrap } from './failures.js';
import { renew, sharedInstance } from './instances.js';

/** @import { Core, Request, Study } from '../../pkg/plyscope_wasm.js' */

/**
 * An instance that only one search and those edited out of it live in; `isLost` where its memory has run out, so that
 * nothing in it can be asked any more.
 * @typedef {{core: Core, isLost: boolean}} OwnInstance
 */

/**
 * A study, and the instance in which it lies where that is not the shared one.
 * @typedef {{study: Study, own?: OwnInstance}} Placed
 */

export class OwnedStudy {
  /** Called where the memory of its own instance has run out. */
  lost = () => {};
  /** Brings a study that was made again to where it was. @type {(study: Study) => void} */
  restore = () => {};
  #request;
  #study;
  /** The instance of its own, if it has one. */
  #own;
  /** The shared instance in which it lies. */
  #shared = sharedInstance();

  /**
   * @param {Request} request
   * @param {Placed} placed
   */
  constructor(request, { study, own }) {
    this.#request = request;
    this.#study = study;
    this.#own = own;
  }

  /** Whether its memory has run out, so that it cannot be asked any more: only in an instance of its own. */
  get isLost() {
    return this.#own?.isLost ?? false;
  }

  /**
   * Another study that this one makes in its instance.
   * @param {(study: Study) => Study} make
   * @returns {Placed}
   */
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
      // What was small enough to be made at once is made once more, in a new instance.
      renew();
      this.#makeAgain();
      return question(this.#study);
    }
  }

  /** Gives the memory back. The study cannot be asked any more. */
  free() {
    // An instance that has trapped goes as a whole, once nobody holds it.
    const isThere = this.#own ? !this.#own.isLost : this.#shared === sharedInstance();
    if (isThere) this.#study.free();
    this.#study = /** @type {any} */ (null);
  }

  /**
   * Where an instance traps, nobody knows in which state its memory is.
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
    this.#study = studied(this.#request, Number.POSITIVE_INFINITY);
    this.#shared = sharedInstance();
    this.restore(this.#study);
  }
}

/**
 * Makes a search in the shared instance.
 * @param {Request} request
 * @param {number} most of how many events at most
 * @throws {PlyscopeError} `stopped` where it takes more
 */
export function studied(request, most) {
  try {
    const { Study } = sharedInstance();
    return new Study(request, (_phase, _done, _total, events) => events > most);
  } catch (error) {
    if (isTrap(error)) renew();
    throw error;
  }
}
