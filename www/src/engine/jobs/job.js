/**
 * A search that is made elsewhere: the page's side. The worker has a memory of its own, which is carried
 * over part by part and goes on here; so everything is asked at once afterwards, as of a small search.
 */

import { place } from '../../layout/plane.js';
import { compiled, instance } from '../instances.js';
import { Search } from '../search.js';
import { makeRoom, PART, put } from './memory.js';

/**
 * @typedef {import('../../../pkg/plyscope_wasm.js').Request} Request
 * @typedef {import('./making.js').Answers} Answers
 * @typedef {import('./worker.js').Question} Question
 */

/**
 * How far it has come: of what it does now, so much of so much; null where nobody knows.
 * @typedef {object} Progress
 * @property {'start' | 'read' | 'search' | 'index' | 'take' | 'rest' | 'save'} phase
 * @property {number} done
 * @property {number | null} total
 * @property {number} events
 */

/** Thrown where there can be no worker. */
export class NoWorker extends Error {}

export class Job {
  /** @type {Progress} */
  progress = { phase: 'start', done: 0, total: null, events: 0 };
  #worker;
  #heard;
  #ended = false;
  /** Who waits for the present answer. @type {{resolve: (answer: any) => void, reject: (error: unknown) => void}} */
  #waiting = { resolve: () => {}, reject: () => {} };

  /**
   * @param {Request} request
   * @param {() => void} heard called when there is another progress
   * @throws {NoWorker}
   */
  constructor(request, heard) {
    this.request = request;
    this.#heard = heard;
    this.#worker = begin();
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#waiting.reject(new NoWorker(event.message));
    };
    /** The search; what went wrong, as the core or the engine says it; or nothing, once it is cancelled. */
    this.result = this.#run().finally(() => this.cancel());
  }

  /** Ends it at once, wherever it is. The result then never comes. */
  cancel() {
    this.#ended = true;
    this.#worker.terminate();
  }

  /** @returns {Promise<Search>} */
  async #run() {
    const { request } = this;
    const module = compiled();
    const { address, ...extent } = await this.#ask('search', { type: 'search', module, request });
    const core = instance();
    makeRoom(core, extent);
    for (let from = 0; from < extent.bytes; from += PART) {
      put(core, from, await this.#ask('part', { type: 'part', from }));
      this.#tell({ phase: 'take', done: from, total: extent.bytes });
    }
    this.#tell({ phase: 'rest' });
    const known = await this.#ask('rest', { type: 'rest' });
    const study = Object.assign(Object.create(core.Study.prototype), { __wbg_ptr: address });
    const search = new Search(request, { study, own: { core, isLost: false }, known });
    await this.#prepare(search);
    return search;
  }

  /**
   * Makes what the first picture needs of a search, each part in a task of its own.
   * @param {Search} search
   */
  async #prepare(search) {
    const { nodes } = search;
    const parts = [
      () => nodes.end,
      () => nodes.longest,
      () => place(search),
      () => search.wasted(0),
    ];
    for (const make of parts) {
      make();
      await new Promise((resolve) => setTimeout(resolve));
      // As if the worker had never answered.
      if (this.#ended) await new Promise(() => {});
    }
  }

  /**
   * @template {keyof Answers} K
   * @param {K} _kind
   * @param {Question} question
   * @returns {Promise<Answers[K]>}
   */
  #ask(_kind, question) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(question);
    });
  }

  /** @param {{progress?: Progress, answer?: unknown, error?: unknown}} data */
  #hear({ progress, answer, error }) {
    if (progress !== undefined) this.#tell(progress);
    else if (error !== undefined) this.#waiting.reject(error);
    else this.#waiting.resolve(answer);
  }

  /** @param {Partial<Progress>} progress */
  #tell(progress) {
    this.progress = { done: 0, total: null, events: 0, phase: 'start', ...progress };
    this.#heard();
  }
}

/** A worker, which does nothing yet. @throws {NoWorker} */
export function begin() {
  try {
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  } catch (error) {
    // A page of another origin than the script, or a strict content policy.
    throw new NoWorker(String(error));
  }
}
