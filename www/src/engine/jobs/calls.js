/** The page's side of a worker: questions that are answered one after another. */

/** @import { Answers } from './making.js' */
/** @import { Question } from './worker.js' */

/**
 * What a worker says: how far it has come, its answer, or what went wrong.
 * @typedef {{progress?: any, answer?: any, error?: unknown}} Message
 */

/** Thrown where there can be no worker. */
export class NoWorker extends Error {}

export class Calls {
  #worker = begin();
  /** Who waits for the present answer. @type {{resolve: (answer: any) => void, reject: (error: unknown) => void}} */
  #waiting = { resolve: () => {}, reject: () => {} };

  /**
   * @param {(progress: any) => void} [progressed] called when the worker has come further
   * @throws {NoWorker}
   */
  constructor(progressed = () => {}) {
    this.#worker.onmessage = (/** @type {MessageEvent<Message>} */ { data }) => {
      if (data.progress !== undefined) progressed(data.progress);
      else if (data.error !== undefined) this.#waiting.reject(data.error);
      else this.#waiting.resolve(data.answer);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#waiting.reject(new NoWorker(event.message));
    };
  }

  /**
   * Asks one thing.
   * @template {Question} Q
   * @param {Q} question
   * @returns {Promise<Answers[Q['type']]>} rejected with what went wrong, as the core or the engine says it
   */
  ask(question) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(question);
    });
  }

  /** Ends the worker, whatever it does. An answer that is waited for never comes. */
  end() {
    this.#worker.terminate();
  }
}

function begin() {
  try {
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  } catch (error) {
    // A page of another origin than the script, or a strict content policy.
    throw new NoWorker(String(error));
  }
}
