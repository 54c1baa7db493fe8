/** Trees that differ in one value only, so that an edited search can reuse the other's. */

/** @import { Edit } from '../../pkg/plyscope_wasm.js' */
/** @import { Nodes } from '../engine/nodes.js' */
/** @import { State } from './state.js' */
/** @import { Action } from './update.js' */

/**
 * A new value at a node.
 * @typedef {{node: number, value: string}} Change
 */

/**
 * The action that replaces the tree by its edited text.
 * @param {{edit: Edit, isTrial?: boolean}} action
 * @param {string} tree
 * @returns {Action & {tree: string}}
 */
export const completed = ({ edit, isTrial = false }, tree) => ({
  type: isTrial ? 'try' : 'replace-tree',
  tree,
  change: 'value' in edit ? edit.value : undefined,
});

export class Edits {
  /** The changes by the tree before and the tree after. @type {Map<string, Map<string, Change>>} */
  #changes = new Map();

  /**
   * Remembers a change and its reverse, as long as undo or redo can reach both trees.
   * @param {State} state before the change
   * @param {Nodes} nodes of its tree
   * @param {string} tree after the change
   * @param {Change} change
   */
  note({ tree: from, past, future }, nodes, tree, change) {
    const { node } = change;
    const before = nodes.value(node);
    // Successive changes in one field are undone together.
    const first = past.at(-1) ?? from;
    const back = this.between(from, first);
    this.#forget(new Set([...past, from, tree, ...future]));
    this.#add(from, tree, change);
    if (before !== null) this.#add(tree, from, { node, value: before });
    if (back?.node !== node) return;
    this.#add(first, tree, change);
    this.#add(tree, first, back);
  }

  /**
   * The change from one tree to another; null if unknown.
   * @param {string} from
   * @param {string} to
   * @returns {Change | null}
   */
  between(from, to) {
    return this.#changes.get(from)?.get(to) ?? null;
  }

  /** @param {string} from @param {string} to @param {Change} change */
  #add(from, to, change) {
    const known = this.#changes.get(from) ?? new Map();
    this.#changes.set(from, known.set(to, change));
  }

  /** Forgets changes from or to any other tree. @param {Set<string>} trees */
  #forget(trees) {
    for (const [from, known] of this.#changes) {
      if (!trees.has(from)) this.#changes.delete(from);
      else for (const to of known.keys()) if (!trees.has(to)) known.delete(to);
    }
  }
}
