/**
 * The stage of one view: the model becomes shapes, and shapes become pixels. It keeps what lies between two frames, and
 * nothing that the state has.
 */

import { passes } from '../engine/passes.js';
import { unlessLost } from '../engine/search.js';
import { isIn } from '../layout/following.js';
import { nodeAt, nodesIn } from '../layout/hit.js';
import { sized, stripIn } from '../layout/picture-size.js';
import { boardAt } from '../scene/board-place.js';
import { closing, isStaged, SCENE } from '../scene/cutoff.js';
import { symbolAt } from '../scene/folded.js';
import { shownGauge } from '../scene/gauge/gauge.js';
import { ruler } from '../scene/gauge/ruler.js';
import { labelsOf, nodesCalled } from '../session/labels.js';
import { crisp } from './crisp.js';
import { magnified } from './magnified.js';
import { Minimap } from './minimap.js';
import { Motion } from './motion.js';
import { palette } from './palette.js';
import { Picture } from './picture.js';
import { Placement } from './placement.js';

/** @import { Camera } from '../layout/camera.js' */
/** @import { Size } from '../layout/picture-size.js' */
/** @import { Gauge } from '../scene/gauge/gauge.js' */
/** @import { Box, Show } from '../scene/scene.js' */
/** @import { State } from '../session/state.js' */
/** @import { Palette } from './canvas.js' */

/**
 * The parts of a model that a stage shows.
 * @typedef {Pick<Show, 'search' | 'states' | 'moment' | 'marks' | 'presenting' | 'blank' | 'score' | 'numeral' | 'say'>
 *   & {state: State, told?: ReadonlySet<number>}} Model `told`: the nodes that the sentence names
 */

/** A scene that would be shorter, in milliseconds, is none: one would see a flicker. */
const SHORTEST = 240;

/** What decides about the gauge, before there is a model. */
const UNKNOWN = /** @type {const} */ ({ gauge: 'auto' });

