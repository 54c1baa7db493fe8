/** Editing a leaf's value: typing, nudging, keeping and reverting. */

import { nudged } from '../engine/edits.js';
import { isEditable } from './hall.js';
import { after, refusal, reportError } from './outcome.js';
import { attempted } from './pending.js';
import { selectedWith } from './selection.js';
import { change, editOf } from './tree-commands.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Session } from './session.js' */

/**
 * The screen's part.
 * @typedef {object} Screen
 * @property {(all: boolean) => void} field moves the keyboard to the field, and may select its text
 * @property {(node: number) => void} item moves the keyboard back to the leaf
 * @property {() => void} picture moves it back to the picture as a whole
 * @property {() => string} point the decimal point of the language
 */

export class LeafEditing {
  /** Whether editing began by keyboard, which then returns to the tree. */
  #byKey = false;
  /** The leaf whose field is open; null for none. @type {number | null} */
  #node = null;
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
    if (!isEditable(this.#session.state)) return;
    const value = this.#session.search?.nodes.value(node)?.replace('.', this.#screen.point()) ?? '';
    this.#byKey = byKey;
    this.#node = node;
    this.#session.dispatch({ type: 'edit', node, text: text ?? value, pane, error: null });
    this.#screen.field(text === null);
  }

  /** @param {string} text */
  type = (text) => {
    const { editing } = this.#session.state;
    if (editing !== null) this.#session.dispatch({ type: 'edit', node: editing.node, text });
  };

  /** Keeps the value and closes the field, if the value is valid. */
  accept() {
    if (this.#keep()) this.#end();
  }

  /** Closes the field, and gives the leaf the value that it had before. */
  revert() {
    this.#end('revert-edit');
  }

  /** Keeps the value, adds a leaf, and goes on there. @param {'add-child' | 'add-sibling'} command */
  grow(command) {
    const session = this.#session;
    const { editing } = session.state;
    if (editing === null || !this.#keep() || session.search === null) return;
    const edit = editOf(command, [editing.node], session.search);
    if (edit === null) return;
    const dispatch = session.dispatch.bind(session);
    after(change(dispatch, edit, true), (error) => {
      const { focus } = session.state;
      if (error === null && focus !== null) this.begin(focus, null, this.#byKey, editing.pane);
      return error;
    });
  }

  /**
   * Keeps the value and goes on at a neighbouring leaf; false if there is none.
   * @param {1 | -1} by
   */
  goOn(by) {
    const { state, search } = this.#session;
    if (state.editing === null || search === null) return false;
    const { node, pane } = state.editing;
    const next = visibleLeaf(search, node, by);
    if (next === null) return false;
    if (this.#keep()) this.begin(next, null, this.#byKey, pane);
    return true;
  }

  /** The field has lost the keyboard: a valid value is kept. */
  leave = () => {
    this.#keep();
    this.#end('end-edit', false);
  };

  /** Applies the typed value; whether it is valid. */
  #keep() {
    const { editing } = this.#session.state;
    if (editing === null || this.#session.search === null) return true;
    return this.#attempt(() => this.#plain(editing.text)) === null;
  }

  /**
   * Gives the leaf a new value; what is wrong with it, as far as that is known at once.
   * @param {(search: Search) => string} valueIn the new value
   * @param {(value: string) => void} [fits] called if it is valid
   */
  #attempt(valueIn, fits = () => {}) {
    const outcome = this.#replace(valueIn, fits);
    const error = refusal(outcome);
    if (error === null) reportError(outcome, (later) => this.#refuse(later));
    const { editing } = this.#session.state;
    if (editing !== null && editing.error !== error) {
      const { node, text } = editing;
      this.#session.dispatch({ type: 'edit', node, text, error });
    }
    return error;
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
      // No move at all, but an error if it is not a value.
      nudged(search, change.value, 0);
      fits(change.value);
      const nodes = [...selectedWith(state, editing.node)];
      const { value } = change;
      const edit = nodes.length > 1 ? { values: { nodes, value } } : { value: change };
      return session.dispatch({ type: 'edit-tree', edit });
    });
  }

  /** Reports an error found after the field was closed. @param {PlyscopeError | null} error */
  #refuse(error) {
    if (error !== null) this.#session.dispatch({ type: 'refuse', error });
  }

  /** Makes the value larger or smaller. @param {number} by in the smallest units of the tree */
  nudge(by) {
    const { editing, selected } = this.#session.state;
    // The values of several leaves would be undone one press at a time.
    if (editing === null || selected.length > 1) return;
    this.#attempt(
      (search) => nudged(search, this.#plain(editing.text), by),
      (value) => this.type(value.replace('.', this.#screen.point())),
    );
  }

  /** The typed value with the point of the tree's text. @param {string} text */
  #plain = (text) => text.replace(this.#screen.point(), '.');

  /**
   * @param {'end-edit' | 'revert-edit'} [type]
   * @param {boolean} [returns] whether the keyboard goes back to where it was
   */
  #end(type = 'end-edit', returns = true) {
    const node = this.#node;
    if (node === null) return;
    this.#node = null;
    if (this.#session.state.editing !== null) this.#session.dispatch({ type });
    if (returns && this.#byKey) return this.#screen.item(node);
    this.#session.dispatch({ type: 'focus', node: null });
    if (returns) this.#screen.picture();
  }
}

/** The visible leaf before or after a leaf; null for none. @param {Search} search @param {number} node @param {1 | -1} by */
function visibleLeaf({ nodes, folding }, node, by) {
  let next = node + by;
  while (next >= 0 && next < nodes.length && (nodes.leaf[next] === 0 || folding.hides(next)))
    next += by;
  return next >= 0 && next < nodes.length ? next : null;
}
