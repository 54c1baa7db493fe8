/** What is typed into the form for a game, and its recipe. Pure. */

import { GAMES } from '../../engine/is-recipe.js';

/** @import { GameRecipe } from '../../../pkg/games/plyscope_games_wasm.js' */

/** @typedef {typeof GAMES[number]} Game */

/**
 * @typedef {object} Draft
 * @property {Game} game
 * @property {string} position empty for the first of a game
 * @property {string} moves whose turn it is; empty where the position says so
 * @property {string} columns
 * @property {string} rows
 * @property {string} depth
 */

const NONE = { position: '', moves: '', columns: '', rows: '' };

/** What the form begins with. @type {Record<Game, Draft>} */
export const USUAL = {
  'tic-tac-toe': { ...NONE, game: 'tic-tac-toe', position: '.XO/O.X/X.O', moves: 'O', depth: '9' },
  four: { ...NONE, game: 'four', columns: '5', rows: '4', depth: '4' },
  chess: { ...NONE, game: 'chess', depth: '2' },
};

/** A recipe in the form. @param {GameRecipe} recipe @returns {Draft} */
export function draftOf({ game, parameters }) {
  const { position = '', moves = '', columns = '', rows = '', depth = '', fen = '' } = parameters;
  const known = GAMES.find((each) => each === game) ?? 'chess';
  return { game: known, position: position || fen, moves, columns, rows, depth };
}

/** Whether the board may have another size. @param {Draft} draft */
export const sizes = ({ game }) => game === 'four';

/** The recipe of what is typed, right or wrong. @param {Draft} draft */
export function recipeText({ game, position, moves, columns, rows, depth }) {
  const parts = {
    [game === 'chess' ? 'fen' : 'position']: position,
    ...(game !== 'chess' && { moves }),
    ...(game === 'four' && { columns, rows }),
  };
  const given = Object.entries(parts).filter(([, value]) => value.trim() !== '');
  const written = [...given, ['depth', depth]].map(([name, value]) => `${name}=${value.trim()}`);
  return `${game}(${written.join(', ')})`;
}
