/**
 * What is loaded when it is first needed, or soon after the first picture. A room is the code of a panel or of a
 * part of the picture, with its styles where it exports any, and its messages, which stand in
 * `locales/LANGUAGE/ROOM.ftl`. Whoever shows a room asks for it by its name: see `panels/room.js`.
 */

import { topic } from '../text/messages.js';
import { imported } from './imported.js';

/** Messages without code. */
const words = async () => ({});

/** Rooms that say what others bring. @type {Partial<Record<Name, Name>>} */
export const NEEDS = {
  switches: 'errors',
  generator: 'errors',
  saving: 'jobs',
  predicting: 'sentences',
};

/**
 * A line a room. What is needed first comes first.
 */
export const ROOMS = {
  sentences: () => import('../text/sentence.js'),
  drawing: () => import('../scene/further.js'),
  errors: words,
  notices: words,
  bands: () => import('../panels/bands.js'),
  jobs: () => import('../panels/progress.js'),
  overview: () => import('../panels/overview.js'),
  switches: () => import('../panels/switches.js'),
  lists: () => import('../panels/lists.js'),
  decision: () => import('../panels/decision.js'),
  code: () => import('../panels/code.js'),
  asking: () => import('../panels/asking.js'),
  stack: () => import('../panels/stack.js'),
  story: () => import('../panels/story.js'),
  results: () => import('../panels/results.js'),
  predicting: () => import('../features/predicting/panel.js'),
  order: () => import('../panels/order.js'),
  compare: () => import('../features/compare/view.js'),
  help: () => import('../features/help/help.js'),
  generator: () => import('../features/generator/generator.js'),
  growth: () => import('../features/growth/view.js'),
  saving: () => import('../features/saving/save.js'),
  presenting: () => import('../features/presenting/room.js'),
};

/**
 * @typedef {keyof typeof ROOMS} Name
 * @typedef {import('lit').CSSResult} Styles
 */

/**
 * What a room's module exports.
 * @template {Name} K
 * @typedef {Awaited<ReturnType<typeof ROOMS[K]>>} Room
 */

/** Rooms that only a view with all its controls has. @type {Name[]} */
const FULL = [
  'notices',
  'switches',
  'lists',
  'decision',
  'code',
  'asking',
  'stack',
  'story',
  'results',
  'predicting',
  'order',
  'compare',
  'generator',
  'growth',
  'saving',
  'presenting',
];

/** All rooms. */
const NAMES = /** @type {Name[]} */ (Object.keys(ROOMS));

export class Later {
  /** @type {Map<Name, unknown>} */
  #found = new Map();
  /** @type {Map<Name, Promise<unknown>>} */
  #coming = new Map();
  /** How often in vain. @type {Map<Name, number>} */
  #tries = new Map();
  /** Those that somebody has asked for and that could not be loaded. @type {Set<Name>} */
  #failed = new Set();
  #messages;
  #changed;

  /**
   * @param {import('../text/messages.js').Messages} messages where to put those that are loaded
   * @param {() => void} changed called when a room is there, or was asked for and cannot be loaded
   */
  constructor(messages, changed) {
    this.#messages = messages;
    this.#changed = changed;
  }

  /** Which rooms are there. */
  get names() {
    return [...this.#found.keys()];
  }

  /** The styles of the rooms that are there. @returns {Styles[]} */
  get styles() {
    const rooms = /** @type {{styles?: Styles | Styles[]}[]} */ ([...this.#found.values()]);
    return rooms.flatMap(({ styles = [] }) => styles);
  }

  /** Resolves once nothing is on its way. */
  async settled() {
    while (this.#coming.size > 0) await Promise.all(this.#coming.values());
  }

  /** Whether it was asked for and could not be loaded. @param {Name} name */
  hasFailed(name) {
    return this.#failed.has(name);
  }

  /**
   * A room, if it is there.
   * @template {Name} K
   * @param {K} name
   * @returns {Room<K> | null}
   */
  there(name) {
    return /** @type {Room<K>} */ (this.#found.get(name)) ?? null;
  }

  /**
   * A room, if it is there; if not, it is sent for, unless that has failed.
   * @template {Name} K
   * @param {K} name
   */
  find(name) {
    if (!this.#found.has(name) && !this.#failed.has(name)) this.load(name);
    return this.there(name);
  }

  /**
   * A room, also where it could not be loaded before; null where it cannot be loaded now.
   * @template {Name} K
   * @param {K} name
   * @returns {Promise<Room<K> | null>}
   */
  async load(name) {
    await this.#fetch(name);
    if (!this.#found.has(name) && !this.#failed.has(name)) {
      this.#failed.add(name);
      this.#changed();
    }
    return this.there(name);
  }

  /**
   * Loads rooms before anybody asks for them, so that they are there at once then, also without a network.
   * @param {readonly Name[]} names
   */
  async prefetch(names) {
    const [first, ...others] = names.map((name) => () => this.#fetch(name));
    await first?.();
    await Promise.all(others.map((fetch) => fetch()));
  }

  /**
   * The same, once what is on show is drawn and the browser has nothing else to do.
   * @param {boolean} all whether those too that only a view with all its controls has
   */
  prefetchSoon(all) {
    const names = all ? NAMES : NAMES.filter((name) => !FULL.includes(name));
    const idle = globalThis.requestIdleCallback ?? ((go) => setTimeout(go));
    const drawn = () => requestAnimationFrame(() => idle(() => this.prefetch(names)));
    requestAnimationFrame(drawn);
  }

  /** Loads a room, unless it is there or on its way. @param {Name} name */
  async #fetch(name) {
    if (this.#found.has(name)) return;
    const coming = this.#coming.get(name) ?? this.#begin(name);
    this.#coming.set(name, coming);
    await coming;
    if (this.#coming.get(name) === coming) this.#coming.delete(name);
  }

  /** @param {Name} name */
  async #begin(name) {
    const tries = this.#tries.get(name) ?? 0;
    const need = NEEDS[name];
    try {
      const load = topic(this.#messages.locale, name);
      const [room, words] = await Promise.all([
        imported(/** @type {() => Promise<unknown>} */ (ROOMS[name]), tries),
        imported(load, tries),
        need && this.#fetch(need),
      ]);
      if (need && !this.#found.has(need)) throw new Error(need);
      this.#messages.add(words.default);
      this.#found.set(name, room);
      this.#failed.delete(name);
      this.#changed();
    } catch {
      this.#tries.set(name, tries + 1);
    }
  }
}
