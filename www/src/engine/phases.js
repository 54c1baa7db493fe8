/** The phases of all nodes at a step, kept from one step to the next, where pixels are made of them. */

/** Where more nodes than this part of all may have changed, all are asked for. */
const MOST = 0.5;

export class Phases {
  /** Numbered as in `States`. @type {Uint8Array} */
  all = new Uint8Array(0);
  /** @type {import('./search.js').Search | null} */
  #search = null;
  #step = 0;

  /**
   * Looks at a step.
   * @param {import('./search.js').Search} search
   * @param {number} step
   * @returns {Uint32Array} the stretches of nodes that may have changed since it was looked at last: where
   *   each begins, and behind which node it ends
   */
  at(search, step) {
    const [known, before] = [this.#search === search, this.#step];
    [this.#search, this.#step] = [search, step];
    if (!known) {
      this.all = search.phases(step);
      return Uint32Array.of(0, search.nodes.length);
    }
    const changes = before === step ? new Uint32Array(0) : search.changes(before, step);
    this.#renew(search, step, changes);
    return changes;
  }

  /**
   * @param {import('./search.js').Search} search
   * @param {number} step
   * @param {Uint32Array} changes
   */
  #renew(search, step, changes) {
    let changed = 0;
    for (let at = 0; at < changes.length; at += 2) changed += changes[at + 1] - changes[at];
    if (changed > MOST * this.all.length) {
      this.all = search.phases(step);
      return;
    }
    for (let at = 0; at < changes.length; at += 2) {
      const [from, to] = [changes[at], changes[at + 1]];
      this.all.set(search.phases(step, from, to), from);
    }
  }
}
