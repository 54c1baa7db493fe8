/**
 * `<plyscope-growth>`: a chart of how much work searches are, over everything else. It is loaded when it is
 * first opened, and keeps what it has measured until its owner lets it go.
 */

import { html, LitElement, nothing } from 'lit';
import { applicable } from '../engine.js';
import { algorithmName } from '../wording.js';
import { card } from './card.js';
import { chart, NARROW, nearest, neighbour } from './chart.js';
import { controls, presets } from './controls.js';
import { Measuring } from './measuring.js';
import { counted } from './numbers.js';
import { isSame, picture } from './picture.js';
import { noiseOf, places, possible, recipe, shapeAt } from './plan.js';
import { tasks, withMeasured } from './results.js';
import { changed, PRESETS } from './setup.js';
import { status } from './status.js';
import { styles } from './styles.js';
import { csv, table } from './table.js';

/**
 * @typedef {import('./setup.js').Setup} Setup
 * @typedef {import('./results.js').Results} Results
 * @typedef {import('./chart.js').Point} Point
 * @typedef {import('../engine.js').AlgorithmInfo} AlgorithmInfo
 */

/**
 * What the owner gives.
 * @typedef {object} Owner
 * @property {AlgorithmInfo[]} algorithms
 * @property {import('../messages.js').Messages['say']} say
 * @property {string} decimal the decimal point of the language
 * @property {(tree: string, algorithm: string, options: Record<string, string>) => void} show shows a tree
 */

/**
 * What its parts are given.
 * @typedef {Owner & {
 *   setup: Setup,
 *   results: Results,
 *   chart: import('./chart.js').Chart,
 *   size: import('./chart.js').Size,
 *   narrow: boolean,
 *   pointed: Point | null,
 *   stop: Point | null,
 *   progress: {done: number, all: number} | null,
 *   pending: number,
 *   failed: boolean,
 *   named: (algorithm: string) => string,
 *   describe: (point: Point) => string,
 *   change: (change: Partial<Setup>) => Setup,
 *   open: (point: Point) => void,
 *   measure: () => void,
 *   cancel: () => void,
 *   reach: (point: Point) => void,
 *   point: (event: PointerEvent) => void,
 *   unpoint: () => void,
 *   press: (event: PointerEvent) => void,
 *   keys: (event: KeyboardEvent) => void,
 * }} Scene
 */

/** How near a pointer has to come to a point. */
const REACH = 28;

export class PlyscopeGrowth extends LitElement {
  static styles = styles;

