/**
 * What a presenter points at, in the hall: a spot, strokes by hand that fade, a node that is lit, and a zoom to a node. Spot and strokes
 * lie over the whole view; the lit node is the one that words beside a view point at, and the zoom is the camera's. Nothing of it is kept.
 */

import { sized } from '../../layout/picture-size.js';
import { nodeCalled } from '../../session/labels.js';
import { cameraOnto, nodeBeside, nodeUnder } from './places.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Arrow, PointingMessage } from './channel.js' */
/** @import { Point } from './places.js' */

/** The time for which a stroke stays after it was drawn, in milliseconds: the style sheet fades it in its second half. */
const STAYS = 4000;
/** The most points of a stroke, and the most strokes. */
const MOST = { points: 2000, strokes: 40 };
const SVG = 'http://www.w3.org/2000/svg';

/**
 * @typedef {object} View
 * @property {boolean} presenting
 * @property {DocumentFragment | HTMLElement} renderRoot
 * @property {(name: string | null) => void} light
 */

export class Pointer {
  #view;
  #model;
  #layer = document.createElement('div');
  #strokes = document.createElementNS(SVG, 'svg');
  #spot = document.createElement('i');
  /** The stroke that is being drawn. @type {Element | null} */
  #stroke = null;
  /** @type {Point[]} */
  #points = [];

  /** @param {View} view @param {() => Model | null} model null while there is no search */
  constructor(view, model) {
    this.#view = view;
    this.#model = model;
    this.#layer.className = 'pointed-at';
    this.#layer.ariaHidden = 'true';
    this.#strokes.setAttribute('viewBox', '0 0 1 1');
    this.#strokes.setAttribute('preserveAspectRatio', 'none');
    this.#layer.append(this.#strokes, this.#spot);
  }

  /** Does what the presenter's window asks. @param {PointingMessage} message */
  hear(message) {
    if (!this.#view.presenting) return;
    if (message.type === 'point') this.#point(message);
    else if (message.type === 'light') this.#light(message.to);
    else this.#zoom(message.to);
  }

  /** Takes away everything: the mode was left. */
  clear() {
    this.#layer.remove();
    this.#strokes.replaceChildren();
    this.#stroke = null;
    this.#view.light(null);
  }

  /** The node that is lit; null for none. */
  get #lit() {
    const model = this.#model();
    const name = model?.state.lit ?? null;
    return model && name !== null ? nodeCalled(name, model.search, model.state.labels) : null;
  }

  /** @param {Extract<PointingMessage, {type: 'point'}>} message */
  #point({ at, draws }) {
    // Rendering does not know of it, and leaves it where it is.
    if (!this.#layer.isConnected) this.#view.renderRoot.append(this.#layer);
    this.#spot.hidden = at === null;
    if (at !== null) {
      this.#spot.style.setProperty('left', `${at.x * 100}%`);
      this.#spot.style.setProperty('top', `${at.y * 100}%`);
    }
    if (draws && at !== null) this.#draw(at);
    else this.#lift();
  }

  /** @param {Point} at */
  #draw(at) {
    if (this.#stroke === null) {
      this.#points = [];
      this.#stroke = document.createElementNS(SVG, 'polyline');
      this.#strokes.append(this.#stroke);
      if (this.#strokes.children.length > MOST.strokes) this.#strokes.firstElementChild?.remove();
    }
    if (this.#points.length === MOST.points) return;
    this.#points.push(at);
    this.#stroke.setAttribute('points', this.#points.map(({ x, y }) => `${x},${y}`).join(' '));
  }

  /** Ends a stroke, which then goes by itself. */
  #lift() {
    const stroke = this.#stroke;
    if (stroke === null) return;
    this.#stroke = null;
    stroke.classList.add('drawn');
    setTimeout(() => stroke.remove(), STAYS);
  }

  /**
   * Lights the node at a point, or that beside the lit one; again takes its light away. While the search goes on it stays lit, since one
   * lights a node to see what becomes of it; another slide, which is another picture, begins with none.
   * @param {Extract<PointingMessage, {type: 'light'}>['to']} to
   */
  #light(to) {
    const model = this.#model();
    if (model === null) return;
    const node = typeof to === 'object' ? this.#nodeAt(to) : this.#nodeBy(to, model);
    // A press beside all nodes is one that has missed.
    if (node === null && to !== 'none') return;
    const isOut = node === null || (typeof to === 'object' && node === this.#lit);
    this.#view.light(isOut ? null : model.label(node));
  }

  /** The node that a key leads to; null for none. @param {Arrow | 'none'} key @param {Model} model */
  #nodeBy(key, { search, moment }) {
    const lit = this.#lit;
    if (key === 'none') return null;
    // The keyboard begins at the node that the step is about.
    return lit === null
      ? search.folding.visibleNode(moment.node ?? 0)
      : nodeBeside(search, lit, key);
  }

  /** Zooms to the node at a point, or to the lit one; from there back to the whole tree. @param {Point | null} to */
  #zoom(to) {
    const model = this.#model();
    const size = model?.state.size ?? null;
    if (model === null || size === null) return;
    const { state, search, dispatch } = model;
    const node = to === null ? this.#lit : this.#nodeAt(to);
    if (state.camera !== null) return dispatch({ type: 'camera', camera: null, glides: true });
    if (node === null) return;
    const camera = cameraOnto(search, sized(size, state), node);
    dispatch({ type: 'camera', camera, glides: true });
  }

  /** The node at a point of the view, whichever picture of the tree lies there; null for none. @param {Point} point */
  #nodeAt({ x, y }) {
    const model = this.#model();
    const { width, height } = this.#layer.getBoundingClientRect();
    const at = { x: x * width, y: y * height };
    for (const stage of this.#view.renderRoot.querySelectorAll('.stage')) {
      const box = stage.getBoundingClientRect();
      const isIn = at.x >= box.left && at.x < box.right && at.y >= box.top && at.y < box.bottom;
      if (!isIn || model === null || !(stage instanceof HTMLElement)) continue;
      // It is scaled, for the back row.
      const times = box.width / stage.offsetWidth;
      const strip = Number.parseFloat(stage.style.getPropertyValue('--_strip')) || undefined;
      return nodeUnder(
        model,
        { width: stage.clientWidth, height: stage.clientHeight, strip },
        { x: (at.x - box.left) / times, y: (at.y - box.top) / times },
      );
    }
    return null;
  }
}
