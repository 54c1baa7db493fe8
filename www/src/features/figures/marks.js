/** The marks of a figure: its shapes as paths and texts, drawn by the painters of the canvas. Pure. */

import { painter } from '../../canvas/shapes/painter.js';
import { HATCHINGS } from '../../canvas/shapes/patterns.js';
import { backing, table } from '../../canvas/shapes/text.js';
import { signSize } from '../../layout/sizes.js';
import { TABLE } from '../../scene/tags.js';
import { Pen } from './pen.js';
import { measured } from './widths.js';

/** @import { Palette } from '../../canvas/canvas.js' */
/** @import { Patterns } from '../../canvas/shapes/patterns.js' */
/** @import { Shape } from '../../scene/scene.js' */
/** @import { Colour, Run } from '../../scene/scene.js' */
/** @import { PathMark } from './pen.js' */

/**
 * A text of one line, at its baseline's middle height.
 * @typedef {object} TextMark
 * @property {'text'} kind
 * @property {number} x
 * @property {number} y the middle of its letters
 * @property {number} size
 * @property {'left' | 'center' | 'right'} align
 * @property {Required<Run>[]} runs
 */

/** @typedef {PathMark | TextMark} Mark */

/** Colours by their meanings: what a colour looks like is for whoever writes the figure. @type {Record<Colour, string>} */
const MEANINGS = {
  max: 'max',
  min: 'min',
  ink: 'ink',
  quiet: 'quiet',
  focus: 'focus',
  cut: 'cut',
  ground: 'ground',
  'square-light': 'square-light',
  'square-ink': 'square-ink',
};

const HATCHED = /** @type {Patterns} */ (
  /** @type {unknown} */ ({
    cut: { ...HATCHINGS.cut, colour: 'cut' },
    waste: { ...HATCHINGS.waste, colour: 'ink' },
  })
);

/**
 * The marks of a shape, from the lowest; a path is one already.
 * @param {Shape | PathMark} shape
 * @param {boolean} strong whether nothing is faint
 * @returns {Mark[]}
 */
export function marksOf(shape, strong) {
  if (shape.kind === 'path') return [shape];
  if (shape.kind === 'text') return textMarks(shape);
  const { pen, context } = newPen();
  /** @type {Palette} */
  const palette = { ...MEANINGS, font: '', strong };
  painter(context, palette, HATCHED)(shape);
  return pen.marks;
}

function newPen() {
  const pen = new Pen();
  const context = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (pen));
  return { pen, context };
}

/**
 * A text is written in one piece, so that it stays in its place whatever font a reader has; but the sign of the table, which
 * not every font has, is drawn between its pieces.
 * @param {Shape & {kind: 'text'}} shape
 * @returns {Mark[]}
 */
function textMarks(shape) {
  const { x, y, size, align, backed } = shape;
  const own = { weight: shape.weight, italic: shape.italic, small: false };
  const runs = shape.runs.map((run) => ({ ...own, ...run }));
  const widths = runs.map(({ text, weight, small }) =>
    text === TABLE ? size : measured(text, small ? signSize(size) : size, weight),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const left = x - { left: 0, center: total / 2, right: total }[align];
  const { pen, context } = newPen();
  if (backed) {
    const { x, y, width, height } = backing(shape, left, total);
    [pen.fillStyle, pen.globalAlpha] = ['ground', 0.88];
    pen.fillRect(x, y, width, height);
    pen.globalAlpha = 1;
  }
  if (!runs.some(({ text }) => text === TABLE)) {
    return [...pen.marks, { kind: 'text', x, y, size, align, runs }];
  }
  /** @type {Mark[]} */
  const texts = [];
  let at = left;
  for (const [index, run] of runs.entries()) {
    if (run.text === TABLE) {
      pen.strokeStyle = run.colour;
      table(context, at, y, size);
    } else texts.push({ kind: 'text', x: at, y, size, align: 'left', runs: [run] });
    at += widths[index];
  }
  return [...pen.marks, ...texts];
}
