/** The chart as a figure, for paper and for slides of others. Pure. */

import { text } from '../../scene/text.js';
import { algorithmName, shortName } from '../../text/wording.js';
import { Pen } from '../figures/pen.js';
import { chart } from './chart.js';
import { curves } from './curves.js';
import { lookOf, ROUND } from './looks.js';
import { shapeAt, tasks, withMeasured, workAt } from './measuring.js';
import { axisLabel, counted } from './numbers.js';

/** @import { AlgorithmInfo } from '../../../pkg/plyscope_wasm.js' */
/** @import { Shape } from '../../scene/scene.js' */
/** @import { Setup } from '../../session/growth.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Drawing } from '../figures/figure.js' */
/** @import { Chart } from './chart.js' */
/** @import { Results, Task } from './measuring.js' */

/** Its size, in CSS pixels: narrow, so that its letters are large on paper. */
const SIZE = { width: 480, height: 270 };

/** The sizes of its letters. */
const [SMALL, VALUE] = [12, 18];

/** @typedef {Pick<Messages, 'say' | 'locale'>} Words */

/**
 * All that can be measured of a setup.
 * @param {Setup} setup
 * @param {(task: Task) => Float64Array | Promise<Float64Array>} measure
 */
export async function measured(setup, measure) {
  /** @type {Results} */
  let results = new Map();
  for (const task of tasks(results, setup))
    results = withMeasured(results, setup, task, await measure(task));
  return results;
}

/**
 * The counts of the highlighted column: those of its searches, or of the curves where nothing can be measured.
 * @param {Setup} setup
 * @param {Results} results
 * @param {Words} words
 * @returns {(readonly [name: string, count: string])[]}
 */
export function countsOf(setup, results, { say, locale }) {
  const { column, quantity, algorithms } = setup;
  if (column === null) return [];
  const found = algorithms.flatMap((name) => {
    const work = workAt(results, setup, column, name);
    return work === undefined
      ? []
      : [/** @type {const} */ ([algorithmName(name, say), work[quantity].mean])];
  });
  const { branching, depth } = shapeAt(setup, column);
  const theory = curves(quantity, algorithms).map(
    ({ id, at }) => /** @type {const} */ ([say(`growth-curve-${id}`), at(branching, depth)]),
  );
  return (found.length > 0 ? found : theory).map(([name, count]) => [name, counted(count, locale)]);
}

/**
 * @param {Setup} setup
 * @param {Results} results
 * @param {Words & {algorithms: readonly AlgorithmInfo[]}} about
 * @returns {Drawing}
 */
export function drawn(setup, results, { algorithms, say, locale }) {
  const shown = chart(setup, results, SIZE);
  const pen = new Pen();
  for (const { y } of shown.marks)
    line(pen, `M${shown.box.left} ${y}L${shown.box.right} ${y}`, 0.5, 0.25);
  const { x = null } = shown.columns.find(({ place }) => place === setup.column) ?? {};
  if (x !== null) line(pen, `M${x} ${shown.box.top}L${x} ${shown.box.bottom}`, 1, 0.4);
  for (const curve of shown.curves)
    line(pen, curve.line, 1, 0.6, curve.id === 'random' ? [4, 3] : []);
  for (const each of shown.series) series(pen, each, algorithms);
  for (const { x: end, y, from } of shown.labels)
    if (Math.abs(y - from.y) > 5) line(pen, `M${from.x + 7} ${from.y}L${end - 2} ${y}`, 0.5, 0.4);
  const counts = countsOf(setup, results, { say, locale });
  return {
    ...SIZE,
    shapes: [...pen.marks, ...textsOf(shown, setup, { say, locale })],
    title: say('growth-title'),
    description: counts.map((each) => each.join(': ')).join('; '),
    locale,
    dense: false,
  };
}

/** Draws a line through the places that a path names. @param {Pen} pen @param {string} path @param {number} width @param {number} [alpha] @param {number[]} [dash] */
function line(pen, path, width, alpha = 1, dash = []) {
  pen.beginPath();
  for (const [, to, x, y] of path.matchAll(/([ML])(-?[\d.]+) (-?[\d.]+)/g))
    pen[to === 'M' ? 'moveTo' : 'lineTo'](Number(x), Number(y));
  pen.strokeStyle = 'ink';
  pen.lineWidth = width;
  pen.globalAlpha = alpha;
  pen.setLineDash(dash);
  pen.stroke();
  pen.globalAlpha = 1;
  pen.setLineDash([]);
}

/** A search: its line, its whiskers and its marks. @param {Pen} pen @param {Chart['series'][0]} series @param {readonly AlgorithmInfo[]} algorithms */
function series(pen, { algorithm, points, line: path }, algorithms) {
  const { line: weight, dash, filled, corners } = lookOf(algorithms, algorithm);
  line(pen, path, weight === 'strong' ? 2.5 : 1.5, 1, dash.split(' ').filter(Boolean).map(Number));
  for (const { x, least, most } of points)
    if (least - most > 2)
      line(
        pen,
        `M${x - 3} ${most}L${x + 3} ${most}M${x} ${most}L${x} ${least}M${x - 3} ${least}L${x + 3} ${least}`,
        1,
        0.7,
      );
  for (const { x, y } of points) {
    pen.beginPath();
    if (corners.length === 0) pen.arc(x, y, ROUND, 0, 2 * Math.PI);
    for (const [at, [right, down]] of corners.entries())
      pen[at === 0 ? 'moveTo' : 'lineTo'](x + right, y + down);
    pen.closePath();
    pen.fillStyle = filled ? 'ink' : 'ground';
    pen.fill();
    pen.lineWidth = 1.75;
    pen.stroke();
  }
}

/** @param {Chart} chart @param {Setup} setup @param {Words} words @returns {Shape[]} */
function textsOf({ box, columns, marks, labels, values }, setup, { say, locale }) {
  /** @param {number} x @param {number} y @param {string} words @param {'left' | 'center' | 'right'} [align] */
  const quiet = (x, y, words, align) =>
    text({ x, y }, SMALL, [{ text: words, colour: 'quiet' }], { align });
  return [
    ...marks.map(({ y, count }) => quiet(box.left - 8, y, axisLabel(count, locale), 'right')),
    ...columns.map(({ x, place }) => quiet(x, box.bottom + 14, String(place))),
    quiet((box.left + box.right) / 2, box.bottom + 34, say(`growth-axis-${setup.across}`)),
    quiet(0, 8, say(`growth-${setup.quantity}`), 'left'),
    ...labels.map(({ id, x, y }) => {
      const isCurve = id.startsWith('curve-');
      const curve = id.replace(/^curve-/, '');
      const words = isCurve ? say(`growth-curve-${curve}.short`) : shortName(id, say);
      const colour = isCurve ? 'quiet' : 'ink';
      return text({ x, y }, SMALL, [{ text: words, colour }], { align: 'left' });
    }),
    ...values.map(({ point, y }) =>
      text(
        { x: point.x - 10, y },
        VALUE,
        [{ text: counted(point.spread.mean, locale), colour: 'ink' }],
        { align: 'right', weight: 600 },
      ),
    ),
  ];
}
