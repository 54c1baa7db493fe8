/**
 * `<plyscope-growth>`: a dialog with a chart of how the work of searches grows. What it shows is in the state of its view, and
 * follows that; its results it keeps as long as it lives.
 */

import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { applicable } from '../../engine/catalogue.js';
import { copyText } from '../../input/clipboard.js';
import { changed, PRESETS } from '../../session/growth.js';
import { algorithmName } from '../../text/wording.js';
import { card } from './card.js';
import { chart, NARROW } from './chart.js';
import { controls, presets } from './controls.js';
import sheet from './growth.css?inline';
import { counted } from './numbers.js';
import { picture } from './picture.js';
import { noiseOf, places, possible, recipe, shapeAt } from './plan.js';
import { find, nearest, neighbour, pointsOf } from './pointing.js';
import { spreadOf, tasks } from './results.js';
import { status } from './status.js';
import { Survey } from './survey.js';
import { csv, table } from './table.js';

/** @import { Around } from '../dialog.js' */
/** @import { Chart, Point } from './chart.js' */
/** @import { Named } from './pointing.js' */
/** @import { Owner, Scene } from './scene.js' */
/** @import { Setup } from '../../session/growth.js' */
/** @import { Session } from '../../session/session.js' */

/** The distance at which a pointer reaches a point. */
const REACH = 28;

export class PlyscopeGrowth extends LitElement {
  static styles = unsafeCSS(sheet);

