/**
 * The picture of one view: what is on show becomes shapes, and shapes a canvas. It keeps what lies
 * between two frames, and nothing that the state has.
 *
 * It is longer than other files, because all that moves in between shares one clock and one frame.
 */

import { differing } from '../engine/folding.js';
import { unlessLost } from '../engine/search.js';
import { between as cameraBetween, pan } from '../layout/camera.js';
import { detail } from '../layout/detail.js';
import { nodeAt } from '../layout/hit.js';
import { fit, NOWHERE, place, project, zoomed } from '../layout/plane.js';
import { symbolAt } from '../scene/folded.js';
import { gauge, between as gaugeBetween } from '../scene/gauge/gauge.js';
import { gaugeShapes } from '../scene/gauge/gauge-shapes.js';
import { passes } from '../scene/gauge/passes.js';
import { resize } from './canvas.js';
import { magnified } from './magnified.js';
import { Minimap } from './minimap.js';
import { standing } from './overlay.js';
import { palette } from './palette.js';
import { Picture } from './picture.js';

/** How long a change of state, and one of place, takes to be seen, in milliseconds. */
const STATE_CHANGE = 180;
const PLACE_CHANGE = 300;
/** A picture beside others that is less high than this is a short one, in CSS pixels. */
const SHORT = 320;
/** One alone, than this: there is room for the tree and nothing else. */
const FLAT = 236;
/** How far from the edge of the view the search is kept, in CSS pixels. */
const SIGHT = 90;

/**
 * @typedef {import('../panels/model.js').Model} Model
 * @typedef {import('../scene/gauge/gauge.js').Gauge} Gauge
 * @typedef {import('../scene/scene.js').Show} Show
 * @typedef {import('../layout/camera.js').Camera} Camera
 */

