/**
 * Calls at most every few milliseconds, the first at once. What waits is kept in order; what does not fit is dropped. Other
 * pages of the origin may send what they like, and must not keep this one busy.
 */

/** The shortest time between two calls in milliseconds: a key that is held repeats less often. */
const BETWEEN = 15;

export class Throttle {
  /** @type {(() => void)[]} */
  #waiting = [];
  #isResting = false;
  #most;

  /** @param {number} most calls that may wait */
  constructor(most) {
    this.#most = most;
  }

  /** @param {() => void} call */
  add(call) {
    if (this.#waiting.length < this.#most) this.#waiting.push(call);
    this.#next();
  }

  #next() {
    if (this.#isResting) return;
    const call = this.#waiting.shift();
    if (call === undefined) return;
    this.#isResting = true;
    setTimeout(() => {
      this.#isResting = false;
      this.#next();
    }, BETWEEN);
    call();
  }
}
