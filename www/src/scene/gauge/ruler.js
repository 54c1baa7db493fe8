/**
 * The window at a step as a ruler above the tree: two plates, α's from one end and β's from the other, which close on a number.
 * Improving moves a plate; at a cutoff the one that moves stops at the other, and the value's mark lies beyond. Pure.
 */

import { RULER_HEIGHT } from '../../layout/picture-size.js';
import { FIGURE, SMALLEST_TEXT } from '../../layout/sizes.js';
import { breakMark } from './line-breaks.js';
import { endText } from './number-line.js';

/** @import { Size } from '../../layout/picture-size.js' */
/** @import { Box, Colour, Shape, Show } from '../scene.js' */
/** @import { Gauge } from './gauge.js' */

/** A longer ruler would not be read at a glance. */
const WIDEST = 720;
/** Its distance from the edges of the picture. */
const EDGE = 8;
/** The distance of the line from the ruler's ends, and from its upper edge. */
const INSET = 26;
const LINE = 42;
/** The height of the plates, and how far they begin before the line does. */
const PLATE = 24;
const BEFORE = 13;
const FONT = 14;
/** The distance of labels from the ruler's ends, and from each other. */
const MARGIN = 4;
const APART = 10;

/** The place of the ruler. @param {Size} size of the picture @returns {Box} */
export function rulerBox({ width: across }) {
  const width = Math.min(WIDEST, across - 2 * EDGE);
  return { x: (across - width) / 2, y: 0, width, height: RULER_HEIGHT };
}

/**
 * @param {Show} show
 * @param {Gauge} gauge
 * @returns {Shape[]} over the tree, which may lie below it where a reader has zoomed in
 */
export function ruler(show, gauge) {
  const box = rulerBox(show.size);
  const line = { left: box.x + INSET, right: box.x + box.width - INSET, y: box.y + LINE };
  const met = meeting(gauge);
  /** @param {number} at */
  const along = (at) => line.left + (line.right - line.left) * at;
  const [low, high] = [along(met.left), along(met.right)];
  const { left, right } = gauge;
  const ends = [line.left - BEFORE, line.right + BEFORE];
  return [
    {
      kind: 'band',
      x: 0,
      y: 0,
      width: show.size.width,
      height: box.height,
      colour: 'ground',
      alpha: 1,
    },
    axis(low, high, line.y),
    plate(ends[0], low, line.y, left.owner),
    plate(high, ends[1], line.y, right.owner),
    ...gauge.breaks.flatMap((at) => breakMark(along(at), line.y, 6)),
    ...(gauge.closed !== null && gauge.skips ? [strokes(low, line.y)] : []),
    ...plateLabels(show, gauge, [low, high], box),
    ...marks(show, gauge, along, box),
  ];
}

/** @param {number} from @param {number} to @param {number} y @param {Colour} colour @returns {Shape} */
const plate = (from, to, y, colour) => ({
  kind: 'band',
  x: from,
  y: y - PLATE / 2,
  width: to - from,
  height: PLATE,
  colour,
  alpha: 0.88,
});

/** The two strokes of a cutoff, where the plates have met. @param {number} x @param {number} y @returns {Shape} */
const strokes = (x, y) => ({ kind: 'strokes', x, y, angle: 0, size: 15 });

/** The open part of the window. @param {number} x1 @param {number} x2 @param {number} y @returns {Shape} */
const axis = (x1, x2, y) => ({
  kind: 'edge',
  ...{ x1, y1: y, x2, y2: y },
  colour: 'ink',
  width: 2,
  alpha: 0.8,
});

/** Where the plates end: the one that moves stops at the other. @param {Gauge} gauge */
function meeting({ left, right, closed }) {
  if (left.at <= right.at) return { left: left.at, right: right.at };
  const at = closed === 'left' ? left.at : right.at;
  return { left: at, right: at };
}

/**
 * α and β with their values over the edges of their plates. They keep apart where the plates come close.
 * @param {Show} show
 * @param {Gauge} gauge
 * @param {[number, number]} ends
 * @param {Box} box
 * @returns {Shape[]}
 */
function plateLabels({ score }, { left, right }, ends, box) {
  const labels = [left, right].map(({ letter, units, owner }, side) => ({
    text: `${letter} ${endText(units, score)}`,
    colour: owner,
    x: ends[side],
  }));
  const font = spread(labels, box);
  return labels.map(({ text, colour, x }) => label(x, box.y + 16, text, colour, 600, font));
}

/**
 * The best value and the arriving one, with their numbers below the line.
 * @param {Show} show
 * @param {Gauge} gauge
 * @param {(at: number) => number} along
 * @param {Box} box
 * @returns {Shape[]}
 */
function marks({ score }, gauge, along, box) {
  const y = box.y + LINE;
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
    shapes.push({ kind: 'mark', shape, x: along(best.at), y, size: 11, colour: 'ink' });
    number(best, 'ink');
  }
  if (arriving !== null) {
    shapes.push({
      kind: 'mark',
      shape: 'diamond',
      x: along(arriving.at),
      y,
      size: 8,
      colour: 'focus',
    });
    if (!same) number(arriving, 'focus');
  }
  const font = spread(labels, box);
  // The tree's least and greatest values, and those beside a break, give way to these labels.
  for (const tick of gauge.ticks) {
    const colour = /** @type {Colour} */ ('quiet');
    const one = { text: score(tick.units), colour, x: along(tick.at) };
    keep(one, box, font);
    if (labels.every((other) => gap(one, other, font) >= APART)) labels.push(one);
  }
  const texts = labels.map(({ text, colour, x }) => {
    return label(x, y + 26, text, colour, colour === 'quiet' ? 400 : 600, font);
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
 * @returns {number} their font size: smaller if they do not fit together
 */
function spread(labels, box) {
  const inner = box.width - 2 * MARGIN;
  const wide = labels.reduce((sum, one) => sum + 2 * half(one, FONT), APART * (labels.length - 1));
  const font = wide > inner ? SMALLEST_TEXT : FONT;
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