  #root;
  /** @type {Owner | null} */
  #owner = null;
  /** @type {Session | null} */
  #session = null;
  /** What it shows, or showed when it was closed. */
  #setup = PRESETS.deeper;
  #survey = new Survey(() => this.requestUpdate());
  #asTable = false;
  /** The message on the copy button. */
  #copyLabel = 'growth-copy';
  /** @type {Named | null} */
  #pointed = null;
  #size = { width: 640, height: 420 };
  #watching = new ResizeObserver(([{ contentRect }]) => {
    const { width, height } = contentRect;
    if (width === 0 || height === 0) return;
    this.#size = { width: Math.round(width), height: Math.round(height) };
    this.requestUpdate();
  });

  /** @param {Around['root']} root */
  constructor(root) {
    super();
    this.#root = root;
  }

  /**
   * Opens the dialog: as the state says, or else at a preset, or as it was left.
   * @param {Around} around
   * @param {string} [preset]
   */
  async open({ session, messages, view }, preset = '') {
    const { say, locale } = messages;
    /** @type {Owner['show']} */
    const show = (tree, algorithm, options) => {
      session.dispatch({ type: 'choose', tree, algorithm, options });
    };
    this.#owner = { algorithms: session.catalogue.algorithms, say, locale, show };
    this.#session = session;
    if (!this.isConnected) this.#root.append(this);
    this.toggleAttribute('hall', view.presenting);
    const setup = Object.hasOwn(PRESETS, preset) ? PRESETS[preset] : session.state.growth;
    session.dispatch({ type: 'growth', growth: setup ?? this.#setup });
    this.follow();
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    const box = this.renderRoot.querySelector('.chart');
    // It may have been closed meanwhile.
    if (dialog === null || box === null || dialog.open || session.state.growth === null) return;
    dialog.showModal();
    this.#watching.observe(box);
    this.#survey.measure(this.#setup);
  }

  /** Shows what the state says now, and measures missing points. */
  follow() {
    const growth = this.#session?.state.growth ?? null;
    const dialog = this.renderRoot?.querySelector('dialog');
    if (growth === null) {
      this.#survey.cancel();
      return dialog?.close();
    }
    if (growth === this.#setup) return;
    this.#setup = growth;
    this.requestUpdate();
    if (dialog?.open) this.#survey.measure(growth);
  }

  connectedCallback() {
    super.connectedCallback();
    // The view below must not hear keys typed here.
    this.addEventListener('keydown', quiet);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('keydown', quiet);
    this.#watching.disconnect();
    this.#survey.cancel();
    // A view that never comes back keeps nothing that it has measured.
    this.#survey.results = new Map();
  }

  /** @param {Partial<Setup>} change */
  #change = (change) => {
    const growth = changed(this.#setup, change);
    this.#pointed = null;
    this.requestUpdate();
    this.#session?.dispatch({ type: 'growth', growth });
    return growth;
  };

  close = () => {
    this.#session?.dispatch({ type: 'growth', growth: null });
  };

  /** Shows the first of a point's trees. @param {Point} point */
  #open = ({ algorithm, place }) => {
    const owner = this.#owner;
    if (owner === null) return;
    const { switches } = applicable(algorithm, {});
    const needs = owner.algorithms.find(({ name }) => name === algorithm)?.needs;
    const guessed = needs === 'static-values' || switches.includes('guess');
    /** @type {Record<string, string>} */
    const options = switches.includes('delta') ? { delta: String(noiseOf(this.#setup)) } : {};
    this.close();
    owner.show(recipe(this.#setup, shapeAt(this.#setup, place), guessed), algorithm, options);
  };

  /** @param {{algorithm: string, place: number} | null} at */
  #point(at) {
    const before = this.#pointed;
    if (at === before) return;
    this.#pointed = at;
    this.requestUpdate();
    // Its column stays.
    if (at === null && before !== null) this.#change({ column: before.place });
  }

  /** @returns {Scene | null} */
  #scene() {
    const owner = this.#owner;
    if (owner === null) return null;
    const { column } = this.#setup;
    const setup = { ...this.#setup, column: this.#pointed?.place ?? column };
    const size = this.#size;
    const { results, progress, failed } = this.#survey;
    const drawn = chart(setup, results, size);
    const points = pointsOf(drawn);
    const pointed = find(drawn, this.#pointed);
    const chosen = points.find(({ place }) => place === setup.column);
    const nameOf = (/** @type {string} */ algorithm) => algorithmName(algorithm, owner.say);
    return {
      ...owner,
      setup,
      results,
      size,
      chart: drawn,
      narrow: size.width < NARROW,
      pointed,
      stop: pointed ?? chosen ?? points[0] ?? null,
      progress,
      pending: tasks(results, setup).length,
      failed,
      named: nameOf,
      describe: (point) => this.#describe(owner, nameOf(point.algorithm), point),
      change: this.#change,
      open: this.#open,
      measure: () => this.#survey.measure(this.#setup),
      cancel: () => this.#survey.cancel(),
      reach: (point) => this.#point(point),
      point: (event) => this.#point(this.#near(drawn, event)),
      unpoint: () => this.#point(null),
      press: (event) => this.#press(drawn, event),
      keys: (event) => this.#keys(drawn, event),
    };
  }

  /** @param {Owner} owner @param {string} algorithm @param {Point} point */
  #describe({ say, locale }, algorithm, point) {
    const { place, trees } = point;
    const { branching, depth } = shapeAt(this.#setup, place);
    const [mean, least, most] = [point.spread.mean, point.spread.least, point.spread.most].map(
      (count) => counted(count, locale),
    );
    const quantity = say(`growth-${this.#setup.quantity}`);
    const spread = spreadOf(point);
    return say('growth-point', {
      algorithm,
      depth,
      branching,
      quantity,
      mean,
      least,
      most,
      spread,
      trees,
    });
  }

  /** @param {Chart} drawn @param {PointerEvent} event */
  #near(drawn, { clientX, clientY }) {
    const picture = this.renderRoot.querySelector('svg.picture');
    const { left = 0, top = 0, width = 0 } = picture?.getBoundingClientRect() ?? {};
    // Before a hall it is larger.
    const times = width / this.#size.width || 1;
    return nearest(drawn, { x: (clientX - left) / times, y: (clientY - top) / times }, REACH);
  }

  /** @param {Chart} drawn @param {PointerEvent} event */
  #press(drawn, event) {
    // A screen reader presses a point without a pointer.
    const { target, detail, pointerType } = event;
    const own = target instanceof Element ? target.closest('.point') : null;
    const at =
      detail === 0 && own instanceof SVGElement ? find(drawn, pointNames(own.dataset)) : null;
    const point = at ?? this.#near(drawn, event);
    // A finger cannot hover: a touch shows the card, whose button opens the tree.
    if (pointerType === 'touch') this.#point(point);
    else if (point !== null) this.#open(point);
  }

  /** @param {Chart} drawn @param {KeyboardEvent} event */
  #keys(drawn, event) {
    const { target, key } = event;
    const point = target instanceof SVGElement ? find(drawn, pointNames(target.dataset)) : null;
    if (point === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = neighbour(drawn, point, key);
    if (key === 'Enter' || key === ' ') this.#open(point);
    else if (to !== null) this.#focus(to);
    else return;
    event.preventDefault();
  }

  /** @param {Point} point */
  #focus({ algorithm, place }) {
    const selector = `.point[data-algorithm="${CSS.escape(algorithm)}"][data-place="${place}"]`;
    const found = this.renderRoot.querySelector(selector);
    if (found instanceof SVGElement) found.focus();
  }

  #copy = async () => {
    const text = csv(this.#setup, this.#survey.results);
    this.#copyLabel = (await copyText(() => text)) ? 'growth-copied' : 'growth-not-copied';
    this.requestUpdate();
  };

  render() {
    const scene = this.#scene();
    if (scene === null) return nothing;
    const { say } = scene;
    const toTable = () => {
      this.#asTable = !this.#asTable;
      this.#copyLabel = 'growth-copy';
      this.requestUpdate();
    };
    return html`
      <dialog aria-labelledby="title" @close=${this.close}>
        <header>
          <h2 id="title" tabindex="-1" autofocus>${say('growth-title')}</h2>
          ${presets(scene)}
          <div class="tools">
            ${
              this.#asTable
                ? html`<button type="button" @click=${this.#copy}>${say(this.#copyLabel)}</button>`
                : nothing
            }
            <button type="button" class="toggle" aria-pressed=${this.#asTable} @click=${toTable}>
              ${say('growth-as-table')}
            </button>
            <button type="button" @click=${this.close}>${say('close')}</button>
          </div>
        </header>
        <div class="stage">
          <div class="chart" ?hidden=${this.#asTable}>${picture(scene)}</div>
          ${this.#asTable ? table(scene) : card(scene)}
        </div>
        ${status(scene, possible(this.#setup), places(this.#setup))} ${controls(scene)}
      </dialog>
    `;
  }

  updated() {
    this.#placeCard();
  }

  /** Puts the card beside its point, inside the chart. */
  #placeCard() {
    const box = this.renderRoot.querySelector('.card');
    const point = this.#scene()?.pointed;
    const around = this.renderRoot.querySelector('.chart');
    if (!(box instanceof HTMLElement) || !(around instanceof HTMLElement) || !point) return;
    const { offsetWidth: width, offsetHeight: height } = box;
    const left = point.x + 16 + width > this.#size.width ? point.x - 16 - width : point.x + 16;
    const top = Math.min(point.y + 16, this.#size.height - height);
    box.style.left = `${around.offsetLeft + Math.max(0, left)}px`;
    box.style.top = `${around.offsetTop + Math.max(0, top)}px`;
  }
}

/** @param {Event} event */
const quiet = (event) => event.stopPropagation();

/** The point that an element stands for. @param {DOMStringMap} names */
const pointNames = ({ algorithm = '', place }) => ({ algorithm, place: Number(place) });

customElements.define('plyscope-growth', PlyscopeGrowth);
