/** The gallery of algorithms: whose each is, what is special about it, and a way to choose it. */

import { html, render } from 'lit';
import { refusal } from '../../session/outcome.js';
import { algorithmName } from '../../text/wording.js';

/** @import { AlgorithmInfo } from '../../../pkg/plyscope_wasm.js' */
/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Outcome } from '../../session/outcome.js' */
/** @import { Action } from '../../session/actions.js' */
/** @import { Say } from '../../text/wording.js' */

/**
 * The owner of the gallery.
 * @typedef {object} Host
 * @property {Say} say
 * @property {(error: PlyscopeError) => string} word
 * @property {readonly AlgorithmInfo[]} algorithms
 * @property {string} present the one on show
 * @property {boolean} lacking whether the tree has interior nodes without a static value
 * @property {(action: Action) => Outcome} dispatch
 */

/** The algorithms with more to tell of where they come from. */
export const STORIED = ['minimax', 'alpha-beta', 'negamax-tt', 'iterative-deepening'];

export class Algorithms {
  #dialog;
  /** @type {Host | null} */
  #host = null;
  /** Why the last choice was refused. */
  #said = '';

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /** @param {Host} host */
  open(host) {
    if (this.#dialog.open) return;
    [this.#host, this.#said] = [host, ''];
    this.#show();
    this.#dialog.showModal();
  }

  #show() {
    if (this.#host !== null) render(this.#content(this.#host), this.#dialog);
  }

  /** @param {Host} host */
  #content(host) {
    const { say, algorithms } = host;
    const close = () => this.#dialog.close();
    const groups = [...new Set(algorithms.map(({ group }) => group))];
    return html`
      <header>
        <h2 id="algorithms-title" tabindex="-1" autofocus>${say('algorithms')}</h2>
        <button type="button" class="icon" aria-label=${say('close')} title=${say('close')} @click=${close}>×</button>
      </header>
      <p role="alert" class="said error">${this.#said}</p>
      ${groups.map(
        (group) => html`
          <h3 id="algorithms-${group}">${say(`group-${group}`)}</h3>
          <ul aria-labelledby="algorithms-${group}">
            ${algorithms.filter((each) => each.group === group).map((info) => html`<li>${this.#card(host, info)}</li>`)}
          </ul>
        `,
      )}
    `;
  }

  /** @param {Host} host @param {AlgorithmInfo} info */
  #card({ say, present, lacking }, info) {
    const { name, author, year, needs } = info;
    const id = name.replace('+', '-plus-');
    const lacks = lacking && needs === 'static-values';
    return html`
      <button
        type="button"
        class="card"
        aria-current=${name === present}
        aria-labelledby="algorithm-${id}"
        aria-describedby="algorithm-${id}-origin algorithm-${id}-about"
        @click=${() => this.#choose(name)}
      >
        <b id="algorithm-${id}">${algorithmName(name, say)}</b>
        <span id="algorithm-${id}-origin">${say('algorithm-origin', { authors: author, year: String(year) })}</span>
        <span id="algorithm-${id}-about" class="notice-text">
          ${say(`about-${id}`)} ${STORIED.includes(id) ? say(`about-${id}.history`) : undefined}
          ${lacks ? html`<em>${say('algorithm-lacks')}</em>` : undefined}
        </span>
      </button>
    `;
  }

  /** Chooses an algorithm, or says why the tree does not allow it. @param {string} algorithm */
  #choose(algorithm) {
    const { dispatch, word } = /** @type {Host} */ (this.#host);
    const error = refusal(dispatch({ type: 'algorithm', algorithm }));
    if (error === null) return this.#dialog.close();
    this.#said = word(error);
    this.#show();
    this.#dialog.querySelector('.said')?.scrollIntoView({ block: 'nearest' });
  }
}