export class Stage {
  #canvas;
  /** @type {CanvasRenderingContext2D | null} */
  #context;
  /** @type {Palette | null} */
  #palette = null;
  /** @type {Model | null} */
  #model = null;
  #placement = new Placement();
  #motion = new Motion();
  #picture = new Picture();
  /** The map of the whole tree, if there is one. @type {Minimap | null} */
  #map = null;
  /** @type {Gauge | null} */
  #gauge = null;
  /** The engine's answers for the current step. @type {Pick<Show, 'passes' | 'open'>} */
  #answers = { passes: [], open: null };
  #frame = 0;
  /** Marks nodes in which this search differs from others. @type {Show['differing']} */
  #differing = null;
  /** The height of the strip, if pictures beside each other share one. @type {number | undefined} */
  #strip;
  #drawn;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => void} drawn called after each frame, when nodes may have moved
   */
  constructor(canvas, drawn) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d');
    this.#drawn = drawn;
  }

  /** Looks up the colours again. */
  recolour() {
    this.#palette = null;
    this.#schedule();
  }

  /** Shows a model in the next frame. @param {Model} model */
  show(model) {
    const before = this.#model;
    const { search, moment, state } = model;
    if (state.glides && before !== null && before.state.camera !== state.camera)
      this.#motion.glide(this.camera);
    this.#placement.place(search);
    this.#model = model;
    if (before?.moment !== moment) {
      this.#answers = {
        passes: passes(search, moment.iteration),
        open: search.overview.bestFirst ? search.lists.open(state.step) : null,
      };
    }
    if (before !== null && before.moment !== moment) {
      const last = before.search === search ? before.moment.node : null;
      this.#motion.change(this.#gauge, last === null ? null : search.folding.visibleNode(last));
      this.#motion.cut();
      // Backwards nothing is staged, nor in a hurry: the next step comes before the scene has ended.
      const isOnward = before.search === search && before.state.step < state.step;
      const time = state.playing ? Math.min(SCENE, 1000 / state.speed) : SCENE;
      if (isOnward && isStaged(moment) && time >= SHORTEST) this.#motion.stage(time);
    }
    this.#gauge = shownGauge(model);
    this.#schedule();
  }

  /** Ends the scene of a cutoff: whoever does something need not wait for it. */
  endScene() {
    if (this.#motion.staged === null) return;
    this.#motion.cut();
    this.#schedule();
  }

  /** Sets the marks of nodes in which this search differs from others. @param {Show['differing']} differing */
  markDifferences(differing) {
    this.#differing = differing;
    this.#schedule();
  }

  /** Sets the height of the strip that it shares with other pictures; undefined for one of its own. @param {number | undefined} strip */
  shareStrip(strip) {
    this.#strip = strip;
    this.#schedule();
  }

  /** @returns {Size} */
  get size() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const size = sized({ width, height }, this.#model?.state ?? UNKNOWN);
    return { ...size, strip: this.#strip };
  }

  /** The current camera. */
  get camera() {
    return this.#motion.camera(this.#model?.state.camera ?? this.#placement.fit(this.size));
  }

  /** The current places of nodes on the screen. */
  at() {
    return this.#placed().at;
  }

  /** A camera, scaled about a point of the screen. @param {Camera} camera @param {number} factor @param {{x: number, y: number}} at */
  zoomed(camera, factor, at) {
    return this.#placement.zoomed(camera, this.size, factor, at);
  }

  /** The current places of nodes, and their level of detail. */
  #placed() {
    return this.#placement.at(this.camera, this.size);
  }

  /** The node under a point. @param {{x: number, y: number}} point @param {number} [reach] */
  nodeAt(point, reach) {
    if (this.#model === null) return null;
    const { search } = this.#model;
    const at = this.at();
    // The strip covers what a reader has moved below it.
    if (point.y < stripIn(at.plane, this.size)) return null;
    return nodeAt(at, point, reach) ?? symbolAt(search, at, point) ?? boardAt(search, at, point);
  }

  /** The centre for zooming: the step's node if it is in view, or else the middle. */
  get middle() {
    const { size } = this;
    const node = this.#model?.moment.node ?? null;
    const [x, y] = node === null ? [-1, -1] : [this.at().x(node), this.at().y(node)];
    return isIn(size, x, y) ? { x, y } : { x: size.width / 2, y: size.height / 2 };
  }

  /** Puts the map of the whole tree into an element, or removes it. @param {HTMLElement | null} host */
  mapIn(host) {
    if (host === null || this.#map?.host === host) {
      if (host === null) this.#map = null;
      return;
    }
    this.#map = new Minimap(host);
    this.#schedule();
  }

  /** The camera that centres what lies under a point of the map. @param {{x: number, y: number}} point */
  cameraAt(point) {
    return this.#map?.cameraAt(point, this.at(), this.size) ?? null;
  }

  /** The mark of the place to which a child is dragged. @returns {HTMLElement | null} */
  get mark() {
    return this.#canvas.parentElement?.querySelector('.drop-mark') ?? null;
  }

  /** The sign of a node that a finger has lifted. @returns {HTMLElement | null} */
  get lifted() {
    return this.#canvas.parentElement?.querySelector('.lifted') ?? null;
  }

  /** The frame that is drawn around nodes. @returns {HTMLElement | null} */
  get marquee() {
    return this.#canvas.parentElement?.querySelector('.marquee') ?? null;
  }

  /** The visible nodes whose middles lie in a frame. @param {Box} frame its left upper corner and its size */
  nodesIn(frame) {
    return nodesIn(this.at(), frame);
  }

  /** Stops drawing. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
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
    const stage = /** @type {HTMLElement} */ (this.#canvas.parentElement);
    const times = magnified(stage);
    const ratio = devicePixelRatio * times;
    crisp(this.#canvas, stage, devicePixelRatio, times);
    this.#palette ??= palette(this.#canvas);
    const show = this.#look(model);
    const moved = this.#motion.gauge(this.#gauge);
    const seen = moved && closing(moved, show.staged);
    const over = seen === null ? [] : ruler(show, seen);
    this.#picture.draw(this.#context, show, over, this.#palette, ratio);
    stage.style.setProperty('--_strip', `${stripIn(show.at.plane, show.size)}px`);
    this.#map?.draw(show, this.#palette, ratio);
    this.#drawn();
    // Draw on while something moves.
    if (this.#motion.settle()) this.#schedule();
  }

  /** Everything that the scene depends on. @param {Model} model @returns {Show} */
  #look({ search, states, moment, marks, state, told, presenting, blank, score, numeral, say }) {
    const { step, hover, mentioned, lit, selected, overlay, breakpoints } = state;
    const [pointed] = lit === null ? [] : nodesCalled([lit], search, state.labels);
    // The node that words point at, and the inspected one, are marked like the one with the keyboard.
    const focus = pointed ?? state.focus ?? state.inspected;
    const view = this.#placed();
    const seen = { search, states, moment, ...this.#answers, step, ...view };
    return {
      ...seen,
      focus,
      hover,
      mentioned: new Set([
        ...nodesCalled(mentioned, search, state.labels),
        // A question stands in place of the sentence.
        ...(marks === null ? (told ?? []) : [marks.node, ...marks.left]),
      ]),
      selected,
      overlay,
      breakpoints,
      marks,
      differing: this.#differing,
      presenting,
      blank,
      lead: this.#motion.lead(moment.node, view.at),
      staged: this.#motion.staged,
      score,
      numeral,
      labels: state.labels,
      label: labelsOf(search, state.labels),
      say,
    };
  }
}
