/** The worker that measures: begun when it is first needed, ended when nobody waits any more. */

import { compiled } from '../../engine/instances.js';
import { Calls } from '../../engine/jobs/calls.js';

/** @import { Task } from './results.js' */

export class Measuring {
  /** @type {Calls | null} */
  #calls = null;

  /**
   * Measures; one task at a time.
   * @param {Task} task
   * @returns {Promise<Float64Array>} rejected where that cannot be done, and never settled where it is
   *   cancelled
   */
  async measure({ recipe, trees, algorithms }) {
    this.#calls ??= new Calls();
    const names = algorithms.join(',');
    const module = compiled();
    return this.#calls.call({ type: 'grow', module, recipe, trees, algorithms: names });
  }

  /** Gives up whatever goes on, and gives the memory back. */
  cancel() {
    this.#calls?.end();
    this.#calls = null;
  }
}
