/** Loads the features of a view when they are first opened, with the messages of all of them. */

import { LazyModule } from '../engine/lazy-module.js';
import { NAMES, ROWS } from '../features/features.js';
import { loadOpened } from '../text/messages.js';

/** @import { CSSResult, ReactiveControllerHost } from 'lit' */
/** @import { Feature, Module, Name } from '../features/features.js' */

export class Features {
  /** @type {Map<Name, Module>} */
  #loaded = new Map();
  /** The style sheets of those that the view has asked for. @type {Map<Name, CSSResult>} */
  #worn = new Map();
  /** @type {Map<Name, Promise<void>>} */
  #loading = new Map();
  /** Opened features that could not be loaded. @type {Set<Name>} */
  #failed = new Set();
  /** Each view's own, so that one retries what another could not load. */
  #modules = new Map(NAMES.map((name) => [name, new LazyModule(ROWS[name].load)]));
  #view;
  #changed;

  /**
   * @param {ReactiveControllerHost & {renderRoot: HTMLElement | DocumentFragment}} view
   * @param {() => void} changed called when a feature is loaded, or an opened one has failed
   */
  constructor(view, changed) {
    this.#view = view;
    this.#changed = changed;
    view.addController(this);
  }

  hostConnected() {
    this.#dress();
  }

  /** Gives the view the style sheets of what it shows, behind its own, in an order that does not depend on when each came. */
  #dress() {
    const { renderRoot } = this.#view;
    if (!(renderRoot instanceof ShadowRoot)) return;
    const sheets = NAMES.flatMap((name) => this.#worn.get(name)?.styleSheet ?? []);
    const own = renderRoot.adoptedStyleSheets.filter((each) => !sheets.includes(each));
    renderRoot.adoptedStyleSheets = [...own, ...sheets];
  }

  /** Resolves once nothing is being loaded. */
  async settled() {
    while (this.#loading.size > 0) await Promise.all(this.#loading.values());
  }

  /** Those that were opened and could not be loaded, but for those whose failure is said elsewhere. */
  get failed() {
    return [...this.#failed].filter((name) => !ROWS[name].quiet);
  }

  /** Whether it was opened and could not be loaded. @param {Name} name */
  hasFailed(name) {
    return this.#failed.has(name);
  }

  /** Nobody waits for it any more: if it has failed, that is not said, and it may be tried again. @param {Name} name */
  forgo(name) {
    this.#failed.delete(name);
  }

  /**
   * A feature, if it is loaded. Whoever gets it may show it: its style sheet is there.
   * @template {Name} K
   * @param {K} name
   * @returns {Feature<K> | null}
   */
  loaded(name) {
    const module = this.#loaded.get(name);
    if (module?.sheet && !this.#worn.has(name)) {
      this.#worn.set(name, module.sheet);
      this.#dress();
    }
    return /** @type {Feature<K>} */ (module) ?? null;
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
    const [module] = await Promise.all([this.#modules.get(name)?.load(), loadOpened()]).catch(
      () => [null],
    );
    if (!module) return;
    this.#loaded.set(name, module);
    this.#failed.delete(name);
  }
}
