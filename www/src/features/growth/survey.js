/** Measures the missing points of a setup, one by one. */

import { Measuring } from './measuring.js';
import { tasks, withMeasured } from './results.js';

/** @import { Results } from './results.js' */
/** @import { Setup } from '../../session/growth.js' */

export class Survey {
  /** @type {Results} */
  results = new Map();
  /** Measured and all missing points; null while idle. @type {{done: number, all: number} | null} */
  progress = null;
  /** Whether the last point could not be measured. */
  failed = false;
  #measuring = new Measuring();
  #changed;

  /** @param {() => void} changed called when results or progress have changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Measures missing points, and cancels earlier measuring. @param {Setup} setup */
  async measure(setup) {
    this.cancel();
    this.failed = false;
    const todo = tasks(this.results, setup);
    for (const [done, task] of todo.entries()) {
      this.progress = { done, all: todo.length };
      this.#changed();
      try {
        // A cancelled measurement never settles.
        const numbers = await this.#measuring.measure(task);
        this.results = withMeasured(this.results, setup, task, numbers);
      } catch {
        this.failed = true;
        break;
      }
    }
    this.cancel();
  }

  /** Cancels measuring. Results stay. */
  cancel() {
    this.#measuring.cancel();
    this.progress = null;
    this.#changed();
  }
}
