/** The form for random trees: their parameters, their size, and a button that makes one. */

import { html } from 'lit';
import { recipe } from '../../engine/catalogue.js';
import { plainError } from '../../engine/errors.js';
import { isRandom } from '../../engine/is-recipe.js';
import { parseFault } from '../../text/wording.js';
import { Dialog } from '../dialog.js';
import { anotherSeed, draftOf, KINDS, parameterOf, recipeText, USUAL } from './recipe.js';

/** @import { Recipe } from '../../../pkg/plyscope_wasm.js' */
/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Draft } from './recipe.js' */

export class Generator extends Dialog {
  static looks = 'generator recipe';
  /** @type {Draft} */
  #draft = draftOf(recipe(USUAL)?.parameters ?? {});
  /** The recipe in the fields; null if it is invalid. @type {Recipe | null} */
  #recipe = null;
  /** The error in the fields. @type {PlyscopeError | null} */
  #invalid = null;
  /** The reason why the tree could not be shown. @type {PlyscopeError | null} */
  #refused = null;

  /** @param {Around} around */
  open(around) {
    const { tree } = around.session.state;
    const present = isRandom(tree) ? recipe(tree) : null;
    if (present !== null) this.#draft = draftOf(present.parameters);
    this.#take({});
    super.open(around);
  }

