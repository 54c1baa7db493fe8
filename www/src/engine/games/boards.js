/** The boards of a game's tree: the position at each node that somebody looks at. */

import { knownOf, recipeIn } from './grown.js';

/** @import { GameView } from '../../../pkg/games/plyscope_games_wasm.js' */

/** The part of a search's nodes that leads from the root to one of them. @typedef {{parent: Int32Array, move: (node: number) => string | null}} Line */

export class Boards {
  /** @type {Map<number, GameView | null>} */
  #known = new Map();
  #nodes;
  #view;

  /**
   * @param {Line} nodes
   * @param {(line: string[]) => GameView | null} view the position after some moves; null if one is not a move where it stands
   */
  constructor(nodes, view) {
    this.#nodes = nodes;
    this.#view = view;
    const { rows } = /** @type {GameView} */ (this.at(0));
    this.size = { rows: rows.length, columns: rows[0].length };
  }

  /** The position at a node; null if no move leads to it. @param {number} node */
  at(node) {
    let found = this.#known.get(node);
    if (found === undefined) {
      found = this.#view(this.#lineTo(node));
      this.#known.set(node, found);
    }
    return found;
  }

  /** The names of the moves from the root to a node. @param {number} node */
  #lineTo(node) {
    const line = [];
    for (let at = node; at > 0; at = this.#nodes.parent[at]) line.push(this.#nodes.move(at) ?? '');
    return line.reverse();
  }
}

/**
 * The boards of a tree; null unless it is that of a game.
 * @param {string} text of the tree
 * @param {Line} nodes
 */
export function boardsOf(text, nodes) {
  const core = knownOf(text)?.core;
  const recipe = recipeIn(text);
  return core === undefined ? null : new Boards(nodes, (line) => core.view(recipe, line));
}
