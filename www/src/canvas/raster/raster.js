/**
 * The rows of a picture that are painted pixel by pixel, since their nodes lie too close for shapes. What
 * lies in each column is kept, and where only a step has changed, only the columns that it touches are
 * painted again.
 */

import { nodeSize, scaleOf } from '../../layout/sizes.js';
import { fans, stripes } from './bands.js';
import { columnOf, count, KINDS } from './columns.js';
import { EDGES, NODES, rgb, tone } from './tones.js';

/**
 * @typedef {import('../../scene/scene.js').Show} Show
 * @typedef {import('../bounds.js').Bounds} Bounds
 * @typedef {import('./columns.js').Line} Line
 * @typedef {import('./bands.js').Tones} Tones
 */

/** Half the height of a row, in CSS pixels. */
const HALF = 1.5;
/** No node is wider than this. */
const WIDEST = 3;

export class Raster {
  /** Null where no row is painted. @type {ImageData | null} */
  image = null;
  /** @type {{line: Line, y: number, half: number, nodes: Tones, edges: Tones, close: boolean}[]} */
  #rows = [];
  /** @type {import('./tones.js').Rgb[]} */
  #max = [];
  /** @type {import('./tones.js').Rgb[]} */
  #min = [];
  #ratio = 1;
  /** @type {Uint8Array} */
  #phases = new Uint8Array(0);
  /**
   * Paints what is on show, or what has changed of it.
   * @param {Show} show
   * @param {import('../canvas.js').Palette} palette
   * @param {number} ratio
   * @param {Uint8Array} phases of all nodes
   * @param {Uint32Array | null} changes the stretches of nodes that have another one than before; null
   *   where all of it is to be painted
   * @returns {Bounds[]} where it was painted, in CSS pixels
   */
  show(show, palette, ratio, phases, changes) {
    if (show.detail.dense.length === 0) {
      this.image = null;
      this.#rows = [];
      return [];
    }
    this.#phases = phases;
    if (changes === null) {
      this.#begin(show, palette, ratio);
      const right = this.#field().width - 1;
      for (const index of this.#rows.keys()) this.#count(show, index, 0, right);
      for (const index of this.#rows.keys()) this.#paint(show, index, 0, right);
      return [];
    }
    return this.#repaint(show, changes);
  }

  /** @param {Show} show @param {import('../canvas.js').Palette} palette @param {number} ratio */
  #begin(show, palette, ratio) {
    const { at, size, detail } = show;
    this.#ratio = ratio;
    const [ink, cut, max, min] = [palette.ink, palette.cut, palette.max, palette.min].map(rgb);
    this.#max = [ink, ink, max, cut, ink];
    this.#min = [ink, ink, min, cut, ink];
    const width = Math.round(size.width * ratio);
    const height = Math.round(size.height * ratio);
    if (this.image?.width === width && this.image.height === height) this.#field().pixels.fill(0);
    else this.image = new ImageData(width, height);
    const half = Math.max(1, Math.round(Math.min(HALF, at.row / 5) * ratio));
    this.#rows = detail.dense.map(({ row, from, to, close }) => {
      const spacing = (size.width * ratio) / Math.max(1, to - from);
      const wide = Math.max(1, Math.round(Math.min(WIDEST * ratio, spacing * 0.6)));
      const counts = new Uint16Array(width * KINDS);
      const k = at.k * ratio;
      const beyond = isBeyond(show, row);
      const line = { row, from, to, k, x: at.camera.x * ratio, wide, beyond, counts };
      const tones = () => ({ on: new Uint32Array(width), off: new Uint32Array(width) });
      const y = Math.round((row * at.row + at.camera.y) * ratio);
      return { line, y, half, nodes: tones(), edges: tones(), close };
    });
  }

  /** The image as words. @returns {import('./bands.js').Field} */
  #field() {
    const { width = 0, height = 0, data } = this.image ?? {};
    const pixels = new Uint32Array(data?.buffer ?? new ArrayBuffer(0));
    return { pixels, width, height, ratio: this.#ratio };
  }

  /** @param {Show} show @param {Uint32Array} changes */
  #repaint(show, changes) {
    /** @type {Bounds[]} */
    const dirty = [];
    const { plane } = show.at;
    const { width } = this.#field();
    for (const [index, { line }] of this.#rows.entries()) {
      for (let at = 0; at < changes.length; at += 2) {
        const from = Math.max(line.from, plane.rows.placeOf(line.row, changes[at]));
        const to = Math.min(line.to, plane.rows.placeOf(line.row, changes[at + 1]));
        if (from >= to) continue;
        const left = Math.max(0, columnOf(line, plane, from) - line.wide);
        const right = Math.min(width - 1, columnOf(line, plane, to - 1) + line.wide);
        if (left > right) continue;
        this.#count(show, index, left, right);
        dirty.push(this.#paint(show, index, left, right, from, to));
      }
    }
    return dirty;
  }

  /** @param {Show} show @param {number} index @param {number} left @param {number} right */
  #count({ search, at }, index, left, right) {
    const { line, nodes, edges } = this.#rows[index];
    const { max, leaf } = search.nodes;
    const nested = !search.overview.bestFirst;
    count(line, at.plane, { phases: this.#phases, leaf, nested }, left, right);
    const isMax = max[at.plane.rows.nodes[line.from]] === 1;
    const [own, above] = isMax ? [this.#max, this.#min] : [this.#min, this.#max];
    // Each edge is a move of the player above; the leaves' own are nobody's.
    const moves = above.map((colour, kind) => (kind === 4 ? above[2] : colour));
    for (let x = left; x <= right; x += 1) {
      nodes.on[x] = tone(line.counts, x, NODES.on, own);
      nodes.off[x] = tone(line.counts, x, NODES.off, own);
      edges.on[x] = tone(line.counts, x, EDGES.on, moves);
      edges.off[x] = tone(line.counts, x, EDGES.off, moves);
    }
  }

  /**
   * Paints a row and the edges that lead to it.
   * @param {Show} show
   * @param {number} index
   * @param {number} left the first column that has changed
   * @param {number} right
   * @param {number} [from] the places that have changed
   * @param {number} [to]
   * @returns {Bounds}
   */
  #paint(show, index, left, right, from, to) {
    const { line, y, half, nodes, edges, close } = this.#rows[index];
    const field = this.#field();
    stripes(field, { top: y - half, bottom: y + half, left, right }, nodes);
    const above = Math.round(((line.row - 1) * show.at.row + show.at.camera.y) * this.#ratio);
    const band = { top: above + half, bottom: y - half, left, right };
    if (close || line.row === 0) stripes(field, band, edges);
    else {
      const all = this.#fans(show, index, from ?? line.from, to ?? line.to);
      for (const { x } of all) {
        band.left = Math.max(0, Math.min(band.left, Math.floor(x)));
        band.right = Math.min(field.width - 1, Math.max(band.right, Math.ceil(x)));
      }
      const others = from === undefined ? all : this.#fans(show, index, line.from, line.to);
      fans(field, band, edges, others, (x, hatched) => this.#toneBeyond(show, index, x, hatched));
    }
    const by = 1 / this.#ratio;
    return {
      left: band.left * by,
      top: band.top * by,
      right: (band.right + 1) * by,
      bottom: (y + half) * by,
    };
  }

  /**
   * The fans of the parents of some nodes of a row.
   * @param {Show} show
   * @param {number} index
   * @param {number} from
   * @param {number} to
   */
  #fans({ at }, index, from, to) {
    const { line, half } = this.#rows[index];
    const { rows, parent, end } = at.plane;
    /** @type {import('./bands.js').Fan[]} */
    const found = [];
    const x = (/** @type {number} */ place) => at.plane.x[rows.nodes[place]] * line.k + line.x;
    for (let place = from; place < to; ) {
      const above = parent[rows.nodes[place]];
      const first = rows.placeOf(line.row, above);
      const behind = rows.placeOf(line.row, end[above]);
      const { height } = nodeSize({ k: scaleOf(at, above), row: at.row });
      const top = Math.round(at.y(above) * this.#ratio);
      found.push({
        x: at.x(above) * this.#ratio,
        top: top + Math.max(half, Math.round((height / 2) * this.#ratio)),
        first: x(first),
        last: x(behind - 1),
        children: behind - first,
      });
      place = behind;
    }
    return found;
  }

  /** The tone of an edge to a node beyond the canvas. @param {Show} show @param {number} index @param {number} x @param {boolean} hatched */
  #toneBeyond({ at, search }, index, x, hatched) {
    const { line } = this.#rows[index];
    const { rows } = at.plane;
    const last = rows.start[line.row + 1] - 1;
    const node = rows.nodes[Math.min(last, rows.place(line.row, (x - line.x) / line.k))];
    const phase = this.#phases[node];
    const counts = new Uint16Array(KINDS);
    counts[phase === 3 && line.beyond ? 0 : phase] = 1;
    const colours = search.nodes.max[node] ? this.#min : this.#max;
    return tone(counts, 0, hatched ? EDGES.on : EDGES.off, colours);
  }
}

/**
 * Whether a row lies beyond the horizon of the search that is going on.
 * @param {Show} show
 * @param {number} row
 */
function isBeyond({ search, moment, at }, row) {
  if (moment.depth !== null) return row > moment.depth;
  const { ends, parent } = search.nodes;
  const { rows } = at.plane;
  const above = parent[rows.nodes[rows.start[row]]];
  return above >= 0 && ends[above] === 1;
}
