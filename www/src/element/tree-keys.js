/** The keyboard in the ARIA tree: which node's item has the focus, and what each key does there. */

import { latinKey } from '../input/latin-key.js';
import { walk } from '../panels/outline.js';
import { levelling, moveChild } from '../session/moving.js';
import { after } from '../session/outcome.js';
import { levelOf, selectedWith, selection, toggledIn } from '../session/selection.js';
import { change, commandOfKey, copied, editOf, paste } from '../session/tree-commands.js';

/** @import { Search } from '../engine/search.js' */
/** @import { Command } from '../session/tree-commands.js' */
/** @import { Parts } from './parts.js' */

export class TreeKeys {
  #session;
  #editing;
  #around;

  /** @param {Pick<Parts, 'session' | 'editing' | 'focus' | 'isInTree' | 'openTexts'>} around */
  constructor(around) {
    this.#session = around.session;
    this.#editing = around.editing;
    this.#around = around;
  }

  /** Moves the focus to a node, or to the symbol that hides it. @param {number} node */
  visit(node) {
    const visible = this.#session.search?.folding.visibleNode(node) ?? node;
    this.#session.dispatch({ type: 'focus', node: visible });
    this.#around.focus(`[data-node="${visible}"]`);
  }

  /** Moves the focus to the symbol if the item that had it is hidden now. @param {number | null} before */
  keep(before) {
    const { search, state } = this.#session;
    if (before === null || !search?.folding.hides(before) || !this.#around.isInTree) return;
    this.#around.focus(`[data-node="${state.focus}"]`);
  }

  /** @param {KeyboardEvent} event @param {number} node */
  press = (event, node) => {
    const { search } = this.#session;
    if (search === null || this.#selects(event, node, search)) return;
    if (this.#session.state.editable && this.#changes(event, node, search)) return;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const to = shiftKey ? null : walk(search, node, key);
    const unfolds = key === 'ArrowRight' && !shiftKey && search.folding.isSymbol(node);
    if (unfolds) this.#session.dispatch({ type: 'unfold', node });
    else if (to !== null) this.visit(to);
    // An arrow at the edge of the tree must not step the search.
    else if (shiftKey || !key.startsWith('Arrow')) return;
    event.preventDefault();
  };

  /**
   * Changes the tree at a node; whether the key asks for that.
   * @param {KeyboardEvent} event
   * @param {number} node
   * @param {Search} search
   */
  #changes(event, node, search) {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isLeaf = search.nodes.leaf[node] === 1;
    if (altKey) return this.#move(event, node, search);
    const command =
      commandOfKey(event, latinKey(event)) ?? (isLeaf ? null : growthOfEnter(event, node));
    if (command !== null) this.#edit(command, node, search);
    else if (ctrlKey || metaKey) return false;
    else if (isLeaf && (key === 'Enter' || key === 'F2')) this.#editing.begin(node, null, true);
    else if (isLeaf && isTyped(key)) this.#editing.begin(node, key, true);
    else if (key === 'F2') this.#rename(node);
    else return false;
    event.preventDefault();
    return true;
  }

  /**
   * What a key does while the keyboard is at the picture itself, as after a click: it is about the selected nodes.
   * @param {KeyboardEvent} event
   */
  pressAtSelection = (event) => {
    const { search, state, dispatch } = this.#seen;
    const [target] = event.composedPath();
    const nodes = selection(state);
    if (search === null || target !== event.currentTarget || nodes.length === 0) return;
    if (this.#selects(event, nodes[0], search) || !state.editable) return;
    if (nodes.length === 1 && this.#pressAsInTree(event, nodes[0], search)) return;
    const command = commandOfKey(event, latinKey(event));
    const isNumber = !event.ctrlKey && !event.metaKey && !event.altKey && isTyped(event.key);
    if (command !== null) {
      const edit = editOf(command, nodes, search);
      if (edit !== null) change(dispatch, edit);
    } else if (isNumber && nodes.every((node) => search.nodes.leaf[node])) {
      this.#editing.begin(nodes[0], event.key, false);
    } else return;
    event.preventDefault();
  };

  /**
   * What the keys of edits do at a node of the tree, they do after a press of it too; arrows alone step. Whether it was such a
   * key. From then on the keyboard is at the node.
   * @param {KeyboardEvent} event
   * @param {number} node
   * @param {Search} search
   */
  #pressAsInTree(event, node, search) {
    const { key, altKey, ctrlKey, metaKey } = event;
    const isEdit =
      (altKey && key.startsWith('Arrow')) || (key === 'Enter' && !search.nodes.leaf[node]);
    if (ctrlKey || metaKey || !(isEdit || key === 'F2')) return false;
    this.press(event, node);
    return true;
  }

  /** Copies the selected nodes, or cuts them out. @param {ClipboardEvent} event */
  copy = (event) => {
    const { search, state, dispatch } = this.#seen;
    const nodes = this.#chosen(event);
    if (search === null || nodes.length === 0) return;
    event.clipboardData?.setData('text/plain', copied(nodes, search));
    event.preventDefault();
    const isCut = event.type === 'cut' && state.editable;
    const edit = isCut ? editOf('delete', nodes, search) : null;
    if (edit === null) return;
    if (state.focus === null) change(dispatch, edit);
    else this.#edit('delete', state.focus, search);
  };

  /** Pastes a tree below the selected nodes. @param {ClipboardEvent} event */
  paste = (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const nodes = this.#session.state.editable ? this.#chosen(event) : [];
    if (text.trim() === '' || nodes.length === 0) return;
    // Otherwise the page would open the tree.
    event.preventDefault();
    const { dispatch, state } = this.#seen;
    const isByKey = state.focus !== null;
    after(paste(dispatch, nodes, text, isByKey), (error) => {
      if (error === null && isByKey) this.#goOn();
      return error;
    });
  };

  /** The nodes that an event of the clipboard is about. @param {ClipboardEvent} event */
  #chosen(event) {
    const [target] = event.composedPath();
    const { state } = this.#session;
    if (target instanceof HTMLInputElement) return [];
    return state.focus === null ? selection(state) : selectedWith(state, state.focus);
  }

  get #seen() {
    const { search, state } = this.#session;
    const dispatch = this.#session.dispatch.bind(this.#session);
    return { search, state, dispatch };
  }

  /**
   * Selects more nodes or fewer; whether the key asks for that.
   * @param {KeyboardEvent} event
   * @param {number} node
   * @param {Search} search
   */
  #selects(event, node, search) {
    const { state, dispatch } = this.#seen;
    const { key, shiftKey, altKey } = event;
    const isHeld = (event.ctrlKey || event.metaKey) && !shiftKey && !altKey;
    /** @param {readonly number[]} nodes */
    const select = (nodes) => {
      dispatch({ type: 'select', nodes });
      event.preventDefault();
      return true;
    };
    if (isHeld && key === ' ') return select(toggledIn(state.selected, node));
    if (isHeld && latinKey(event).toLowerCase() === 'a') return select(levelOf(search, node));
    return false;
  }

