/**
 * The places of texts at the tree: each has some that suit it, and the more important choose first. A text that finds none where it lies
 * on no other, and on no node but its own, is left out whole; only what words beside the picture name is written in any case. Pure.
 */

import { stripIn } from '../layout/picture-size.js';
import { haloSize } from '../layout/sizes.js';
import { roomOf } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Shape } from './scene.js' */

/** @typedef {Shape & {kind: 'text'}} Text */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Area */

/**
 * A text that looks for a place, of one or more lines.
 * @typedef {object} Label
 * @property {number} node whose it is, on which it may lie; −1 for none
 * @property {number} rank the least is the most important
 * @property {readonly (readonly Text[])[]} places that suit it, the best first
 * @property {'free' | 'always'} [around] if none of these is free, it stands wherever there is room around its node; `always` on other nodes
 *   rather than nowhere
 * @property {boolean} [inside] whether it stands in its own node
 * @property {boolean} [tied] whether a hairline ties it to its node where it has given way
 */

/** @typedef {Shape & {kind: 'edge'}} Stalk */
/** @typedef {{label: Label, lines: readonly Text[], stalk: Stalk | null}} Placed */

/** What is drawn of a text. @param {Placed} placed @returns {readonly Shape[]} */
export const drawn = ({ lines, stalk }) => (stalk === null ? lines : [...lines, stalk]);

/** How important texts are, from the most important. */
export const RANK = {
  named: 0,
  working: 1,
  argument: 2,
  bounds: 3,
  path: 4,
  counts: 5,
  values: 6,
  leaves: 7,
  tags: 8,
  moves: 9,
  skipped: 10,
  names: 11,
};

/** The least distance of texts from each other, from nodes, and from the edge of the picture. */
const APART = 1;
/** How far from its node a text may be, in rings around it. */
const RINGS = [3, 9, 16, 25, 36];
/** The height of the stretches in which what is taken is looked for. */
const STRETCH = 40;
/** How much worse it is to cover a node that the step is about. */
const MARKED = 1000;

