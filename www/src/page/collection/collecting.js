/**
 * The reader's kept trees in the page. Their keeper is loaded after the first picture, unless the page opens with the reader's
 * own work.
 */

import { LazyModule } from '../../engine/lazy-module.js';
import { remembered, wantedOf } from '../../session/collection/kept-tree.js';
import { stored } from '../storage.js';

/** @import { PlyscopeView as View } from '../../element/view.js' */
/** @import { Archived } from '../../session/collection/archive.js' */
/** @import { Fault } from '../../session/collection/collection.js' */
/** @import { PresentWork } from '../../session/collection/work.js' */
/** @import { Wanted } from '../../session/wanted.js' */
/** @import { TreeKeeper } from './tree-keeper.js' */

export class Collecting {
  /** Whether what the reader was working on is shown again. */
  hasReturned = false;
  /** The kept tree that is shown again; null if none is. @type {Archived | null} */
  #returned = null;
  #module = new LazyModule(() => import('./tree-keeper.js'));
  /** @type {Promise<TreeKeeper> | null} */
  #keeper = null;
  /** The work as the page began with it. @type {PresentWork | null} */
  #first = null;
  /** Each work as it was last, while nothing keeps it yet, by its number. @type {Map<number, PresentWork>} */
  #early = new Map();
  #view;
  #report;

  /**
   * @param {View} view
   * @param {(what: Fault | 'copied') => void} report
   */
  constructor(view, report) {
    this.#view = view;
    this.#report = report;
  }

  /** What the reader was working on, as a link asks for it; null if that is not known. @returns {Promise<Wanted | null>} */
  async last() {
    if (stored('work') === '') return null;
    const recipe = remembered(stored('work'));
    if (recipe === null) this.#returned = await (await this.#load()).last();
    const last = recipe ?? this.#returned;
    this.hasReturned = last !== null;
    return last && wantedOf(last);
  }

  /** Notes what the page has begun with, and from then on what is made of it before anything can keep it. */
  note() {
    this.#first = this.#view.work;
    this.#view.addEventListener('plyscope-change', this.#noteWork);
  }

  #noteWork = () => {
    const { work } = this.#view;
    if (work !== null) this.#early.set(work.number, work);
  };

  /** Begins to keep what is worked on, and offers what is kept. */
  async begin() {
    const keeper = await this.#load();
    const first = this.#first ?? this.#view.work;
    if (this.#returned === null) await keeper.resume(first);
    else keeper.adopt(this.#returned, first);
    this.#view.removeEventListener('plyscope-change', this.#noteWork);
    keeper.catchUp([...this.#early.values()]);
    const follow = () => keeper.follow();
    this.#view.addEventListener('plyscope-change', follow);
    this.#view.addEventListener('plyscope-step', follow);
    this.#view.collection = keeper;
    this.#view.requestUpdate();
    keeper.follow();
  }

  /** @param {(id: string) => Promise<void>} open shows a kept lecture */
  async offerLectures(open) {
    (await this.#load()).opensLecture = open;
  }

  /** The store of kept lectures. */
  async lectures() {
    return (await this.#load()).lectureStore;
  }

  async #load() {
    this.#keeper ??= this.#module.load().then(({ keeperOf }) => keeperOf(this.#view, this.#report));
    return this.#keeper;
  }
}
