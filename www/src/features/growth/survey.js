/** Measures what a setup asks for and is not known yet, point by point. */

import { Measuring } from './measuring.js';
import { tasks, withMeasured } from './results.js';

/** @import { Results } from './results.js' */
/** @import { Setup } from './setup.js' */

export class Survey {
  /** @type {Results} */
  results = new Map();
  /** How many points are measured of those that were missing; null while nothing is. @type {{done: number, all: number} | null} */
  progress = null;
  /** Whether the last point could not be measured. */
  failed = false;
  #measuring = new Measuring();
  #changed;

  /** @param {() => void} changed called when there is something else to show */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Measures what is missing; what went on before is given up. @param {Setup} setup */
  async measure(setup) {
    this.cancel();
    this.failed = false;
    const todo = tasks(this.results, setup);
    for (const [done, task] of todo.entries()) {
      this.progress = { done, all: todo.length };
      this.#changed();
      try {
        // What is cancelled never comes back here.
        const numbers = await this.#measuring.measure(task);
        this.results = withMeasured(this.results, setup, task, numbers);
      } catch {
        this.failed = true;
        break;
      }
    }
    this.cancel();
  }

  /** Gives up whatever goes on; what is measured stays. */
  cancel() {
    this.#measuring.cancel();
    this.progress = null;
    this.#changed();
  }
}
