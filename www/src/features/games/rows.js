/** The rows of the form for a game's tree, and what they begin with. */

import { GAMES } from '../../engine/is-recipe.js';

/** @import { Draft, Row } from '../recipe-rows.js' */

const isChess = (/** @type {Draft} */ { game }) => game === 'chess';

/** The side that moves in a position of chess. @param {string} position */
export const sideIn = (position) => position.trim().split(/\s+/)[1] ?? 'w';

/** @type {readonly Row[]} */
export const ROWS = [
  {
    name: 'game',
    label: (say) => say('new-game-game'),
    choices: () => GAMES,
    choice: (say, game) => say(`game-${game}`),
    write: () => ({}),
  },
  {
    name: 'board',
    label: (say) => say('new-game-size'),
    fields: [
      { name: 'columns', label: (say) => say('new-game-columns') },
      { name: 'rows', label: (say) => say('new-game-rows') },
    ],
    optional: true,
    isFor: ({ game }) => game === 'four',
  },
  {
    name: 'position',
    label: (say, draft) => say(isChess(draft) ? 'new-game-fen' : 'new-game-position'),
    kind: 'text',
    empty: (say) => say('new-game-start'),
    optional: true,
    read: ({ position, fen }) => ({ position: position || fen || '' }),
    write: (draft) => ({ [isChess(draft) ? 'fen' : 'position']: draft.position }),
  },
  {
    // In chess the position says whose turn it is.
    name: 'moves',
    label: (say) => say('new-game-moves'),
    choices: (draft) => (isChess(draft) ? ['w', 'b'] : ['', 'X', 'O']),
    choice: (say, side) => say('new-game-side', { side: side || 'due' }),
    value: (draft) => (isChess(draft) ? sideIn(draft.position) : draft.moves),
    optional: true,
    write: (draft) => ({ moves: isChess(draft) ? '' : draft.moves }),
  },
  { name: 'depth', label: (say) => say('generator-depth') },
];

const NONE = { position: '', moves: '', columns: '', rows: '' };

/** @type {Readonly<Record<string, Draft>>} */
export const USUAL = {
  'tic-tac-toe': { ...NONE, game: 'tic-tac-toe', position: '.XO/O.X/X.O', moves: 'O', depth: '9' },
  four: { ...NONE, game: 'four', columns: '5', rows: '4', depth: '4' },
  chess: { ...NONE, game: 'chess', depth: '2' },
};
