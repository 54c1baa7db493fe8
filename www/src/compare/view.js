/**
 * `<plyscope-compare>`: other searches of the tree on show, each in a pane beside it. It stands in a view and has its
 * look; what it has searched goes with it when it goes.
 */

import { html, LitElement, nothing, render } from 'lit';
import { unlessLost } from '../engine.js';
import { room } from '../panels/room.js';
import { PicturePlace } from '../picture-place.js';
import { Comparison, compared, marked } from './comparison.js';
import { header, leaderHeader, said } from './header.js';
import { marks } from './marks.js';
import { named } from './named.js';
import { strip } from './strip.js';
import { table } from './table.js';
import { write } from './written.js';

export { compareStyles as styles } from './styles.js';

/**
 * @typedef {import('../panels/model.js').Model} Model
 * @typedef {import('./comparison.js').Member} Member
 * @typedef {import('./pane.js').Pane} Pane
 */

/**
 * The view round it.
 * @typedef {object} Around
 * @property {import('../session.js').Session} session
 * @property {import('../leaf-editing.js').LeafEditing} editing
 * @property {() => PicturePlace | null} place where the search that leads is drawn
 */

/** @param {Model} model @param {Around} around */
export const compare = (model, around) =>
  html`<plyscope-compare .model=${model} .around=${around}></plyscope-compare>`;

export class PlyscopeCompare extends LitElement {
  static properties = { model: { attribute: false }, around: { attribute: false } };
  /** @type {Comparison | null} */
  #comparison = null;
  /** Where the panes are drawn. @type {PicturePlace[]} */
  #places = [];
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
    for (const place of this.#places.splice(0)) place.remove();
    this.#comparison?.end();
    this.#comparison = null;
    this.around?.place()?.stage.differ(null);
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
    const panes = this.#comparison?.panes ?? [];
    if (present === null) return nothing;
    const { model } = present;
    const members = this.#members(model);
    const plan = this.#plan(model.state);
    return html`
      ${leaderHeader(model, /** @type {Member} */ (members[0]))}
      ${panes.map((pane, at) => this.#pane(model, pane, at, members))} ${strip(model, plan)}
    `;
  }

  /** @param {Pick<import('../state.js').State, 'compare'>} state @returns {import('./written.js').Plan} */
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
    const member = this.#comparison?.shown(pane);
    return {
      ...model,
      ...member,
      state: { ...model.state, ...compared, step, refused, editing: null },
      choice: pane.choice,
      job: pane.session.job,
      ids: `pane-${at + 2}-`,
      countsBefore: null,
      dispatch: (action) => pane.choose(action, (chosen) => this.#choose(pane, chosen)),
    };
  }

