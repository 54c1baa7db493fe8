/** Playback: the step follows the clock while the state is playing. */

import { lastPosition, played, position } from '../session/steps.js';

/** @import { Session } from '../session/session.js' */

export class Playback {
  #session;
  #frame = 0;
  /** The elapsed part of a step, and the time of the last frame. */
  #rest = 0;
  #last = 0;

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
  }

  /** Starts or stops with the state. */
  follow() {
    if (!this.#session.state.playing) return this.stop();
    if (this.#frame !== 0) return;
    // The first step comes at once, so that one sees that something has begun.
    this.#rest = 1;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** @param {number} time */
  #tick = (time) => {
    const session = this.#session;
    const { speed, loops, first } = session.state;
    const step = position(session.state);
    const last = lastPosition(session.state, session.steps);
    const from = { step, rest: this.#rest };
    const over = (/** @type {number} */ at) => (at === last ? first : session.over(at, true));
    const next = played(from, time - this.#last, speed, loops ? Infinity : last, over);
    const halt = next.step === step ? null : session.halt(step);
    // Where it has begun again, the end was passed.
    if (halt !== null && halt <= (next.step < step ? last : next.step)) {
      session.go(halt);
      session.dispatch({ type: 'pause' });
      return;
    }
    this.#rest = next.rest;
    this.#last = time;
    this.#frame = requestAnimationFrame(this.#tick);
    if (next.step !== step) session.go(next.step);
    if (next.ended) session.dispatch({ type: 'pause' });
  };
}
