/** The squares of a board: one is reached by Tab, the others by arrow keys; each that stands for a move can be pressed. */

import { html } from 'lit';
import { chosen, inSquare, nameOf, signOf } from './squares.js';

/** @import { GameView } from '../../../pkg/games/plyscope_games_wasm.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Place } from './squares.js' */

/**
 * A position on show.
 * @typedef {object} Shown
 * @property {GameView} view
 * @property {string} game
 * @property {boolean} goesOn whether its moves can be made here
 * @property {string} [sets] the sign that a press puts into a square, in place of a move
 * @property {Say} say
 */

/**
 * Whoever shows the board.
 * @typedef {object} Host
 * @property {() => void} changed called when the board looks different
 * @property {(place: number) => void} play called with the place of a move among those of the position
 * @property {(place: Place) => void} [set] called with a square into which a sign is to be put
 * @property {() => ParentNode} root where the squares are
 */

export class Grid {
  /** The square that Tab reaches. @type {Place} */
  #at = [0, 0];
  /** The square of the piece that is about to move. @type {Place | null} */
  #from = null;
  /** @type {Shown | null} */
  #shown = null;
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Puts back the piece that was taken. */
  putBack() {
    this.#from = null;
  }

  /** @param {Shown} shown */
  render(shown) {
    this.#shown = shown;
    const { view, game, say } = shown;
    const { rows } = view;
    const [row, column] = this.#at;
    this.#at = [Math.min(row, rows.length - 1), Math.min(column, rows[0].length - 1)];
    return html`
      <div
        class="squares ${game}"
        role="grid"
        aria-label=${say('board')}
        .style=${`--columns: ${rows[0].length}`}
        @keydown=${this.#walk}
      >
        ${rows.map(
          (signs, row) => html`
            <div role="row">
              ${[...signs].map((sign, column) => this.#square(shown, sign, [row, column]))}
            </div>
          `,
        )}
      </div>
    `;
  }

  /** @param {Shown} shown @param {string} sign @param {Place} place */
  #square({ view, game, goesOn, sets, say }, sign, place) {
    const [row, column] = place;
    const name = nameOf(view, game, place);
    const found = goesOn && sets === undefined ? chosen(view.moves, game, place, this.#from) : [];
    const isFrom = String(this.#from) === String(place);
    const isLast = [view.last?.from, view.last?.to].some((each) => String(each) === String(place));
    const change = sets === sign ? 'remove' : 'set';
    const move = isFrom ? 'from' : found.length === 0 ? 'none' : 'move';
    const state = sets === undefined ? move : change;
    const label = say('board-square', {
      square: name,
      piece: signOf(sign),
      state,
      last: isLast ? 'yes' : 'no',
      move: found.length === 1 ? found[0].name : name,
    });
    return html`
      <button
        type="button"
        role="gridcell"
        class="square ${(row + column) % 2 === 0 ? 'even' : 'odd'} ${state} ${isLast ? 'last' : ''}"
        data-square=${`${row} ${column}`}
        data-sign=${sign}
        aria-label=${label}
        aria-disabled=${state === 'none'}
        tabindex=${String(place) === String(this.#at) ? 0 : -1}
        @focus=${() => this.#reach(place)}
        @click=${() => (sets === undefined ? this.#press(found, place) : this.#host.set?.(place))}
      >
        <span aria-hidden="true">${inSquare(sign, game)}</span>
      </button>
    `;
  }

  /** @param {Place} place */
  #reach(place) {
    this.#at = place;
    this.#host.changed();
  }

  /**
   * Makes the move that a square stands for, or takes the piece that stands there.
   * @param {GameView['moves']} found
   * @param {Place} place
   */
  #press(found, place) {
    if (String(this.#from) === String(place)) this.#from = null;
    else if (found.length > 0 && found[0].from !== null && this.#from === null) this.#from = place;
    else if (found.length > 0) this.#host.play(this.#shown?.view.moves.indexOf(found[0]) ?? -1);
    this.#host.changed();
  }

  /** Arrow keys lead from square to square. @param {KeyboardEvent} event */
  #walk = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#shown === null) return;
    const [row, column] = this.#at;
    const { rows } = this.#shown.view;
    const [rowsEnd, columnsEnd] = [rows.length - 1, rows[0].length - 1];
    const next = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, columnsEnd],
    }[event.key];
    if (event.key === 'Escape' && this.#from !== null) this.#from = null;
    else if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const [down, across] = next ?? this.#at;
    this.#at = [Math.max(0, Math.min(rowsEnd, down)), Math.max(0, Math.min(columnsEnd, across))];
    this.#host.changed();
    const square = this.#host.root().querySelector(`[data-square="${this.#at.join(' ')}"]`);
    if (square instanceof HTMLElement) square.focus();
  };
}
