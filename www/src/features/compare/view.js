/**
 * `<plyscope-compare>`: other searches of the tree on show, each in a pane beside it. It stands in a view and has its
 * look; what it has searched goes with it when it goes.
 *
 * It is longer than other files, because an element's life and what its parts are given belong together.
 */

import { html, LitElement, nothing, render } from 'lit';
import { unlessLost } from '../../engine/search.js';
import { write } from '../../session/compared.js';
import { Comparison, marked } from './comparison.js';
import { leaderHeader, said } from './header.js';
import { pane } from './pane-view.js';
import { Pictures } from './pictures.js';
import { strip } from './strip.js';
import { table } from './table.js';

/**
 * @typedef {import('../../panels/model.js').Model} Model
 * @typedef {import('./comparison.js').Member} Member
 * @typedef {import('./pane.js').Pane} Pane
 * @typedef {import('../../session/compared.js').Compared} Compared
 */

/**
 * The view round it.
 * @typedef {object} Around
 * @property {import('../../session/session.js').Session} session
 * @property {import('../../session/leaf-editing.js').LeafEditing} editing
 * @property {() => import('../../element/picture-place.js').PicturePlace | null} place where the search that leads is drawn
 */

/** @param {Model} model @param {Around} around */
export const compare = (model, around) =>
  html`<plyscope-compare .model=${model} .around=${around}></plyscope-compare>`;

export class PlyscopeCompare extends LitElement {
  static properties = { model: { attribute: false }, around: { attribute: false } };
  /** @type {Comparison | null} */
  #comparison = null;
  /** @type {Pictures | null} */
  #pictures = null;
  /** The field over a leaf, as long as there is one. @type {Element | null} */
  #field = null;
  /** How many nodes are marked, for as long as all stay where they are. @type {{at: unknown[], counts: ReturnType<typeof marked>[]}} */
  #marked = { at: [], counts: [] };
  /** The frame that it divides. @type {HTMLElement | null} */
  #frame = null;

  constructor() {
    super();
    /** @type {Model | null} */
    this.model = null;
    /** @type {Around | null} */
    this.around = null;
  }

  /** With the look of the view that it stands in. */
  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#frame = this.closest('.frame');
    this.requestUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#pictures?.remove();
    this.#pictures = null;
    this.#comparison?.end();
    this.#comparison = null;
    if (this.#frame !== null) delete this.#frame.dataset.panes;
  }

