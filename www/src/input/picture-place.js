/** A canvas in its place: its stage, what the pointer does there, and what lies over it. */

import { placeEditor, placeHandle, placeItems } from '../canvas/overlay.js';
import { Stage } from '../canvas/stage.js';
import { fittingLevel } from '../layout/plane.js';
import { grab } from './child-dragging.js';
import { bind } from './input.js';

/** @import { Model } from '../canvas/stage.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Camera } from '../layout/camera.js' */
/** @import { LeafEditing } from '../session/leaf-editing.js' */

/** @typedef {Pick<import('../session/session.js').Session, 'state' | 'search' | 'dispatch'>} Session */

/**
 * The view round it.
 * @typedef {object} Around
 * @property {DocumentFragment | HTMLElement} root where what lies over it is
 * @property {LeafEditing} editing
 * @property {(node: number) => boolean} answers whether a press of a node answers a question
 * @property {() => boolean} wheelZooms
 * @property {() => void} changed something has to be shown
 * @property {number} [pane] which of several pictures it is: the first says where the camera is, and what is folded
 */

export class PicturePlace {
  #canvas;
  #session;
  #around;
  /** For what it was found out last at which depth to fold. @type {{search: Search, width: number, height: number} | null} */
  #fitted = null;
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
      this.stage.recolour();
      if (session.state.folds.itself && this.#isFirst) around.changed();
    });
    resized.observe(canvas);
    this.#unbind = [() => resized.disconnect(), this.#bind()];
  }

  get #isFirst() {
    return (this.#around.pane ?? 1) === 1;
  }

  /**
   * Brings the level of detail and the camera to where the next picture has them, before anything of it is rendered.
   * @param {() => Model | null} model what is to be shown, as the state is by then
   */
  settle(model) {
    const sized = model();
    if (sized !== null) this.#foldToFit(sized);
    const moving = model();
    const next = moving && this.stage.following(moving);
    if (next) this.#move(next.camera, next.glides);
  }

  /** @param {Model} model */
  show(model) {
    this.stage.show(model);
  }

  /** Draws no more, and listens to nothing. */
  remove() {
    for (const unbind of this.#unbind) unbind();
    this.stage.stop();
  }

  /** Shows the whole tree. */
  fit = () => this.#move(null, true);

  /** Scales about what the step is about, if one sees it, or else about the middle. @param {number} factor */
  zoom(factor) {
    const { stage } = this;
    this.#move(stage.zoomed(stage.camera, factor, stage.middle), true);
  }

  /**
   * Moves the camera, from where it is now.
   * @param {Camera | null} camera
   * @param {boolean} glides whether it is seen to move
   */
  #move(camera, glides) {
    if (glides) this.stage.glide(this.stage.camera);
    this.#session.dispatch({ type: 'camera', camera });
  }

  /**
   * Where what does not fit is folded by itself, at which depth depends on the view and on the tree.
   * @param {Model} model
   */
  #foldToFit({ state, search }) {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const last = this.#fitted;
    if (!state.folds.itself || width === 0) return;
    if (last?.search === search && last.width === width && last.height === height) return;
    this.#fitted = { search, width, height };
    this.#session.dispatch({ type: 'level', level: fittingLevel(search, { width, height }) });
  }

  #bind() {
    const [session, stage] = [this.#session, this.stage];
    return bind(/** @type {HTMLElement} */ (this.#canvas.parentElement), {
      camera: () => stage.camera,
      zoomed: (camera, factor, at) => stage.zoomed(camera, factor, at),
      move: (camera) => session.dispatch({ type: 'camera', camera }),
      grab: (point) => (this.#isFirst ? grab(session, stage, point) : null),
      fit: this.fit,
      press: (point, touch) => this.#press(stage.nodeAt(point, touch ? 14 : 4), touch),
      point: (point) => {
        session.dispatch({ type: 'hover', node: point === null ? null : stage.nodeAt(point) });
      },
      wheelZooms: this.#around.wheelZooms,
    });
  }

  /** @param {number | null} node @param {boolean} touch */
  #press(node, touch) {
    const session = this.#session;
    if (node !== null && this.#around.answers(node)) return;
    if (node !== null) session.dispatch({ type: 'ask', node });
    if (node !== null && session.search?.nodes.leaf[node]) {
      this.#around.editing.begin(node, null, false, this.#around.pane);
    } else if (node !== null && session.search?.folding.isSymbol(node)) {
      session.dispatch({ type: 'unfold', node });
    } else if (touch) {
      // A finger points at nothing before it presses.
      session.dispatch({ type: 'hover', node });
    }
  }

  /** Puts what lies over the canvas where the nodes are. */
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
