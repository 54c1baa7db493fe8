/** Setting up a position piece by piece, right or wrong. Pure. */

/** @import { Draft } from '../recipe-rows.js' */
/** @import { Place } from './squares.js' */

/** What may stand in a square. @type {Readonly<Record<string, string>>} */
export const SIGNS = { 'tic-tac-toe': 'XO', four: 'XO', chess: 'KQRBNPkqrbnp' };

/** The sign of an empty square. */
export const EMPTY = '.';

/**
 * The rows of what is typed as a position; null if they are not a board of this size.
 * @param {Draft} draft
 * @param {readonly string[]} usual the rows of a board of this size
 */
export function rowsIn({ game, position }, usual) {
  if (position.trim() === '') return null;
  const [board] = position.trim().split(/\s+/);
  const rows = board.split('/').map((row) => (game === 'chess' ? unpacked(row) : row));
  const isRow = (/** @type {string} */ row) =>
    row.length === usual[0].length && [...row].every((sign) => `${SIGNS[game]}.`.includes(sign));
  return rows.length === usual.length && rows.every(isRow) ? rows : null;
}

/** A row of FEN with a full stop for each empty square. @param {string} row */
const unpacked = (row) => row.replace(/[1-8]/g, (count) => EMPTY.repeat(Number(count)));

/**
 * The rows with a sign in a square; with none, if it stands there already.
 * @param {readonly string[]} rows
 * @param {Place} place
 * @param {string} sign
 */
export const withSign = (rows, [row, column], sign) =>
  rows.map((signs, at) => {
    if (at !== row) return signs;
    const next = signs[column] === sign ? EMPTY : sign;
    return signs.slice(0, column) + next + signs.slice(column + 1);
  });

/**
 * Rows as somebody would type them. In chess nobody may castle, since what is set up has no past.
 * @param {string} game
 * @param {readonly string[]} rows
 * @param {string} side that moves, in chess
 */
export function positionOf(game, rows, side) {
  if (game !== 'chess') return rows.join('/');
  const board = rows.map((row) => row.replace(/\.+/g, ({ length }) => String(length))).join('/');
  return `${board} ${side} - -`;
}

/** A position in FEN in which the other side moves, or this one. @param {string} position @param {string} side */
export function withSide(position, side) {
  const [board, , castling = '-'] = position.trim().split(/\s+/);
  return `${board} ${side} ${castling} -`;
}
