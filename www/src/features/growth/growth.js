/**
 * A dialog over the whole window with a chart of how the work of searches grows. What it shows is in the state of its view, and
 * follows that; its results it keeps as long as it lives.
 */

import { html, nothing } from 'lit';
import { applicable } from '../../engine/catalogue.js';
import { copyText } from '../../input/clipboard.js';
import { changed, PRESETS } from '../../session/growth.js';
import { chartName } from '../../text/chart-name.js';
import { algorithmName } from '../../text/wording.js';
import { Dialog } from '../dialog.js';
import { chart, find, NARROW, nearest, neighbour, pointsOf, REACH } from './chart.js';
import { controls, presets, status } from './controls.js';
import { noiseOf, recipe, shapeAt, spreadOf, tasks } from './measuring.js';
import { counted } from './numbers.js';
import { card, picture } from './picture.js';
import { Survey } from './survey.js';
import { csv, table } from './table.js';

/** @import { AlgorithmInfo } from '../../../pkg/plyscope_wasm.js' */
/** @import { Setup } from '../../session/growth.js' */
/** @import { LectureShown } from '../../session/lecture.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Chart, Named, Point, Size } from './chart.js' */
/** @import { Results } from './measuring.js' */

/**
 * What the parts of the dialog show. They only read it, and act through its functions.
 * @typedef {object} Scene
 * @property {AlgorithmInfo[]} algorithms
 * @property {Messages['say']} say
 * @property {string} locale of numbers
 * @property {Setup} setup
 * @property {Results} results
 * @property {Chart} chart
 * @property {Size} size
 * @property {boolean} narrow
 * @property {Point | null} pointed
 * @property {Point | null} stop the point that Tab reaches
 * @property {Survey['progress']} progress
 * @property {number} pending how many points are not measured
 * @property {boolean} failed
 * @property {(algorithm: string) => string} named
 * @property {(point: Point) => string} describe
 * @property {(change: Partial<Setup>) => Setup} change
 * @property {(point: Point) => void} open shows the first of a point's trees
 * @property {() => void} measure
 * @property {() => void} cancel
 * @property {(point: Point) => void} reach
 * @property {(event: PointerEvent) => void} point
 * @property {() => void} unpoint
 * @property {(event: PointerEvent) => void} press
 * @property {(event: KeyboardEvent) => void} keys
 */

