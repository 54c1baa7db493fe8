/**
 * Knowledge about two trees, one of which is an edit of the other: the change, if they differ in one value only, so that the
 * edited search can reuse the other's, and the new numbers of the nodes.
 */

import { reversed } from './renumbering.js';

/** @import { Edit, EditedTree, Renumbering } from '../../pkg/plyscope_wasm.js' */
/** @import { Nodes } from '../engine/nodes.js' */
/** @import { State } from './state.js' */
/** @import { Action } from './actions.js' */

/**
 * A new value at a node.
 * @typedef {{node: number, value: string}} Change
 */

/**
 * The keys of all members of a union.
 * @template T
 * @typedef {T extends T ? keyof T : never} KeyOf
 */

/**
 * The kind of an edit: its word in the core, that of the first of several, `text` for a tree that was typed, `choose` for
 * one that was chosen, or `swap-players` if MAX and MIN have changed places.
 * @typedef {Exclude<KeyOf<Edit>, 'several'> | 'text' | 'choose' | 'swap-players'} EditKind
 */

/**
 * The action that replaces the tree by its edited text.
 * @param {{edit: Edit, isTrial?: boolean, focuses?: boolean}} action
 * @param {EditedTree} edited
 * @returns {Extract<Action, {type: 'replace-tree' | 'try'}>}
 */
export function completed({ edit, isTrial = false, focuses }, { text, renumbering }) {
  const kind = kindOf(edit);
  const type = isTrial ? 'try' : 'replace-tree';
  if ('value' in edit) return { type, tree: text, kind, change: edit.value };
  return { type, tree: text, kind, renumbering, focuses };
}

/** @param {Edit} edit @returns {EditKind} */
function kindOf(edit) {
  if ('several' in edit) return kindOf(edit.several.edits[0]);
  const [kind] = /** @type {Exclude<KeyOf<Edit>, 'several'>[]} */ (Object.keys(edit));
  return kind;
}

/** What is known between two trees. @typedef {{change?: Change, numbers?: Renumbering['numbers']}} Between */

export class Edits {
  /** By the tree before and the tree after. @type {Map<string, Map<string, Between>>} */
  #known = new Map();

  /**
   * Remembers the edit of an action, if it is one.
   * @param {Action} action
   * @param {State} state before the edit
   * @param {{nodes: Nodes} | null} search of its tree
   */
  remember(action, state, search) {
    if (search === null || !('tree' in action)) return;
    if ('change' in action && action.change)
      this.#note(state, search.nodes, action.tree, action.change);
    if ('renumbering' in action && action.renumbering)
      this.#noteNumbers(state, action.tree, action.renumbering);
  }

  /**
   * Remembers a change and its reverse, as long as undo or redo can reach both trees.
   * @param {State} state before the change
   * @param {Nodes} nodes of its tree
   * @param {string} tree after the change
   * @param {Change} change
   */
  #note(state, nodes, tree, change) {
    const { tree: from, past } = state;
    const { node } = change;
    const before = nodes.value(node);
    // Successive changes in one field are undone together.
    const first = past.at(-1)?.tree ?? from;
    const back = this.between(from, first);
    this.#forget(state, tree);
    this.#add(from, tree, { change });
    if (before !== null) this.#add(tree, from, { change: { node, value: before } });
    if (back?.node !== node) return;
    this.#add(first, tree, { change });
    this.#add(tree, first, { change: back });
  }

  /**
   * Remembers new numbers of nodes, as long as undo or redo can reach both trees.
   * @param {State} state before the edit
   * @param {string} tree after the edit
   * @param {Renumbering} renumbering
   */
  #noteNumbers(state, tree, { numbers }) {
    this.#forget(state, tree);
    if (tree !== state.tree) this.#add(state.tree, tree, { numbers });
  }

  /**
   * The change from one tree to another; null if unknown.
   * @param {string} from
   * @param {string} to
   * @returns {Change | null}
   */
  between(from, to) {
    return this.#known.get(from)?.get(to)?.change ?? null;
  }

  /**
   * The numbers that the nodes of one tree have in another one, as in a renumbering; undefined if unknown.
   * @param {string} from
   * @param {string} to
   * @returns {Renumbering['numbers'] | undefined}
   */
  numbers(from, to) {
    const there = this.#known.get(from)?.get(to)?.numbers;
    if (there !== undefined) return there;
    const back = this.#known.get(to)?.get(from)?.numbers;
    return back && reversed(back);
  }

  /** @param {string} from @param {string} to @param {Between} between */
  #add(from, to, between) {
    const known = this.#known.get(from) ?? new Map();
    this.#known.set(from, known.set(to, between));
  }

  /** Forgets what is about any other tree than those within reach. @param {State} state @param {string} tree the next */
  #forget({ tree: from, past, future }, tree) {
    const trees = new Set([from, tree, ...[...past, ...future].map((kept) => kept.tree)]);
    for (const [before, known] of this.#known) {
      if (!trees.has(before)) this.#known.delete(before);
      else for (const to of known.keys()) if (!trees.has(to)) known.delete(to);
    }
  }
}
