/** The page's side of a worker: calls that are answered one after another. */

import { startWorker } from '../files/worker.js';

/** @import { Answers } from './making.js' */
/** @import { Question } from './worker.js' */

/**
 * A message from a worker: its progress, its answer, or an error.
 * @typedef {{progress?: any, answer?: any, error?: unknown}} Message
 */

/** Thrown if the browser allows no worker. */
export class NoWorker extends Error {}

export class Calls {
  #worker;
  /** The pending call. @type {{resolve: (answer: any) => void, reject: (error: unknown) => void}} */
  #waiting = { resolve: () => {}, reject: () => {} };
  /** Why there will be no more answers. @type {NoWorker | null} */
  #failed = null;

  /**
   * @param {(progress: any) => void} [progressed] called when the worker reports progress
   * @param {() => Worker} [start] starts another worker than that of searches
   * @throws {NoWorker}
   */
  constructor(progressed = () => {}, start = startWorker) {
    this.#worker = begin(start);
    this.#worker.onmessage = (/** @type {MessageEvent<Message>} */ { data }) => {
      if (data.progress !== undefined) progressed(data.progress);
      else if (data.error !== undefined) this.#waiting.reject(data.error);
      else this.#waiting.resolve(data.answer);
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message);
    };
    this.#worker.onmessageerror = () => this.#fail('an answer cannot be read');
  }

  /**
   * @template {Question} Q
   * @param {Q} question
   * @returns {Promise<Answers[Q['type']]>} rejected with the error of the core or the engine
   */
  call(question) {
    return new Promise((resolve, reject) => {
      // A worker that has failed between two calls would never answer.
      if (this.#failed !== null) return reject(this.#failed);
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(question);
    });
  }

  /** @param {string} why */
  #fail(why) {
    this.#failed = new NoWorker(why);
    this.#waiting.reject(this.#failed);
  }

  /** Ends the worker. A pending call is never answered. */
  end() {
    this.#worker.terminate();
  }
}

/** @param {() => Worker} start */
function begin(start) {
  try {
    return start();
  } catch (error) {
    // The browser has none, or the page's policy allows none.
    throw new NoWorker(String(error));
  }
}
