/** Other searches of the current tree, each in a pane. Closing a pane frees its search. */

import { html } from 'lit';
import { unlessLost } from '../../engine/search.js';
import { resultsButton } from '../../panels/results-button.js';
import { Comparison, markCount } from './comparison.js';
import { leaderHeader } from './header.js';
import { pane } from './pane-view.js';
import { Pictures } from './pictures.js';
import { strip } from './strip.js';
import { ends, table } from './table.js';
import { scaleOf } from './work.js';

/** @import { PicturePlace } from '../../input/picture-place.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Compared } from '../../session/compared.js' */
/** @import { LeafEditing } from '../../session/leaf-editing.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Member } from './comparison.js' */
/** @import { Pane } from './pane.js' */

/**
 * Its surroundings in the view.
 * @typedef {object} Around
 * @property {Session} session
 * @property {LeafEditing} editing
 * @property {() => PicturePlace | null} place of the leader's picture
 * @property {(model: Model) => Model} seen the part of a model that an audience may see
 * @property {() => ParentNode} root
 * @property {() => void} changed called to render the view
 */

/**
 * The rendered searches, the leader first, and the models of the others.
 * @typedef {{members: (Member | null)[], models: Model[]}} Rendered
 */

export class Comparing {
  #around;
  #comparison;
  #pictures;
  /** @type {Rendered | null} */
  #rendered = null;
  /** The numbers of marked nodes, while all searches stay at their steps. @type {{at: unknown[], counts: ReturnType<typeof markCount>[]}} */
  #marks = { at: [], counts: [] };
  #isFollowing = false;

  /** @param {Around} around */
  constructor(around) {
    this.#around = around;
    const { catalogue, edits } = around.session;
    this.#comparison = new Comparison(catalogue, () => this.#changed(), edits);
    this.#pictures = new Pictures(around, (at) => this.#comparison.panes[at]?.search ?? null);
  }

  /** Brings the others into step with the leader, and computes their longest overtime. */
  follow() {
    const { state, search, dispatch } = this.#session;
    // Changes of the others meanwhile are part of this one.
    if (search === null || search.isLost || this.#isFollowing) return;
    /** @type {number | undefined} */
    let maxOvertime;
    const followed = () => {
      this.#comparison.follow(state, search);
      maxOvertime = this.#comparison.maxOvertime(state, search);
    };
    this.#isFollowing = true;
    try {
      unlessLost(() => this.lost ?? search, followed);
    } finally {
      this.#isFollowing = false;
    }
    if (maxOvertime !== undefined && maxOvertime !== state.maxOvertime)
      dispatch({ type: 'compare', compare: state.compare, maxOvertime });
  }

  /** Called when one of the others has changed. */
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

  /** A search that has run out of memory, if any. */
  get lost() {
    const searches = this.#comparison.panes.map(({ session }) => session.search);
    return searches.find((search) => search?.isLost) ?? null;
  }

  /**
   * The number of searches, their panes, and what is said of all of them.
   * @param {Model} model of the leader
   * @param {boolean} isBlank whether values and counts are hidden
   */
  render(model, isBlank) {
    const { panes } = this.#comparison;
    const members = this.#members(model);
    const models = panes.map((each, at) => this.#modelOf(model, each, at));
    this.#rendered = { members, models };
    const counts = this.#counts(members);
    const seeing = { scale: scaleOf(members), isBlank };
    return {
      count: members.length,
      panes: html`
        <div class="panes">
          ${leaderHeader(model, /** @type {Member} */ (members[0]), seeing)}
          ${panes.map((each, at) => {
            const close = () => this.#close(at);
            const { [at + 1]: member } = members;
            const own = { number: at + 2, counts: counts[at + 1], seeing, close };
            return pane(models[at], each, member, { ...own, around: this.#around });
          })}
        </div>
      `,
      summary: isBlank ? undefined : this.#summary(model, members),
    };
  }

  /** What the others show, of those that are ready. @returns {readonly Model[]} */
  get models() {
    const { members, models } = this.#rendered ?? { members: [], models: [] };
    return models
      .filter((_, at) => members[at + 1] !== null)
      .map((each) => ({ ...each, marks: null }));
  }

  /** Draws the rendered panes. */
  show() {
    if (this.#rendered === null) return;
    const { members, models } = this.#rendered;
    const { root, seen } = this.#around;
    this.#pictures.show([...root().querySelectorAll('section.pane')], members, models.map(seen));
  }

  /** Frees all memory. */
  end() {
    this.#pictures.remove();
    this.#comparison.end();
    this.#rendered = null;
  }

  /** All searches, the leader first. @param {Model} model @returns {(Member | null)[]} */
  #members({ search, state, states, moment }) {
    const others = this.#comparison.panes.map((pane) => this.#comparison.memberOf(pane));
    return [{ search, step: state.step, states, moment }, ...others];
  }

  /**
   * The model of a pane.
   * @param {Model} model
   * @param {Pane} pane
   * @param {number} at
   * @returns {Model}
   */
  #modelOf(model, pane, at) {
    const compared = this.#comparison.panesOf(model.state)[at] ?? model.state;
    const { step, refused } = pane.session.state;
    return {
      ...model,
      ...this.#comparison.memberOf(pane),
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
    // Its button had the keyboard, and is gone.
    const button = this.#around.root().querySelector('.compare-toggle');
    if (button instanceof HTMLElement) button.focus();
  }

  /** @param {(panes: Compared[]) => Compared[]} changed */
  #change(changed) {
    const { state, dispatch } = this.#session;
    const { panes, pace } = state.compare;
    dispatch({ type: 'compare', compare: { panes: changed([...panes]), pace } });
  }

  /** The number of marked nodes in each. @param {readonly (Member | null)[]} members */
  #counts(members) {
    const at = members.map((each) => each?.states);
    const known = this.#marks;
    const stay =
      known.at.length === at.length && at.every((each, index) => each === known.at[index]);
    if (!stay) this.#marks = { at, counts: members.map((_, index) => markCount(members, index)) };
    return this.#marks.counts;
  }

  /** How they go on together, what their marks mean, and all counters. @param {Model} model @param {readonly (Member | null)[]} members */
  #summary(model, members) {
    const { say, state } = model;
    const algorithms = [state, ...state.compare.panes].map(({ algorithm }) => algorithm);
    return html`
      <section class="comparison" role="region" tabindex="0" aria-label=${say('comparison')}>
        <h2 class="visually-hidden">${say('comparison')}</h2>
        ${strip(model, scaleOf(members))} ${table(model, members, algorithms)}
        <div class="more-counts">${ends(model, members)} ${resultsButton(model)}</div>
      </section>
    `;
  }
}
