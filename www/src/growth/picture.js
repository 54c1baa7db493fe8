/** The chart as SVG. */

import { html, nothing, svg } from 'lit';
import { lookOf } from './looks.js';
import { counted, marked } from './numbers.js';

/**
 * @typedef {import('./chart.js').Chart} Chart
 * @typedef {import('./chart.js').Point} Point
 * @typedef {import('./view.js').Scene} Scene
 */

/** @param {Scene} scene */
export function picture(scene) {
  const { chart, size, say } = scene;
  return html`
    <svg
      class="picture"
      width=${size.width}
      height=${size.height}
      viewBox="0 0 ${size.width} ${size.height}"
      role="group"
      aria-label=${say('growth-chart')}
      @pointermove=${scene.point}
      @pointerleave=${scene.unpoint}
      @click=${scene.press}
      @keydown=${scene.keys}
    >
      <g aria-hidden="true">${axes(scene)} ${column(scene)} ${chart.curves.map(curve)}</g>
      ${chart.series.map((series) => points(scene, series))}
      <g aria-hidden="true">
        ${chart.labels.map((label) => lineLabel(scene, label))}
        ${chart.values.map((each) => value(scene, each))}
      </g>
    </svg>
  `;
}

/** A number beside its point. @param {Scene} scene @param {Chart['values'][0]} value */
function value({ algorithms, decimal }, { point, y }) {
  const { colour } = lookOf(algorithms, point.algorithm);
  return svg`
    <text class="value ${colour}" x=${point.x - 10} y=${y + 4} text-anchor="end">
      ${counted(point.spread.mean, decimal)}
    </text>`;
}

/** @param {Scene} scene */
function axes({ chart, setup, decimal, say }) {
  const { box, columns, marks } = chart;
  const quantity = say(`growth-${setup.quantity}`);
  return svg`
    ${marks.map(
      ({ y, count }) => svg`
        <line class="grid" x1=${box.left} x2=${box.right} y1=${y} y2=${y} />
        <text class="mark" x=${box.left - 8} y=${y + 4} text-anchor="end">${marked(count, decimal)}</text>`,
    )}
    ${columns.map(
      ({ x, place }) => svg`
        <text class="mark" x=${x} y=${box.bottom + 18} text-anchor="middle">${place}</text>`,
    )}
    <text class="title" x=${(box.left + box.right) / 2} y=${box.bottom + 38} text-anchor="middle">
      ${say(`growth-axis-${setup.across}`)}
    </text>
    <text class="title" x="0" y="12">${quantity}</text>`;
}

/** The column whose numbers are shown. @param {Scene} scene */
function column({ chart, setup }) {
  const { box, columns } = chart;
  const chosen = columns.find(({ place }) => place === setup.column);
  if (chosen === undefined) return nothing;
  const { x } = chosen;
  return svg`<line class="column" x1=${x} x2=${x} y1=${box.top} y2=${box.bottom} />`;
}

/** @param {Chart['curves'][0]} curve */
const curve = ({ id, line }) => svg`<path class="curve ${id}" d=${line} />`;

/**
 * A search: its line, how far its counts lie apart, and its points.
 * @param {Scene} scene
 * @param {Chart['series'][0]} series
 */
function points(scene, { algorithm, points, line }) {
  const { colour, dash, mark } = lookOf(scene.algorithms, algorithm);
  return svg`
    <g class="series ${colour}">
      <path class="line" d=${line} stroke-dasharray=${dash || nothing} aria-hidden="true" />
      ${points.map(
        ({ x, least, most }) => svg`
          <path class="whisker" aria-hidden="true"
            d="M${x - 3} ${most}h6M${x} ${most}V${least}M${x - 3} ${least}h6" />`,
      )}
      ${points.map(
        (point) => svg`
          <g
            class="point"
            role="button"
            tabindex=${isSame(scene.stop, point) ? 0 : -1}
            data-algorithm=${algorithm}
            data-place=${point.place}
            transform="translate(${point.x} ${point.y})"
            aria-label=${scene.describe(point)}
            @focus=${() => scene.reach(point)}
          >
            <circle class="halo" r="11" />
            <path d=${mark} />
          </g>`,
      )}
    </g>`;
}

/** @param {Point | null} one @param {Point} other */
export const isSame = (one, other) =>
  one !== null && one.algorithm === other.algorithm && one.place === other.place;

/**
 * A label at the end of its line, with a thread to there where it had to give way.
 * @param {Scene} scene
 * @param {Chart['labels'][0]} label
 */
function lineLabel(scene, { id, x, y, from }) {
  const moved = Math.abs(y - from.y) > 5;
  const isCurve = id.startsWith('curve-');
  const colour = isCurve ? 'quiet' : lookOf(scene.algorithms, id).colour;
  const text = isCurve ? formulaOf(scene, id) : shortName(id, scene);
  return svg`
    ${moved ? svg`<path class="thread ${colour}" d="M${from.x + 7} ${from.y}L${x - 2} ${y}" />` : nothing}
    <text class="label ${colour}" x=${x} y=${y + 4}>${text}</text>`;
}

/** @param {Scene} scene @param {string} label */
function formulaOf({ chart, narrow, say }, label) {
  const { formula, id } =
    chart.curves.find((each) => label === `curve-${each.id}`) ?? chart.curves[0];
  return narrow ? say(`growth-curve-${id}.short`) : raised(formula);
}

/** A formula, with what is behind a ^ raised. @param {string} formula */
const raised = (formula) =>
  formula
    .split(/(\^[^\s)]+)/)
    .map((part) =>
      part.startsWith('^')
        ? svg`<tspan class="raised" dy="-5">${part.slice(1)}</tspan><tspan dy="5">${'\u200b'}</tspan>`
        : part,
    );

/** Searches whose names are too long to stand at a line's end. */
const LONG = [
  'negamax-alpha-beta',
  'negamax-tt',
  'null-window',
  'pvs',
  'iterative-deepening',
  'aspiration',
];

/** @param {string} algorithm @param {Scene} scene */
const shortName = (algorithm, { named, say }) =>
  LONG.includes(algorithm) ? say(`algorithm-${algorithm}.short`) : named(algorithm);
