/**
 * The picture of one view: what is on show becomes shapes, and shapes a canvas. It keeps what lies
 * between two frames, and nothing that the state has.
 */

import { between as cameraBetween, pan } from './camera.js';
import { draw, resize } from './canvas.js';
import { gauge, between as gaugeBetween } from './gauge.js';
import { gaugeShapes } from './gauge-shapes.js';
import { passes } from './passes.js';
import { fit, place, project } from './plane.js';
import { symbolAt } from './scene/folded.js';
import { scene } from './scene.js';
import { nodeAt, nodeSize } from './sizes.js';

/** How long a change of state, and one of place, takes to be seen, in milliseconds. */
const STATE_CHANGE = 180;
const PLACE_CHANGE = 300;
/** How far from the edge of the view the search is kept, in CSS pixels. */
const SIGHT = 90;

/** @type {import('./plane.js').Plane} */
const NOWHERE = { x: new Float32Array(0), depth: [], width: 0, height: 0, longest: 1 };

/**
 * @typedef {import('./panels/model.js').Model} Model
 * @typedef {import('./gauge.js').Gauge} Gauge
 * @typedef {import('./camera.js').Camera} Camera
 */

/** @type {{under: import('./gauge-shapes.js').GaugeShape[], over: import('./gauge-shapes.js').GaugeShape[]}} */
const NO_GAUGE = { under: [], over: [] };

/** @param {number} t from 0 to 1 */
const easeOut = (t) => 1 - (1 - t) ** 3;

