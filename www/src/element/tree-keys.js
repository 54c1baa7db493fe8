/** The keyboard in the ARIA tree: which node's item has the focus, and what each key does there. */

import { walk } from '../panels/outline.js';
import { moveChild } from '../session/moving.js';
import { after } from '../session/outcome.js';
import { change, commandOfKey, editOf } from '../session/tree-commands.js';

/** @import { Search } from '../engine/search.js' */
/** @import { LeafEditing } from '../session/leaf-editing.js' */
/** @import { Session } from '../session/session.js' */
/** @import { Command } from '../session/tree-commands.js' */

export class TreeKeys {
  #session;
  #editing;
  #put;

  /**
   * @param {Session} session
   * @param {LeafEditing} editing
   * @param {(selector: string) => void} put moves the focus to an element
   */
  constructor(session, editing, put) {
    this.#session = session;
    this.#editing = editing;
    this.#put = put;
  }

  /** Moves the focus to a node, or to the symbol that hides it. @param {number} node */
  visit(node) {
    const visible = this.#session.search?.folding.visibleNode(node) ?? node;
    this.#session.dispatch({ type: 'focus', node: visible });
    this.#put(`[data-node="${visible}"]`);
  }

  /** Moves the focus to the symbol if the node that had it is hidden now. @param {number | null} before */
  keep(before) {
    const { search, state } = this.#session;
    if (before !== null && search?.folding.hides(before)) this.#put(`[data-node="${state.focus}"]`);
  }

  /** @param {KeyboardEvent} event @param {number} node */
  press = (event, node) => {
    const { search } = this.#session;
    if (search === null || event.ctrlKey || event.metaKey) return;
    if (event.altKey) return this.#move(event, node, search);
    const { nodes, folding } = search;
    const { key, shiftKey } = event;
    const to = shiftKey ? null : walk(search, node, key);
    const command = commandOfKey(event);
    if (command !== null) {
      event.preventDefault();
      return this.#edit(command, node, search);
    }
    const unfolds = key === 'ArrowRight' && !shiftKey && folding.isSymbol(node);
    const opens = nodes.leaf[node] && (key === 'Enter' || key === 'F2');
    const typed = nodes.leaf[node] && /^[-−+.,\d∞]$/.test(key);
    if (unfolds) this.#session.dispatch({ type: 'unfold', node });
    else if (to !== null) this.visit(to);
    else if (opens || typed) this.#editing.begin(node, opens ? null : key, true);
    // An arrow at the edge of the tree must not step the search.
    else if (shiftKey || !key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  /**
   * Changes the tree, and goes on at the new node, or at the parent of the one that is gone.
   * @param {Command} command
   * @param {number} node
   * @param {Search} search
   */
  #edit(command, node, search) {
    const edit = editOf(command, node, search);
    if (edit === null) return;
    const dispatch = this.#session.dispatch.bind(this.#session);
    after(change(dispatch, edit, true), (error) => {
      const { focus } = this.#session.state;
      if (error === null)
        this.visit(command === 'delete' ? search.nodes.parent[node] : (focus ?? node));
      return error;
    });
  }

  /**
   * Alt and an arrow move the node among its siblings.
   * @param {KeyboardEvent} event
   * @param {number} node
   * @param {Search} search
   */
  #move(event, node, search) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    // Otherwise the browser would leave the page.
    event.preventDefault();
    const place = search.nodes.place(node).place + by;
    const dispatch = this.#session.dispatch.bind(this.#session);
    moveChild({ search, dispatch }, node, place, (to) => this.visit(to));
  }
}
