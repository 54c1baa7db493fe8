/**
 * The strip above the tree: the window at a step as a ruler with two plates, α's from one end and β's from the other, which
 * close on a number. Improving moves a plate. Where that leaves nothing between them, it stops at the other, and the value's mark lies
 * beyond. A best-first search, which has no window, has its OPEN list there. Pure.
 */

import { isLow, stripIn } from '../../layout/picture-size.js';
import { FIGURE, SMALLEST_TEXT } from '../../layout/sizes.js';
import { chips } from './chips.js';
import { breakMark } from './line-breaks.js';
import { endText } from './number-line.js';
import { passRows, resultWidth } from './pass-rows.js';

/** @import { Size } from '../../layout/picture-size.js' */
/** @import { Plane } from '../../layout/plane.js' */
/** @import { Box, Colour, Shape, Show } from '../scene.js' */
/** @import { Gauge, Jaw } from './gauge.js' */

/** @typedef {typeof PLACES} Places */

/** A longer ruler would not be read at a glance. */
const WIDEST = 760;
/** Its distance from the edges of the picture. */
const EDGE = 8;
/** The room at either end: for the node's name on one side, for what passes have returned on the other. */
const COLUMN = 52;
/**
 * The distances of the labels, the line and the numbers from the ruler's upper edge, the height of its plates, that of all of it, and the size
 * of the numbers; and all that in a low picture.
 */
const PLACES = { labels: 12, line: 34, numbers: 56, plate: 22, height: 66, figures: 14 };
const LOW_PLACES = {
  labels: 9,
  line: 25,
  numbers: 40,
  plate: 14,
  height: 47,
  figures: SMALLEST_TEXT,
};
/** How far the plates begin before the line does. */
const BEFORE = 10;
const FONT = 14;
const NAME_FONT = 12;
/** The distance of labels from the ruler's ends, and from each other. */
const MARGIN = 4;
const APART = 10;

/** The place of the strip. @param {Size} size of the picture @param {Pick<Plane, 'strip'>} plane @returns {Box} */
export function rulerBox(size, plane) {
  const width = Math.min(WIDEST, size.width - 2 * EDGE);
  return { x: (size.width - width) / 2, y: 0, width, height: stripIn(plane, size) };
}

/**
 * @param {Show} show
 * @param {Gauge} gauge
 * @returns {Shape[]} over the tree, which may lie below it where a reader has zoomed in
 */
export function ruler(show, gauge) {
  const { size, at, search } = show;
  const box = rulerBox(size, at.plane);
  if (box.height === 0) return [];
  const back = { x: 0, y: 0, width: size.width, height: box.height };
  /** @type {Shape} */
  const ground = { kind: 'band', ...back, colour: 'ground', alpha: 1 };
  if (search.overview.bestFirst) return [ground, ...chips(show, box)];
  const places = isLow(size) ? LOW_PLACES : PLACES;
  const column = Math.max(COLUMN, resultWidth(show) + BEFORE);
  const line = {
    left: box.x + column + BEFORE,
    right: box.x + box.width - column - BEFORE,
    y: places.line,
  };
  const middle = (line.left + line.right) / 2;
  const half = ((line.right - line.left) / 2) * gauge.spread;
  /** @param {number} part */
  const along = (part) => middle + half * (2 * part - 1);
  return [
    ground,
    ...plates(gauge, along, places),
    ...gauge.breaks.flatMap((part) => breakMark(along(part), line.y, 6)),
    ...labels(show, gauge, along, { ...box, ...places }),
    ...marks(show, gauge, along, { ...box, ...places }),
    ...named(show, gauge, { x: box.x, y: line.y }),
    ...(places === PLACES ? passRows(show, { ...line, y: places.height }) : []),
  ];
}

/**
 * The line, and the plates that close on it.
 * @param {Gauge} gauge
 * @param {(part: number) => number} along
 * @param {Places} places
 * @returns {Shape[]}
 */
