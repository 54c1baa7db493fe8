/**
 * The features that are loaded when they are first opened. After the first picture all others are loaded, so that from
 * then on a view needs no network.
 */

const FEATURES = {
  compare: () => import('../features/compare/comparing.js'),
  generator: () => import('../features/generator/generator.js'),
  growth: () => import('../features/growth/view.js'),
  help: () => import('../features/help/help.js'),
  predicting: () => import('../features/predicting/panel.js'),
  presenting: () => import('../features/presenting/feature.js'),
  saving: () => import('../features/saving/save.js'),
};

/** @typedef {keyof typeof FEATURES} Name */

/**
 * The exports of a feature's module.
 * @template {Name} K
 * @typedef {Awaited<ReturnType<typeof FEATURES[K]>>} Feature
 */

export class Features {
  /** @type {Map<Name, unknown>} */
  #loaded = new Map();
  /** @type {Map<Name, Promise<void>>} */
  #loading = new Map();
  /** Opened features that could not be loaded. @type {Set<Name>} */
  #failed = new Set();
  /** The number of failed attempts. @type {Map<Name, number>} */
  #failures = new Map();
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
    await this.#fetch(name);
    if (!this.#loaded.has(name) && !this.#failed.has(name)) {
      this.#failed.add(name);
      this.#changed();
    }
    return this.loaded(name);
  }

  /** Loads all features, once the next picture is drawn. */
  prefetch() {
    const names = /** @type {Name[]} */ (Object.keys(FEATURES));
    const fetch = () => Promise.all(names.map((name) => this.#fetch(name)));
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
    const failures = this.#failures.get(name) ?? 0;
    try {
      this.#loaded.set(name, await imported(FEATURES[name], failures));
      this.#failed.delete(name);
      this.#changed();
    } catch {
      this.#failures.set(name, failures + 1);
    }
  }
}

/**
 * A module, even after failed attempts.
 * @param {() => Promise<unknown>} load
 * @param {number} failures the number of failed attempts
 */
async function imported(load, failures) {
  try {
    const module = await load();
    // The exports are at the end, where a file that was cut short does not come to.
    if (Object.keys(Object(module)).length === 0) throw new Error('a feature was cut short');
    return module;
  } catch (error) {
    const address = /\S+:\/\/\S+$/.exec(String(error));
    if (failures === 0 || address === null) throw error;
    // Firefox remembers a failed address; another fragment makes it another address.
    return import(/* @vite-ignore */ `${address[0]}#${failures}`);
  }
}