  /** What is on show, if it is still there to be asked. */
  get #present() {
    const { model, around } = this;
    if (!this.isConnected || model === null || around === null) return null;
    const here = model.search === around.session.search && !model.search.isLost;
    return here && model.state.compare !== '' ? { model, around } : null;
  }

  performUpdate() {
    const lost = () =>
      this.#comparison?.panes.map(({ session }) => session.search).find((each) => each?.isLost);
    unlessLost(lost, () => super.performUpdate());
  }

  willUpdate() {
    const present = this.#present;
    if (present === null) return;
    const { search, catalogue, dispatch } = present.model;
    // A pane may have changed before the view has been rendered with what that led to.
    const { state } = present.around.session;
    this.#comparison ??= new Comparison(catalogue, () => this.requestUpdate());
    this.#comparison.follow(state, search);
    const further = this.#comparison.further(state, search);
    const { compare } = state;
    if (further !== undefined && further !== state.further)
      dispatch({ type: 'compare', compare, further });
  }

  render() {
    const present = this.#present;
    if (present === null) return nothing;
    const { model, around } = present;
    const members = this.#members(model);
    const panes = this.#comparison?.panes ?? [];
    const counts = this.#counts(members);
    // Three leave a place for what happens in them.
    const room = members.length === 3;
    return html`
      ${leaderHeader(model, /** @type {Member} */ (members[0]))}
      ${panes.map((each, at) => {
        const close = () => this.#close(at);
        const own = this.#modelOf(model, each, at);
        const parts = { number: at + 2, counts: counts[at + 1], around, close };
        return pane(own, each, members[at + 1], parts);
      })}
      ${room ? this.#others(model, members) : undefined} ${strip(model, this.#plan(model.state))}
    `;
  }

  /** @param {Pick<import('../../session/state.js').State, 'compare' | 'options'>} state @returns {import('../../session/compared.js').Plan} */
  #plan(state) {
    return this.#comparison?.plan(state) ?? { panes: [], pace: 'step' };
  }

  /** All searches, the one that leads first. @param {Model} model @returns {(Member | null)[]} */
  #members({ search, state, states, moment }) {
    const comparison = this.#comparison;
    const others = comparison?.panes.map((pane) => comparison.shown(pane)) ?? [];
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
      ...this.#comparison?.shown(pane),
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
    const at = this.#comparison?.panes.indexOf(pane) ?? -1;
    if (at >= 0) this.#change((panes) => panes.with(at, chosen));
  }

  /** @param {number} at */
  #close(at) {
    this.#comparison?.close(at);
    this.#change((panes) => panes.toSpliced(at, 1));
    // Its button has had the keyboard, and is gone.
    const button = this.#frame?.querySelector('.compare-toggle');
    if (button instanceof HTMLElement) button.focus();
  }

  /** @param {(panes: Compared[]) => Compared[]} changed */
  #change(changed) {
    const { session } = this.around ?? {};
    if (session === undefined) return;
    const { panes, pace } = this.#plan(session.state);
    const left = changed([...panes]);
    const compare = left.length === 0 ? '' : write({ panes: left, pace });
    session.dispatch({ type: 'compare', compare });
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

  updated() {
    const present = this.#present;
    if (present === null || this.#frame === null) return;
    const { model, around } = present;
    const members = this.#members(model);
    const panes = this.#comparison?.panes ?? [];
    this.#frame.dataset.panes = String(members.length);
    this.#pictures ??= new Pictures(
      around,
      (at) => this.#comparison?.panes[at]?.search ?? null,
      () => this.requestUpdate(),
    );
    const sections = [...this.querySelectorAll('section.pane')];
    this.#pictures.show(sections, members, (at) => this.#modelOf(model, panes[at], at));
    const host = this.#frame.querySelector('.comparison');
    if (host instanceof HTMLElement) render(this.#words(model, members), host);
    this.#enter();
  }

  /** Puts the keyboard into the field of a pane: when the view looks for it, it is not there yet. */
  #enter() {
    const field = this.querySelector('.leaf-editor input');
    if (field instanceof HTMLInputElement && field !== this.#field) {
      field.focus({ preventScroll: true });
      field.select();
    }
    this.#field = field;
  }

  /** What happens in the others. @param {Model} model @param {readonly (Member | null)[]} members */
  #others(model, members) {
    const panes = this.#comparison?.panes ?? [];
    return html`
      <ul class="others" aria-label=${model.say('compare-others')}>
        ${panes.map((pane, at) => {
          const member = members[at + 1];
          const words = member && said(this.#modelOf(model, pane, at), member);
          return html`<li><b>${at + 2}</b> ${words}</li>`;
        })}
      </ul>
    `;
  }

  /** The counters of all, and what happens in the others. @param {Model} model @param {readonly (Member | null)[]} members */
  #words(model, members) {
    const { say, state } = model;
    const algorithms = [state, ...this.#plan(state).panes].map(({ algorithm }) => algorithm);
    return html`
      ${members.length === 3 ? undefined : this.#others(model, members)}
      <section class="panel" role="region" aria-label=${say('comparison')}>
        <h2>${say('comparison')}</h2>
        ${table(model, members, algorithms)}
      </section>
    `;
  }
}

// Another script may have brought the element already.
if (!customElements.get('plyscope-compare'))
  customElements.define('plyscope-compare', PlyscopeCompare);
