/** The search that is being made by a worker, and who waits for it. */

import { whatFailed } from '../engine/failures.js';
import { NoWorker } from '../engine/jobs/calls.js';
import { searchedHere } from './making.js';

/**
 * @import { PlyscopeError } from '../../pkg/plyscope_wasm.js'
 * @import { Job } from '../engine/jobs/job.js'
 * @import { Search } from '../engine/search.js'
 * @import { Outcome } from './outcome.js'
 */

export class Pending {
  /** @type {Job | null} */
  job = null;
  /** What becomes of what it is made for. @type {Promise<PlyscopeError | null> | null} */
  #outcome = null;
  /** Says why nobody waits for the job any more. @type {(why: PlyscopeError | null) => void} */
  #dropped = () => {};
  #changed;

  /** @param {() => void} changed called when a job begins or ends */
  constructor(changed) {
    this.#changed = changed;
  }

  /** What becomes of what the job is made for; null where there is none. */
  get outcome() {
    return this.job === null ? null : this.#outcome;
  }

  /**
   * Waits for a job, in the place of any other.
   * @param {Job} job
   * @param {(made: Search) => Outcome} accept
   * @returns {Promise<PlyscopeError | null>}
   */
  wait(job, accept) {
    this.drop(null);
    this.job = job;
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
        (error) => end(() => accept(instead(job, error))),
      );
    });
    this.#changed();
    return this.#outcome;
  }

  /**
   * Ends the job, wherever it is.
   * @param {PlyscopeError | null} why
   */
  drop(why) {
    const { job } = this;
    if (job === null) return;
    this.job = null;
    job.cancel();
    this.#dropped(why);
    this.#changed();
  }
}

/**
 * The search that takes the place of one that its worker could not make.
 * @param {Job} job
 * @param {unknown} error
 */
function instead(job, error) {
  if (!(error instanceof NoWorker)) throw error;
  return searchedHere(job.request);
}

/** @param {() => Outcome} doing @returns {Outcome} */
export function attempted(doing) {
  try {
    return doing();
  } catch (error) {
    return whatFailed(error);
  }
}
