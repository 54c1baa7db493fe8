/** Other searches of the tree on show, each in a pane beside it. What they have searched goes when they are closed. */

import { html } from 'lit';
import { unlessLost } from '../../engine/search.js';
import { write } from '../../session/compared.js';
import { Comparison, marked } from './comparison.js';
import { inWords, leaderHeader } from './header.js';
import { pane } from './pane-view.js';
import { Pictures } from './pictures.js';
import { strip } from './strip.js';
import { table } from './table.js';

/** @import { PicturePlace } from '../../input/picture-place.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Compared } from '../../session/compared.js' */
/** @import { LeafEditing } from '../../session/leaf-editing.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Member } from './comparison.js' */
/** @import { Pane } from './pane.js' */

/**
 * The view round it.
 * @typedef {object} Around
 * @property {Session} session
 * @property {LeafEditing} editing
 * @property {() => PicturePlace | null} place where the search that leads is drawn
 * @property {() => ParentNode} root
 * @property {() => void} changed called when something else is to be rendered
 */

/**
 * What is rendered: all searches, the one that leads first, and the models of the others.
 * @typedef {{members: (Member | null)[], models: Model[]}} Rendered
 */

export class Comparing {
  #around;
  #comparison;
  #pictures;
  /** @type {Rendered | null} */
  #rendered = null;
  /** How many nodes are marked, for as long as all stay where they are. @type {{at: unknown[], counts: ReturnType<typeof marked>[]}} */
  #marked = { at: [], counts: [] };
  #isFollowing = false;

  /** @param {Around} around */
  constructor(around) {
    this.#around = around;
    const { catalogue, edits } = around.session;
    this.#comparison = new Comparison(catalogue, () => this.#changed(), edits);
    this.#pictures = new Pictures(around, (at) => this.#comparison.panes[at]?.search ?? null);
  }

  /** Brings the others in step with the search that leads, and finds out how long they go on after it. */
  follow() {
    const { state, search, dispatch } = this.#session;
    // What the others do meanwhile belongs to it.
    if (search === null || search.isLost || this.#isFollowing) return;
    /** @type {number | undefined} */
    let further;
    const followed = () => {
      this.#comparison.follow(state, search);
      further = this.#comparison.further(state, search);
    };
    this.#isFollowing = true;
    try {
      unlessLost(() => this.lost ?? search, followed);
    } finally {
      this.#isFollowing = false;
    }
    if (further !== undefined && further !== state.further)
      dispatch({ type: 'compare', compare: state.compare, further });
  }

  /** Something has changed in one of the others. */
  #changed() {
    this.follow();
    this.#around.changed();
  }

