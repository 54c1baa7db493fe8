/** The map of the whole tree in a corner: searched and skipped nodes, and a frame around the camera's view. */

import { isClose } from '../layout/detail.js';
import { Raster } from './raster.js';

/** @import { Camera } from '../layout/camera.js' */
/** @import { Plane } from '../layout/plane.js' */
/** @import { At } from '../layout/projection.js' */
/** @import { Show } from '../scene/scene.js' */
/** @import { Palette } from './canvas.js' */

/** The distance of the tree from the map's edges, in CSS pixels. */
const PAD = 5;
/** The least size of the frame. */
const LEAST_FRAME = 6;

export class Minimap {
  #host;
  #canvas;
  #raster = new Raster('map');
  /** The last painting. @type {{show: Show, palette: object, ratio: number, at: At} | null} */
  #painted = null;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.#host = host;
    this.#canvas = document.createElement('canvas');
    this.#canvas.style.cssText = 'display: block; width: 100%; height: 100%';
    // Closed, so that a search for the view's canvas finds the picture and not the map.
    host.attachShadow({ mode: 'closed' }).append(this.#canvas);
  }

  get host() {
    return this.#host;
  }

  /** @returns {{width: number, height: number}} in CSS pixels */
  get size() {
    return { width: this.#host.clientWidth, height: this.#host.clientHeight };
  }

  /**
   * @param {Show} show
   * @param {Palette} palette
   * @param {number} ratio device pixels in a CSS pixel
   */
  draw(show, palette, ratio) {
    const { size } = this;
    const context = this.#canvas.getContext('2d');
    if (context === null || size.width === 0) return;
    const before = this.#painted;
    const stays =
      before !== null &&
      before.palette === palette &&
      before.ratio === ratio &&
      before.show.search === show.search &&
      before.show.moment.depth === show.moment.depth &&
      before.at.plane === show.at.plane &&
      this.#canvas.width === Math.round(size.width * ratio) &&
      this.#canvas.height === Math.round(size.height * ratio);
    const at = stays ? before.at : placed(show.at.plane, size);
    if (!stays) {
      this.#canvas.width = Math.round(size.width * ratio);
      this.#canvas.height = Math.round(size.height * ratio);
    }
    const { rows } = at.plane;
    const dense = Array.from({ length: rows.length }, (_, row) => {
      const [from, to] = [rows.start[row], rows.start[row + 1]];
      const above = row === 0 ? 0 : from - rows.start[row - 1];
      return { row, from, to, close: isClose(above, size.width) };
    });
    const map = { ...show, at, size, detail: { nodes: new Int32Array(0), dense } };
    this.#raster.show(map, palette, ratio, stays);
    this.#painted = { show, palette, ratio, at };
    if (this.#raster.image !== null) context.putImageData(this.#raster.image, 0, 0);
    this.#frame(context, show, palette, ratio);
  }

  /**
   * The frame around the camera's view.
   * @param {CanvasRenderingContext2D} context
   * @param {Show} show
   * @param {Palette} palette
   * @param {number} ratio
   */
  #frame(context, { at, size }, palette, ratio) {
    const map = this.#painted?.at;
    if (map === undefined) return;
    const seen = this.size;
    /** @param {number} value @param {number} most */
    const within = (value, most) => Math.max(1, Math.min(most - 1, value));
    const x = (/** @type {number} */ screen) =>
      within(((screen - at.camera.x) / at.k) * map.k + map.camera.x, seen.width);
    const y = (/** @type {number} */ screen) =>
      within(((screen - at.camera.y) / at.row) * map.row + map.camera.y, seen.height);
    const [left, right] = grown(x(0), x(size.width), seen.width);
    const [top, bottom] = grown(y(0), y(size.height), seen.height);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.strokeStyle = palette.ink;
    context.lineWidth = 1.5;
    context.strokeRect(left, top, right - left, bottom - top);
  }

  /**
   * The camera that centres what lies under a point of the map.
   * @param {{x: number, y: number}} point
   * @param {At} at of the picture
   * @param {{width: number, height: number}} size of the picture
   * @returns {Camera | null}
   */
  cameraAt(point, at, size) {
    const map = this.#painted?.at;
    if (map === undefined) return null;
    const x = (point.x - map.camera.x) / map.k;
    const row = (point.y - map.camera.y) / map.row;
    return { k: at.k, x: size.width / 2 - x * at.k, y: size.height / 2 - row * at.row };
  }
}

/**
 * An interval, widened if it is too short to be seen.
 * @param {number} from
 * @param {number} to
 * @param {number} most
 * @returns {[number, number]}
 */
function grown(from, to, most) {
  const short = Math.max(0, LEAST_FRAME - (to - from)) / 2;
  const start = Math.max(1, Math.min(most - 1 - LEAST_FRAME, from - short));
  return [start, Math.max(to + short, start + LEAST_FRAME)];
}

/**
 * The places of nodes on the map.
 * @param {Plane} plane
 * @param {{width: number, height: number}} size
 * @returns {At}
 */
function placed(plane, size) {
  const k = (size.width - 2 * PAD) / Math.max(1, plane.width);
  const row = (size.height - 2 * PAD) / Math.max(1, plane.height);
  const camera = { k, x: PAD, y: PAD };
  return {
    k,
    row,
    leafSquare: 0,
    plane,
    camera,
    x: (node) => plane.x[node] * k + PAD,
    y: (node) => plane.depth[node] * row + PAD,
  };
}
