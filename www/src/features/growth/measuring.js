/** The worker that measures. It starts when it is first needed, and ends when measuring is cancelled. */

import { compiled } from '../../engine/instances.js';
import { Calls } from '../../engine/jobs/calls.js';

/** @import { Task } from './results.js' */

export class Measuring {
  /** @type {Calls | null} */
  #calls = null;

  /**
   * Measures one task at a time.
   * @param {Task} task
   * @returns {Promise<Float64Array>} rejected on failure, never settled if cancelled
   */
  async measure({ recipe, trees, algorithms }) {
    this.#calls ??= new Calls();
    const module = compiled();
    return this.#calls.call({ type: 'grow', module, recipe, trees, algorithms });
  }

  /** Ends the worker, and frees its memory. */
  cancel() {
    this.#calls?.end();
    this.#calls = null;
  }
}
