/** The dense rows of a picture, painted as pixels since their nodes lie too close for shapes. */

import { nodeSize, scaleOf } from '../layout/sizes.js';

/** @import { Canvas, Painting } from '../../pkg/plyscope_wasm.js' */
/** @import { Stretch } from '../layout/detail.js' */
/** @import { At } from '../layout/projection.js' */
/** @import { Show } from '../scene/scene.js' */
/** @import { Bounds } from './bounds.js' */
/** @import { Palette } from './canvas.js' */

export class Raster {
  /** Null without dense rows. It lies in the search's memory, and is valid until the next question to the search. @type {ImageData | null} */
  image = null;
  #canvas;

  /** @param {Canvas} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
  }

  /**
   * Paints the dense rows, or what has changed of them.
   * @param {Show} show
   * @param {Palette} palette
   * @param {number} ratio device pixels in a CSS pixel
   * @param {boolean} again whether only the step may have changed
   * @returns {Bounds[]} the painted areas, in CSS pixels
   */
  show(show, palette, ratio, again) {
    const { search, at, size, detail } = show;
    // Pixels cannot leave out cutoffs alone.
    const step = show.blank === 'cutoffs' ? 0 : show.step;
    this.image = null;
    if (detail.dense.length === 0) return [];
    const request = () => requestOf(show, palette, ratio);
    const painted = search.painting.paint(this.#canvas, this, step, at.plane.x, request, again);
    this.image = painted.image;
    return painted.dirty ?? [{ left: 0, top: 0, right: size.width, bottom: size.height }];
  }
}

/**
 * The request to the core for the dense rows.
 * @param {Show} show
 * @param {Palette} palette
 * @param {number} ratio
 * @returns {Painting}
 */
function requestOf({ at, size, detail }, palette, ratio) {
  const { k, row, camera } = at;
  const [ink, cut, max, min] = [palette.ink, palette.cut, palette.max, palette.min].map(rgb);
  const { width, height } = size;
  return {
    view: {
      width,
      height,
      ratio,
      k,
      row,
      x: camera.x,
      y: camera.y,
      colours: { ink, cut, max, min },
    },
    rows: detail.dense.map((dense) => ({ ...dense, heights: heightsAbove(at, dense) })),
  };
}

/**
 * The heights of the shapes of the parents of some nodes, from the first's to the last's; none if the parents are
 * pixels too.
 * @param {At} at
 * @param {Stretch} dense
 */
function heightsAbove(at, { row, from, to, close }) {
  if (close || row === 0) return [];
  const { rows, parent } = at.plane;
  const placeAbove = (/** @type {number} */ place) =>
    rows.placeOf(row - 1, parent[rows.nodes[place]]);
  const parents = rows.nodes.subarray(placeAbove(from), placeAbove(to - 1) + 1);
  return Array.from(parents, (node) => nodeSize({ k: scaleOf(at, node), row: at.row }).height);
}

/**
 * A colour of a style sheet as red, green and blue, from 0 to 255: `#rgb`, `#rrggbb`, `rgb(…)`.
 * @param {string} colour
 * @returns {[number, number, number]}
 */
export function rgb(colour) {
  const hex = /^#(.)(.)(.)$/.exec(colour);
  const full =
    hex === null
      ? colour
      : `#${hex
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`;
  const parts = full.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
    : (full.match(/[\d.]+/g) ?? []).map(Number);
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}
