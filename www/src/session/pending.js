/** The search that a worker is making, and the action that waits for it. */

import { whatFailed } from '../engine/errors.js';
import { NoWorker } from '../engine/jobs/calls.js';
import { makeSearchHere } from './making.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Job } from '../engine/jobs/job.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Action } from './actions.js' */
/** @import { Outcome } from './outcome.js' */

export class Pending {
  /** @type {Job | null} */
  job = null;
  /** What the waiting action is. @type {Action['type'] | null} */
  #type = null;
  /** The outcome of the waiting action. @type {Promise<PlyscopeError | null> | null} */
  #outcome = null;
  /** Settles the outcome when the job is dropped. @type {(why: PlyscopeError | null) => void} */
  #dropped = () => {};
  #changed;

  /** @param {() => void} changed called when a job begins or ends */
  constructor(changed) {
    this.#changed = changed;
  }

  /** The outcome of the waiting action; null without a job. */
  get outcome() {
    return this.job === null ? null : this.#outcome;
  }

  /** What the waiting action is; null without a job. */
  get type() {
    return this.job === null ? null : this.#type;
  }

  /**
   * Waits for a job instead of any other.
   * @param {Job} job
   * @param {Action['type'] | null} type of the waiting action; null if a search is made again
   * @param {(made: Search) => Outcome} accept
   * @returns {Promise<PlyscopeError | null>}
   */
  wait(job, type, accept) {
    this.drop(null);
    this.job = job;
    this.#type = type;
    this.#outcome = new Promise((resolve) => {
      this.#dropped = resolve;
      const end = (/** @type {() => Outcome} */ doing) => {
        if (this.job !== job) return;
        this.job = null;
        resolve(attempted(doing));
        this.#changed();
      };
      job.result.then(
        (made) => end(() => accept(made)),
        (error) => end(() => accept(retryHere(job, error))),
      );
    });
    this.#changed();
    return this.#outcome;
  }

  /** Ends the job. @param {PlyscopeError | null} why */
  drop(why) {
    const { job } = this;
    if (job === null) return;
    this.job = null;
    job.cancel();
    this.#dropped(why);
    this.#changed();
  }
}

/** Makes a search on the main thread if there was no worker for it. @param {Job} job @param {unknown} error */
function retryHere(job, error) {
  if (!(error instanceof NoWorker)) throw error;
  return makeSearchHere(job.request);
}

/** @param {() => Outcome} doing @returns {Outcome} */
export function attempted(doing) {
  try {
    return doing();
  } catch (error) {
    return whatFailed(error);
  }
}
