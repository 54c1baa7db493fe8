/** The gauge as shapes on the screen. Pure. */

import { FIGURE, SMALLEST_TEXT } from '../../layout/sizes.js';
import { gaugeBox } from './gauge-box.js';
import { breakMark } from './line-breaks.js';
import { endText } from './number-line.js';

/** @import { Box, Colour, Shape, Show } from '../scene.js' */
/** @import { Gauge, Jaw } from './gauge.js' */

/** @typedef {Shape | ({kind: 'panel', colour: Colour} & Box)} GaugeShape */

const INSET = 18;
/** The distance of the line from the upper edge. */
const LINE = 44;
const FONT = 13;
/** The distance of labels from the box's edge, and from each other. */
const MARGIN = 6;
const APART = 8;

/**
 * @param {Show} show
 * @param {Gauge} gauge
 * @returns {{under: GaugeShape[], over: GaugeShape[]}} shapes under the tree, and over it
 */
export function gaugeShapes(show, gauge) {
  const box = gaugeBox(show, gauge);
  const line = { left: box.x + INSET, right: box.x + box.width - INSET, y: box.y + LINE };
  /** @param {number} at */
  const along = (at) => line.left + (line.right - line.left) * at;
  const { x, y, width, height } = box;
  const colour = gauge.skips ? 'cut' : 'quiet';
  /** @type {GaugeShape[]} */
  const shapes = [{ kind: 'panel', x, y, width, height, colour }];
  for (const [jaw, side] of jaws(gauge)) {
    const x = along(jaw.at);
    const from = side === 'left' ? line.left : x;
    const width = side === 'left' ? x - line.left : line.right - x;
    shapes.push({ kind: 'band', x: from, y: line.y - 13, width, height: 26, colour: jaw.owner });
  }
  shapes.push(axis(line.left, line.right, line.y, 1));
  // The open part of the window is the thick part of the line.
  const [low, high] = [along(gauge.left.at), along(gauge.right.at)];
  if (low < high) shapes.push(axis(low, high, line.y, 4));
  shapes.push(...gauge.breaks.flatMap((at) => breakMark(along(at), line.y, 6)));
  for (const [jaw, side] of jaws(gauge)) {
    const met = gauge.closed === side;
    const colour = jaw.owner;
    shapes.push({ kind: 'jaw', x: along(jaw.at), y: line.y - 15, height: 30, side, colour, met });
  }
  if (gauge.closed !== null) shapes.push(...closing(gauge, along, line.y));
  shapes.push(...jawLabels(show, gauge, along, box), ...marks(show, gauge, along, box));
  return { under: box.docked ? [] : [tether(show, gauge, box)], over: shapes };
}

/**
 * @param {Gauge} gauge
 * @returns {[Jaw, 'left' | 'right'][]}
 */
const jaws = ({ left, right }) => [
  [left, 'left'],
  [right, 'right'],
];

/**
 * Where the jaws have met, and the two strokes of a cutoff if it skips anything.
 * @param {Gauge} gauge
 * @param {(at: number) => number} along
 * @param {number} y
 * @returns {GaugeShape[]}
 */
function closing({ best, left, right, closed, skips }, along, y) {
  const jaw = closed === 'left' ? left : right;
  if (best === null) return [];
  const [from, to] = [along(Math.min(best.at, jaw.at)), along(Math.max(best.at, jaw.at))];
  const band = { x: from, y: y - 13, width: to - from, height: 26 };
  const beyond = closed === 'left' ? from - 16 : to + 16;
  /** @type {GaugeShape[]} */
  const shapes = [{ kind: 'band', ...band, colour: 'cut' }];
  if (skips) shapes.push({ kind: 'strokes', x: beyond, y, angle: 0, size: 9 });
  return shapes;
}

/**
 * @param {number} x1
 * @param {number} x2
 * @param {number} y
 * @param {number} width
 * @returns {GaugeShape}
 */
const axis = (x1, x2, y, width) => ({
  kind: 'edge',
  x1,
  y1: y,
  x2,
  y2: y,
  colour: 'ink',
  width,
  alpha: 0.8,
});

/**
 * The hairline from the gauge to its node.
 * @param {Show} show
 * @param {Gauge} gauge
 * @param {Box} box
 * @returns {GaugeShape}
 */
function tether({ at }, gauge, box) {
  const [x, y] = [at.x(gauge.node), at.y(gauge.node)];
  const nearest = {
    x: Math.max(box.x, Math.min(box.x + box.width, x)),
    y: Math.max(box.y, Math.min(box.y + box.height, y)),
  };
  // Dotted, or it would look like an edge of the tree.
  const style = { colour: /** @type {Colour} */ ('quiet'), width: 2, alpha: 0.8, dotted: true };
  return { kind: 'edge', x1: x, y1: y, x2: nearest.x, y2: nearest.y, ...style };
}

/**
 * α and β with their values over the jaws. They keep apart if the jaws come close.
 * @param {Show} show
 * @param {Gauge} gauge
 * @param {(at: number) => number} along
 * @param {Box} box
 * @returns {GaugeShape[]}
 */
function jawLabels({ score }, gauge, along, box) {
  const labels = jaws(gauge).map(([jaw]) => ({
    text: `${jaw.letter} ${endText(jaw.units, score)}`,
    colour: jaw.owner,
    x: along(jaw.at),
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
 * @returns {GaugeShape[]}
 */
function marks({ score }, gauge, along, box) {
  const y = box.y + LINE;
  /** @type {GaugeShape[]} */
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
    shapes.push({ kind: 'mark', shape, x: along(best.at), y, size: 9, colour: gauge.mover });
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
    return label(x, y + 27, text, colour, colour === 'quiet' ? 400 : 600, font);
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
 * @returns {GaugeShape}
 */
function label(x, y, text, colour, weight, size) {
  const runs = [{ text, colour }];
  const style = { align: /** @type {const} */ ('center'), weight, italic: false, backed: false };
  return { kind: 'text', x, y, size, ...style, runs };
}
