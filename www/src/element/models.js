/** What is on show, as the panels and the picture are given it: made once, until something of it changes. */

import { decimalPoint, format, numeral } from '../engine/score.js';
import { errorText } from '../text/wording.js';

/**
 * @typedef {import('../panels/model.js').Model} Model
 * @typedef {import('../session/session.js').Session} Session
 */

/**
 * What a model is made of.
 * @typedef {object} Parts
 * @property {Session} session
 * @property {import('../text/messages.js').Messages} messages
 * @property {boolean} presenting
 * @property {typeof import('../features/predicting/panel.js') | null} predicting what asks a learner, where it does
 * @property {(node: number) => void} visit puts the keyboard on a node in the tree
 */

export class Models {
  /** The panels that are folded away; another set after each change. @type {ReadonlySet<string>} */
  #folded = new Set();
  /** What the present model was made of. @type {readonly unknown[]} */
  #made = [];
  /** @type {Model | null} */
  #model = null;
  #changed;

  /** @param {() => void} changed called when a panel is folded away, or comes back */
  constructor(changed) {
    this.#changed = changed;
  }

  /** The model of the present state; null where there is nothing to show. @param {Parts | null} parts @returns {Model | null} */
  of(parts) {
    const search = parts?.session.search ?? null;
    // One whose memory has run out is about to be made again.
    if (parts === null || search === null || search.isLost) return null;
    const { session, messages, presenting, predicting } = parts;
    const made = [
      ...[session.state, search, search.folding, session.choice, session.countsBefore, session.job],
      ...[messages, presenting, predicting, this.#folded],
    ];
    const stays = made.every((each, at) => each === this.#made[at]);
    if (!stays || this.#model === null) this.#model = this.#make(parts, search);
    this.#made = made;
    return this.#model;
  }

  /**
   * @param {Parts} parts
   * @param {import('../engine/search.js').Search} search
   * @returns {Model}
   */
  #make({ session, messages, presenting, predicting, visit }, search) {
    const { state, catalogue, choice, countsBefore, job } = session;
    const { say, locale } = messages;
    const point = decimalPoint(locale);
    const label = (/** @type {number} */ node) => search.nodes.name(node) ?? String(node);
    return {
      ...{ state, catalogue, choice, search, ...session.seen(search), countsBefore, job },
      marks: predicting?.marksOf(state, search) ?? null,
      ...{ presenting, blank: false, ids: '', say, label, visit },
      word: (error) => errorText(error, say, label),
      score: (units) => format(units, search.overview.decimals, point),
      numeral: (text) => numeral(text, point),
      dispatch: (action) => session.dispatch(action),
      folded: this.#folded,
      fold: (panel, folded) => this.#fold(panel, folded),
    };
  }

  /** @param {string} panel @param {boolean} folded */
  #fold(panel, folded) {
    const others = [...this.#folded].filter((each) => each !== panel);
    this.#folded = new Set(folded ? [...others, panel] : others);
    this.#changed();
  }
}
