/**
 * The features that are loaded when they are first opened. After the first picture all others are loaded, so that from
 * then on a view needs no network.
 */

import { LazyModule } from '../engine/lazy-module.js';

/** Loaded when they are needed, and not before: few pages ever show a game or a trace, or run a program. @type {readonly Name[]} */
const ONLY_IF_NEEDED = ['games', 'traced', 'myProgram'];

/** Each view's own, so that one retries what another could not load. */
const features = () => ({
  algorithms: new LazyModule(() => import('../features/algorithms/algorithms.js')),
  collection: new LazyModule(() => import('../features/collection/my-trees.js')),
  compare: new LazyModule(() => import('../features/compare/comparing.js')),
  editing: new LazyModule(() => import('../features/editing/editing.js')),
  editor: new LazyModule(() => import('../features/editor/editor.js')),
  figures: new LazyModule(() => import('../features/figures/picture.js')),
  gallery: new LazyModule(() => import('../features/gallery/gallery.js')),
  games: new LazyModule(() => import('../features/games/games.js')),
  generator: new LazyModule(() => import('../features/generator/generator.js')),
  growth: new LazyModule(() => import('../features/growth/view.js')),
  help: new LazyModule(() => import('../features/help/help.js')),
  myProgram: new LazyModule(() => import('../features/my-program/my-program.js')),
  paper: new LazyModule(() => import('../features/paper/paper.js')),
  predicting: new LazyModule(() => import('../features/predicting/panel.js')),
  presenting: new LazyModule(() => import('../features/presenting/feature.js')),
  programs: new LazyModule(() => import('../features/programs/panel.js')),
  saving: new LazyModule(() => import('../features/saving/save.js')),
  sharing: new LazyModule(() => import('../features/sharing/sharing.js')),
  start: new LazyModule(() => import('../features/start/start.js')),
  traced: new LazyModule(() => import('../features/traced/traced.js')),
});

/** @typedef {ReturnType<typeof features>} Modules */
/** @typedef {keyof Modules} Name */

/**
 * The exports of a feature's module.
 * @template {Name} K
 * @typedef {Awaited<ReturnType<Modules[K]['load']>>} Feature
 */

export class Features {
  /** @type {Map<Name, unknown>} */
  #loaded = new Map();
  /** @type {Map<Name, Promise<void>>} */
  #loading = new Map();
  /** Opened features that could not be loaded. @type {Set<Name>} */
  #failed = new Set();
  #modules = features();
  #changed;

  /** @param {() => void} changed called when a feature is loaded, or an opened one has failed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Resolves once nothing is being loaded. */
  async settled() {
    while (this.#loading.size > 0) await Promise.all(this.#loading.values());
  }

  /** Whether it was opened and could not be loaded. @param {Name} name */
  hasFailed(name) {
    return this.#failed.has(name);
  }

  /**
   * A feature, if it is loaded.
   * @template {Name} K
   * @param {K} name
   * @returns {Feature<K> | null}
   */
  loaded(name) {
    return /** @type {Feature<K>} */ (this.#loaded.get(name)) ?? null;
  }

  /**
   * A feature, if it is loaded. If not, it begins to load, unless that has failed before.
   * @template {Name} K
   * @param {K} name
   */
  find(name) {
    if (!this.#loaded.has(name) && !this.#failed.has(name)) this.load(name);
    return this.loaded(name);
  }

  /**
   * A feature, loaded now if necessary; null if it cannot be loaded.
   * @template {Name} K
   * @param {K} name
   * @returns {Promise<Feature<K> | null>}
   */
  async load(name) {
    if (this.#loaded.has(name)) return this.loaded(name);
    await this.#fetch(name);
    if (!this.#loaded.has(name)) this.#failed.add(name);
    this.#changed();
    return this.loaded(name);
  }

  /** Loads all features that any page may need, once the next picture is drawn. They change something all at once, and not one after the other. */
  prefetch() {
    const all = /** @type {Name[]} */ (Object.keys(this.#modules));
    const names = all.filter((name) => !ONLY_IF_NEEDED.includes(name));
    const fetch = () =>
      Promise.all(names.map((name) => this.#fetch(name))).then(() => this.#changed());
    requestAnimationFrame(() => requestAnimationFrame(fetch));
  }

  /** @param {Name} name */
  async #fetch(name) {
    if (this.#loaded.has(name)) return;
    const loading = this.#loading.get(name) ?? this.#begin(name);
    this.#loading.set(name, loading);
    await loading;
    if (this.#loading.get(name) === loading) this.#loading.delete(name);
  }

  /** @param {Name} name */
  async #begin(name) {
    const module = await this.#modules[name].load().catch(() => null);
    if (module === null) return;
    this.#loaded.set(name, module);
    this.#failed.delete(name);
  }
}
