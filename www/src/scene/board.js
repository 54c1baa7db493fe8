/** The board of a game in its tree: below the node whose position it is, where there is room. */

import { boardPlace } from './board-place.js';
import { OUTLINES } from './chess-pieces.js';
import { PHASE } from './look.js';

/** @import { GameView } from '../../pkg/games/plyscope_games_wasm.js' */
/** @import { Look } from './look.js' */
/** @import { Box, Colour, Shape } from './scene.js' */

/** A board on the canvas. @typedef {Box & {square: number, ink: Colour, alpha: number}} Board */

/**
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function board(look, node) {
  const place = boardPlace(look.show, node);
  const view = look.show.search.boards?.at(node) ?? null;
  if (place === null || view === null) return [];
  const isSkipped = look.phase(node) === PHASE.skipped;
  const ink = /** @type {Colour} */ (isSkipped ? 'cut' : 'ink');
  const board = { ...place, ink, alpha: isSkipped || look.isBeyond(node) ? 0.4 : 1 };
  return [
    ...ground(board),
    ...squares(board, view),
    ...lastMove(board, view),
    ...lines(board),
    ...pieces(board, view),
  ];
}

/** Hides the edges behind the board. @param {Board} board @returns {Shape[]} */
const ground = ({ x, y, width, height }) => [
  { kind: 'band', x, y, width, height, colour: 'ground', alpha: 1 },
];

/** The squares of a board of chess, every other of which is dark. @param {Board} board @param {GameView} view @returns {Shape[]} */
function squares({ x, y, width, height, square, alpha }, { rows, mover }) {
  if (mover !== 'w' && mover !== 'b') return [];
  const dark = rows.flatMap((signs, row) =>
    [...signs].flatMap((_, column) => ((row + column) % 2 === 1 ? [{ row, column }] : [])),
  );
  const kind = /** @type {const} */ ('band');
  return [
    { kind, x, y, width, height, colour: 'square-light', alpha },
    ...dark.map(({ row, column }) => ({
      kind,
      x: x + column * square,
      y: y + row * square,
      width: square,
      height: square,
      colour: /** @type {const} */ ('square-ink'),
      alpha: 0.2 * alpha,
    })),
  ];
}

/** @param {Board} board @param {GameView} view @returns {Shape[]} */
function lastMove({ x, y, square, alpha }, { last }) {
  const places = [last?.from, last?.to].filter((place) => place !== null && place !== undefined);
  return places.map(([row, column]) => ({
    kind: 'band',
    x: x + column * square,
    y: y + row * square,
    width: square,
    height: square,
    colour: 'focus',
    alpha: 0.3 * alpha,
  }));
}

/** The lines between the squares, and around all of them. @param {Board} board @returns {Shape[]} */
function lines({ x, y, width, height, square, ink, alpha }) {
  const style = { kind: /** @type {const} */ ('edge'), colour: ink, width: 1 };
  /** @type {Shape[]} */
  const shapes = [];
  for (let across = 0; across <= width; across += square) {
    const outer = across === 0 || across === width;
    const place = { x1: x + across, x2: x + across, y1: y, y2: y + height };
    shapes.push({ ...style, ...place, alpha: (outer ? 0.7 : 0.3) * alpha });
  }
  for (let down = 0; down <= height; down += square) {
    const outer = down === 0 || down === height;
    const place = { x1: x, x2: x + width, y1: y + down, y2: y + down };
    shapes.push({ ...style, ...place, alpha: (outer ? 0.7 : 0.3) * alpha });
  }
  return shapes;
}

/** @param {Board} board @param {GameView} view @returns {Shape[]} */
function pieces({ x, y, square, ink, alpha }, { rows }) {
  return rows.flatMap((signs, row) =>
    [...signs].flatMap((sign, column) => {
      const middle = { x: x + (column + 0.5) * square, y: y + (row + 0.5) * square };
      return sign === '.' ? [] : piece(sign, { ...middle, size: square, ink, alpha });
    }),
  );
}

/**
 * @param {string} sign
 * @param {{x: number, y: number, size: number, ink: Colour, alpha: number}} place
 * @returns {Shape[]}
 */
function piece(sign, { x, y, size, ink, alpha }) {
  if (sign === 'O') return [{ kind: 'circle', x, y, radius: size * 0.3, dash: [], alpha }];
  if (sign === 'X') {
    const arm = size * 0.28;
    const style = { kind: /** @type {const} */ ('edge'), colour: ink, width: 1.5, alpha };
    return [
      { ...style, x1: x - arm, y1: y - arm, x2: x + arm, y2: y + arm },
      { ...style, x1: x - arm, y1: y + arm, x2: x + arm, y2: y - arm },
    ];
  }
  // As in FEN: white's pieces are capitals.
  const black = sign.toLowerCase();
  const isWhite = sign !== black;
  return [{ kind: 'piece', x, y, square: size, outline: OUTLINES[black], isWhite, alpha }];
}
