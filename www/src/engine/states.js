/** The states of nodes at a step, fetched on demand. */

/** @import { States } from '../../pkg/plyscope_wasm.js' */

/**
 * @typedef {{[Field in keyof States]: number}} NodeState a node's element of each array of `States`
 * @typedef {(step: number, nodes: Uint32Array) => States} Ask
 */

export class StatesAt {
  /** @type {Map<number, NodeState>} */
  #cache = new Map();
  #ask;

  /**
   * @param {number} step
   * @param {Ask} ask
   */
  constructor(step, ask) {
    this.step = step;
    this.#ask = ask;
  }

  /** A node's state. Fetching many together first is faster. @param {number} node @returns {NodeState} */
  of(node) {
    const known = this.#cache.get(node);
    if (known !== undefined) return known;
    this.fetch([node]);
    return this.#cache.get(node) ?? this.of(0);
  }

  /**
   * Fetches those of these nodes that are not known yet, at once.
   * @param {Iterable<number>} nodes least effort in preorder
   */
  fetch(nodes) {
    const unknown = Uint32Array.from([...nodes].filter((node) => !this.#cache.has(node)));
    if (unknown.length === 0) return;
    const states = this.#ask(this.step, unknown);
    for (const [index, node] of unknown.entries()) this.#cache.set(node, element(states, index));
  }

  /**
   * The states at another step. Known states that cannot have changed stay known.
   * @param {number} step
   * @param {Uint32Array} changes the start and the end of each stretch of nodes that may differ
   */
  atStep(step, changes) {
    const next = new StatesAt(step, this.#ask);
    for (const [node, state] of this.#cache) {
      if (!isWithin(changes, node)) next.#cache.set(node, state);
    }
    return next;
  }
}

/**
 * Whether a node lies in one of some ascending stretches.
 * @param {Uint32Array} stretches the start of each, and the node after its end
 * @param {number} node
 */
export function isWithin(stretches, node) {
  let [low, high] = [0, stretches.length];
  // Inside a stretch, the number of starts and ends up to the node is odd.
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle] <= node) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

/**
 * @param {States} states
 * @param {number} index
 * @returns {NodeState}
 */
const element = (states, index) => ({
  phase: states.phase[index],
  visits: states.visits[index],
  kind: states.kind[index],
  best: states.best[index],
  bestChild: states.bestChild[index],
  returned: states.returned[index],
  bound: states.bound[index],
  cut: states.cut[index],
  known: states.known[index],
  merit: states.merit[index],
});