  /** @param {Pane} pane @param {import('./written.js').Compared} chosen */
  #choose(pane, chosen) {
    const at = this.#comparison?.panes.indexOf(pane) ?? -1;
    if (at >= 0) this.#change((panes) => panes.with(at, chosen));
  }

  /** @param {number} at */
  #close(at) {
    this.#comparison?.close(at);
    this.#change((panes) => panes.toSpliced(at, 1));
  }

  /** @param {(panes: import('./written.js').Compared[]) => import('./written.js').Compared[]} changed */
  #change(changed) {
    const { session } = this.around ?? {};
    if (session === undefined) return;
    const { panes, pace } = this.#plan(session.state);
    const left = changed([...panes]);
    const compare = left.length === 0 ? '' : write({ panes: left, pace });
    session.dispatch({ type: 'compare', compare });
  }

  /**
   * @param {Model} model
   * @param {Pane} pane
   * @param {number} at
   * @param {readonly (Member | null)[]} members
   */
  #pane(model, pane, at, members) {
    const { say, word, later } = model;
    const own = this.#modelOf(model, pane, at);
    const [number, member] = [at + 2, members[at + 1]];
    const algorithm = named(own, own.state.algorithm);
    const { job } = pane.session;
    return html`
      <section class="pane pane-${number}" role="region" aria-label=${say('pane', { number, algorithm })}>
        ${header(own, number, member, () => this.#close(at))}
        <p class="pane-said">${member && said(own, member)}</p>
        <div class="stage" tabindex="-1">
          <canvas role="img" aria-label=${member ? this.#summary(own, members, at + 1) : nothing} ?hidden=${member === null}></canvas>
          ${pane.error && html`<p class="pane-error" role="status">${word(pane.error)}</p>`}
          ${job && room({ later, say }, 'jobs', ({ progress }) => progress(job, say, () => pane.session.cancel()))}
        </div>
      </section>
    `;
  }

  /**
   * A picture in words.
   * @param {Model} model of the pane
   * @param {readonly (Member | null)[]} members
   * @param {number} pane
   */
  #summary(model, members, pane) {
    const { state, search, moment, say } = model;
    const { entered, evaluated, cutoffs } = moment.counts;
    const differing = marked(members, pane);
    const { here, elsewhere } = differing ?? { here: 0, elsewhere: 0 };
    const marks = differing === null ? 'none' : 'some';
    const algorithm = named(model, state.algorithm);
    const at = say('step-of', { step: state.step, steps: search.overview.steps });
    return say('compare-picture', {
      algorithm,
      at,
      entered,
      evaluated,
      cutoffs,
      marks,
      here,
      elsewhere,
    });
  }

  updated() {
    const present = this.#present;
    if (present === null || this.#frame === null) return;
    const { model } = present;
    const members = this.#members(model);
    this.#frame.dataset.panes = String(members.length);
    this.#show(present, members);
    const host = this.#frame.querySelector('.comparison');
    if (host instanceof HTMLElement) render(this.#words(model, members), host);
  }

  /** Draws the panes, and marks what differs. @param {{model: Model, around: Around}} present @param {readonly (Member | null)[]} members */
  #show({ model, around }, members) {
    const panes = this.#comparison?.panes ?? [];
    const marksOf = (/** @type {number} */ at) => {
      const pair = compared(members, at);
      return pair && marks(pair.own, pair.others);
    };
    around.place()?.stage.differ(marksOf(0));
    for (const place of this.#places.splice(panes.length)) place.remove();
    for (const [at, section] of [...this.querySelectorAll('section.pane')].entries()) {
      const member = members[at + 1];
      if (member === null) continue;
      this.#places[at] ??= this.#mount(section, at, around);
      this.#places[at].show(this.#modelOf(model, panes[at], at));
      this.#places[at].stage.differ(marksOf(at + 1));
    }
  }

  /** @param {Element} section @param {number} at @param {Around} around */
  #mount(section, at, { session, editing }) {
    const canvas = /** @type {HTMLCanvasElement} */ (section.querySelector('canvas'));
    const search = () => this.#comparison?.panes[at]?.search ?? null;
    const shared = {
      dispatch: (/** @type {import('../update.js').Action} */ action) => session.dispatch(action),
      get state() {
        return session.state;
      },
      get search() {
        return search();
      },
    };
    return new PicturePlace(canvas, shared, {
      root: /** @type {HTMLElement} */ (section),
      editing,
      answers: () => false,
      wheelZooms: () => true,
      grab: () => undefined,
      changed: () => this.requestUpdate(),
      led: true,
    });
  }

  /** What happens in the others, and the counters of all. @param {Model} model @param {readonly (Member | null)[]} members */
  #words(model, members) {
    const { say, state } = model;
    const panes = this.#comparison?.panes ?? [];
    const algorithms = [state, ...this.#plan(state).panes].map(({ algorithm }) => algorithm);
    return html`
      <ul class="others" aria-label=${say('compare-others')}>
        ${panes.map((pane, at) => {
          const member = members[at + 1];
          return html`<li><b>${at + 2}</b> ${member && said(this.#modelOf(model, pane, at), member)}</li>`;
        })}
      </ul>
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