function plates(gauge, along, { line: y, plate: height }) {
  const met = meeting(gauge);
  const [low, high] = [along(met.left), along(met.right)];
  const { left, right, closed, skips } = gauge;
  return [
    ...(low < high ? [axis(low, high, y)] : []),
    ...(left ? [plate(along(0) - BEFORE, low, y, height, left.owner)] : []),
    ...(right ? [plate(high, along(1) + BEFORE, y, height, right.owner)] : []),
    ...(closed !== null && skips ? [strokes(low, y, height * 0.64)] : []),
  ];
}

/** @param {number} from @param {number} to @param {number} y @param {number} height @param {Colour} colour @returns {Shape} */
const plate = (from, to, y, height, colour) => ({
  kind: 'band',
  x: from,
  y: y - height / 2,
  width: to - from,
  height,
  colour,
  alpha: 0.88,
});

/** The two strokes of a cutoff, where the plates have met. @param {number} x @param {number} y @param {number} size @returns {Shape} */
const strokes = (x, y, size) => ({ kind: 'strokes', x, y, angle: 0, size });

/** The open part of the window. @param {number} x1 @param {number} x2 @param {number} y @returns {Shape} */
const axis = (x1, x2, y) => ({
  kind: 'edge',
  ...{ x1, y1: y, x2, y2: y },
  colour: 'ink',
  width: 2,
  alpha: 0.8,
});

/**
 * Where the plates end: if they meet, the one that moves stops at the other. Without a window the whole line is open.
 * @param {Gauge} gauge
 * @returns {{left: number, right: number}}
 */
function meeting({ left, right, closed, mover }) {
  const [low, high] = [left?.at ?? 0, right?.at ?? 1];
  if (low < high) return { left: low, right: high };
  const stands = closed ?? (left?.owner === mover ? 'right' : 'left');
  const at = stands === 'left' ? low : high;
  return { left: at, right: at };
}

/**
 * α and β with their values over the edges of their plates. They keep apart where the plates come close.
 * @param {Show} show
 * @param {Gauge} gauge
 * @param {(part: number) => number} along
 * @param {Box & Places} box
 * @returns {Shape[]}
 */
function labels({ score }, gauge, along, box) {
  const met = meeting(gauge);
  const jaws = /** @type {[Jaw | null, number][]} */ ([
    [gauge.left, met.left],
    [gauge.right, met.right],
  ]);
  const all = jaws.flatMap(([jaw, part]) =>
    jaw === null
      ? []
      : [{ text: `${jaw.letter} ${endText(jaw.units, score)}`, colour: jaw.owner, x: along(part) }],
  );
  const font = spread(all, box, FONT);
  return all.map(({ text, colour, x }) => label(x, box.labels, text, colour, 600, font));
}

/**
 * The node whose window it is, before the line: its shape, and its name in as many letters as there is room for.
 * @param {Show} show
 * @param {Gauge} gauge
 * @param {{x: number, y: number}} place the left end of the ruler, and the height of its line
 * @returns {Shape[]}
 */
function named(show, { node, mover }, { x, y }) {
  if (node === null) return [];
  const shape = mover === 'max' ? 'up' : 'down';
  const most = Math.floor((COLUMN - 22) / (NAME_FONT * FIGURE));
  const name = show.label(node);
  const text = name.length <= most ? name : `${name.slice(0, most - 1)}…`;
  return [
    { kind: 'mark', shape, x: x + 9, y, size: 8, colour: mover },
    {
      ...label(x + 20, y, text, 'quiet', 400, NAME_FONT),
      .../** @type {const} */ ({ align: 'left', italic: true }),
    },
  ];
}

/**
 * The best value and the arriving one, with their numbers below the line.
 * @param {Show} show
 * @param {Gauge} gauge
 * @param {(at: number) => number} along
 * @param {Box & Places} box
 * @returns {Shape[]}
 */
