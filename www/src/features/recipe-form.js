/** The form of a recipe: its rows, each with what is wrong in it, how large the tree becomes, and a button that makes it. */

import { html, nothing } from 'lit';
import { plainError } from '../engine/errors.js';
import { Dialog } from './dialog.js';
import { draftOf, fieldsOf, recipeText, rowOf } from './recipe-rows.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Outcome } from '../session/outcome.js' */
/** @import { Say } from '../text/wording.js' */
/** @import { Around } from './dialog.js' */
/** @import { Draft, Field, Row } from './recipe-rows.js' */

/** What a recipe says, however its tree is made. @typedef {{text: string, nodes: number, leaves: number, critical?: number | null}} Made */

/** @template {Made} R */
export class RecipeForm extends Dialog {
  static width = /** @type {const} */ ('small');
  /** @type {readonly Row[]} */
  static rows = [];
  /** @protected @type {Draft} */
  draft = {};
  /** The recipe in the fields; null if it is wrong. @protected @type {R | null} */
  recipe = null;
  /** What is wrong in the fields, and in which row, if it is in one. @type {{error: PlyscopeError, row: Row | null} | null} */
  #wrong = null;
  /** Why the tree could not be shown. @type {PlyscopeError | null} */
  #refused = null;

  get #rows() {
    return /** @type {typeof RecipeForm} */ (this.constructor).rows;
  }

  /** What begins the ids of its elements. */
  get #id() {
    return this.element.classList[0];
  }

  /** The name of the recipe. @protected */
  get name() {
    return '';
  }

  /** The recipe of the tree on show, if it is of this kind, as parameters. @protected @param {string} _tree @returns {Readonly<Record<string, string>> | null} */
  present(_tree) {
    return null;
  }

  /** @protected @param {string} _text @returns {R | null} @throws {PlyscopeError} */
  read(_text) {
    return null;
  }

  /** Whether the tree can be made. @protected @param {R} _recipe */
  fits(_recipe) {
    return true;
  }

  /** Makes the tree. @protected @param {string} _text @param {Around} _around @returns {Outcome} */
  choose(_text, _around) {
    return null;
  }

  /** @protected @param {Say} _say @returns {{title: string, make: string}} */
  words(_say) {
    return { title: '', make: '' };
  }

  /** How the size of a tree that does not fit is worded. @protected @param {R} _recipe @param {Say} _say */
  tooLarge(_recipe, _say) {
    return '';
  }

  /** How a fault in a row is worded. @protected @param {PlyscopeError} error @param {Around} around */
  fault(error, { word }) {
    return word(error);
  }

  /** What stands below a row. @protected @param {Row} _row @param {Say} _say @returns {unknown} */
  below(_row, _say) {
    return undefined;
  }

  /** @param {Around} around */
  open(around) {
    const present = this.present(around.session.state.tree);
    this.take(present === null ? {} : draftOf(this.#rows, present));
    super.open(around);
  }

  /** Takes what is typed into a field. @protected @param {string} field @param {string} value */
  typed(field, value) {
    this.take({ [field]: value });
  }

  /** @protected @param {Draft} typed */
  take(typed) {
    this.draft = { ...this.draft, ...typed };
    this.recipe = this.#wrong = this.#refused = null;
    try {
      this.recipe = this.read(recipeText(this.name, this.#rows, this.draft));
    } catch (thrown) {
      const error = plainError(thrown);
      const place = 'parse' in error ? error.parse : 'recipe' in error ? error.recipe : null;
      this.#wrong = { error, row: place && rowOf(this.#rows, this.draft, place) };
    }
    this.show();
  }

  /** Whether what is typed is wrong. @protected */
  get isWrong() {
    return this.#wrong !== null;
  }

  get #isPossible() {
    return this.recipe !== null && this.fits(this.recipe);
  }

  /** @param {Event} event */
  #make = (event) => {
    event.preventDefault();
    if (this.around === null || this.recipe === null || !this.#isPossible) return;
    const outcome = this.choose(this.recipe.text, this.around);
    if (outcome === null || outcome instanceof Promise) return this.close();
    this.#refused = outcome;
    this.show();
  };

  /** @protected @param {Around} around */
  title({ say }) {
    return this.words(say).title;
  }

  /** @protected @param {Around} around */
  actions(around) {
    const { say } = around;
    const id = this.#id;
    const wrong = this.#wrong?.row ? `${id}-${this.#wrong.row.name}-error` : '';
    return html`
      <p id="${id}-size" role="status">${this.#size(say)}</p>
      <p class="error" role="alert" id="${id}-refused">${this.#whyNot(around)}</p>
      <button
        form="${id}-form"
        class="primary"
        aria-disabled=${!this.#isPossible}
        aria-describedby="${id}-size ${id}-refused ${wrong}"
      >${this.words(say).make}</button>
    `;
  }

  /** @protected @param {Around} around */
  content(around) {
    const { say } = around;
    const rows = this.#rows.filter(({ isFor }) => isFor?.(this.draft) ?? true);
    return html`
      <form id="${this.#id}-form" @submit=${this.#make}>
        ${rows.map((row) => [this.#row(row, around), this.below(row, say)])}
        <code>${this.recipe?.text}</code>
      </form>
    `;
  }

  /** @param {Row} row @param {Around} around */
  #row(row, around) {
    const { say } = around;
    const label = row.label(say, this.draft);
    const hint = row.hint?.(say, this.draft);
    const id = `${this.#id}-${row.name}`;
    const fault = this.#wrong?.row === row ? this.fault(this.#wrong.error, around) : '';
    const fields = fieldsOf(row)
      .filter(({ isFor }) => isFor?.(this.draft) ?? true)
      .map((field) => this.#field(field, row, say));
    const inside = html`
      <div class="fields">${fields}</div>
      <p class="error" role="alert" id="${id}-error">${fault}</p>
      ${hint === undefined ? undefined : html`<p class="hint" id="${id}-hint">${hint}</p>`}
    `;
    return row.fields
      ? html`<div class="parameter" role="group" aria-label=${label}><span>${label}</span>${inside}</div>`
      : html`<div class="parameter"><label for=${id}>${label}</label>${inside}</div>`;
  }

  /** @param {Field} field @param {Row} row @param {Say} say */
  #field(field, row, say) {
    const { name, kind, empty, label, other } = field;
    const value = field.value?.(this.draft) ?? this.draft[name];
    const inRow = `${this.#id}-${row.name}`;
    const about = `${inRow}-error ${row.hint ? `${inRow}-hint` : ''}`;
    const isWrong = this.#wrong?.row === row;
    /** @param {Event & {target: HTMLInputElement | HTMLSelectElement}} event */
    const type = ({ target }) => this.typed(name, target.value);
    const control = field.choices
      ? html`
          <select
            id="${this.#id}-${name}"
            aria-label=${row.fields && !label ? row.label(say, this.draft) : nothing}
            aria-invalid=${isWrong}
            aria-describedby=${about}
            .value=${value}
            @change=${type}
          >
            ${field
              .choices(this.draft)
              .map(
                (each) =>
                  html`<option value=${each} ?selected=${each === value}>${field.choice?.(say, each) ?? each}</option>`,
              )}
          </select>
        `
      : html`
          <input
            id="${this.#id}-${name}"
            type="text"
            inputmode=${kind === undefined ? 'numeric' : 'text'}
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            placeholder=${empty?.(say, this.draft) ?? ''}
            aria-invalid=${isWrong}
            aria-describedby=${about}
            .value=${value}
            @input=${type}
          />
        `;
    const another = () => other && this.typed(name, other.value(value));
    return html`
      ${label ? html`<label class="part"><span>${label(say, this.draft)}</span>${control}</label>` : control}
      ${other && html`<button type="button" @click=${another}>${other.label(say, this.draft)}</button>`}
    `;
  }

  /** @param {Say} say */
  #size(say) {
    if (this.recipe === null || !this.#isPossible) return '';
    const { nodes, leaves, critical = null } = this.recipe;
    const size = say('generator-size', { nodes, leaves });
    return critical === null ? size : `${size} ${say('generator-critical', { critical })}`;
  }

  /** Why there is no tree, unless a row says it. @param {Around} around */
  #whyNot({ say, word }) {
    if (this.#refused !== null) return word(this.#refused);
    if (this.#wrong?.row === null) return word(this.#wrong.error);
    return this.recipe === null || this.#isPossible ? '' : this.tooLarge(this.recipe, say);
  }
}
