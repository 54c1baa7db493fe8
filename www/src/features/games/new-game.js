/** The form for a game: which one, from which position, how deep; and how large its tree is, before it grows. */

import { html } from 'lit';
import { plainError, whatFailed } from '../../engine/errors.js';
import { rules } from '../../engine/games/games.js';
import { loadGames } from '../../engine/games/growing.js';
import { recipeIn } from '../../engine/games/grown.js';
import { GAMES, gameOf } from '../../engine/is-recipe.js';
import { chooseTree } from '../../session/choosing.js';
import { recipeFault } from '../../text/wording.js';
import { Dialog } from '../dialog.js';
import { draftOf, recipeText, sizes, USUAL } from './draft.js';
import { Grid } from './grid.js';
import { palette } from './palette.js';
import { positionOf, rowsIn, SIGNS, withSide, withSign } from './pieces.js';

/** @import { GameRecipe, GameView } from '../../../pkg/games/plyscope_games_wasm.js' */
/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Draft, Game } from './draft.js' */
/** @import { Place } from './squares.js' */

export class NewGame extends Dialog {
  static looks = 'new-game recipe';
  /** @type {Draft} */
  #draft = USUAL['tic-tac-toe'];
  /** The positions before, the latest last. @type {Draft[]} */
  #before = [];
  /** @type {GameRecipe | null} */
  #recipe = null;
  /** The position of the latest right recipe. @type {GameView | null} */
  #view = null;
  /** @type {PlyscopeError | null} */
  #wrong = null;
  /** What a press puts into a square, while the position is set up. @type {string | null} */
  #sign = null;
  #grid = new Grid({
    changed: () => this.show(),
    play: (place) => this.#play(place),
    set: (place) => this.#set(place),
    root: () => this.element,
  });

  /** Opens it once the rules are there. @param {Around} around */
  async open(around) {
    const error = await loadGames().then(() => null, whatFailed);
    if (error !== null) return around.refuse(error);
    const { tree } = around.session.state;
    const present = gameOf(tree) === null ? null : rules().recipe(recipeIn(tree));
    this.#before = [];
    this.#take(present === null ? this.#draft : draftOf(present));
    super.open(around);
  }

  /** @param {Partial<Draft>} typed */
  #take(typed) {
    this.#draft = { ...this.#draft, ...typed };
    this.#recipe = this.#wrong = null;
    this.#grid.putBack();
    try {
      const text = recipeText(this.#draft);
      this.#recipe = rules().recipe(text);
      this.#view = rules().view(text, []);
    } catch (error) {
      this.#wrong = plainError(error);
    }
    this.show();
  }

  /** Makes a move of the position, which leads to the next. @param {number} place */
  #play(place) {
    const name = this.#view?.moves[place]?.name;
    if (name === undefined || this.#recipe === null) return;
    const next = rules().view(this.#recipe.text, [name]);
    if (next === null) return;
    this.#before.push(this.#draft);
    const { game } = this.#draft;
    const position = game === 'chess' ? next.key : next.rows.join('/');
    this.#take({ position, moves: next.mover });
  }

  /** Puts the chosen sign into a square. @param {Place} place */
  #set(place) {
    const rows = this.#rows;
    if (rows === null || this.#sign === null) return;
    const { game } = this.#draft;
    this.#before.push(this.#draft);
    const position = positionOf(game, withSign(rows, place, this.#sign), this.#mover);
    this.#take({ position, moves: '' });
  }

  /** What stands in the squares: as typed, or in the latest right position. */
  get #rows() {
    if (this.#view === null) return null;
    return rowsIn(this.#draft, this.#view.rows) ?? this.#view.rows;
  }

  /** The side that moves in a position of chess. */
  get #mover() {
    const [, side = 'w'] = this.#draft.position.trim().split(/\s+/);
    return side;
  }

  /** @param {Event} event */
  #make = (event) => {
    event.preventDefault();
    if (this.around === null || this.#recipe?.fits !== true) return;
    this.close();
    const { session, refuse } = this.around;
    chooseTree(this.#recipe.text, session, refuse);
  };

  /** @protected @param {Around} around */
  content({ say, word }) {
    const { game, position, columns, rows, depth } = this.#draft;
    /** @param {Event & {target: HTMLSelectElement}} event */
    const other = ({ target }) => this.#begin(USUAL[/** @type {Game} */ (target.value)]);
    const size = sizes(this.#draft);
    return html`
      <form @submit=${this.#make}>
        ${this.heading(say('new-game'))}
        <div class="parameter">
          <label for="new-game-game">${say('new-game-game')}</label>
          <select id="new-game-game" .value=${game} @change=${other}>
            ${GAMES.map((each) => html`<option value=${each} ?selected=${each === game}>${say(`game-${each}`)}</option>`)}
          </select>
        </div>
        ${
          size
            ? html`<div class="parameter" role="group" aria-label=${say('new-game-size')}>
            <span>${say('new-game-size')}</span>
            <div class="fields">
              ${this.#field('columns', say('new-game-columns'), columns)}
              ${this.#field('rows', say('new-game-rows'), rows)}
            </div>
          </div>`
            : undefined
        }
        <div class="parameter">
          <label for="new-game-position">${say(game === 'chess' ? 'new-game-fen' : 'new-game-position')}</label>
          ${this.#input('position', position, say('new-game-start'))}
        </div>
        ${this.#side(say)}
        <div class="board-row">
          ${this.#board(say)}
          <div class="board-tools">
            <button type="button" class="toggle" aria-pressed=${this.#sign !== null} @click=${this.#toggle}>${say('new-game-set')}</button>
            <button type="button" aria-disabled=${this.#before.length === 0} @click=${this.#takeBack}>${say('board-back')}</button>
            <button type="button" @click=${() => this.#begin({ ...this.#draft, position: '', moves: '' })}>${say('new-game-clear')}</button>
          </div>
        </div>
        ${this.#sign === null ? html`<p class="hint">${say('new-game-hint')}</p>` : palette(game, this.#sign, this.#choose, say)}
        <div class="parameter">
          <label for="new-game-depth">${say('generator-depth')}</label>
          ${this.#input('depth', depth)}
        </div>
        <code>${this.#recipe?.text}</code>
        <div class="form-footer">
          <p id="new-game-nodes" role="status">${this.#fits(say)}</p>
          <p class="error" role="alert" id="new-game-wrong">${this.#fault(say, word)}</p>
          <button class="primary" aria-disabled=${this.#recipe?.fits !== true} aria-describedby="new-game-nodes new-game-wrong">
            ${say('new-game-grow')}
          </button>
          <button type="button" @click=${this.close}>${say('close')}</button>
        </div>
      </form>
    `;
  }

  /** The squares, which take moves, or pieces while the position is set up. @param {Say} say */
  #board(say) {
    const [view, rows, { game }] = [this.#view, this.#rows, this.#draft];
    if (view === null || rows === null) return undefined;
    if (this.#sign === null)
      return this.#grid.render({ view, game, goesOn: this.#wrong === null, say });
    const bare = { ...view, rows, moves: [], last: null };
    return this.#grid.render({ view: bare, game, goesOn: false, sets: this.#sign, say });
  }

  /** Begins or ends setting the position up. */
  #toggle = () => {
    this.#sign = this.#sign === null ? SIGNS[this.#draft.game][0] : null;
    this.#grid.putBack();
    this.show();
  };

  /** @param {string} sign */
  #choose = (sign) => {
    this.#sign = sign;
    this.show();
  };

  /** Another beginning. @param {Draft} draft */
  #begin(draft) {
    this.#before = [];
    if (this.#sign !== null) this.#sign = SIGNS[draft.game][0];
    this.#take(draft);
  }

  #takeBack = () => {
    const before = this.#before.pop();
    if (before !== undefined) this.#take({ position: before.position, moves: before.moves });
  };

  /** Whose turn it is, where the position does not say so. @param {Say} say */
  #side(say) {
    const { game, moves, position } = this.#draft;
    const isChess = game === 'chess';
    /** @param {Event & {target: HTMLSelectElement}} event */
    const choose = ({ target: { value } }) =>
      this.#take(
        isChess ? { position: withSide(this.#view?.key ?? position, value) } : { moves: value },
      );
    const signs = isChess ? ['w', 'b'] : ['', 'X', 'O'];
    const chosen = isChess ? this.#mover : moves;
    return html`
      <div class="parameter">
        <label for="new-game-moves">${say('new-game-moves')}</label>
        <select id="new-game-moves" .value=${chosen} @change=${choose}>
          ${signs.map((sign) => html`<option value=${sign} ?selected=${sign === chosen}>${say('new-game-side', { side: sign || 'due' })}</option>`)}
        </select>
      </div>
    `;
  }

  /** @param {'columns' | 'rows'} name @param {string} label @param {string} value */
  #field(name, label, value) {
    return html`<label class="part"><span>${label}</span>${this.#input(name, value)}</label>`;
  }

  /** @param {'position' | 'depth' | 'columns' | 'rows'} name @param {string} value @param {string} [empty] */
  #input(name, value, empty = '') {
    /** @param {Event & {target: HTMLInputElement}} event */
    const type = ({ target }) => {
      // A board of another size has no place for the discs.
      const cleared = name === 'columns' || name === 'rows' ? { position: '', moves: '' } : {};
      this.#before = name === 'depth' ? this.#before : [];
      this.#take({ ...cleared, [name]: target.value });
    };
    return html`
      <input
        id="new-game-${name}"
        type="text"
        inputmode=${name === 'position' ? 'text' : 'numeric'}
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        placeholder=${empty}
        aria-invalid=${this.#wrong !== null}
        aria-describedby="new-game-wrong"
        .value=${value}
        @input=${type}
      />
    `;
  }

  /** @param {Say} say */
  #fits(say) {
    if (this.#recipe?.fits !== true) return '';
    const { nodes, leaves } = this.#recipe;
    return say('generator-size', { nodes, leaves });
  }

  /** Why there is no tree, or none so large. @param {Say} say @param {Around['word']} word */
  #fault(say, word) {
    if (this.#wrong !== null)
      return 'recipe' in this.#wrong
        ? say('new-game-wrong', { what: recipeFault(this.#wrong.recipe, say) })
        : word(this.#wrong);
    if (this.#recipe === null || this.#recipe.fits) return '';
    const { nodes, more, deepest } = this.#recipe;
    return say('new-game-too-large', { nodes, more: more ? 'yes' : 'no', deepest });
  }
}
