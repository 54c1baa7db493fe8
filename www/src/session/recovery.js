/** Recovery from lost memory: a search that has run out of memory is made again, in the same state. */

import { whatFailed } from '../engine/errors.js';
import { after } from './outcome.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Outcome } from './outcome.js' */

/**
 * The session, as far as recovery needs it.
 * @typedef {object} Session
 * @property {() => Search | null} search
 * @property {(error: PlyscopeError, again: boolean) => void} lose puts the search away and says why, perhaps again
 * @property {() => Outcome} resume makes the search again
 * @property {() => void} changed
 */

export class Recovery {
  #session;
  /** Whether a lost search is being made again. */
  #isUnderWay = false;

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
  }

  /** Recovers when a search runs out of memory. @param {Search} search */
  watch(search) {
    search.lost = () => queueMicrotask(() => this.#recover());
  }

  #recover() {
    const { search, lose, resume, changed } = this.#session;
    if (!search()?.isLost) return;
    lose(whatFailed(new RangeError()), this.#isUnderWay);
    this.#isUnderWay = true;
    after(resume(), (error) => {
      this.#isUnderWay = false;
      return error;
    });
    changed();
  }
}