/** @type {{under: import('../scene/gauge/gauge-shapes.js').GaugeShape[], over: import('../scene/gauge/gauge-shapes.js').GaugeShape[]}} */
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
  /** What was folded when nodes were placed; each search has its own. @type {import('../engine/folding.js').Folding | null} */
  #placed = null;
  #plane = NOWHERE;
  /** Where nodes lie, for as long as the camera stays. @type {Pick<Show, 'at' | 'detail' | 'size'> | null} */
  #view = null;
  #picture = new Picture();
  /** The map of the whole tree, where there is one. @type {Minimap | null} */
  #map = null;
  /** What was on show before, for as long as it is on its way. @type {{gauge: Gauge | null, node: number | null, start: number} | null} */
  #motion = null;
  /** @type {{from: Camera, start: number} | null} */
  #cameraMotion = null;
  /** @type {Gauge | null} */
  #gauge = null;
  /** What the engine was asked for the present step. @type {Pick<Show, 'passes' | 'open'>} */
  #asked = { passes: [], open: null };
  #frame = 0;
  /** What marks nodes in which this search differs from others. @type {Show['differing']} */
  #differing = null;
  /** Whether the search has gone on since the last drawing. */
  #follows = false;
  #moves;
  #moved;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => void} moves called after each drawing, when nodes may lie elsewhere
   * @param {(camera: Camera, atOnce?: boolean) => void} moved called where the camera has to follow the
   *   search, or what was folded
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
    const before = this.#model;
    const [plane, folding] = [this.#plane, this.#placed];
    if (folding !== model.search.folding) {
      this.#plane = place(model.search);
      this.#placed = model.search.folding;
      if (folding !== null && before?.search === model.search) this.#hold(model, plane, folding);
    }
    this.#model = model;
    const stays = before?.search === model.search && before.state.step === model.state.step;
    if (before !== null && before.moment !== model.moment && !stays) this.#follows = true;
    const { search, moment, state } = model;
    const next = model.marks?.bare ? null : gauge(search, moment);
    if (before?.moment !== moment) {
      this.#asked = {
        passes: passes(search, moment.iteration),
        open: search.overview.bestFirst ? search.lists.open(state.step) : null,
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

  /** Marks nodes in which this search differs from others, from now on. @param {Show['differing']} differing */
  differ(differing) {
    this.#differing = differing;
    this.#schedule();
  }

  /**
   * Keeps what was folded or unfolded where it was, for whoever has zoomed in.
   * @param {Model} model
   * @param {import('../layout/plane.js').Plane} plane where nodes lay before
   * @param {import('../engine/folding.js').Folding} folding what was folded before
   */
  #hold({ state, search }, plane, folding) {
    const { camera } = state;
    if (camera === null) return;
    const { size } = this;
    const [was, is] = [project(plane, size, camera), project(this.#plane, size, camera)];
    const node = differing(folding, search.folding).find((each) => isIn(size, was, each));
    if (node !== undefined)
      this.#moved(pan(camera, was.x(node) - is.x(node), was.y(node) - is.y(node)), true);
  }

  /**
   * Keeps the node that the step is about in sight of whoever has zoomed in.
   * @param {Model} model
   */
  #follow({ state, moment }) {
    this.#follows = false;
    if (state.camera === null || moment.node === null) return;
    const { width, height } = this.size;
    const at = project(this.#plane, this.size, state.camera);
    const [x, y] = [at.x(moment.node), at.y(moment.node)];
    if (Number.isNaN(x)) return;
    const [left, top] = [Math.min(SIGHT, width / 3), Math.min(SIGHT, height / 3)];
    const dx = Math.max(left, Math.min(width - left, x)) - x;
    const dy = Math.max(top, Math.min(height - top, y)) - y;
    if (dx !== 0 || dy !== 0) this.#moved(pan(state.camera, dx, dy));
  }

  /** Whether the camera is on its way. */
  get glides() {
    return this.#cameraMotion !== null;
  }

  /** Moves the camera to where it is wanted, instead of being there at once. @param {Camera} from */
  glide(from) {
    this.#cameraMotion = { from, start: performance.now() };
  }

  /** @returns {import('../layout/plane.js').Size} */
  get size() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    return { width, height, short: height < (this.#differing === null ? FLAT : SHORT) };
  }

  /** The camera as it is now. */
  get camera() {
    const wanted = this.#wanted();
    if (this.#cameraMotion === null) return wanted;
    const { from, start } = this.#cameraMotion;
    return cameraBetween(from, wanted, this.#progress(start, PLACE_CHANGE));
  }

  /** Where nodes lie on the screen now. */
  at() {
    return this.#looking().at;
  }

  /** A camera, scaled about a point of the screen. @param {Camera} camera @param {number} factor @param {{x: number, y: number}} at */
  zoomed(camera, factor, at) {
    return zoomed(this.#plane, this.size, camera, factor, at);
  }

  /** Where nodes lie now, and which are drawn how. */
  #looking() {
    const { camera, size } = this;
    const known = this.#view;
    const { k, x, y } = camera;
    const stays =
      known !== null &&
      known.at.plane === this.#plane &&
      known.size.width === size.width &&
      known.size.height === size.height &&
      known.size.short === size.short &&
      known.at.camera.k === k &&
      known.at.camera.x === x &&
      known.at.camera.y === y;
    if (stays) return known;
    const at = project(this.#plane, size, camera);
    this.#view = { at, size, detail: detail(at, size) };
    return this.#view;
  }

  /** The node under a point. @param {{x: number, y: number}} point @param {number} [reach] */
  nodeAt(point, reach) {
    if (this.#model === null) return null;
    const { search } = this.#model;
    return nodeAt(this.at(), point, reach) ?? symbolAt(search, this.at(), point);
  }

  /** What one looks at: the node that the step is about, where it is in view, or else the middle. */
  get middle() {
    const { width, height } = this.size;
    const node = this.#model?.moment.node ?? null;
    const [x, y] = node === null ? [-1, -1] : [this.at().x(node), this.at().y(node)];
    const isSeen = x > 0 && y > 0 && x < width && y < height;
    return isSeen ? { x, y } : { x: width / 2, y: height / 2 };
  }

  /** Whether the whole tree can be seen at once, node by node. @param {Model} model */
  isClear({ state }) {
    return state.camera === null && this.#looking().detail.dense.length === 0;
  }

  /** Puts the map of the whole tree into an element, or takes it away. @param {HTMLElement | null} host */
  mapIn(host) {
    if (host === null || this.#map?.host === host) {
      if (host === null) this.#map = null;
      return;
    }
    this.#map = new Minimap(host);
    this.#schedule();
  }

  /** The camera with what lies under a point of the map in the middle. @param {{x: number, y: number}} point */
  cameraAt(point) {
    return this.#map?.cameraAt(point, this.at(), this.size) ?? null;
  }

  /** What shows where a child that is dragged would come to stand. @returns {HTMLElement | null} */
  get mark() {
    return this.#canvas.parentElement?.querySelector('.drop-mark') ?? null;
  }

  /** Draws no more. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #wanted() {
    return this.#model?.state.camera ?? fit(this.#plane, this.size);
  }

  /** @param {number} start @param {number} duration */
  #progress(start, duration) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
    return easeOut(Math.min(1, Math.max(0, (performance.now() - start) / duration)));
  }

  #schedule() {
    if (this.#frame !== 0) return;
    const search = () => this.#model?.search;
    this.#frame = requestAnimationFrame(() => unlessLost(search, () => this.#draw()));
  }

  #draw() {
    this.#frame = 0;
    const model = this.#model;
    const isSeen = this.size.width > 0 && this.size.height > 0;
    if (model === null || this.#context === null || !isSeen) return;
    const ratio = devicePixelRatio * magnified(this.#canvas);
    resize(this.#canvas, this.#canvas.getBoundingClientRect(), devicePixelRatio);
    if (this.#follows) this.#follow(model);
    this.#palette ??= palette(this.#canvas);
    const show = this.#look(model);
    const seen = this.#seenGauge();
    const jaws = seen === null || show.size.short ? NO_GAUGE : gaugeShapes(show, seen);
    this.#picture.draw(this.#context, show, jaws, this.#palette, ratio);
    this.#map?.draw(show, this.#palette, ratio);
    this.#moves();
    this.#settle();
  }

  /** What is on show now. @param {Model} model @returns {Show} */
  #look({ search, states, moment, marks, state, presenting, blank, score, written, label, say }) {
    const { step, hover, overlay, breakpoints } = state;
    // What is asked about is marked as what the keyboard is at.
    const focus = state.focus ?? state.asked;
    const view = this.#looking();
    const taken = standing(/** @type {HTMLElement} */ (this.#canvas.parentElement));
    const seen = { search, states, moment, ...this.#asked, step, taken, ...view };
    return {
      ...seen,
      focus,
      hover,
      overlay,
      breakpoints,
      marks,
      differing: this.#differing,
      presenting,
      blank,
      lead: this.#lead(view.at),
      score,
      written,
      label,
      say,
    };
  }

  /** How much of the last change has been seen, from 0 to 1. */
  #seen() {
    return this.#motion === null ? 1 : this.#progress(this.#motion.start, STATE_CHANGE);
  }

  /** The gauge, with its jaws on their way. */
  #seenGauge() {
    const [from, to] = [this.#motion?.gauge ?? null, this.#gauge];
    if (from === null || to === null) return to;
    return gaugeBetween(from, to, this.#seen());
  }

  /**
   * Where the ring is that leads the eye from the last step's node to this one's.
   * @param {import('../layout/plane.js').At} at
   */
  #lead(at) {
    const [from, to] = [this.#motion?.node ?? null, this.#model?.moment.node ?? null];
    const t = this.#seen();
    if (from === null || to === null || t >= 1) return null;
    /** @param {(node: number) => number} place */
    const mix = (place) => place(from) + (place(to) - place(from)) * t;
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
 * Whether a node is in sight.
 * @param {import('../layout/plane.js').Size} size
 * @param {import('../layout/plane.js').At} at
 * @param {number} node
 */
function isIn({ width, height }, at, node) {
  const [x, y] = [at.x(node), at.y(node)];
  return x > 0 && y > 0 && x < width && y < height;
}
