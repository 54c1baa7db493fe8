/** The worker that measures: begun when it is first needed, ended when nobody waits any more. */

import { compiled } from '../../engine/instances.js';
import { begin } from '../../engine/jobs/job.js';

/**
 * @typedef {import('./results.js').Task} Task
 * @typedef {{resolve: (numbers: Float64Array) => void, reject: (error: unknown) => void}} Waiting
 */

export class Measuring {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Waiting} */
  #waiting = { resolve: () => {}, reject: () => {} };

  /**
   * Measures; one task at a time.
   * @param {Task} task
   * @returns {Promise<Float64Array>} rejected where that cannot be done, and never settled where it is
   *   cancelled
   */
  measure({ recipe, trees, algorithms }) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker ??= this.#begun();
      const module = compiled();
      const question = { type: 'grow', module, recipe, trees, algorithms: algorithms.join(',') };
      this.#worker.postMessage(question);
    });
  }

  /** Gives up whatever goes on, and gives the memory back. */
  cancel() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #begun() {
    const worker = begin();
    worker.onmessage = ({ data: { answer, error } }) => {
      if (answer === undefined) this.#waiting.reject(error);
      else this.#waiting.resolve(answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#waiting.reject(event.message);
    };
    return worker;
  }
}