export class Stage {
  #canvas;
  /** @type {CanvasRenderingContext2D | null} */
  #context;
  /** @type {import('./canvas.js').Palette | null} */
  #palette = null;
  /** @type {Model | null} */
  #model = null;
  /** What was folded when nodes were placed; each search has its own. @type {import('./folding.js').Folding | null} */
  #placed = null;
  /** @type {import('./plane.js').Plane | null} */
  #plane = null;
  /** What was on show before, for as long as it is on its way. @type {{gauge: Gauge | null, node: number | null, start: number} | null} */
  #motion = null;
  /** @type {{from: Camera, start: number} | null} */
  #cameraMotion = null;
  /** @type {Gauge | null} */
  #gauge = null;
  /** What the engine was asked for the present step. @type {Pick<import('./scene.js').Show, 'passes' | 'open'>} */
  #asked = { passes: [], open: null };
  #frame = 0;
  /** Whether the search has gone on since the last drawing. */
  #follows = false;
  #moves;
  #moved;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => void} moves called after each drawing, when nodes may lie elsewhere
   * @param {(camera: Camera) => void} moved called where the camera has to follow the search
   */
  constructor(canvas, moves, moved) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d');
    this.#moves = moves;
    this.#moved = moved;
  }

  /** The colours have to be looked up again. */
  recolour() {
    this.#palette = null;
    this.#schedule();
  }

  /** Shows a model, as soon as the screen can. @param {Model} model */
  show(model) {
    if (this.#placed !== model.search.folding) {
      this.#plane = place(model.search);
      this.#placed = model.search.folding;
    }
    const before = this.#model;
    this.#model = model;
    if (before !== null && before.moment !== model.moment) this.#follows = true;
    const { search, moment, state } = model;
    const next = gauge(search, moment);
    if (before?.moment !== moment) {
      this.#asked = {
        passes: passes(search, moment.iteration),
        open: search.overview.bestFirst ? search.openList(state.step) : null,
      };
    }
    if (before !== null && before.moment !== model.moment) {
      const last = before.search === model.search ? before.moment.node : null;
      const node = last === null ? null : model.search.folding.shownFor(last);
      this.#motion = { gauge: this.#gauge, node, start: performance.now() };
    }
    this.#gauge = next;
    this.#schedule();
  }

  /**
   * Keeps the node that the step is about in sight of whoever has zoomed in.
   * @param {Model} model
   */
  #follow({ state, moment }) {
    this.#follows = false;
    if (state.camera === null || moment.node === null) return;
    const { width, height } = this.size;
    const at = project(this.#plane ?? NOWHERE, this.size, state.camera);
    const [x, y] = [at.x[moment.node], at.y[moment.node]];
    const [left, top] = [Math.min(SIGHT, width / 3), Math.min(SIGHT, height / 3)];
    const dx = Math.max(left, Math.min(width - left, x)) - x;
    const dy = Math.max(top, Math.min(height - top, y)) - y;
    if (dx !== 0 || dy !== 0) this.#moved(pan(state.camera, dx, dy));
  }

  /** Moves the camera to where it is wanted, instead of being there at once. @param {Camera} from */
  glide(from) {
    this.#cameraMotion = { from, start: performance.now() };
  }

  /** @returns {{width: number, height: number}} in CSS pixels */
  get size() {
    return { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
  }

  /** The camera as it is now. */
  get camera() {
    const wanted = this.#wanted();
    if (this.#cameraMotion === null) return wanted;
    const { from, start } = this.#cameraMotion;
    return cameraBetween(from, wanted, this.#progress(start, PLACE_CHANGE));
  }

  /** Where each node lies on the screen now. */
  at() {
    return project(this.#plane ?? NOWHERE, this.size, this.camera);
  }

  /** The node under a point. @param {{x: number, y: number}} point @param {number} [reach] */
  nodeAt(point, reach) {
    if (this.#model === null) return null;
    const { search } = this.#model;
    const at = this.at();
    return nodeAt(search, at, point, reach) ?? symbolAt(search, at, nodeSize(at), point);
  }

  /** Draws no more. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #wanted() {
    const plane = this.#plane;
    if (plane === null) return { k: 1, x: 0, y: 0 };
    return this.#model?.state.camera ?? fit(plane, this.size);
  }

  /** @param {number} start @param {number} duration */
  #progress(start, duration) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
    return easeOut(Math.min(1, Math.max(0, (performance.now() - start) / duration)));
  }

  #schedule() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#frame = 0;
    const model = this.#model;
    if (model === null || this.#context === null || this.size.width === 0) return;
    const ratio = devicePixelRatio;
    resize(this.#canvas, this.size, ratio);
    if (this.#follows) this.#follow(model);
    this.#palette ??= palette(this.#canvas);
    const show = this.#look(model);
    const seen = this.#seenGauge();
    const { under, over } = seen === null ? NO_GAUGE : gaugeShapes(show, seen);
    const shapes = [...under, ...scene(show), ...over];
    draw(this.#context, shapes, this.#palette, ratio);
    this.#moves();
    this.#settle();
  }

  /** What is on show now. @param {Model} model @returns {import('./scene.js').Show} */
  #look({ search, states, moment, state, score, label, say }) {
    const { step, focus, hover, overlay } = state;
    const at = this.at();
    const { passes, open } = this.#asked;
    const seen = { search, states, moment, open, passes, step, at, size: this.size };
    return { ...seen, focus, hover, overlay, lead: this.#lead(at), score, label, say };
  }

  /** How much of the last change has been seen, from 0 to 1. */
  #seen() {
    return this.#motion === null ? 1 : this.#progress(this.#motion.start, STATE_CHANGE);
  }

  /** The gauge, with its jaws on their way. */
  #seenGauge() {
    const [from, to] = [this.#motion?.gauge ?? null, this.#gauge];
    return from === null || to === null ? to : gaugeBetween(from, to, this.#seen());
  }

  /**
   * Where the ring is that leads the eye from the last step's node to this one's.
   * @param {{x: Float32Array, y: Float32Array}} at
   */
  #lead(at) {
    const [from, to] = [this.#motion?.node ?? null, this.#model?.moment.node ?? null];
    const t = this.#seen();
    if (from === null || to === null || t >= 1) return null;
    const mix = (/** @type {Float32Array} */ all) => all[from] + (all[to] - all[from]) * t;
    return { x: mix(at.x), y: mix(at.y) };
  }

  /** Goes on drawing as long as something moves. */
  #settle() {
    if (this.#seen() >= 1) this.#motion = null;
    if (this.#cameraMotion && this.#progress(this.#cameraMotion.start, PLACE_CHANGE) >= 1) {
      this.#cameraMotion = null;
    }
    if (this.#motion || this.#cameraMotion) this.#schedule();
  }
}

/**
 * The colours as the style sheet has them at the canvas.
 * @param {HTMLElement} element
 * @returns {import('./canvas.js').Palette}
 */
function palette(element) {
  const style = getComputedStyle(element);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(`--_${name}`).trim();
  return {
    max: colour('max'),
    min: colour('min'),
    ink: colour('ink'),
    quiet: colour('quiet'),
    focus: colour('focus'),
    cut: colour('cut'),
    ground: colour('ground'),
    font: style.fontFamily,
  };
}
