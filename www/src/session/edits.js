/** Which trees differ in the value of one node only, so that one can be searched out of the search of the other. */

/**
 * @import { Nodes } from '../engine/nodes.js'
 * @import { State } from './state.js'
 */

/**
 * Another value at a node.
 * @typedef {{node: number, value: string}} Change
 */

export class Edits {
  /** By the tree from which a change leads, and that to which it leads. @type {Map<string, Map<string, Change>>} */
  #known = new Map();

  /**
   * Remembers a change and the way back, as long as both trees can be undone or redone to.
   * @param {State} state whose tree changes
   * @param {Nodes} nodes that tree's
   * @param {string} tree what it becomes
   * @param {Change} change
   */
  note({ tree: from, past, future }, nodes, tree, change) {
    const { node } = change;
    const before = nodes.value(node);
    // Further changes in one field are one with the first, and are undone together.
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
   * What leads from one tree to another; null where that is not known.
   * @param {string} from
   * @param {string} to
   * @returns {Change | null}
   */
  between(from, to) {
    return this.#known.get(from)?.get(to) ?? null;
  }

  /** @param {string} from @param {string} to @param {Change} change */
  #add(from, to, change) {
    const known = this.#known.get(from) ?? new Map();
    this.#known.set(from, known.set(to, change));
  }

  /** Keeps what leads between some trees, and nothing else. @param {Set<string>} trees */
  #forget(trees) {
    for (const [from, known] of this.#known) {
      if (!trees.has(from)) this.#known.delete(from);
      else for (const to of known.keys()) if (!trees.has(to)) known.delete(to);
    }
  }
}
