/** The text in the field of the tree, which may not be a valid tree, and the selection in it. */

import { after, reportError } from './outcome.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Session } from './session.js' */

/**
 * Where the cursor stands in the field, from the first selected character to after the last.
 * @typedef {{start: number, end: number}} Selection
 */

export class Draft {
  /** The typed text; null if the field has the tree. @type {string | null} */
  text = null;
  /** @type {PlyscopeError | null} */
  error = null;
  /** What was typed before the field got the tree back; null if there is nothing to bring back. @type {string | null} */
  discarded = null;
  /** Null while one types elsewhere. @type {Selection | null} */
  selection = null;
  /** What is typed until the field is left is undone together. */
  #sitting = 1;
  /** Whether nothing was left of the tree's text, so that what is typed is another tree. */
  #isOther = false;
  /** The same of what was discarded. */
  #wasOther = false;
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

  /**
   * Hears what will be typed over. Once nothing of a text is left, what comes is another tree, and the one before stays as it is
   * in the reader's collection; whatever else is typed changes the tree on show.
   * @param {string} text
   * @param {Selection} selection
   */
  expect(text, { start, end }) {
    if (text.slice(0, start).trim() + text.slice(end).trim() === '') this.#isOther = true;
  }

  /** @param {string} text */
  type = (text) => {
    // The node of the text before may be none of the next tree.
    this.#select(null);
    this.discarded = null;
    const outcome = after(this.#show(text), (error) => {
      if (error === null) this.#isOther = false;
      return error;
    });
    // The typed text stays even if it is a tree: the field must not change while one types.
    this.text = text;
    reportError(outcome, (error) => {
      this.error = error;
      this.#changed();
    });
  };

  /** @param {string} text */
  #show(text) {
    const { state, search } = this.#session;
    const [before, tree] = [state.past.at(-1), text.trim()];
    // Another tree that is taken back in the field is as if it had never come.
    if (before?.kind === 'choose' && before.tree === tree)
      return this.#session.dispatch({ type: 'undo' });
    const isOther = this.#isOther && tree !== search?.text;
    const sitting = this.#sitting;
    return this.#session.dispatch({ type: 'replace-tree', tree: text, sitting, isOther });
  }

  /**
   * Follows the cursor, and selects the node whose text it is in, or several whose texts are selected.
   * @param {Selection} selection
   * @param {(search: Search) => number[]} nodesIn
   */
  stand(selection, nodesIn) {
    this.selection = selection;
    const { search, job } = this.#session;
    // While the typed tree is searched, the one on show is another.
    const isShown = this.error === null && job === null;
    const found = search !== null && isShown ? nodesIn(search) : [];
    const visible = [...new Set(found.map((node) => search?.folding.visibleNode(node) ?? node))];
    this.#select(visible.length === 1 ? visible[0] : null);
    if (visible.length > 0) this.#selectAll(visible.length > 1 ? visible : []);
    this.#changed();
  }

  /** @param {number | null} node */
  #select(node) {
    if (this.#session.state.focus !== node) this.#session.dispatch({ type: 'focus', node });
  }

  /** Selects several nodes, or none. @param {readonly number[]} nodes */
  #selectAll(nodes) {
    const { selected } = this.#session.state;
    if (String(selected) !== String(nodes)) this.#session.dispatch({ type: 'select', nodes });
  }

  leave = () => {
    this.selection = null;
    this.#sitting += 1;
    this.#select(null);
    this.yield();
    this.#changed();
  };

  /** Gives the field the tree again. What was typed is kept until something else is. */
  discard = () => {
    [this.discarded, this.#wasOther] = [this.text, this.#isOther];
    this.text = this.error = null;
    this.#isOther = false;
    this.#changed();
  };

  /** Gives the field what was typed before it got the tree back. */
  bringBack = () => {
    if (this.discarded === null) return;
    this.#isOther = this.#wasOther;
    this.type(this.discarded);
  };
}
