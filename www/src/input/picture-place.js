/** A mounted canvas: its stage, the pointer's actions, and the elements over it. */

import { placeEditor, placeHandle, placeItems } from '../canvas/overlay.js';
import { Stage } from '../canvas/stage.js';
import { openPanel } from '../session/panels.js';
import { selection, toggledIn } from '../session/selection.js';
import { frame, grab, lift } from './dragging.js';
import { bind } from './input.js';

/** @import { Model } from '../canvas/stage.js' */
/** @import { Camera } from '../layout/camera.js' */
/** @import { At } from '../layout/projection.js' */
/** @import { LeafEditing } from '../session/leaf-editing.js' */
/** @import { Session as WholeSession } from '../session/session.js' */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {Pick<WholeSession, 'state' | 'search' | 'dispatch'>} Session */

/**
 * Its surroundings in the view.
 * @typedef {object} Around
 * @property {DocumentFragment | HTMLElement} root with the elements over it
 * @property {LeafEditing} editing
 * @property {(node: number | null, pressed: {point: Point, reach: number, at: At}) => boolean} answers whether a press of a node, or
 *   beside all nodes, answers a question
 * @property {(node: number, at: {x: number, y: number}) => boolean} [menu] opens the menu of a node at a point of the
 *   picture; whether it has one
 * @property {(isPinch: boolean) => boolean} wheelZooms
 * @property {() => void} changed called to render the view
 * @property {number} [pane] its number: the first picture decides the size, and lets children be dragged
 */

/** The distance from a shape, in CSS pixels, that still counts for a pointer and for a finger. */
const [POINTER, FINGER] = [4, 14];

/** A drag that moves nothing. */
const STILL = { to() {}, drop() {}, cancel() {} };
/** How much farther an edge may be, which is thin. */
const EDGE = 3;

export class PicturePlace {
  #canvas;
  #session;
  #around;
  /** @type {(() => void)[]} */
  #unbind = [];

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Session} session
   * @param {Around} around
   */
  constructor(canvas, session, around) {
    this.#canvas = canvas;
    this.#session = session;
    this.#around = around;
    this.stage = new Stage(canvas, () => this.#placeOver());
    const resized = new ResizeObserver(() => {
      const { stage } = this;
      stage.recolour();
      this.#resize();
    });
    resized.observe(canvas);
    const recolour = () => this.stage.recolour();
    canvas.addEventListener('transitionrun', recolour);
    this.#unbind = [
      () => resized.disconnect(),
      () => canvas.removeEventListener('transitionrun', recolour),
      this.#bind(),
    ];
  }

  /** A hidden picture keeps its size. */
  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (this.#isFirst && width > 0)
      this.#session.dispatch({ type: 'resize', size: { width, height } });
  }

  get #isFirst() {
    return (this.#around.pane ?? 1) === 1;
  }

  /** @param {Model} model */
  show(model) {
    this.stage.show(model);
  }

  /** Stops drawing and listening. */
  remove() {
    for (const unbind of this.#unbind) unbind();
    this.stage.stop();
  }

  /** Shows the whole tree. */
  fit = () => this.#glide(null);

  /** Zooms about the step's node if it is in view, or else about the middle. @param {number} factor */
  zoom(factor) {
    const { stage } = this;
    this.#glide(stage.zoomed(stage.camera, factor, stage.middle));
  }

  /** @param {Camera | null} camera */
  #glide(camera) {
    this.#session.dispatch({ type: 'camera', camera, glides: true });
  }

  #bind() {
    const [session, stage] = [this.#session, this.stage];
    return bind(/** @type {HTMLElement} */ (this.#canvas.parentElement), {
      camera: () => stage.camera,
      zoomed: (camera, factor, at) => stage.zoomed(camera, factor, at),
      move: (camera) => session.dispatch({ type: 'camera', camera }),
      // A finger that begins at a node which is not selected moves the tree, unless it has rested there.
      lift: (point) => (this.#isFirst ? lift(session, stage, point, FINGER) : null),
      grab: (point, { along, touch }) => {
        if (!this.#isFirst) return null;
        // Before a hall a finger swipes, and moves what is zoomed.
        if (touch && session.state.presenting && session.state.camera === null) return STILL;
        return grab(session, stage, point, {
          along: along && !touch,
          slack: touch ? FINGER : 0,
        });
      },
      frame: (point) => (this.#isFirst ? frame(session, stage, point) : null),
      menu: (point, touch) => this.#menu(point, touch ? FINGER : POINTER),
      fit: this.fit,
      press: (point, { touch, adds }) => {
        const reach = touch ? FINGER : POINTER;
        const node = stage.nodeAt(point, reach);
        if ((adds || session.state.adding) && this.#isFirst) this.#add(node);
        else if (!this.#around.answers(node, { point, reach: reach + EDGE, at: stage.at() }))
          this.#press(node, touch);
      },
      point: (point) => {
        session.dispatch({ type: 'hover', node: point === null ? null : stage.nodeAt(point) });
      },
      wheelZooms: this.#around.wheelZooms,
    });
  }

  /** Adds a node to those that are selected, or takes it away. @param {number | null} node */
  #add(node) {
    const { state } = this.#session;
    const nodes = node === null ? [] : toggledIn(selection(state), node);
    // With Shift, a press beside all nodes is one that has missed.
    if (node !== null || state.adding) this.#session.dispatch({ type: 'select', nodes });
  }

  /**
   * Opens the menu of the node at a point, or of the one with the keyboard; whether there is such a node.
   * @param {{x: number, y: number} | null} point
   * @param {number} reach
   */
  #menu(point, reach) {
    const { stage } = this;
    const { state } = this.#session;
    const chosen = state.focus ?? selection(state)[0] ?? null;
    const node = point === null ? chosen : stage.nodeAt(point, reach);
    if (node === null || !this.#isFirst) return false;
    const at = stage.at();
    return this.#around.menu?.(node, point ?? { x: at.x(node), y: at.y(node) }) === true;
  }

  /** @param {number | null} node @param {boolean} touch */
  #press(node, touch) {
    const session = this.#session;
    // A press beside all nodes is about none.
    if (node === null && selection(session.state).length > 0)
      session.dispatch({ type: 'inspect', node: null });
    // Beside the text of the tree, a press selects the node there.
    if (node !== null && openPanel(session.state) === 'text')
      session.dispatch({ type: 'select', nodes: [node] });
    else if (node !== null) session.dispatch({ type: 'inspect', node });
    if (node !== null && session.search?.nodes.leaf[node]) {
      this.#around.editing.begin(node, null, false, this.#around.pane);
    } else if (node !== null && session.search?.folding.isSymbol(node)) {
      session.dispatch({ type: 'unfold', node });
    } else if (touch) {
      // A finger points at nothing before it presses.
      session.dispatch({ type: 'hover', node });
    }
  }

  /** Moves the elements over the canvas to their nodes. */
  #placeOver() {
    const { root } = this.#around;
    const { editing } = this.#session.state;
    const at = this.stage.at();
    placeItems(root, at);
    placeHandle(root, at);
    if (editing?.pane === (this.#around.pane ?? 1)) {
      placeEditor(root, { x: at.x(editing.node), y: at.y(editing.node) }, this.stage.size);
    }
  }
}