  /** @type {Owner | null} */
  #owner = null;
  #setup = PRESETS.deeper;
  /** @type {Results} */
  #results = new Map();
  #measuring = new Measuring();
  /** @type {{done: number, all: number} | null} */
  #progress = null;
  #failed = false;
  #asTable = false;
  /** What the button for the table's text says. */
  #copied = 'growth-copy';
  /** Which point is pointed at, by search and place. @type {{algorithm: string, place: number} | null} */
  #pointed = null;
  #size = { width: 640, height: 420 };
  #watching = new ResizeObserver(([{ contentRect }]) => {
    const { width, height } = contentRect;
    if (width === 0 || height === 0) return;
    this.#size = { width: Math.round(width), height: Math.round(height) };
    this.requestUpdate();
  });

  /** Opens over everything else, and measures what is not known yet. @param {Owner} owner */
  async show(owner) {
    this.#owner = owner;
    this.requestUpdate();
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog === null || dialog.open) return;
    dialog.showModal();
    this.#measure();
  }

  connectedCallback() {
    super.connectedCallback();
    // What is typed here is nothing that the view under it should hear.
    this.addEventListener('keydown', quiet);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('keydown', quiet);
    this.#watching.disconnect();
    this.#cancel();
  }

  /** @param {Partial<Setup>} change */
  #change = (change) => {
    this.#setup = changed(this.#setup, change);
    this.#pointed = null;
    this.requestUpdate();
    this.#measure();
    return this.#setup;
  };

  /** Measures what is missing, point by point; what is asked for meanwhile takes its place. */
  #measure = async () => {
    this.#cancel();
    const setup = this.#setup;
    const todo = tasks(this.#results, setup);
    this.#failed = false;
    this.requestUpdate();
    for (const [done, task] of todo.entries()) {
      this.#progress = { done, all: todo.length };
      this.requestUpdate();
      try {
        // What is cancelled never comes back here.
        const numbers = await this.#measuring.measure(task);
        this.#results = withMeasured(this.#results, setup, task, numbers);
      } catch {
        this.#failed = true;
        break;
      }
    }
    this.#cancel();
  };

  #cancel = () => {
    this.#measuring.cancel();
    this.#progress = null;
    this.requestUpdate();
  };

  #close = () => this.renderRoot.querySelector('dialog')?.close();

  /** Shows the first of the trees that a point stands for. @param {Point} point */
  #open = ({ algorithm, place }) => {
    const owner = this.#owner;
    if (owner === null) return;
    const { switches } = applicable(algorithm, {});
    const needs = owner.algorithms.find(({ name }) => name === algorithm)?.needs;
    const guessed = needs === 'static-values' || switches.includes('guess');
    /** @type {Record<string, string>} */
    const options = switches.includes('delta') ? { delta: String(noiseOf(this.#setup)) } : {};
    this.#close();
    owner.show(recipe(this.#setup, shapeAt(this.#setup, place), guessed), algorithm, options);
  };

  /** @param {{algorithm: string, place: number} | null} at */
  #point(at) {
    if (at === this.#pointed) return;
    this.#pointed = at;
    if (at !== null) this.#setup = { ...this.#setup, column: at.place };
    this.requestUpdate();
  }

  /** @returns {Scene | null} */
  #scene() {
    const owner = this.#owner;
    if (owner === null) return null;
    const [setup, results, size] = [this.#setup, this.#results, this.#size];
    const drawn = chart(setup, results, size);
    const points = drawn.series.flatMap((each) => each.points);
    const pointed =
      points.find(
        (point) => this.#pointed && isSame(point, /** @type {Point} */ (this.#pointed)),
      ) ?? null;
    const chosen = points.find(({ place }) => place === setup.column);
    const named = (/** @type {string} */ algorithm) => algorithmName(algorithm, owner.say);
    return {
      ...owner,
      setup,
      results,
      size,
      chart: drawn,
      narrow: size.width < NARROW,
      pointed,
      stop: pointed ?? chosen ?? points[0] ?? null,
      progress: this.#progress,
      pending: tasks(results, setup).length,
      failed: this.#failed,
      named,
      describe: (point) => this.#describe(owner, named(point.algorithm), point),
      change: this.#change,
      open: this.#open,
      measure: this.#measure,
      cancel: this.#cancel,
      reach: (point) => this.#point(point),
      point: (event) => this.#point(this.#near(drawn, event)),
      unpoint: () => this.#point(null),
      press: (event) => this.#press(drawn, event),
      keys: (event) => this.#keys(drawn, event),
    };
  }

  /** @param {Owner} owner @param {string} algorithm @param {Point} point */
  #describe({ say, decimal }, algorithm, { place, spread, trees }) {
    const { branching, depth } = shapeAt(this.#setup, place);
    const [mean, least, most] = [spread.mean, spread.least, spread.most].map((count) =>
      counted(count, decimal),
    );
    const quantity = say(`growth-${this.#setup.quantity}`);
    return say('growth-point', { algorithm, depth, branching, mean, least, most, quantity, trees });
  }

  /** @param {import('./chart.js').Chart} drawn @param {PointerEvent} event */
  #near(drawn, { clientX, clientY }) {
    const picture = this.renderRoot.querySelector('svg.picture');
    const { left, top } = picture?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return nearest(drawn, { x: clientX - left, y: clientY - top }, REACH);
  }

  /** @param {import('./chart.js').Chart} drawn @param {PointerEvent} event */
  #press(drawn, event) {
    // A screen reader presses a point without a pointer.
    const { target, detail, pointerType } = event;
    const own = target instanceof Element ? target.closest('.point') : null;
    const at = detail === 0 && own instanceof SVGElement ? named(drawn, own.dataset) : null;
    const point = at ?? this.#near(drawn, event);
    // A finger cannot hover: its first touch says what the point is, and a button opens the tree.
    if (pointerType === 'touch') this.#point(point);
    else if (point !== null) this.#open(point);
  }

  /** @param {import('./chart.js').Chart} drawn @param {KeyboardEvent} event */
  #keys(drawn, event) {
    const { target, key } = event;
    const point = target instanceof SVGElement ? named(drawn, target.dataset) : null;
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
    const text = csv(this.#setup, this.#results);
    // Without a secure connection or the reader's leave there is no clipboard.
    this.#copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => 'growth-copied')
      .catch(() => 'growth-not-copied');
    this.requestUpdate();
  };

  render() {
    const scene = this.#scene();
    if (scene === null) return nothing;
    const { say } = scene;
    const toTable = () => {
      this.#asTable = !this.#asTable;
      this.#copied = 'growth-copy';
      this.requestUpdate();
    };
    return html`
      <dialog aria-labelledby="title" @close=${this.#cancel}>
        <header>
          <h2 id="title" tabindex="-1" autofocus>${say('growth-title')}</h2>
          ${presets(scene)}
          <div class="tools">
            ${
              this.#asTable
                ? html`<button type="button" @click=${this.#copy}>${say(this.#copied)}</button>`
                : nothing
            }
            <button type="button" class="toggle" aria-pressed=${this.#asTable} @click=${toTable}>
              ${say('growth-as-table')}
            </button>
            <button type="button" @click=${this.#close}>${say('close')}</button>
          </div>
        </header>
        <div class="stage">
          <div class="chart" ?hidden=${this.#asTable}>${picture(scene)} ${card(scene)}</div>
          ${this.#asTable ? table(scene) : nothing}
        </div>
        ${status(scene, possible(this.#setup), places(this.#setup))} ${controls(scene)}
      </dialog>
    `;
  }

  firstUpdated() {
    const box = this.renderRoot.querySelector('.chart');
    if (box !== null) this.#watching.observe(box);
  }

  updated() {
    const box = this.renderRoot.querySelector('.chart');
    if (box !== null) this.#watching.observe(box);
    this.#placeCard();
  }

  /** Puts the card beside its point, inside the chart. */
  #placeCard() {
    const box = this.renderRoot.querySelector('.card');
    const point = this.#scene()?.pointed;
    if (!(box instanceof HTMLElement) || !point) return;
    const { offsetWidth: width, offsetHeight: height } = box;
    const left = point.x + 16 + width > this.#size.width ? point.x - 16 - width : point.x + 16;
    const top = Math.min(point.y + 16, this.#size.height - height);
    box.style.left = `${Math.max(0, left)}px`;
    box.style.top = `${Math.max(0, top)}px`;
  }
}

/** @param {Event} event */
const quiet = (event) => event.stopPropagation();

/** @param {import('./chart.js').Chart} drawn @param {DOMStringMap} names */
function named({ series }, { algorithm, place }) {
  const own = series.find((each) => each.algorithm === algorithm)?.points;
  return own?.find((point) => point.place === Number(place)) ?? null;
}

customElements.define('plyscope-growth', PlyscopeGrowth);
