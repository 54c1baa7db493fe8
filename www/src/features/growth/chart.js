/**
 * The chart as shapes, in pixels: the vertical axis, curves, points and labels; and the point that a place or a key means. Pure.
 */

import { PHONE } from '../../layout/widths.js';
import { curves } from './curves.js';
import { places, shapeAt, workAt } from './measuring.js';

/** @import { CurveId, Curve as IdealCurve } from './curves.js' */
/** @import { Results, Spread } from './measuring.js' */
/** @import { Setup } from '../../session/growth.js' */

/**
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number}} Place
 */

/**
 * A measured point: `least` and `most` are the heights of the least and the greatest count.
 * @typedef {Place & {algorithm: string, place: number, spread: Spread, trees: number, least: number,
 *   most: number}} Point
 * @typedef {{id: CurveId, formula: string, line: string, end: Place}} Curve
 * @typedef {{algorithm: string, points: Point[], line: string}} Series
 * @typedef {Place & {id: string, from: Place, inside: boolean}} Label `from` is the end of its line, `inside` whether
 *   that lies before the last column
 */

/**
 * @typedef {object} Chart
 * @property {number} unit the scale of everything
 * @property {{left: number, right: number, top: number, bottom: number}} box of the lines
 * @property {{x: number, place: number}[]} columns
 * @property {{y: number, count: number}[]} marks
 * @property {Curve[]} curves
 * @property {Series[]} series
 * @property {Label[]} labels of the curves and the series, each at the end of its line
 * @property {{point: Point, y: number}[]} values numbers beside the points of the highlighted column
 */

/** The space for labels: the height of a line, and the edges. @typedef {{line: number, edges: [number, number]}} LabelSpace */

/** The height of a line of text, and its distance from its point. */
const [LINE, GAP] = [18, 10];

/** Below the first width labels are short; from the second on everything is scaled up, to be read from afar. */
export const [NARROW, WIDE] = [PHONE, 1100];

/** The distance at which a pointer reaches a point, however small its mark is. */
export const REACH = 28;

/** The scale of a chart to be read from afar. */
export const AFAR = 1.35;

/**
 * @param {Setup} setup
 * @param {Results} results
 * @param {Size} size
 * @returns {Chart}
 */
export function chart(setup, results, { width, height }) {
  const narrow = width < NARROW;
  const unit = width < WIDE ? 1 : AFAR;
  const box = {
    left: (narrow ? 56 : 60) * unit,
    right: width - (narrow ? 96 : 156) * unit,
    top: 28 * unit,
    bottom: height - 44 * unit,
  };
  const columns = columnsIn(setup, box);
  const theory = curves(setup.quantity, setup.algorithms);
  const [first, last] = [columns[0], columns[columns.length - 1]];
  const most = Math.max(
    ...theory.map(({ at }) => countAt(setup, at, last.place)),
    ...measuredIn(setup, results, columns).map(({ spread }) => spread.most),
  );
  const { at, marks } = scale(most, setup.logarithmic);
  const y = (/** @type {number} */ count) => box.bottom - at(count) * (box.bottom - box.top);
  const drawn = theory.flatMap(
    (curve) => curveIn(setup, curve, { first, last, least: theory[1]?.at }, y) ?? [],
  );
  const series = setup.algorithms
    .map((algorithm) => seriesIn(setup, results, columns, algorithm, y))
    .filter(({ points }) => points.length > 0);
  const edges = /** @type {[number, number]} */ ([box.top, box.bottom]);
  const line = LINE * unit;
  return {
    unit,
    box,
    columns,
    marks: marks.map((count) => ({ y: y(count), count })),
    curves: drawn,
    series,
    labels: labelsOf(drawn, series, last.x, { line, edges }),
    values: valuesOf(setup, series, { line, edges }),
  };
}

/** @param {Setup} setup @param {Chart['box']} box */
function columnsIn(setup, { left, right }) {
  const all = places(setup);
  const [first, last] = [all[0], all[all.length - 1]];
  const inner = right - left - 2 * GAP;
  return all.map((place) => ({
    place,
    x: left + GAP + (inner * (place - first)) / Math.max(1, last - first),
  }));
}