  /** @param {Partial<Draft>} typed */
  #take(typed) {
    this.#draft = { ...this.#draft, ...typed };
    this.#recipe = this.#invalid = this.#refused = null;
    try {
      this.#recipe = recipe(recipeText(this.#draft));
    } catch (error) {
      this.#invalid = plainError(error);
    }
    this.show();
  }

  /** Whether the tree can be made. */
  get #isPossible() {
    return this.#recipe !== null && !this.#recipe.more && this.#recipe.nodes <= this.#recipe.limit;
  }

  /** @param {Event} event */
  #make = (event) => {
    event.preventDefault();
    if (this.around === null || this.#recipe === null || !this.#isPossible) return;
    const outcome = this.around.session.dispatch({ type: 'choose', tree: this.#recipe.text });
    if (outcome === null || outcome instanceof Promise) this.close();
    else {
      this.#refused = outcome;
      this.show();
    }
  };

  /** @protected @param {Around} around */
  content({ say, word }) {
    const { fewest, most, depth, seed, earlyLeaves, bestFirst, noise } = this.#draft;
    const other = () => this.#take({ seed: anotherSeed(seed, Math.random()) });
    return html`
      <form @submit=${this.#make}>
        ${this.heading(say('generator'))}
        ${this.#group('branching', say('generator-branching'), [
          this.#number('fewest', say('generator-from'), fewest),
          this.#number('most', say('generator-to'), most, say('generator-same')),
        ])}
        ${this.#line('depth', say('generator-depth'), this.#number('depth', '', depth))}
        ${this.#line('early-leaves', say('generator-early'), this.#number('earlyLeaves', '', earlyLeaves), say('generator-early-hint'))}
        ${this.#leaves(say)}
        ${this.#line('best-first', say('generator-best'), this.#number('bestFirst', '', bestFirst), say('generator-best-hint'))}
        ${this.#line('noise', say('generator-noise'), this.#number('noise', '', noise, say('generator-none')), say('generator-noise-hint'))}
        ${this.#line(
          'seed',
          say('generator-seed'),
          html`
            ${this.#number('seed', '', seed)}
            <button type="button" @click=${other}>${say('generator-another')}</button>
          `,
        )}
        <code>${this.#recipe?.text}</code>
        <div class="form-footer">
          ${this.#size(say, word)}
          <button
            class="primary"
            aria-disabled=${!this.#isPossible}
            aria-describedby="generator-size generator-refused"
          >
            ${say('generator-make')}
          </button>
          <button type="button" @click=${this.close}>${say('close')}</button>
        </div>
      </form>
    `;
  }

  /** The distribution of leaves, and its numbers. @param {Say} say */
  #leaves(say) {
    const { kind, from, to, values, gain } = this.#draft;
    /** @param {Event & {target: HTMLSelectElement}} event */
    const choose = ({ target }) =>
      this.#take({ kind: /** @type {Draft['kind']} */ (target.value) });
    const numbers = {
      uniform: [
        this.#number('from', say('generator-from'), from),
        this.#number('to', say('generator-to'), to),
      ],
      few: [this.#number('values', say('generator-values'), values)],
      correlated: [this.#number('gain', say('generator-gain'), gain)],
    };
    return this.#group(
      'leaves',
      say('generator-leaves'),
      [
        html`
          <select aria-label=${say('generator-leaves')} .value=${kind} @change=${choose}>
            ${KINDS.map(
              (each) => html`
                <option value=${each} ?selected=${each === kind}>
                  ${say(`generator-leaves-${each}`)}
                </option>
              `,
            )}
          </select>
        `,
        ...numbers[kind],
      ],
      say(`generator-leaves-${kind}.hint`),
    );
  }

  /**
   * A parameter with one field.
   * @param {string} name
   * @param {string} label
   * @param {unknown} field
   * @param {string} [hint]
   */
  #line(name, label, field, hint) {
    return html`
      <div class="parameter">
        <label for=${`generator-${name}`}>${label}</label>
        <div class="fields">${field}</div>
        ${this.#below(name, hint)}
      </div>
    `;
  }

  /**
   * A parameter with several fields.
   * @param {string} name
   * @param {string} label
   * @param {unknown[]} fields
   * @param {string} [hint]
   */
  #group(name, label, fields, hint) {
    return html`
      <div class="parameter" role="group" aria-label=${label}>
        <span>${label}</span>
        <div class="fields">${fields}</div>
        ${this.#below(name, hint)}
      </div>
    `;
  }

  /** The error in a parameter, and its hint. @param {string} name @param {string} [hint] */
  #below(name, hint) {
    return html`
      <p class="error" role="alert" id=${`generator-${name}-error`}>${this.#errorIn(name)}</p>
      ${hint === undefined ? undefined : html`<p class="hint" id=${`generator-${name}-hint`}>${hint}</p>`}
    `;
  }

  /** @param {string} name of a parameter */
  #errorIn(name) {
    const [error, say] = [this.#invalid, this.around?.say];
    if (error === null || say === undefined || !('parse' in error)) return '';
    const { parse } = error;
    if (parameterOf(parse) !== name) return '';
    if (!('least' in parse)) return parseFault(parse, say);
    return say('generator-whole', { least: parse.least, most: parse.most });
  }

  /**
   * @param {keyof Draft} field
   * @param {string} label its own name, if its parameter has several fields
   * @param {string} value
   * @param {string} [empty] the meaning of an empty field
   */
  #number(field, label, value, empty = '') {
    const name = PARAMETER_OF[field] ?? field;
    const input = html`
      <input
        id=${label === '' ? `generator-${name}` : `generator-${field}`}
        type="text"
        inputmode=${field === 'from' || field === 'to' ? 'text' : 'numeric'}
        spellcheck="false"
        autocomplete="off"
        placeholder=${empty}
        aria-invalid=${this.#errorIn(name) !== ''}
        aria-describedby=${`generator-${name}-error generator-${name}-hint`}
        .value=${value}
        @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.#take({ [field]: target.value })}
      />
    `;
    return label === '' ? input : html`<label class="part"><span>${label}</span>${input}</label>`;
  }

  /** The size of the tree, or the reason why there is none. @param {Say} say @param {Around['word']} word */
  #size(say, word) {
    const refused = this.#refused === null ? this.#tooLarge(say) : word(this.#refused);
    return html`
      <p id="generator-size" role="status">${this.#fits(say)}</p>
      <p class="error" role="alert" id="generator-refused">${refused}</p>
    `;
  }

  /** @param {Say} say */
  #fits(say) {
    if (this.#recipe === null || !this.#isPossible) return '';
    const { nodes, leaves, critical } = this.#recipe;
    const size = say('generator-size', { nodes, leaves });
    return critical === null ? size : `${size} ${say('generator-critical', { critical })}`;
  }

  /** @param {Say} say */
  #tooLarge(say) {
    if (this.#recipe === null || this.#isPossible) return '';
    const { nodes, limit, more } = this.#recipe;
    return say('generator-too-large', { nodes, limit, more: more ? 'yes' : 'no' });
  }
}

/** The parameter of each field that has another name. @type {Partial<Record<keyof Draft, string>>} */
const PARAMETER_OF = {
  fewest: 'branching',
  most: 'branching',
  earlyLeaves: 'early-leaves',
  from: 'leaves',
  to: 'leaves',
  values: 'leaves',
  gain: 'leaves',
  bestFirst: 'best-first',
};
