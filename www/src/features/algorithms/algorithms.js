/** The gallery of algorithms: what each leaves of the tree on show, whose it is, what is special about it, and a way to choose it. */

import { html } from 'lit';
import { inForce } from '../../session/choices.js';
import { refusal } from '../../session/outcome.js';
import { algorithmName } from '../../text/wording.js';
import { Dialog } from '../dialog.js';
import { sketch, VIEW_BOX } from '../thumbnail.js';

/** @import { AlgorithmInfo } from '../../../pkg/plyscope_wasm.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Sketch } from '../thumbnail.js' */

/** The algorithms with more to tell of where they come from. */
export const STORIED = ['minimax', 'alpha-beta', 'negamax-tt', 'iterative-deepening'];

/** On a tree with more nodes than this, searches by all of them would take their time. */
const MOST_NODES = 10_000;

export class Algorithms extends Dialog {
  static looks = 'algorithms gallery';
  static width = /** @type {const} */ ('large');
  /** Why the last choice was refused. */
  #said = '';
  /** What each leaves of the tree on show, by its name; null if it cannot search it. @type {Map<string, Sketch | null>} */
  #sketches = new Map();
  /** Whoever opened it last. */
  #turn = 0;

  /** @param {Around} around */
  open(around) {
    this.#said = '';
    this.#sketches.clear();
    super.open(around);
    this.#follow(around);
  }

  /** Searches the tree by one after the other, so that nothing waits for all. @param {Around} around */
  async #follow({ session: { catalogue, search, state } }) {
    const turn = ++this.#turn;
    if (search === null || search.overview.nodes > MOST_NODES) return;
    for (const { name } of catalogue.algorithms) {
      await new Promise((done) => setTimeout(done));
      if (turn !== this.#turn || !this.isOpen) return;
      this.#sketches.set(name, sketchBy(name, state));
      this.show();
    }
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
    const known = this.#sketches.get(name);
    const hasPicture = search !== null && search.overview.nodes <= MOST_NODES && known !== null;
    return html`
      <button
        type="button"
        class="card"
        aria-current=${name === state.algorithm}
        aria-labelledby="algorithm-${id}"
        aria-describedby="algorithm-${id}-count algorithm-${id}-origin algorithm-${id}-about"
        @click=${() => this.#choose(name)}
      >
        ${hasPicture ? html`<svg viewBox=${VIEW_BOX} aria-hidden="true">${known?.picture}</svg>` : undefined}
        <b id="algorithm-${id}">${algorithmName(name, say)}</b>
        <span id="algorithm-${id}-count" class="looked-at">${known ? entered(known, say) : undefined}</span>
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

/** How many nodes a search enters, some of them more than once. @param {Sketch} sketch @param {Around['say']} say */
const entered = ({ entered }, say) =>
  `${say('counted', { number: entered })} ${say('tally-entered', { now: entered })}`;

/** @param {string} algorithm @param {Around['session']['state']} state */
function sketchBy(algorithm, { tree, options }) {
  try {
    return sketch({ tree, algorithm, options: inForce(algorithm, options).options });
  } catch {
    return null;
  }
}
