/** Trees of games that come along, as recipes: they grow when they are chosen. */

/** @typedef {{id: string, tree: string}} GameTree */

/** @type {readonly GameTree[]} */
export const GAME_TREES = [
  {
    id: 'lesson-draw',
    tree: 'tic-tac-toe(position=.XO/O.X/X.O, moves=O, forced=left-out, depth=9)',
  },
  { id: 'two-threats', tree: 'four(columns=5, rows=4, played=3344, depth=3)' },
  { id: 'mate-in-two', tree: 'chess(fen=7k/8/5K2/8/8/8/8/6R1 w - -, depth=3)' },
  { id: 'guarded-pawn', tree: 'chess(fen=4k3/2p5/3p4/8/8/8/8/3QK3 w - -, depth=2)' },
];

/** The one that a tree is, if any. @param {string} tree */
export const gameTreeOf = (tree) => GAME_TREES.find((each) => each.tree === tree);