  /**
   * Changes the tree, and goes on at the new node, or beside the one that is gone.
   * @param {Command} command
   * @param {number} node
   * @param {Search} search
   */
  #edit(command, node, search) {
    const { state, dispatch } = this.#seen;
    const nodes = selectedWith(state, node);
    const edit = editOf(command, nodes, search);
    if (edit === null) return;
    after(change(dispatch, edit, true), (error) => {
      if (error === null) this.#goOn();
      return error;
    });
  }

  /** Goes on at the node that an edit was about. If others were selected, it takes their place. */
  #goOn() {
    const { state, dispatch } = this.#seen;
    const next = state.focus;
    if (next === null) return;
    if (selection(state).length > 0) dispatch({ type: 'select', nodes: [next] });
    this.visit(next);
  }

  /** Opens the form with the node's texts. @param {number} node */
  #rename(node) {
    const { state, dispatch } = this.#seen;
    if (!selection(state).includes(node)) dispatch({ type: 'select', nodes: [node] });
    this.#around.openTexts(() => this.visit(node));
  }

  /**
   * Alt and an arrow move the node among its siblings, or a level up or down with all that are selected; whether it was such a key.
   * @param {KeyboardEvent} event
   * @param {number} node
   * @param {Search} search
   */
  #move(event, node, search) {
    const way = WAYS[event.key];
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way !== undefined) this.#level(event, node, search, way);
    if (way !== undefined || by === undefined) return way !== undefined;
    // Otherwise the browser would leave the page.
    event.preventDefault();
    const place = search.nodes.place(node).place + by;
    const { dispatch } = this.#seen;
    moveChild({ search, dispatch }, node, place, (to) => this.visit(to));
    return true;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} node
   * @param {Search} search
   * @param {'up' | 'down'} way
   */
  #level(event, node, search, way) {
    event.preventDefault();
    const { state, dispatch } = this.#seen;
    const edit = levelling(search, selectedWith(state, node), node, way);
    if (edit === null) return;
    const nodes = selection(state).includes(node) ? null : [node];
    if (nodes !== null && selection(state).length > 0) dispatch({ type: 'select', nodes });
    after(change(dispatch, edit), (error) => {
      const { focus } = this.#session.state;
      if (error === null && focus !== null) this.visit(focus);
      return error;
    });
  }
}

/** The arrows that move a node to another level. @type {Readonly<Record<string, 'up' | 'down' | undefined>>} */
const WAYS = { ArrowUp: 'up', ArrowDown: 'down' };

/**
 * Enter adds a node beside one that has children, as in an outline; at a leaf it opens the field of the value.
 * @param {KeyboardEvent} event
 * @param {number} node
 */
function growthOfEnter({ key, shiftKey, ctrlKey, metaKey }, node) {
  if (key !== 'Enter' || shiftKey || ctrlKey || metaKey) return null;
  return node === 0 ? 'add-child' : 'add-sibling';
}

/** Whether a key begins a value. @param {string} key */
const isTyped = (key) => /^[-−+.,\d∞]$/.test(key);
