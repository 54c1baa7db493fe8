/** What the squares of boards stand for. Pure. */

/** @import { GameMove, GameView } from '../../../pkg/games/plyscope_games_wasm.js' */

/** A row and a column, from 0 at the top left. @typedef {[number, number]} Place */

/** White's pieces are outlines and black's are filled, as on paper. @type {Record<string, string>} */
const PIECES = {
  K: '♔',
  Q: '♕',
  R: '♖',
  B: '♗',
  N: '♘',
  P: '♙',
  k: '♚',
  q: '♛',
  r: '♜',
  b: '♝',
  n: '♞',
  p: '♟',
};

/** Without this, a pawn may become a coloured picture. */
const AS_TEXT = '\ufe0e';

/** What stands in a square. @param {string} sign @param {string} game */
export function inSquare(sign, game) {
  if (sign === '.') return '';
  return game === 'chess' ? PIECES[sign] + AS_TEXT : sign;
}

/** What messages call a sign: they tell no full stops apart. @param {string} sign */
export const signOf = (sign) => (sign === '.' ? 'empty' : sign);

/**
 * The moves that a square stands for: those of its column where discs fall, those that end there, and where pieces move those that
 * begin there, as long as none was taken.
 * @param {readonly GameMove[]} moves
 * @param {string} game
 * @param {Place} place
 * @param {Place | null} from the square of the piece that was taken
 */
export function chosen(moves, game, place, from) {
  const is = (
    /** @type {readonly number[] | null} */ one,
    /** @type {readonly number[]} */ other,
  ) => String(one) === String(other);
  if (game === 'four') return moves.filter(({ to }) => to[1] === place[1]);
  if (game !== 'chess') return moves.filter(({ to }) => is(to, place));
  if (from === null) return moves.filter((move) => is(move.from, place));
  return moves.filter((move) => is(move.from, from) && is(move.to, place));
}

/**
 * The name of a square as its game has it: `2B`, `e4`; where discs fall, that of its column.
 * @param {Pick<GameView, 'row_names' | 'column_names'>} view
 * @param {string} game
 * @param {Place} place
 */
export function nameOf({ row_names, column_names }, game, [row, column]) {
  if (game === 'four') return column_names[column];
  const names = [column_names[column], row_names[row]];
  return (game === 'chess' ? names : names.reverse()).join('');
}
