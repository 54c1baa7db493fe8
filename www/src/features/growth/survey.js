/** Measures what a setup needs, point by point. */

import { compiled } from '../../engine/instances.js';
import { Calls } from '../../engine/jobs/calls.js';
import { tasks, withMeasured } from './measuring.js';

/** @import { Setup } from '../../session/growth.js' */
/** @import { Results, Task } from './measuring.js' */

/** Measures the missing points of a setup one by one, in a worker that is there while it measures. */
export class Survey {
  /** @type {Results} */
  results = new Map();
  /** Measured and all missing points; null while idle. @type {{done: number, all: number} | null} */
  progress = null;
  /** Whether the last point could not be measured. */
  failed = false;
  /** @type {Calls | null} */
  #worker = null;
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
        const numbers = await this.#numbers(task);
        this.results = withMeasured(this.results, setup, task, numbers);
      } catch {
        this.failed = true;
        break;
      }
    }
    this.cancel();
  }

  /** @param {Task} task @returns {Promise<Float64Array>} rejected on failure, never settled if cancelled */
  async #numbers({ recipe, trees, algorithms }) {
    this.#worker ??= new Calls();
    return this.#worker.call({ type: 'grow', module: compiled(), recipe, trees, algorithms });
  }

  /** Cancels measuring, and frees the worker's memory. Results stay. */
  cancel() {
    this.#worker?.end();
    this.#worker = null;
    this.progress = null;
    this.#changed();
  }
}
