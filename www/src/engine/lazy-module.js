/** A module that is loaded later, and again after an attempt that failed. */

/** @template T */
export class LazyModule {
  /** The number of failed attempts. */
  #failures = 0;
  #load;

  /** @param {() => Promise<T>} load its `import()` */
  constructor(load) {
    this.#load = load;
  }

  /** Its exports. Rejects if they cannot be loaded; another call tries again. @returns {Promise<T>} */
  async load() {
    try {
      return whole(await this.#attempt());
    } catch (error) {
      this.#failures += 1;
      throw error;
    }
  }

  async #attempt() {
    try {
      return whole(await this.#load());
    } catch (error) {
      const address = /\S+:\/\/\S+$/.exec(String(error));
      if (this.#failures === 0 || address === null) throw error;
      // Firefox remembers a failed address; another fragment makes it another address. It is one of a reader's browser, which no
      // bundler can follow.
      return import(
        /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address[0]}#${this.#failures}`
      );
    }
  }
}

/**
 * The exports stand at the end of a module, so that a file that was cut short has none.
 * @template T
 * @param {T} module
 */
function whole(module) {
  if (Object.keys(Object(module)).length === 0) throw new Error('a module was cut short');
  return module;
}
