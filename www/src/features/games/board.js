/**
 * `<plyscope-board>`: the board of a game at the node that one looks at: that of the step, or one that was pressed since. A legal
 * move that is made on it leads down the tree.
 */

import { html, LitElement, nothing } from 'lit';
import { gameOf } from '../../engine/is-recipe.js';
import { Grid } from './grid.js';
import { signOf } from './squares.js';

/** @import { GameView } from '../../../pkg/games/plyscope_games_wasm.js' */
/** @import { Model } from '../../panels/model.js' */

/**
 * The node whose board is shown, and what it was found by.
 * @typedef {{node: number, step: number, focus: number | null, inspected: number | null, search: Model['search']}} Looked
 */

/**
 * That of the step, or one that was pressed or reached by the keyboard since.
 * @param {Pick<Model, 'search' | 'moment'> & {state: Pick<Model['state'], 'step' | 'focus' | 'inspected'>}} model
 * @param {Looked | null} before
 * @returns {Looked}
 */
export function looked({ search, state, moment }, before) {
  const { step, focus, inspected } = state;
  const found = { step, focus, inspected, search };
  const isFocused = focus !== null && focus !== before?.focus;
  const isInspected = inspected !== null && inspected !== before?.inspected;
  if (isInspected) return { ...found, node: inspected };
  if (isFocused) return { ...found, node: focus };
  if (before?.search === search && before.step === step) return { ...found, node: before.node };
  return { ...found, node: moment.node ?? 0 };
}

export class PlyscopeBoard extends LitElement {
  static properties = { model: { attribute: false } };

  /** The node that one looks at. @type {Looked | null} */
  #looked = null;
  /** @type {GameView | null} */
  #view = null;
  #grid = new Grid({
    changed: () => this.requestUpdate(),
    play: (place) => this.#play(place),
    root: () => this,
  });

  constructor() {
    super();
    /** @type {Model | null} */
    this.model = null;
  }

  /** In the view, whose styles it has. */
  createRenderRoot() {
    return this;
  }

  willUpdate() {
    const { model } = this;
    if (model === null) return;
    const next = looked(model, this.#looked);
    const isOther = next.node !== this.#looked?.node || next.search !== this.#looked?.search;
    this.#looked = next;
    if (isOther) this.#look(model, next.node);
  }

  /** Shows the position of a node. @param {Model} model @param {number} node */
  #look({ search }, node) {
    this.#grid.putBack();
    this.#view = search.boards?.at(node) ?? null;
  }

  /** Goes to a node without a step of the search. @param {number} node */
  #go(node) {
    const { model } = this;
    if (model === null || this.#looked === null) return;
    const { dispatch, search } = model;
    dispatch({ type: 'focus', node: search.folding.visibleNode(node) ?? node });
    this.#looked = { ...this.#looked, node, focus: model.state.focus };
    this.#look(model, node);
    this.requestUpdate();
  }

  /** Goes down by a move. @param {number} place */
  #play(place) {
    const child = this.model?.search.nodes.children(this.#looked?.node ?? 0)[place];
    if (child !== undefined) this.#go(child);
  }

  render() {
    const { model } = this;
    const [view, node] = [this.#view, this.#looked?.node ?? 0];
    if (model === null || view === null) return nothing;
    const { say, search, label } = model;
    const { parent } = search.nodes;
    const children = search.nodes.children(node);
    const game = gameOf(search.text) ?? '';
    const last = view.last?.name ?? '';
    const ends = children.length > 0 ? 'no' : view.moves.length > 0 ? 'limit' : 'over';
    const side = signOf(view.mover);
    return html`
      <p class="caption" aria-live="polite">
        ${say('board-caption', { node: label(node), move: last, isRoot: last === '' ? 'yes' : 'no', side, ends })}
      </p>
      <div class="board-row">
        ${this.#grid.render({ view, game, goesOn: children.length > 0, say })}
        <div class="board-tools">
          <button
            type="button"
            aria-disabled=${parent[node] < 0}
            @click=${() => parent[node] >= 0 && this.#go(parent[node])}
          >
            ${say('board-back')}
          </button>
          ${children.length === 0 ? undefined : this.#moves(view)}
        </div>
      </div>
    `;
  }

  /** The moves by their names, which reaches those too that end on the same square. @param {GameView} view */
  #moves({ moves }) {
    const say = this.model?.say ?? String;
    /** @param {Event & {target: HTMLSelectElement}} event */
    const choose = ({ target }) => {
      const place = target.value === '' ? -1 : Number(target.value);
      target.value = '';
      this.#play(place);
    };
    return html`
      <select aria-label=${say('board-move')} .value=${''} @change=${choose}>
        <option value="" selected>${say('board-move')}</option>
        ${moves.map(({ name }, place) => html`<option value=${place}>${name}</option>`)}
      </select>
    `;
  }
}

if (!customElements.get('plyscope-board')) customElements.define('plyscope-board', PlyscopeBoard);
