/**
 * A search made by a worker: the page's side. The worker's memory is copied over part by part, and the search lives on
 * in the copy; so it then answers at once, like a small search.
 */

import { place } from '../../layout/plane.js';
import { isStopped } from '../errors.js';
import { isToRead } from '../formats/known.js';
import { read } from '../formats/read.js';
import { grow as growGame } from '../games/growing.js';
import { isToGrow, withGrown } from '../games/grown.js';
import { compiled, newInstance } from '../instances.js';
import { Search } from '../search.js';
import { Calls } from './calls.js';
import { isLarge, isToMake } from './large.js';
import { copyPart, grow, PART } from './memory.js';

/** @import { Request } from '../../../pkg/plyscope_wasm.js' */

/**
 * The progress of the current phase; `total` is null if unknown.
 * @typedef {object} Progress
 * @property {'start' | 'read' | 'search' | 'index' | 'take' | 'rest' | 'save'} phase
 * @property {number} done
 * @property {number | null} total
 * @property {number} events
 */

export class Job {
  /** @type {Progress} */
  progress = { phase: 'start', done: 0, total: null, events: 0 };
  /** The worker's; none while a game's tree grows, or a text is read in another's format. @type {Calls | null} */
  #calls;
  #ending = new AbortController();
  #progressed;
  #isOver = false;

  /**
   * @param {Request} request
   * @param {() => void} progressed called when there is progress
   * @throws {NoWorker}
   */
  constructor(request, progressed) {
    this.request = request;
    this.#progressed = progressed;
    this.#calls = isToMake(request.tree) ? null : this.#begin();
    /** The search. It is rejected with an error of the core or the engine, and never settles once cancelled. */
    this.result = this.#run().finally(() => this.cancel());
  }

  /** Ends it at once. The result then never comes. */
  cancel() {
    this.#isOver = true;
    this.#ending.abort();
    this.#calls?.end();
  }

  #begin() {
    return new Calls((progress) => this.#progress(progress));
  }

  /** Makes the tree of the request in a module of its own; gives the search, if that is made at once. */
  async #small() {
    const { request } = this;
    const progress = (/** @type {number} */ done) => this.#progress({ phase: 'read', done });
    if (isToGrow(request.tree)) await growGame(request.tree, progress, this.#ending.signal);
    else await read(request.tree);
    if (this.#isOver) await new Promise(() => {});
    if (isLarge(request.tree, null)) return null;
    try {
      return new Search(request);
    } catch (error) {
      if (!isStopped(error)) throw error;
      return null;
    }
  }

  /** @returns {Promise<Search>} */
  async #run() {
    try {
      return await this.#made();
    } catch (error) {
      // A long text was not looked at before.
      const { tree } = this.request;
      if (this.#isOver || !isToRead(tree)) throw error;
      await read(tree);
      if (isToRead(tree)) throw error;
      return this.#made();
    }
  }

  async #made() {
    const small = isToMake(this.request.tree) ? await this.#small() : null;
    if (small !== null) return small;
    const request = withGrown(this.request);
    const module = compiled();
    this.#calls ??= this.#begin();
    const calls = this.#calls;
    const { address, ...extent } = await calls.call({ type: 'search', module, request });
    const core = newInstance();
    grow(core, extent);
    for (let from = 0; from < extent.bytes; from += PART) {
      copyPart(core, from, await calls.call({ type: 'part', from }));
      this.#progress({ phase: 'take', done: from, total: extent.bytes });
    }
    this.#progress({ phase: 'rest' });
    const known = await calls.call({ type: 'rest' });
    // Its memory is given back before the page needs more.
    calls.end();
    const study = Object.assign(Object.create(core.Study.prototype), { __wbg_ptr: address });
    // The search is of the tree after an edit, which need not be made again.
    const made = request.edit
      ? { ...this.request, tree: known.text, edit: undefined }
      : this.request;
    const search = new Search(made, { study, own: { core, isLost: false }, known });
    await this.#prepare(search);
    return search;
  }

  /** Computes what the first picture needs, each part in its own task. @param {Search} search */
  async #prepare(search) {
    const { nodes } = search;
    const parts = [
      () => nodes.end,
      () => nodes.longest,
      () => place(search),
      () => search.painting.place(place(search).x),
    ];
    for (const make of parts) {
      make();
      await new Promise((resolve) => setTimeout(resolve));
      // Cancelled: behave as if the worker had never answered.
      if (this.#isOver) await new Promise(() => {});
    }
  }

  /** @param {Partial<Progress>} progress */
  #progress(progress) {
    this.progress = { done: 0, total: null, events: 0, phase: 'start', ...progress };
    this.#progressed();
  }
}
