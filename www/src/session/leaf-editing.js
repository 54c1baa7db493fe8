/** Editing a leaf's value: typing, nudging, keeping and reverting. */

import { nudged } from '../engine/edits.js';
import { refusal, reportError } from './outcome.js';
import { attempted } from './pending.js';

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Session } from './session.js' */

/**
 * The screen's part.
 * @typedef {object} Screen
 * @property {(all: boolean) => void} field moves the keyboard to the field, and may select its text
 * @property {(node: number) => void} item moves the keyboard back to the leaf
 * @property {() => void} changed called when the error may have changed
 * @property {() => string} point the decimal point of the language
 */

export class LeafEditing {
  /** The error in the typed value. @type {PlyscopeError | null} */
  error = null;
  /** Whether editing began by keyboard, which then returns to the tree. */
  #byKey = false;
  #session;
  #screen;

  /**
   * @param {Session} session
   * @param {Screen} screen
   */
  constructor(session, screen) {
    this.#session = session;
    this.#screen = screen;
  }

  /**
   * @param {number} node
   * @param {string | null} text typed already; null for the current value
   * @param {boolean} byKey
   * @param {number} [pane] the number of the picture
   */
  begin(node, text, byKey, pane = 1) {
    const value = this.#session.search?.nodes.value(node)?.replace('.', this.#screen.point()) ?? '';
    this.error = null;
    this.#byKey = byKey;
    this.#session.dispatch({ type: 'edit', node, text: text ?? value, pane });
    this.#screen.field(text === null);
  }

  /** @param {string} text */
  type = (text) => {
    const { editing } = this.#session.state;
    if (editing !== null) this.#session.dispatch({ type: 'edit', node: editing.node, text });
  };

  /** @param {KeyboardEvent} event */
  keys = (event) => {
    event.stopPropagation();
    if (event.key === 'Enter') {
      if (this.#keep()) this.#end();
    } else if (event.key === 'Escape') this.#end('revert-edit');
    else if (event.key === 'ArrowUp') this.#nudge(1);
    else if (event.key === 'ArrowDown') this.#nudge(-1);
    else return;
    event.preventDefault();
  };

  /** The field has lost the keyboard: a valid value is kept. */
  leave = () => {
    this.#byKey = false;
    this.#keep();
    this.#end();
  };

  /** Applies the typed value; whether it is valid. */
  #keep() {
    const { editing } = this.#session.state;
    if (editing === null || this.#session.search === null) return true;
    this.#attempt(() => this.#plain(editing.text));
    return this.error === null;
  }

  /**
   * @param {(search: Search) => string} valueIn the new value
   * @param {(value: string) => void} [fits] called if it is valid
   */
  #attempt(valueIn, fits = () => {}) {
    const outcome = this.#replace(valueIn, fits);
    this.error = refusal(outcome);
    if (this.error === null) reportError(outcome, (error) => this.#refuse(error));
    this.#screen.changed();
  }

  /**
   * Gives the leaf a new value, or returns the error.
   * @param {(search: Search) => string} valueIn
   * @param {(value: string) => void} fits
   * @returns {Outcome}
   */
  #replace(valueIn, fits) {
    const session = this.#session;
    const { search, state } = session;
    const { editing } = state;
    if (search === null || editing === null) return null;
    return attempted(() => {
      const change = { node: editing.node, value: valueIn(search) };
      // No move at all, but an error if it is no value.
      nudged(search, change.value, 0);
      fits(change.value);
      return session.dispatch({ type: 'edit-tree', edit: { value: change } });
    });
  }

  /** Reports an error found after the field was closed. @param {PlyscopeError | null} error */
  #refuse(error) {
    if (error !== null) this.#session.dispatch({ type: 'refuse', error });
  }

  /** @param {number} by */
  #nudge(by) {
    const { editing } = this.#session.state;
    if (editing === null) return;
    this.#attempt(
      (search) => nudged(search, this.#plain(editing.text), by),
      (value) => this.type(value.replace('.', this.#screen.point())),
    );
  }

  /** The typed value with the point of the tree's text. @param {string} text */
  #plain = (text) => text.replace(this.#screen.point(), '.');

  /** @param {'end-edit' | 'revert-edit'} type */
  #end(type = 'end-edit') {
    const { editing } = this.#session.state;
    if (editing === null) return;
    this.error = null;
    this.#session.dispatch({ type });
    if (this.#byKey) this.#screen.item(editing.node);
    else this.#session.dispatch({ type: 'focus', node: null });
  }
}
