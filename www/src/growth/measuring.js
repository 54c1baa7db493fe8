/** The worker that measures: made when it is first needed, ended when nobody waits any more. */

/**
 * @typedef {import('./results.js').Task} Task
 * @typedef {{id: number, numbers?: Float64Array, failed?: string}} Answer
 */

export class Measuring {
  /** @type {Worker | null} */
  #worker = null;
  #asked = 0;
  /** @type {{id: number, resolve: (numbers: Float64Array) => void, reject: (error: unknown) => void} | null} */
  #waiting = null;

  /**
   * Measures; one task at a time.
   * @param {Task} task
   * @returns {Promise<Float64Array>} rejected where that cannot be done, and never settled where it is
   *   cancelled
   */
  measure(task) {
    this.#worker ??= this.#made();
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting = { id, resolve, reject };
      this.#worker?.postMessage({ id, task });
    });
  }

  /** Gives up whatever goes on, and gives the memory back. */
  cancel() {
    this.#worker?.terminate();
    this.#worker = this.#waiting = null;
  }

  #made() {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = (/** @type {MessageEvent<Answer>} */ { data }) => {
      if (this.#waiting?.id !== data.id) return;
      const { resolve, reject } = this.#waiting;
      this.#waiting = null;
      if (data.numbers !== undefined) resolve(data.numbers);
      else reject(new Error(data.failed));
    };
    worker.onerror = () => this.#waiting?.reject(new Error('worker'));
    return worker;
  }
}
