/** The keyboard in the ARIA tree: which node's item has the focus, and what each key does there. */

import { actionOf, COMMANDS } from '../input/commands.js';
import { commandOf } from '../input/keys.js';
import { walk } from '../panels/outline.js';
import { isEditable } from '../session/hall.js';
import { moveChild } from '../session/moving.js';
import { after } from '../session/outcome.js';
import { selectedWith, selection } from '../session/selection.js';
import { change, copied, editOf, paste } from '../session/tree-commands.js';

/** @import { Search } from '../engine/search.js' */
/** @import { CommandId } from '../input/commands.js' */
/** @import { Parts } from './parts.js' */
/** @import { State } from '../session/state.js' */

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
    if (search === null) return;
    const id = commandOf(event, 'node');
    const isDone =
      (id !== null && this.#does(id, node, search)) ||
      this.#types(event, node, search) ||
      this.#walks(event, node, search);
    if (isDone) event.preventDefault();
  };

  /**
   * Carries out a command at a node; whether that is allowed.
   * @param {CommandId} id
   * @param {number} node
   * @param {Search} search
   */
  #does(id, node, search) {
    const { state, dispatch } = this.#seen;
    const action = actionOf(id, { state, search, node });
    if (action !== null) dispatch(action);
    else if (!isEditable(state)) return false;
    else if (id === 'rename' && search.nodes.leaf[node]) this.#editing.begin(node, null, true);
    else if (id === 'rename') this.#rename(node);
    else if (id === 'move-left' || id === 'move-right') this.#shift(id, node, search);
    else if (id === 'level-up' || id === 'level-down') this.#level(id, node, search);
    else this.#edit(id, node, search);
    return true;
  }

  /**
   * Enter adds a node beside one that has children, as in an outline; at a leaf it opens the field of the value, as a number does.
   * Whether it was such a key.
   * @param {KeyboardEvent} event
   * @param {number} node
   * @param {Search} search
   */
  #types(event, node, search) {
    const { key } = event;
    const isLeaf = search.nodes.leaf[node] === 1;
    if (!isEditable(this.#session.state) || isHeld(event)) return false;
    if (isGrowth(event, node, search))
      this.#edit(node === 0 ? 'add-child' : 'add-sibling', node, search);
    else if (isLeaf && key === 'Enter') this.#editing.begin(node, null, true);
    else if (isLeaf && isTyped(key, this.#session.state)) this.#editing.begin(node, key, true);
    else return false;
    return true;
  }

  /**
   * Moves the focus in the tree; whether the key asks for that.
   * @param {KeyboardEvent} event
   * @param {number} node
   * @param {Search} search
   */
  #walks(event, node, search) {
    const { key, shiftKey } = event;
    if (isHeld(event) || shiftKey) return false;
    const to = walk(search, node, key);
    const unfolds = key === 'ArrowRight' && search.folding.isSymbol(node);
    if (unfolds) this.#session.dispatch({ type: 'unfold', node });
    else if (to !== null) this.visit(to);
    // An arrow at the edge of the tree must not step the search.
    else return key.startsWith('Arrow');
    return true;
  }

  /**
   * What a key does while the keyboard is at the picture itself, as after a click: it is about the selected nodes. What is about one
   * node alone is done as in the tree, where the keyboard is from then on; arrows alone step.
   * @param {KeyboardEvent} event
   */
  pressAtSelection = (event) => {
    const { search, state, dispatch } = this.#seen;
    const [target] = event.composedPath();
    const nodes = selection(state);
    const [node] = nodes;
    if (search === null || target !== event.currentTarget || nodes.length === 0) return;
    const id = commandOf(event, 'node');
    const action = id && actionOf(id, { state, search, node });
    const isOfOne = id === null ? isGrowth(event, node, search) : OF_ONE.includes(id);
    const isNumber = !isHeld(event) && isTyped(event.key, state);
    if (action) dispatch(action);
    else if (!isEditable(state)) return;
    else if (isOfOne) return nodes.length === 1 ? this.press(event, node) : undefined;
    else if (id !== null) {
      const edit = COMMANDS[id].edit?.(search, nodes) ?? null;
      if (edit !== null) change(dispatch, edit);
    } else if (isNumber && nodes.every((node) => search.nodes.leaf[node])) {
      this.#editing.begin(node, event.key, false);
    } else return;
    event.preventDefault();
  };

  /** Copies the selected nodes, or cuts them out. @param {ClipboardEvent} event */
  copy = (event) => {
    const { search, state, dispatch } = this.#seen;
    const nodes = this.#chosen(event);
    if (search === null || nodes.length === 0) return;
    event.clipboardData?.setData('text/plain', copied(nodes, search));
    event.preventDefault();
    const isCut = event.type === 'cut' && isEditable(state);
    const edit = isCut ? editOf('delete', nodes, search) : null;
    if (edit === null) return;
    if (state.focus === null) change(dispatch, edit);
    else this.#edit('delete', state.focus, search);
  };

  /** Pastes a tree below the selected nodes. @param {ClipboardEvent} event */
  paste = (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const nodes = isEditable(this.#session.state) ? this.#chosen(event) : [];
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
   * Changes the tree, and goes on at the new node, or beside the one that is gone.
   * @param {CommandId} id
   * @param {number} node
   * @param {Search} search
   */
  #edit(id, node, search) {
    const { state, dispatch } = this.#seen;
    const edit = COMMANDS[id].edit?.(search, selectedWith(state, node)) ?? null;
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
   * Moves the node among its siblings.
   * @param {'move-left' | 'move-right'} id
   * @param {number} node
   * @param {Search} search
   */
  #shift(id, node, search) {
    const edit = COMMANDS[id].edit?.(search, [node]) ?? null;
    const { dispatch } = this.#seen;
    if (edit !== null && 'move' in edit)
      moveChild({ search, dispatch }, node, edit.move.place, (to) => this.visit(to));
  }

  /**
   * Moves the node a level up or down, with all that are selected.
   * @param {'level-up' | 'level-down'} id
   * @param {number} node
   * @param {Search} search
   */
  #level(id, node, search) {
    const { state, dispatch } = this.#seen;
    const edit = COMMANDS[id].edit?.(search, selectedWith(state, node), node) ?? null;
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

/** The commands that are about one node alone where the keyboard is at none. @type {readonly CommandId[]} */
const OF_ONE = ['move-left', 'move-right', 'level-up', 'level-down', 'rename'];

/** Whether a key is pressed together with another than Shift. @param {KeyboardEvent} event */
const isHeld = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

/** Whether a key is an Enter that adds a node. @param {KeyboardEvent} event @param {number} node @param {Search} search */
const isGrowth = (event, node, search) =>
  event.key === 'Enter' && !event.shiftKey && !isHeld(event) && search.nodes.leaf[node] === 0;

/** Whether a key begins a value: before a hall a full stop is a clicker's. @param {string} key @param {Pick<State, 'presenting'>} state */
const isTyped = (key, { presenting }) => /^[-−+.,\d∞]$/.test(key) && !(presenting && key === '.');