export class Growth extends Dialog {
  static looks = 'growth';
  static width = /** @type {const} */ ('large');
  /** What it shows, or showed when it was closed. */
  #setup = PRESETS.deeper;
  /** The slide that it was shown for. @type {LectureShown | null} */
  #slide = null;
  #survey = new Survey(() => this.show());
  #asTable = false;
  /** The message on the copy button. */
  #copyLabel = 'growth-copy';
  /** What has been said of the slide that it was added as. */
  #added = '';
  /** @type {Named | null} */
  #pointed = null;
  #size = { width: 640, height: 420 };
  #watching = new ResizeObserver(([{ contentRect }]) => {
    const { width, height } = contentRect;
    if (width === 0 || height === 0) return;
    this.#size = { width: Math.round(width), height: Math.round(height) };
    this.show();
  });

  /** @param {Around['root']} root */
  constructor(root) {
    super(root);
    // By then it may stand again, in another way.
    this.element.addEventListener('close', () => this.isOpen || this.close());
  }

  /**
   * Opens as the state says, or else at a preset, or as it was left.
   * @param {Around} around
   * @param {string | null} [preset] null for as the state says, which by now may say something else
   */
  open(around, preset = '') {
    const { session } = around;
    if (preset === null && session.state.growth === null) return;
    const known = preset !== null && Object.hasOwn(PRESETS, preset);
    const setup = known ? PRESETS[preset] : session.state.growth;
    this.around = around;
    session.dispatch({ type: 'growth', growth: setup ?? this.#setup });
    this.follow();
    if (this.isOpen) return;
    this.show();
    this.#stand(around);
    const box = this.element.querySelector('.chart');
    if (box !== null) this.#watching.observe(box);
    this.#survey.measure(this.#setup);
  }

  /** Shows what the state says now, and measures missing points. */
  follow() {
    const growth = this.around?.session.state.growth ?? null;
    if (growth === null) {
      this.#survey.cancel();
      return this.element.close();
    }
    if (this.around !== null && this.isOpen) this.#stand(this.around);
    const slide = this.#slideInHall;
    if (growth === this.#setup && slide === this.#slide) return;
    [this.#setup, this.#slide] = [growth, slide];
    this.show();
    if (this.isOpen) this.#survey.measure(growth);
  }

  /**
   * Before a hall the chart stands in the view, so that the keys of a lecture are heard and the full screen has it; else over everything.
   * @param {Around} around
   */
  #stand({ view: { presenting } }) {
    const { element } = this;
    if (this.isOpen && element.hasAttribute('data-in-hall') === presenting) return;
    if (this.isOpen) element.close();
    element.toggleAttribute('data-in-hall', presenting);
    // A hall's keys stay where they are: a picture of the hall in another window must not take that window's.
    if (presenting) element.setAttribute('open', '');
    else element.showModal();
  }

  /** The slide that a hall sees. */
  get #slideInHall() {
    const view = this.around?.view;
    return view?.presenting ? view.lecture : null;
  }

  close = () => {
    this.around?.session.dispatch({ type: 'growth', growth: null });
  };

  /** @param {Partial<Setup>} change */
  #change = (change) => {
    const growth = changed(this.#setup, change);
    // A pointer leaves what is closed under it.
    if (this.around?.session.state.growth === null) return growth;
    this.#pointed = null;
    this.show();
    this.around?.session.dispatch({ type: 'growth', growth });
    return growth;
  };

  /** @param {Around} around @param {Point} point */
  #openTree({ session, view }, { algorithm, place }) {
    // Before a hall nothing opens by accident.
    if (view.presenting) return;
    const { switches } = applicable(algorithm, {});
    const { algorithms } = session.catalogue;
    const needs = algorithms.find(({ name }) => name === algorithm)?.needs;
    const guessed = needs === 'static-values' || switches.includes('guess');
    /** @type {Record<string, string>} */
    const options = switches.includes('delta') ? { delta: String(noiseOf(this.#setup)) } : {};
    const tree = recipe(this.#setup, shapeAt(this.#setup, place), guessed);
    this.close();
    session.dispatch({ type: 'choose', tree, algorithm, options });
  }

  /** @param {Named | null} at */
  #point(at) {
    const before = this.#pointed;
    if (at === before) return;
    this.#pointed = at;
    this.show();
    // Its column stays.
    if (at === null && before !== null) this.#change({ column: before.place });
  }

  /** @param {Around} around @returns {Scene} */
  #scene(around) {
    const { session, say, messages } = around;
    const { column } = this.#setup;
    const setup = { ...this.#setup, column: this.#pointed?.place ?? column };
    const size = this.#size;
    const { results, progress, failed } = this.#survey;
    const drawn = chart(setup, results, size);
    const points = pointsOf(drawn);
    const pointed = find(drawn, this.#pointed);
    const chosen = points.find(({ place }) => place === setup.column);
    return {
      algorithms: session.catalogue.algorithms,
      say,
      locale: messages.locale,
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
      named: (algorithm) => algorithmName(algorithm, say),
      describe: (point) => this.#describe(around, point),
      change: this.#change,
      open: (point) => this.#openTree(around, point),
      measure: () => this.#survey.measure(this.#setup),
      cancel: () => this.#survey.cancel(),
      reach: (point) => this.#point(point),
      point: (event) => this.#point(this.#near(drawn, event)),
      unpoint: () => this.#point(null),
      press: (event) => this.#press(around, drawn, event),
      keys: (event) => this.#keys(around, drawn, event),
    };
  }

  /** @param {Around} around @param {Point} point */
  #describe({ say, messages }, point) {
    const { algorithm, place, trees } = point;
    const { branching, depth } = shapeAt(this.#setup, place);
    const [mean, least, most] = [point.spread.mean, point.spread.least, point.spread.most].map(
      (count) => counted(count, messages.locale),
    );
    const name = algorithmName(algorithm, say);
    const quantity = say(`growth-${this.#setup.quantity}`);
    const spread = spreadOf(point);
    return say('growth-point', {
      algorithm: name,
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
    const picture = this.element.querySelector('svg.picture');
    const { left = 0, top = 0, width = 0 } = picture?.getBoundingClientRect() ?? {};
    // Before a hall it is larger.
    const times = width / this.#size.width || 1;
    return nearest(drawn, { x: (clientX - left) / times, y: (clientY - top) / times }, REACH);
  }

  /** @param {Around} around @param {Chart} drawn @param {PointerEvent} event */
  #press(around, drawn, event) {
    // A screen reader presses a point without a pointer.
    const { target, detail, pointerType } = event;
    const own = target instanceof Element ? target.closest('.point') : null;
    const at =
      detail === 0 && own instanceof SVGElement ? find(drawn, pointNames(own.dataset)) : null;
    const point = at ?? this.#near(drawn, event);
    // A finger cannot hover: a touch shows the card, whose button opens the tree.
    if (pointerType === 'touch') this.#point(point);
    else if (point !== null) this.#openTree(around, point);
  }

  /** @param {Around} around @param {Chart} drawn @param {KeyboardEvent} event */
  #keys(around, drawn, event) {
    const { target, key } = event;
    const point = target instanceof SVGElement ? find(drawn, pointNames(target.dataset)) : null;
    if (point === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = neighbour(drawn, point, key);
    if (key === 'Enter' || key === ' ') this.#openTree(around, point);
    else if (to !== null) this.#focus(to);
    else return;
    event.preventDefault();
  }

  /** @param {Point} point */
  #focus({ algorithm, place }) {
    const selector = `.point[data-algorithm="${CSS.escape(algorithm)}"][data-place="${place}"]`;
    const found = this.element.querySelector(selector);
    if (found instanceof SVGElement) found.focus();
  }

  #copy = async () => {
    const text = csv(this.#setup, this.#survey.results);
    this.#copyLabel = (await copyText(() => text)) ? 'growth-copied' : 'growth-not-copied';
    this.show();
  };

  #turn = () => {
    this.#asTable = !this.#asTable;
    this.#copyLabel = 'growth-copy';
    this.show();
  };

  /** @protected @param {Around} around */
  title({ say, view: { presenting } }) {
    const named = presenting ? chartName(this.#setup, say) : say('growth-title');
    return this.#slideInHall?.heading || named;
  }

  /** @protected @param {Around} around */
  actions({ say, view: { addsSlide, presenting } }) {
    const slide = this.#slideInHall;
    if (slide !== null) {
      const { number, count } = slide;
      return html`<p>${say('slide-of', { number, count })}</p>`;
    }
    // A class presses nothing; whoever presents has keys and tools.
    if (presenting) return nothing;
    const isTable = this.#asTable;
    const add = async () => {
      this.#added = (await addsSlide?.()) ?? '';
      this.show();
    };
    return html`
      ${
        addsSlide === null
          ? nothing
          : html`<button type="button" class="primary" @click=${add}>${say('add-slide')}</button><span role="status">${this.#added}</span>`
      }
      <button type="button" class="toggle" aria-pressed=${isTable} @click=${this.#turn}>
        ${say('growth-as-table')}
      </button>
      ${isTable ? html`<button type="button" @click=${this.#copy}>${say(this.#copyLabel)}</button>` : nothing}
    `;
  }

  /** @protected @param {Around} around */
  content(around) {
    const scene = this.#scene(around);
    const isTable = this.#asTable;
    return html`
      ${presets(scene)}
      <div class="plot">
        <div class="chart" ?hidden=${isTable}>${picture(scene)}</div>
        ${isTable ? table(scene) : card(scene)}
      </div>
      ${status(scene)} ${controls(scene)}
    `;
  }

  /** @protected */
  show() {
    super.show();
    this.#placeCard();
  }

  /** Puts the card beside its point, inside the chart. */
  #placeCard() {
    const [box, chart] = ['.card', '.chart'].map((each) => this.element.querySelector(each));
    if (!(box instanceof HTMLElement && chart instanceof HTMLElement) || this.around === null)
      return;
    const { pointed } = this.#scene(this.around);
    if (pointed === null) return;
    const { offsetWidth: width, offsetHeight: height } = box;
    const { x, y } = pointed;
    const left = x + 16 + width > this.#size.width ? x - 16 - width : x + 16;
    const top = Math.min(y + 16, this.#size.height - height);
    box.style.left = `${chart.offsetLeft + Math.max(0, left)}px`;
    box.style.top = `${chart.offsetTop + Math.max(0, top)}px`;
  }
}

/** The point that an element stands for. @param {DOMStringMap} names */
const pointNames = ({ algorithm = '', place }) => ({ algorithm, place: Number(place) });
