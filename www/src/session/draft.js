/** The text typed into the field of the tree while it is not a valid tree. */

import { reportError } from './outcome.js';

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Session } from './session.js' */

export class Draft {
  /** The typed text; null if the field has the tree. @type {string | null} */
  text = null;
  /** @type {PlyscopeError | null} */
  error = null;
  #session;
  #changed;

  /**
   * @param {Session} session
   * @param {() => void} changed called when the draft has changed
   */
  constructor(session, changed) {
    this.#session = session;
    this.#changed = changed;
  }

  /** Gives way to another tree. An invalid draft stays: it is the reader's work, and only they may discard it. */
  yield() {
    if (this.error === null) this.text = null;
  }

  /** @param {string} text */
  type = (text) => {
    const outcome = this.#session.dispatch({ type: 'replace-tree', tree: text });
    // The typed text stays even if it is a tree: the field must not change while one types.
    this.text = text;
    reportError(outcome, (error) => {
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
