/** Typing in the field of the tree: what is typed, and what the cursor selects. */

import { after, reportError } from './outcome.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Session } from './session.js' */

/** @import { Selection, Typed } from './state.js' */

export class Draft {
  #session;
  /** What was typed last. */
  #last = '';

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
  }

  /** What there is of it. */
  get typed() {
    return this.#session.state.draft;
  }

  /** @param {Partial<Typed>} typed */
  #become(typed) {
    this.#session.dispatch({ type: 'draft', ...typed });
  }

  /**
   * Hears what will be typed over. Once nothing of a text is left, what comes is another tree, and the one before stays as it is
   * in the reader's collection; whatever else is typed changes the tree on show.
   * @param {string} text
   * @param {Selection} selection
   */
  expect(text, { start, end }) {
    const isLeft = text.slice(0, start).trim() + text.slice(end).trim() !== '';
    if (!isLeft) this.#become({ isOther: true });
  }

  /** @param {string} text */
  type = (text) => {
    // The node of the text before may be none of the next tree.
    this.#select(null);
    this.#become({ discarded: null });
    this.#last = text;
    const { sitting } = this.typed;
    const outcome = after(this.#show(text), (error) => {
      // A tree that comes later must not change the field either.
      const isHere = this.#last === text && this.typed.sitting === sitting;
      if (error === null) this.#become({ isOther: false, ...(isHere && { text }) });
      return error;
    });
    // The typed text stays even if it is a tree: the field must not change while one types.
    this.#become({ text });
    reportError(outcome, (error) => this.#become({ error }));
  };

  /** @param {string} text */
  #show(text) {
    const { state, search } = this.#session;
    const [before, tree] = [state.past.at(-1), text.trim()];
    // Another tree that is taken back in the field is as if it had never come.
    if (before?.kind === 'choose' && before.tree === tree)
      return this.#session.dispatch({ type: 'undo' });
    const { sitting, isOther } = this.typed;
    const replacing = { tree: text, sitting, isOther: isOther && tree !== search?.text };
    return this.#session.dispatch({ type: 'replace-tree', ...replacing });
  }

  /**
   * Follows the cursor, and selects the node whose text it is in, or several whose texts are selected.
   * @param {Selection} selection
   * @param {(search: Search) => number[]} nodesIn
   */
  stand(selection, nodesIn) {
    this.#become({ selection });
    const { search, job } = this.#session;
    // While the typed tree is searched, the one on show is another.
    const isShown = this.typed.error === null && job === null;
    const found = search !== null && isShown ? nodesIn(search) : [];
    const visible = [...new Set(found.map((node) => search?.folding.visibleNode(node) ?? node))];
    this.#select(visible.length === 1 ? visible[0] : null);
    if (visible.length > 0) this.#selectAll(visible.length > 1 ? visible : []);
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
    const { error, text, sitting } = this.typed;
    this.#select(null);
    this.#become({ selection: null, sitting: sitting + 1, text: error === null ? null : text });
  };

  /** Gives the field the tree again. What was typed is kept until something else is. */
  discard = () => {
    const { text, isOther } = this.typed;
    const kept = { discarded: text, wasOther: isOther };
    this.#become({ ...kept, text: null, error: null, isOther: false });
  };

  /** Gives the field what was typed before it got the tree back. */
  bringBack = () => {
    const { discarded, wasOther } = this.typed;
    if (discarded === null) return;
    this.#become({ isOther: wasOther });
    this.type(discarded);
  };
}