  get #session() {
    const { session } = this.#around;
    const { state, search } = session;
    /** @type {typeof session.dispatch} */
    const dispatch = (action) => session.dispatch(action);
    return { state, search, dispatch };
  }

  /** A search whose memory has run out, if there is one. */
  get lost() {
    const searches = this.#comparison.panes.map(({ session }) => session.search);
    return searches.find((search) => search?.isLost) ?? null;
  }

  /**
   * How many searches there are, their panes, and what is said of all of them.
   * @param {Model} model of the search that leads
   */
  render(model) {
    const { panes } = this.#comparison;
    const members = this.#members(model);
    const models = panes.map((each, at) => this.#modelOf(model, each, at));
    this.#rendered = { members, models };
    const counts = this.#counts(members);
    const others = inOthers(model, members, models);
    // Three leave a place for what happens in them.
    const hasRoom = members.length === 3;
    return {
      count: members.length,
      panes: html`
        <div class="panes">
          ${leaderHeader(model, /** @type {Member} */ (members[0]))}
          ${panes.map((each, at) => {
            const close = () => this.#close(at);
            const parts = { number: at + 2, counts: counts[at + 1], around: this.#around, close };
            return pane(models[at], each, members[at + 1], parts);
          })}
          ${hasRoom ? others : undefined} ${strip(model, this.#plan(model.state))}
        </div>
      `,
      words: html`${hasRoom ? undefined : others} ${this.#counters(model, members)}`,
    };
  }

  /** Draws the panes that were rendered. */
  show() {
    if (this.#rendered === null) return;
    const { members, models } = this.#rendered;
    this.#pictures.show([...this.#around.root().querySelectorAll('section.pane')], members, models);
  }

  /** Gives all memory back. */
  end() {
    this.#pictures.remove();
    this.#comparison.end();
    this.#rendered = null;
  }

  /** @param {Pick<State, 'compare' | 'options'>} state */
  #plan(state) {
    return this.#comparison.plan(state);
  }

  /** All searches, the one that leads first. @param {Model} model @returns {(Member | null)[]} */
  #members({ search, state, states, moment }) {
    const others = this.#comparison.panes.map((pane) => this.#comparison.shown(pane));
    return [{ search, step: state.step, states, moment }, ...others];
  }

  /**
   * What the parts of a pane are given.
   * @param {Model} model
   * @param {Pane} pane
   * @param {number} at
   * @returns {Model}
   */
  #modelOf(model, pane, at) {
    const compared = this.#plan(model.state).panes[at] ?? model.state;
    const { step, refused } = pane.session.state;
    return {
      ...model,
      ...this.#comparison.shown(pane),
      state: { ...model.state, ...compared, step, refused },
      choice: pane.choice,
      job: pane.session.job,
      ids: `pane-${at + 2}-`,
      countsBefore: null,
      dispatch: (action) =>
        action.type === 'option' && action.name === 'root'
          ? model.dispatch(action)
          : pane.choose(action, (chosen) => this.#choose(pane, chosen)),
    };
  }

  /** @param {Pane} pane @param {Compared} chosen */
  #choose(pane, chosen) {
    const at = this.#comparison.panes.indexOf(pane);
    if (at >= 0) this.#change((panes) => panes.with(at, chosen));
  }

  /** @param {number} at */
  #close(at) {
    this.#comparison.close(at);
    this.#change((panes) => panes.toSpliced(at, 1));
    // Its button has had the keyboard, and is gone.
    const button = this.#around.root().querySelector('.compare-toggle');
    if (button instanceof HTMLElement) button.focus();
  }

  /** @param {(panes: Compared[]) => Compared[]} changed */
  #change(changed) {
    const { state, dispatch } = this.#session;
    const { panes, pace } = this.#plan(state);
    const left = changed([...panes]);
    const compare = left.length === 0 ? '' : write({ panes: left, pace });
    dispatch({ type: 'compare', compare });
  }

  /** How many nodes are marked in each. @param {readonly (Member | null)[]} members */
  #counts(members) {
    const at = members.map((each) => each?.states);
    const known = this.#marked;
    const stay =
      known.at.length === at.length && at.every((each, index) => each === known.at[index]);
    if (!stay) this.#marked = { at, counts: members.map((_, index) => marked(members, index)) };
    return this.#marked.counts;
  }

  /** The counters of all. @param {Model} model @param {readonly (Member | null)[]} members */
  #counters(model, members) {
    const { say, state } = model;
    const algorithms = [state, ...this.#plan(state).panes].map(({ algorithm }) => algorithm);
    return html`
      <section class="panel" role="region" aria-label=${say('comparison')}>
        <h2>${say('comparison')}</h2>
        ${table(model, members, algorithms)}
      </section>
    `;
  }
}

/**
 * What happens in the others.
 * @param {Model} model
 * @param {readonly (Member | null)[]} members
 * @param {readonly Model[]} models
 */
const inOthers = (model, members, models) => html`
  <ul class="others" aria-label=${model.say('compare-others')}>
    ${models.map((own, at) => {
      const member = members[at + 1];
      return html`<li><b>${at + 2}</b> ${member && inWords(own, member)}</li>`;
    })}
  </ul>
`;