/** The area of a text. @param {readonly Text[]} lines @returns {Area} */
export function areaOf(lines) {
  const all = lines.map(roomOf);
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** What is taken, in stretches from the top. */
class Taken {
  /** @type {Map<number, Area[]>} */
  #areas = new Map();

  /** @param {Area} area */
  add(area) {
    const to = Math.floor(area.bottom / STRETCH);
    for (let at = Math.floor(area.top / STRETCH); at <= to; at += 1) {
      const areas = this.#areas.get(at);
      if (areas === undefined) this.#areas.set(at, [area]);
      else areas.push(area);
    }
  }

  /** Whether an area touches one that is taken. @param {Area} area */
  has({ left, top, right, bottom }) {
    const to = Math.floor((bottom + APART) / STRETCH);
    for (let at = Math.floor((top - APART) / STRETCH); at <= to; at += 1)
      for (const other of this.#areas.get(at) ?? [])
        if (
          other.left < right + APART &&
          left < other.right + APART &&
          other.top < bottom + APART &&
          top < other.bottom + APART
        )
          return true;
    return false;
  }
}

/**
 * The texts that have a place.
 * @param {Look} look
 * @param {readonly Label[]} labels
 * @param {{written: readonly Area[], marks: readonly Area[]}} around what other texts and marks take
 * @returns {Placed[]}
 */
export function arranged(look, labels, { written, marks }) {
  const [taken, marked] = [new Taken(), new Taken()];
  for (const area of written) taken.add(area);
  for (const area of marks) marked.add(area);
  const { width } = look.show.size;
  const strip = stripIn(look.show.at.plane, look.show.size);
  if (strip > 0) taken.add({ left: 0, top: -1000, right: width, bottom: strip });
  // What stands in a node is not in the way of marks at its corners.
  const isFree = (/** @type {Area} */ area, /** @type {Label} */ { inside }) =>
    !taken.has(area) && (inside || !marked.has(area));
  const sorted = labels.toSorted((one, other) => one.rank - other.rank || one.node - other.node);
  const placed = sorted.flatMap((label) => {
    const lines = placeOf(look, isFree, label);
    if (lines === null) return [];
    taken.add(takenBy(look, label, lines));
    const stalk = stalkOf(look, label, lines);
    if (stalk !== null) taken.add(along(stalk));
    return [{ label, lines, stalk }];
  });
  // In an order that does not change with the step: in a film, what stays is one shape.
  return placed.sort((one, other) => one.label.node - other.label.node);
}

/** How high a figure is, in sizes of type. */
const FIGURE_HEIGHT = 0.76;

/** The area that a text takes. A text in its node takes only the height of its figures, since a line has room above and below them. @param {Look} look @param {Label} label @param {readonly Text[]} lines @returns {Area} */
export function takenBy(look, { node, inside }, lines) {
  const area = areaOf(lines);
  if (!inside) return area;
  const { y } = look.place(node);
  const half = Math.min(look.extent(node).height, FIGURE_HEIGHT * lines[0].size) / 2;
  return { ...area, top: Math.max(area.top, y - half), bottom: Math.min(area.bottom, y + half) };
}

/**
 * @param {Look} look
 * @param {(area: Area, label: Label) => boolean} isFree
 * @param {Label} label
 * @returns {readonly Text[] | null}
 */
function placeOf(look, isFree, label) {
  const { node, places, around, inside = false } = label;
  for (const place of places) {
    const lines = inside ? place : within(look, node, place);
    const area = takenBy(look, label, lines);
    // One that had to be moved far may have come to lie on its own node.
    const own = shiftOf(place, lines) <= NUDGE ? node : -1;
    const stalk = stalkOf(look, label, lines);
    if (stalk !== null && !isFree(along(stalk), label)) continue;
    if (isFree(area, label) && covers(look, area, own, inside) === 0) return lines;
  }
  if (around === undefined || node < 0) return null;
  /** @type {{lines: readonly Text[], covered: number} | null} */
  let best = null;
  for (const place of ringsAround(look, node, places[0])) {
    const lines = within(look, node, place);
    const area = areaOf(lines);
    if (!isFree(area, label)) continue;
    const own = shiftOf(place, lines) <= NUDGE ? node : -1;
    // What stands nearer to another node would be read as that node's.
    const covered = covers(look, area, own, false) + (isNearer(look, area, node) ? MARKED : 0);
    if (covered === 0) return lines;
    if (best === null || covered < best.covered) best = { lines, covered };
  }
  return around === 'always' ? (best?.lines ?? within(look, node, places[0])) : null;
}

/**
 * The hairline between a node and a text of it above it, or on the side on which no other of its row stands; null where none is needed. Below
 * a node its edges lead to the text.
 * @param {Look} look
 * @param {Label} label
 * @param {readonly Text[]} lines
 * @returns {Stalk | null}
 */
function stalkOf(look, { node, tied = false }, lines) {
  if (!tied) return null;
  const { x, y } = look.place(node);
  const { width, height } = look.extent(node);
  const halo = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 : 0;
  const { left, right, bottom } = areaOf(lines);
  const style = { colour: /** @type {const} */ ('quiet'), width: 1, alpha: 1 };
  if (bottom <= y - height / 2 && left < x && x < right) {
    const [{ size }] = lines;
    const ends = {
      x1: x,
      y1: lines[0].y + size * STALK.figure,
      x2: x,
      y2: y - Math.max(halo, height / 2),
    };
    // One that stands on the halo touches its node.
    if (ends.y1 >= ends.y2) return null;
    return { kind: 'edge', ...ends, ...style };
  }
  if (right > x) return null;
  // A triangle is half as wide at its middle.
  const side = halo > 0 ? halo : width / 4;
  return { kind: 'edge', x1: right + STALK.apart, y1: y, x2: x - side, y2: y, ...style };
}

/** How far below the middle of a text its figures end, in sizes of type; and the gap beside a text, so that the stalk is no sign of it. */
const STALK = { figure: 0.5, apart: 2 };

/** @param {Stalk} stalk @returns {Area} */
const along = ({ x1, y1, x2, y2 }) => ({
  left: Math.min(x1, x2),
  top: Math.min(y1, y2),
  right: Math.max(x1, x2),
  bottom: Math.max(y1, y2),
});

/**
 * A text moved into the picture, unless its node lies outside.
 * @param {Look} look
 * @param {number} node
 * @param {readonly Text[]} lines
 */
function within(look, node, lines) {
  const { width, height } = look.show.size;
  const { x, y } = node < 0 ? { x: 0, y: 0 } : look.place(node);
  if (x < 0 || x > width || y < 0 || y > height) return lines;
  const { left, top, right, bottom } = areaOf(lines);
  const across = left < APART ? APART - left : Math.min(0, width - APART - right);
  const down = top < APART ? APART - top : Math.min(0, height - APART - bottom);
  if (across === 0 && down === 0) return lines;
  return lines.map((line) => ({ ...line, x: line.x + across, y: line.y + down }));
}

/**
 * The places around a node, from the nearest.
 * @param {Look} look
 * @param {number} node
 * @param {readonly Text[]} lines
 */
function* ringsAround(look, node, lines) {
  const { x, y } = look.place(node);
  const { width, height } = bodyOf(look, node);
  const area = areaOf(lines);
  const [wide, high] = [area.right - area.left, area.bottom - area.top];
  const [middleX, middleY] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
  const moved = (/** @type {number} */ toX, /** @type {number} */ toY) =>
    lines.map((line) => ({
      ...turnedTo(x, { ...line, x: line.x + toX - middleX }),
      y: line.y + toY - middleY,
      backed: true,
    }));
  for (const ring of RINGS) {
    const [beside, over] = [(width + wide) / 2 + ring, (height + high) / 2 + ring];
    yield moved(x + beside, y);
    yield moved(x - beside, y);
    for (const down of [over, -over]) {
      yield moved(x, y + down);
      for (const part of [0.35, 0.7, 1]) {
        yield moved(x + beside * part, y + down);
        yield moved(x - beside * part, y + down);
      }
    }
  }
}

/**
 * A text beside a node, which begins or ends there: the room that it may take is wider than most typefaces are.
 * @param {number} x of the node
 * @param {Text} line
 * @returns {Text}
 */
function turnedTo(x, line) {
  const { left, right } = roomOf({ ...line, backed: false });
  if (left > x) return { ...line, align: 'left', x: left };
  return right < x ? { ...line, align: 'right', x: right } : line;
}

/** The size of a node with its halo. @param {Look} look @param {number} node */
function bodyOf(look, node) {
  const { width, height } = look.extent(node);
  if (!look.hasHalo(node)) return { width, height };
  const halo = haloSize(look.scale(node), look.size(node));
  return { width: Math.max(width, halo), height: Math.max(height, halo) };
}

/**
 * How many nodes other than its own a text would lie on; those that the step is about count for many.
 * @param {Look} look
 * @param {Area} area
 * @param {number} own
 * @param {boolean} inside whether it stands in its own node
 */
function covers(look, { left, top, right, bottom }, own, inside) {
  const { at } = look.show;
  const { rows } = at.plane;
  const area = { left, top, right, bottom };
  // What the step is about lies over its neighbours.
  if (inside) {
    if (look.hasHalo(own)) return 0;
    return look.haloed.filter((node) => node !== own && touches(look, node, area)).length;
  }
  const reach = look.largest;
  const first = Math.max(0, Math.ceil((top - reach / 2 - at.camera.y) / at.row));
  const last = Math.min(rows.length - 1, Math.floor((bottom + reach / 2 - at.camera.y) / at.row));
  let count = 0;
  for (let row = first; row <= last; row += 1) {
    const from = rows.place(row, (left - reach / 2 - at.camera.x) / at.k);
    const to = rows.place(row, (right + reach / 2 - at.camera.x) / at.k);
    // So many lie too close for shapes.
    if (to - from > MOST_LOOKED_AT) {
      count += to - from;
      continue;
    }
    for (let place = from; place < to; place += 1) {
      const node = rows.nodes[place];
      if (node === own || !touches(look, node, area)) continue;
      count += look.isMarked(node) ? MARKED : 1;
    }
  }
  return count;
}

const MOST_LOOKED_AT = 60;

/** A text may be moved so far towards its node, in CSS pixels, and still be beside it. */
const NUDGE = 5;

/** How far a text has been moved to be in the picture. @param {readonly Text[]} before @param {readonly Text[]} after */
const shiftOf = ([before], [after]) => Math.hypot(after.x - before.x, after.y - before.y);

/** Whether a text stands nearer to another node than to its own. @param {Look} look @param {Area} area @param {number} own */
function isNearer(look, area, own) {
  const { at } = look.show;
  const { rows } = at.plane;
  const least = gapTo(look, area, own);
  const first = Math.max(
    0,
    Math.ceil((area.top - least - look.largest / 2 - at.camera.y) / at.row),
  );
  const last = Math.min(
    rows.length - 1,
    Math.floor((area.bottom + least + look.largest / 2 - at.camera.y) / at.row),
  );
  for (let row = first; row <= last; row += 1) {
    const reach = least + look.largest / 2;
    const from = rows.place(row, (area.left - reach - at.camera.x) / at.k);
    const to = rows.place(row, (area.right + reach - at.camera.x) / at.k);
    if (to - from > MOST_LOOKED_AT) continue;
    for (let place = from; place < to; place += 1) {
      const node = rows.nodes[place];
      if (node !== own && gapTo(look, area, node) < least) return true;
    }
  }
  return false;
}

/** How far a text is from the box round a node. @param {Look} look @param {Area} area @param {number} node */
function gapTo(look, { left, top, right, bottom }, node) {
  const { x, y } = look.place(node);
  const { width, height } = bodyOf(look, node);
  const across = Math.max(0, left - (x + width / 2), x - width / 2 - right);
  const down = Math.max(0, top - (y + height / 2), y - height / 2 - bottom);
  return Math.hypot(across, down);
}

/** Whether an area touches a node's shape: beside the tip of a triangle there is room. @param {Look} look @param {number} node @param {Area} area */
function touches(look, node, { left, top, right, bottom }) {
  const { x, y } = look.place(node);
  const { width, height } = bodyOf(look, node);
  if (y - height / 2 >= bottom || y + height / 2 <= top) return false;
  const shape = look.shape(node);
  let half = width / 2;
  if (shape !== 'box' && !look.hasHalo(node)) {
    const base = shape === 'up' ? bottom - (y - height / 2) : y + height / 2 - top;
    half *= Math.min(1, base / height);
  }
  return x - half < right && x + half > left;
}
