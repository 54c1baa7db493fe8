/** The keyboard in the tree: which node's item has it, and what its keys do there. */

import { walk } from '../panels/outline.js';
import { moveChild, siblings } from '../session/moving.js';

/** @typedef {import('../session/session.js').Session} Session */

export class TreeKeys {
  #session;
  #editing;
  #put;

  /**
   * @param {Session} session
   * @param {import('../session/leaf-editing.js').LeafEditing} editing
   * @param {(selector: string) => void} put puts the keyboard on an element
   */
  constructor(session, editing, put) {
    this.#session = session;
    this.#editing = editing;
    this.#put = put;
  }

  /** Puts the keyboard on a node. @param {number} asked what is hidden has its symbol's item */
  visit(asked) {
    const node = this.#session.search?.folding.visibleNode(asked) ?? asked;
    this.#session.dispatch({ type: 'focus', node });
    this.#put(`[data-node="${node}"]`);
  }

  /** Where the node that it was at is hidden now, the keyboard goes to the symbol. @param {number | null} before */
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
    const unfolds = key === 'ArrowRight' && !shiftKey && folding.isSymbol(node);
    const opens = nodes.leaf[node] && (key === 'Enter' || key === 'F2');
    const typed = nodes.leaf[node] && /^[-−+.,\d∞]$/.test(key);
    if (unfolds) this.#session.dispatch({ type: 'unfold', node });
    else if (to !== null) this.visit(to);
    else if (opens || typed) this.#editing.begin(node, opens ? null : key, true);
    // An arrow at the edge of the tree is no step of the search.
    else if (shiftKey || !key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  /**
   * Alt and an arrow move the node among its siblings.
   * @param {KeyboardEvent} event
   * @param {number} node
   * @param {import('../engine/search.js').Search} search
   */
  #move(event, node, search) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    // Else it would lead away from the page.
    event.preventDefault();
    const place = siblings(search.nodes, node).indexOf(node) + by;
    const dispatch = this.#session.dispatch.bind(this.#session);
    moveChild({ search, dispatch }, node, place, (to) => this.visit(to));
  }
}