/** @param {Setup} setup @param {(branching: number, depth: number) => number} at @param {number} place */
function countAt(setup, at, place) {
  const { branching, depth } = shapeAt(setup, place);
  return at(branching, depth);
}

/** @param {Setup} setup @param {Results} results @param {Chart['columns']} columns */
const measuredIn = (setup, results, columns) =>
  setup.algorithms.flatMap((algorithm) =>
    columns.flatMap(({ place, x }) => {
      const work = workAt(results, setup, place, algorithm);
      return work ? [{ algorithm, place, x, spread: work[setup.quantity], trees: work.trees }] : [];
    }),
  );

/** @param {Place[]} line */
const path = (line) =>
  line.map(({ x, y }, at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

const round = (/** @type {number} */ number) => Math.round(number * 10) / 10;

/**
 * A curve through every whole number, measured or not. A rule of thumb begins where no count that follows is below what any search needs at
 * least; null if it has no such count.
 * @param {Setup} setup
 * @param {IdealCurve} curve
 * @param {{first: Chart['columns'][0], last: Chart['columns'][0], least?: IdealCurve['at']}} over
 * @param {(count: number) => number} y
 * @returns {Curve | null}
 */
function curveIn(setup, { id, formula, at }, { first, last, least }, y) {
  const line = [];
  for (let place = last.place; place >= first.place; place -= 1) {
    const count = countAt(setup, at, place);
    if (id === 'random' && least !== undefined && count < countAt(setup, least, place)) break;
    const part = (place - first.place) / Math.max(1, last.place - first.place);
    line.unshift({ x: first.x + part * (last.x - first.x), y: y(count) });
  }
  return line.length === 0 ? null : { id, formula, line: path(line), end: line[line.length - 1] };
}

/**
 * @param {Setup} setup
 * @param {Results} results
 * @param {Chart['columns']} columns
 * @param {string} algorithm
 * @param {(count: number) => number} y
 * @returns {Series}
 */
function seriesIn(setup, results, columns, algorithm, y) {
  const measured = measuredIn({ ...setup, algorithms: [algorithm] }, results, columns);
  const points = measured.map((point) => {
    const { mean, least, most } = point.spread;
    return { ...point, y: y(mean), least: y(least), most: y(most) };
  });
  return { algorithm, points, line: path(points) };
}

/**
 * A label at the end of each line. Labels of lines that end together move apart.
 * @param {Curve[]} curves
 * @param {Series[]} series
 * @param {number} last the x of the last column
 * @param {LabelSpace} space
 * @returns {Label[]}
 */
function labelsOf(curves, series, last, { line, edges }) {
  const ends = [
    ...series.map(({ algorithm, points }) => ({ id: algorithm, from: points[points.length - 1] })),
    ...curves.map(({ id, end }) => ({ id: `curve-${id}`, from: end })),
  ];
  const labels = ends.map(({ id, from: { x, y } }) => ({ id, from: { x, y }, inside: x < last }));
  return [...new Set(labels.map(({ from }) => from.x))].flatMap((x) => {
    const column = labels.filter(({ from }) => from.x === x);
    const ys = apart(
      column.map(({ from }) => from.y),
      line,
      edges,
    );
    return column.map((label, at) => ({ ...label, x: x + GAP + 6, y: ys[at] }));
  });
}

/**
 * The numbers beside the points of the highlighted column.
 * @param {Setup} setup
 * @param {Series[]} series
 * @param {LabelSpace} space
 */
function valuesOf({ column }, series, { line, edges }) {
  const points = series.flatMap((each) => each.points.filter(({ place }) => place === column));
  const ys = apart(
    points.map(({ y }) => y - GAP),
    line,
    edges,
  );
  return points.map((point, at) => ({ point, y: ys[at] }));
}

/**
 * The vertical axis.
 * @typedef {object} Scale
 * @property {(count: number) => number} at the place of a count, from 0 at the foot to 1 at the top
 * @property {number[]} marks
 */

/** The most marks, besides the one at the foot. */
const MARKS = 8;

/**
 * @param {number} most the greatest count
 * @param {boolean} logarithmic
 * @returns {Scale}
 */
export const scale = (most, logarithmic) => (logarithmic ? powers(most) : even(most));

/** From 1 to a power of ten. @param {number} most @returns {Scale} */
function powers(most) {
  const decades = Math.max(1, Math.ceil(Math.log10(most) - 1e-9));
  const step = Math.ceil(decades / MARKS);
  const marks = [];
  for (let exponent = 0; exponent <= decades; exponent += step) marks.push(10 ** exponent);
  return { at: (count) => Math.log10(Math.max(1, count)) / decades, marks };
}

/** From 0 to a round number. @param {number} most @returns {Scale} */
function even(most) {
  const rough = Math.max(1, most) / (MARKS - 2);
  const decade = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, decade * ([1, 2, 5].find((each) => each * decade >= rough) ?? 10));
  const count = Math.ceil(most / step - 1e-9);
  const marks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { at: (number) => number / (count * step), marks };
}

/**
 * Places for labels near their preferred ones: in the same order, at least a line apart, and between the edges if there
 * is room.
 * @param {readonly number[]} preferred
 * @param {number} line the least distance
 * @param {readonly [number, number]} edges
 * @returns {number[]}
 */
export function apart(preferred, line, [top, bottom]) {
  const order = preferred
    .map((_, index) => index)
    .sort((one, other) => preferred[one] - preferred[other]);
  const sorted = order.map((index) => preferred[index]);
  const [lower, upper] = [pushed(sorted, line, top), raised(sorted, line, bottom)];
  // Both keep the distances, so the middle does too, and it is centred on the preferred places.
  const middle = lower.map((place, rank) => (place + upper[rank]) / 2);
  const places = raised(pushed(middle, line, top), line, bottom);
  const at = new Array(preferred.length).fill(0);
  order.forEach((index, rank) => {
    at[index] = places[rank];
  });
  return at;
}

/** Each no higher than the one before it allows. @param {number[]} places @param {number} line @param {number} top */
function pushed(places, line, top) {
  let least = top;
  return places.map((place) => {
    const at = Math.max(place, least);
    least = at + line;
    return at;
  });
}

/** Each no lower than the one after it allows. @param {number[]} places @param {number} line @param {number} bottom */
const raised = (places, line, bottom) =>
  pushed(
    [...places].reverse().map((place) => -place),
    line,
    -bottom,
  )
    .map((place) => -place)
    .reverse();

/** @typedef {{algorithm: string, place: number}} Named what identifies a point when more has been measured */

/** @param {Named | null} one @param {Named} other */
export const isSame = (one, other) =>
  one !== null && one.algorithm === other.algorithm && one.place === other.place;

/** @param {Chart} chart */
export const pointsOf = ({ series }) => series.flatMap(({ points }) => points);

/**
 * @param {Chart} chart
 * @param {Named | null} name
 */
export const find = (chart, name) => pointsOf(chart).find((point) => isSame(name, point)) ?? null;

/**
 * The point nearest to a place, within a distance.
 * @param {Chart} chart
 * @param {Place} at
 * @param {number} distance
 */
export function nearest(chart, { x, y }, distance) {
  const far = (/** @type {Point} */ point) => Math.hypot(point.x - x, point.y - y);
  const [first] = pointsOf(chart).sort((one, other) => far(one) - far(other));
  return first !== undefined && far(first) <= distance ? first : null;
}

/**
 * The point that an arrow key leads to: along its line, or to the next search at the same place.
 * @param {Chart} chart
 * @param {Point} from
 * @param {string} key
 * @returns {Point | null} null if there is none
 */
export function neighbour({ series }, from, key) {
  const own = series.find(({ algorithm }) => algorithm === from.algorithm)?.points ?? [];
  const column = series
    .flatMap(({ points }) => points.filter(({ place }) => place === from.place))
    .sort((one, other) => other.y - one.y);
  const is = (/** @type {Point} */ point) => isSame(from, point);
  switch (key) {
    case 'ArrowLeft':
      return own[own.findIndex(is) - 1] ?? null;
    case 'ArrowRight':
      return own[own.findIndex(is) + 1] ?? null;
    case 'ArrowUp':
      return column[column.findIndex(is) + 1] ?? null;
    case 'ArrowDown':
      return column[column.findIndex(is) - 1] ?? null;
    case 'Home':
      return own[0] ?? null;
    case 'End':
      return own[own.length - 1] ?? null;
    default:
      return null;
  }
}
