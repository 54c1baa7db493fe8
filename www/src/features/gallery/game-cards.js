/** The cards of games' trees: a board in small, the size, and what to notice. The trees grow only when they are chosen. */

import { html, nothing, svg } from 'lit';
import { GAME_TREES } from '../../session/game-trees.js';
import { card } from './card.js';

/** @import { GameTree } from '../../session/game-trees.js' */
/** @import { Say } from '../../text/wording.js' */

/**
 * What is known of a tree without its game, and the board at its root, from the top.
 * @typedef {{nodes: number, leaves: number, plies: number, rows: readonly string[]}} Known
 */

/** @type {Record<string, Known>} */
export const KNOWN = {
  'lesson-draw': { nodes: 12, leaves: 6, plies: 3, rows: ['.XO', 'O.X', 'X.O'] },
  'two-threats': { nodes: 154, leaves: 123, plies: 3, rows: ['.....', '.....', '..OO.', '..XX.'] },
  'mate-in-two': {
    nodes: 595,
    leaves: 545,
    plies: 3,
    rows: ['.......k', '........', '.....K..', ...Array(4).fill('........'), '......R.'],
  },
  'guarded-pawn': {
    nodes: 151,
    leaves: 131,
    plies: 2,
    rows: ['....k...', '..p.....', '...p....', ...Array(4).fill('........'), '...QK...'],
  },
};

/** Pieces as on paper: white's are outlines. @type {Record<string, string>} */
const PIECES = { K: '♔', Q: '♕', R: '♖', k: '♚', p: '♟\ufe0e' };

/** @param {Say} say @param {string} present the tree on show @param {(tree: string) => void} choose */
export const gameCards = (say, present, choose) => html`
  <h3 id="trees-of-games">${say('trees-of-games')}</h3>
  <ul aria-labelledby="trees-of-games">
    ${GAME_TREES.map((each) => html`<li>${gameCard(each, say, each.tree === present, choose)}</li>`)}
  </ul>
`;

/** @param {GameTree} tree @param {Say} say @param {boolean} isPresent @param {(tree: string) => void} choose */
function gameCard({ id, tree }, say, isPresent, choose) {
  const { nodes, leaves, plies, rows } = KNOWN[id];
  const content = {
    picture: smallBoard(rows),
    name: say(`preset-${id}`),
    size: say('tree-size', { nodes, leaves, plies }),
    notice: say(`notice-${id}.question`),
  };
  return card(id, content, isPresent, () => choose(tree));
}

/** @param {readonly string[]} rows */
function smallBoard(rows) {
  const columns = rows[0].length;
  const side = Math.min(80 / rows.length, 150 / columns);
  const [left, top] = [80 - (side * columns) / 2, 42 - (side * rows.length) / 2];
  const lines = [
    ...Array.from(
      { length: rows.length + 1 },
      (_, at) => `M${left} ${top + at * side}h${side * columns}`,
    ),
    ...Array.from(
      { length: columns + 1 },
      (_, at) => `M${left + at * side} ${top}v${side * rows.length}`,
    ),
  ];
  const signs = rows.flatMap((row, down) =>
    [...row].map((sign, across) =>
      sign === '.'
        ? undefined
        : svg`<text class="sign ${PIECES[sign] ? 'piece' : nothing}" x=${left + (across + 0.5) * side} y=${top + (down + 0.5) * side}>${PIECES[sign] ?? sign}</text>`,
    ),
  );
  return svg`<path d=${lines.join('')}></path>${signs}`;
}
