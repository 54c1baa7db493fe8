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
  #worker = begin();
  /** The pending call. @type {{resolve: (answer: any) => void, reject: (error: unknown) => void}} */
  #waiting = { resolve: () => {}, reject: () => {} };

  /**
   * @param {(progress: any) => void} [progressed] called when the worker reports progress
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
   * @template {Question} Q
   * @param {Q} question
   * @returns {Promise<Answers[Q['type']]>} rejected with the error of the core or the engine
   */
  call(question) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(question);
    });
  }

  /** Ends the worker. A pending call is never answered. */
  end() {
    this.#worker.terminate();
  }
}

function begin() {
  try {
    return startWorker();
  } catch (error) {
    // The browser has none, or the page's policy allows none.
    throw new NoWorker(String(error));
  }
}
