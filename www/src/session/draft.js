/** What is typed into the text of the tree, for as long as that is no tree yet. */

import { settled } from './outcome.js';

export class Draft {
  /** What stands in the field; null where that is the tree. @type {string | null} */
  text = null;
  /** Why that is no tree that can be searched. @type {import('../../pkg/plyscope_wasm.js').PlyscopeError | null} */
  error = null;
  #session;
  #changed;

  /**
   * @param {import('./session.js').Session} session
   * @param {() => void} changed something has to be shown
   */
  constructor(session, changed) {
    this.#session = session;
    this.#changed = changed;
  }

  /** Another tree is on show. What is no tree yet is somebody's work: only they may throw it away. */
  yield() {
    if (this.error === null) this.text = null;
  }

  /** @param {string} text */
  type = (text) => {
    const outcome = this.#session.dispatch({ type: 'replace-tree', tree: text });
    // As it was typed, also where that is a tree: the field must not change under the hand.
    this.text = text;
    settled(outcome, (error) => {
      this.error = error;
      this.#changed();
    });
  };

  leave = () => {
    this.yield();
    this.#changed();
  };

  discard = () => {
    this.text = this.error = null;
    this.#changed();
  };
}
