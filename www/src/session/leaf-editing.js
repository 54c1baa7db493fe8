/** Changing a leaf: what is typed, kept, nudged or left as it was. */

import { nudged, withValue } from '../engine/edits.js';
import { refusal, settled } from './outcome.js';
import { attempted } from './pending.js';

/**
 * @typedef {import('../../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError
 * @typedef {import('../engine/search.js').Search} Search
 * @typedef {import('./session.js').Session} Session
 */

/**
 * What happens on the screen.
 * @typedef {object} Screen
 * @property {(all: boolean) => void} field puts the keyboard into the field, on all that stands there
 * @property {(node: number) => void} item puts the keyboard back to the leaf
 * @property {() => void} changed something has to be shown
 * @property {() => string} point the decimal point of the language
 */

export class LeafEditing {
  /** What is wrong with what is typed. @type {PlyscopeError | null} */
  error = null;
  /** Whether the keyboard began, and is to go back to the tree. */
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
   * @param {string | null} text what is typed already; null takes the present value
   * @param {boolean} byKey
   * @param {number} [pane] in which picture
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

  /** The keyboard has gone elsewhere: what is a value is kept. */
  leave = () => {
    this.#byKey = false;
    this.#keep();
    this.#end();
  };

  /** Takes what stands in the field, and tells whether it is a value. */
  #keep() {
    const { editing } = this.#session.state;
    if (editing === null || this.#session.search === null) return true;
    this.#attempt(() => this.#plain(editing.text));
    return this.error === null;
  }

  /**
   * @param {(search: Search) => string} valueIn the value that the leaf becomes
   * @param {(value: string) => void} [fits] called where it may have that
   */
  #attempt(valueIn, fits = () => {}) {
    const outcome = this.#replace(valueIn, fits);
    this.error = refusal(outcome);
    if (this.error === null) settled(outcome, (error) => this.#refuse(error));
    this.#screen.changed();
  }

  /**
   * Gives the leaf another value, or says why that cannot be.
   * @param {(search: Search) => string} valueIn
   * @param {(value: string) => void} fits
   * @returns {import('./outcome.js').Outcome}
   */
  #replace(valueIn, fits) {
    const session = this.#session;
    const { search, state } = session;
    const { editing } = state;
    if (search === null || editing === null) return null;
    return attempted(() => {
      const change = { node: editing.node, value: valueIn(search) };
      const tree = withValue(search, change.node, change.value);
      fits(change.value);
      return session.dispatch({ type: 'replace-tree', tree, change });
    });
  }

  /** Says why a change cannot be done that was kept long ago. @param {PlyscopeError | null} error */
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

  /** What stands in the field, as a tree has it. @param {string} text */
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