function marks({ score }, gauge, along, box) {
  const y = box.line;
  const size = box.plate / 2;
  /** @type {Shape[]} */
  const shapes = [];
  /** @type {{text: string, colour: Colour, x: number}[]} */
  const labels = [];
  /** @param {{units: number, at: number}} value @param {Colour} colour */
  const number = (value, colour) => {
    labels.push({ text: score(value.units), colour, x: along(value.at) });
  };
  const { best, arriving } = gauge;
  const same = best !== null && arriving !== null && best.units === arriving.units;
  if (best !== null) {
    const shape = gauge.mover === 'max' ? 'up' : 'down';
    shapes.push({ kind: 'mark', shape, x: along(best.at), y, size, colour: 'ink' });
    number(best, 'ink');
  }
  if (arriving !== null) {
    shapes.push({
      kind: 'mark',
      shape: 'diamond',
      x: along(arriving.at),
      y,
      size: size * 0.73,
      colour: 'focus',
    });
    if (!same) number(arriving, 'focus');
  }
  const font = spread(labels, box, box.figures);
  // The tree's least and greatest values, and those beside a break, give way to these labels.
  for (const tick of gauge.ticks) {
    const colour = /** @type {Colour} */ ('quiet');
    const one = { text: score(tick.units), colour, x: along(tick.at) };
    keep(one, box, font);
    if (labels.every((other) => gap(one, other, font) >= APART)) labels.push(one);
  }
  const texts = labels.map(({ text, colour, x }) => {
    return label(x, box.numbers, text, colour, colour === 'quiet' ? 400 : 600, font);
  });
  return [...shapes, ...texts];
}

/** Half of a label's width. @param {{text: string}} label @param {number} font */
const half = ({ text }, font) => (text.length * font * FIGURE) / 2;

/**
 * The distance between two labels; negative if they overlap.
 * @param {{text: string, x: number}} one
 * @param {{text: string, x: number}} other
 * @param {number} font
 */
const gap = (one, other, font) => Math.abs(one.x - other.x) - half(one, font) - half(other, font);

/**
 * Moves a label into a box.
 * @param {{text: string, x: number}} one
 * @param {Box} box
 * @param {number} font
 */
function keep(one, box, font) {
  const margin = half(one, font) + MARGIN;
  one.x = Math.max(box.x + margin, Math.min(box.x + box.width - margin, one.x));
}

/**
 * Moves overlapping labels apart, and keeps them inside a box.
 * @param {{text: string, x: number}[]} labels no more than two
 * @param {Box} box
 * @param {number} usual
 * @returns {number} their font size: smaller than usual if they do not fit together
 */
function spread(labels, box, usual) {
  const inner = box.width - 2 * MARGIN;
  const wide = labels.reduce((sum, one) => sum + 2 * half(one, usual), APART * (labels.length - 1));
  const font = wide > inner ? SMALLEST_TEXT : usual;
  for (const one of labels) keep(one, box, font);
  if (labels.length < 2) return font;
  const [left, right] = labels[0].x <= labels[1].x ? labels : [labels[1], labels[0]];
  const overlap = APART - gap(left, right, font);
  if (overlap <= 0) return font;
  left.x -= overlap / 2;
  right.x += overlap / 2;
  // At an end of the box, only the inner one moves.
  const [low, high] = [left.x, right.x];
  for (const one of labels) keep(one, box, font);
  right.x += Math.max(0, left.x - low);
  left.x -= Math.max(0, high - right.x);
  return font;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {Colour} colour
 * @param {400 | 600} weight
 * @param {number} size
 * @returns {Shape}
 */
function label(x, y, text, colour, weight, size) {
  const runs = [{ text, colour }];
  const style = { align: /** @type {const} */ ('center'), weight, italic: false, backed: false };
  return { kind: 'text', x, y, size, ...style, runs };
}
