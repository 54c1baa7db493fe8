/** The gallery of algorithms: whose each is, what is special about it, and a way to choose it. */

import { html } from 'lit';
import { refusal } from '../../session/outcome.js';
import { algorithmName } from '../../text/wording.js';
import { Dialog } from '../dialog.js';

/** @import { AlgorithmInfo } from '../../../pkg/plyscope_wasm.js' */
/** @import { Around } from '../dialog.js' */

/** The algorithms with more to tell of where they come from. */
export const STORIED = ['minimax', 'alpha-beta', 'negamax-tt', 'iterative-deepening'];

export class Algorithms extends Dialog {
  static looks = 'algorithms gallery';
  static width = /** @type {const} */ ('large');
  /** Why the last choice was refused. */
  #said = '';

  /** @param {Around} around */
  open(around) {
    this.#said = '';
    super.open(around);
  }

  /** @protected @param {Around} around */
  title({ say }) {
    return say('algorithms');
  }

  /** @protected @param {Around} around */
  content({ say, session }) {
    const { algorithms } = session.catalogue;
    const groups = [...new Set(algorithms.map(({ group }) => group))];
    return html`
      <p role="alert" class="said error">${this.#said}</p>
      ${groups.map(
        (group) => html`
          <h3 id="algorithms-${group}">${say(`group-${group}`)}</h3>
          <ul aria-labelledby="algorithms-${group}">
            ${algorithms.filter((each) => each.group === group).map((info) => html`<li>${this.#card(info, say, session)}</li>`)}
          </ul>
        `,
      )}
    `;
  }

  /** @param {AlgorithmInfo} info @param {Around['say']} say @param {Around['session']} session */
  #card(info, say, { state, search }) {
    const { name, author, year, needs } = info;
    const id = name.replace('+', '-plus-');
    const lacks = search?.nodes.lacksStatic && needs === 'static-values';
    return html`
      <button
        type="button"
        class="card"
        aria-current=${name === state.algorithm}
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
    const { session, word } = /** @type {Around} */ (this.around);
    const error = refusal(session.dispatch({ type: 'algorithm', algorithm }));
    if (error === null) return this.close();
    this.#said = word(error);
    this.show();
    this.element.querySelector('.said')?.scrollIntoView({ block: 'nearest' });
  }
}
