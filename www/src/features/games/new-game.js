/** The form for a game's tree: which game, from which position, how deep; the position is typed, played, or set up on a board. */

import { html } from 'lit';
import { whatFailed } from '../../engine/errors.js';
import { rules } from '../../engine/games/games.js';
import { loadGames } from '../../engine/games/growing.js';
import { recipeIn } from '../../engine/games/grown.js';
import { gameOf } from '../../engine/is-recipe.js';
import { chooseTree } from '../../session/choosing.js';
import { parseFault, recipeFault } from '../../text/wording.js';
import { RecipeForm } from '../recipe-form.js';
import { Grid } from './grid.js';
import { EMPTY, positionOf, rowsIn, SIGNS, withSide, withSign } from './pieces.js';
import { ROWS, sideIn, USUAL } from './rows.js';
import { inSquare, signOf } from './squares.js';

/** @import { GameRecipe, GameView } from '../../../pkg/games/plyscope_games_wasm.js' */
/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Draft, Row } from '../recipe-rows.js' */
/** @import { Place } from './squares.js' */

/** Shown for the empty square among the pieces. */
const NOTHING = '×';

/** @extends {RecipeForm<GameRecipe>} */
export class NewGame extends RecipeForm {
  static looks = 'new-game recipe';
  static rows = ROWS;
  draft = USUAL['tic-tac-toe'];
  /** The positions before, the latest last. @type {Draft[]} */
  #before = [];
  /** The position of the latest right recipe. @type {GameView | null} */
  #view = null;
  /** What a press puts into a square, while the position is set up. @type {string | null} */
  #sign = null;
  #grid = new Grid({
    changed: () => this.show(),
    play: (place) => this.#play(place),
    set: (place) => this.#set(place),
    root: () => this.element,
  });

  get name() {
    return this.draft.game;
  }

  /** Opens it once the rules are there. @param {Around} around */
  async open(around) {
    const error = await loadGames().then(() => null, whatFailed);
    if (error !== null) return around.refuse(error);
    this.#before = [];
    super.open(around);
  }

  /** @param {string} tree */
  present(tree) {
    const recipe = gameOf(tree) === null ? null : rules().recipe(recipeIn(tree));
    return recipe && { ...recipe.parameters, game: recipe.game };
  }

  /** @param {string} text */
  read(text) {
    const recipe = rules().recipe(text);
    this.#view = rules().view(text, []);
    return recipe;
  }

  /** @param {GameRecipe} recipe */
  fits({ fits }) {
    return fits;
  }

  /** @param {string} text @param {Around} around */
  choose(text, { session, refuse }) {
    return chooseTree(text, session, refuse);
  }

  /** @param {Say} say */
  words(say) {
    return { title: say('new-game'), make: say('new-game-grow') };
  }

  /** @param {GameRecipe} recipe @param {Say} say */
  tooLarge({ nodes, more, deepest }, say) {
    return say('new-game-too-large', { nodes, more: more ? 'yes' : 'no', deepest });
  }

  /** @param {PlyscopeError} error @param {Around} around */
  fault(error, { say, word }) {
    if ('recipe' in error) return say('new-game-wrong', { what: recipeFault(error.recipe, say) });
    return 'parse' in error
      ? say('new-game-wrong', { what: parseFault(error.parse, say) })
      : word(error);
  }

  /** @param {Draft} typed */
  take(typed) {
    this.#grid.putBack();
    super.take(typed);
  }

  /** @param {string} field @param {string} value */
  typed(field, value) {
    if (field === 'game') return this.#begin(USUAL[value]);
    if (field === 'moves' && this.draft.game === 'chess')
      return this.take({ position: withSide(this.#view?.key ?? this.draft.position, value) });
    const isSize = field === 'columns' || field === 'rows';
    if (isSize || field === 'position') this.#before = [];
    // A board of another size has no place for the discs.
    this.take({ ...(isSize && { position: '', moves: '' }), [field]: value });
  }

  /** Begins with another position. @param {Draft} typed */
  #begin(typed) {
    this.#before = [];
    if (this.#sign !== null) this.#sign = SIGNS[typed.game ?? this.draft.game][0];
    this.take(typed);
  }

  /** Makes a move of the position, which leads to the next. @param {number} place */
  #play(place) {
    const name = this.#view?.moves[place]?.name;
    if (name === undefined || this.recipe === null) return;
    const next = rules().view(this.recipe.text, [name]);
    if (next === null) return;
    this.#before.push(this.draft);
    const position = this.draft.game === 'chess' ? next.key : next.rows.join('/');
    this.take({ position, moves: next.mover });
  }

  /** Puts the chosen sign into a square. @param {Place} place */
  #set(place) {
    const rows = this.#rows;
    if (rows === null || this.#sign === null) return;
    const { game, position } = this.draft;
    this.#before.push(this.draft);
    const set = withSign(rows, place, this.#sign);
    this.take({ position: positionOf(game, set, sideIn(position)), moves: '' });
  }

  #takeBack = () => {
    const before = this.#before.pop();
    if (before !== undefined) this.take({ position: before.position, moves: before.moves });
  };

  /** What stands in the squares: as typed, or in the latest right position. */
  get #rows() {
    if (this.#view === null) return null;
    return rowsIn(this.draft, this.#view.rows) ?? this.#view.rows;
  }

  /** The board, below what says the position. @param {Row} row @param {Say} say */
  below({ name }, say) {
    if (name !== 'moves') return undefined;
    const sign = this.#sign;
    const clear = () => this.#begin({ position: '', moves: '' });
    return html`
      <div class="board-row">
        ${this.#board(say)}
        <div class="board-tools">
          <button type="button" class="toggle" aria-pressed=${sign !== null} @click=${this.#toggle}>${say('new-game-set')}</button>
          <button type="button" aria-disabled=${this.#before.length === 0} @click=${this.#takeBack}>${say('board-back')}</button>
          <button type="button" @click=${clear}>${say('new-game-clear')}</button>
        </div>
      </div>
      ${sign === null ? html`<p class="hint">${say('new-game-hint')}</p>` : this.#palette(sign, say)}
    `;
  }

  /** The squares, which take moves, or pieces while the position is set up. @param {Say} say */
  #board(say) {
    const [view, rows, { game }] = [this.#view, this.#rows, this.draft];
    if (view === null || rows === null) return undefined;
    if (this.#sign === null) return this.#grid.render({ view, game, goesOn: !this.isWrong, say });
    const bare = { ...view, rows, moves: [], last: null };
    return this.#grid.render({ view: bare, game, goesOn: false, sets: this.#sign, say });
  }

  /** The pieces to set up a position with: one of them is chosen, or the empty square. @param {string} chosen @param {Say} say */
  #palette(chosen, say) {
    const { game } = this.draft;
    const choose = (/** @type {string} */ sign) => () => {
      this.#sign = sign;
      this.show();
    };
    return html`
      <div class="palette ${game}" role="group" aria-label=${say('new-game-pieces')}>
        ${[...SIGNS[game], EMPTY].map(
          (sign) => html`
            <button
              type="button"
              class="toggle"
              aria-pressed=${sign === chosen}
              aria-label=${say('board-piece', { piece: signOf(sign) })}
              @click=${choose(sign)}
            >
              <span aria-hidden="true">${inSquare(sign, game) || NOTHING}</span>
            </button>
          `,
        )}
      </div>
      <p class="hint">${say('new-game-set-hint')}</p>
    `;
  }

  /** Begins or ends setting the position up. */
  #toggle = () => {
    this.#sign = this.#sign === null ? SIGNS[this.draft.game][0] : null;
    this.#grid.putBack();
    this.show();
  };
}
