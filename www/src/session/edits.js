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
  /** @type {{from: string, to: string, change: Change}[]} */
  #known = [];

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
    const back = before === null ? [] : [{ from: tree, to: from, change: { node, value: before } }];
    const trees = new Set([...past, from, tree, ...future]);
    const kept = this.#known.filter((each) => trees.has(each.from) && trees.has(each.to));
    this.#known = [
      ...this.#through(from, tree, change),
      { from, to: tree, change },
      ...back,
      ...kept,
    ];
  }

  /**
   * What leads from one tree to another; null where that is not known.
   * @param {string} from
   * @param {string} to
   * @returns {Change | null}
   */
  between(from, to) {
    return this.#known.find((each) => each.from === from && each.to === to)?.change ?? null;
  }

  /**
   * What leads between a tree and those from which it was changed before at the same node, on the way to one tree more.
   * @param {string} from
   * @param {string} to
   * @param {Change} change
   */
  #through(from, to, change) {
    const same = this.#known.filter((each) => each.change.node === change.node);
    const back = same.filter((each) => each.from === from && each.to !== to);
    const on = same.filter((each) => each.to === from && each.from !== to);
    return [
      ...back.map((each) => ({ ...each, from: to })),
      ...on.map((each) => ({ ...each, to, change })),
    ];
  }
}
