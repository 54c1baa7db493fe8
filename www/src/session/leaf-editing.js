/** Changing a leaf: what is typed, kept, nudged or left as it was. */

import { nudged, withValue } from '../engine/edits.js';
import { whatFailed } from '../engine/failures.js';
import { refusal, settled } from './outcome.js';

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
    this.#attempt((search) => withValue(search, editing.node, this.#plain(editing.text)));
    return this.error === null;
  }

  /** @param {(search: Search) => string} edited the text of the changed tree */
  #attempt(edited) {
    const outcome = this.#replace(edited);
    this.error = refusal(outcome);
    if (this.error === null) settled(outcome, (error) => this.#refuse(error));
    this.#screen.changed();
  }

  /**
   * Replaces the tree by a changed one, or says why that cannot be.
   * @param {(search: Search) => string} edited
   * @returns {import('./outcome.js').Outcome}
   */
  #replace(edited) {
    const { search } = this.#session;
    if (search === null) return null;
    try {
      return this.#session.dispatch({ type: 'replace-tree', tree: edited(search) });
    } catch (error) {
      return whatFailed(error);
    }
  }

  /** Says why a change cannot be done that was kept long ago. @param {PlyscopeError | null} error */
  #refuse(error) {
    if (error !== null) this.#session.dispatch({ type: 'refuse', error });
  }

  /** @param {number} by */
  #nudge(by) {
    const { editing } = this.#session.state;
    if (editing === null) return;
    this.#attempt((search) => {
      const text = nudged(search, this.#plain(editing.text), by);
      const tree = withValue(search, editing.node, text);
      this.type(text.replace('.', this.#screen.point()));
      return tree;
    });
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
