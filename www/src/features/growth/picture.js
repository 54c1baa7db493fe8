/** The chart as SVG, with the card beside the point that is pointed at. */

import { html, nothing, svg } from 'lit';
import { shortName } from '../../text/wording.js';
import { isSame, REACH } from './chart.js';
import { curves } from './curves.js';
import { lookOf, outlineOf } from './looks.js';
import { shapeAt, spreadOf } from './measuring.js';
import { axisLabel, counted } from './numbers.js';

/** @import { Chart } from './chart.js' */
/** @import { Scene } from './growth.js' */

/** @param {Scene} scene */
export function picture(scene) {
  const { chart, size, say } = scene;
  return html`
    <svg
      class="picture ${chart.unit > 1 ? 'afar' : ''}"
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
function value({ chart, locale }, { point, y }) {
  const { unit } = chart;
  return svg`
    <text class="value" x=${point.x - 10 * unit} y=${y + 4 * unit} text-anchor="end">
      ${counted(point.spread.mean, locale)}
    </text>`;
}

/** @param {Chart['curves'][0]} curve */
const curve = ({ id, line }) => svg`<path class="curve ${id}" d=${line} />`;

/** A search: its line, its whiskers and its points. @param {Scene} scene @param {Chart['series'][0]} series */
function points(scene, { algorithm, points, line }) {
  const { line: weight, dash, filled, corners } = lookOf(scene.algorithms, algorithm);
  const { unit } = scene.chart;
  return svg`
    <g class="series ${weight} ${filled ? 'filled' : ''}">
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
            transform="translate(${point.x} ${point.y}) scale(${unit})"
            aria-label=${scene.describe(point)}
            @focus=${() => scene.reach(point)}
          >
            <circle class="reach" r=${REACH / unit} />
            <circle class="halo" r="12" />
            <path d=${outlineOf(corners)} />
          </g>`,
      )}
    </g>`;
}

/** The axes: marks, and places. @param {Scene} scene */
function axes({ chart, setup, locale, say }) {
  const { box, columns, marks, unit } = chart;
  const quantity = say(`growth-${setup.quantity}`);
  return svg`
    ${marks.map(
      ({ y, count }) => svg`
        <line class="grid" x1=${box.left} x2=${box.right} y1=${y} y2=${y} />
        <text class="mark" x=${box.left - 8 * unit} y=${y + 4 * unit} text-anchor="end">${axisLabel(count, locale)}</text>`,
    )}
    ${columns.map(
      ({ x, place }) => svg`
        <text class="mark" x=${x} y=${box.bottom + 18 * unit} text-anchor="middle">${place}</text>`,
    )}
    <text class="title" x=${(box.left + box.right) / 2} y=${box.bottom + 38 * unit} text-anchor="middle">
      ${say(`growth-axis-${setup.across}`)}
    </text>
    <text class="title" x="0" y=${12 * unit}>${quantity}</text>`;
}

/** The highlighted column. @param {Scene} scene */
function column({ chart, setup }) {
  const { box, columns } = chart;
  const chosen = columns.find(({ place }) => place === setup.column);
  if (chosen === undefined) return nothing;
  const { x } = chosen;
  return svg`<line class="column" x1=${x} x2=${x} y1=${box.top} y2=${box.bottom} />`;
}

/**
 * The name of a line at its end, instead of a legend; if it had to move away, a thread joins them.
 * @param {Scene} scene
 * @param {Chart['labels'][0]} label
 */
function lineLabel(scene, { id, x, y, from }) {
  const { unit } = scene.chart;
  const moved = Math.abs(y - from.y) > 5;
  const isCurve = id.startsWith('curve-');
  const tone = isCurve ? 'quiet' : '';
  const text = isCurve ? formulaOf(scene, id) : shortName(id, scene.say);
  return svg`
    ${moved ? svg`<path class="thread ${tone}" d="M${from.x + 7 * unit} ${from.y}L${x - 2} ${y}" />` : nothing}
    <text class="label ${tone} ${isCurve && !scene.narrow && id !== 'curve-random' ? 'formula' : ''}" x=${x} y=${y + 4 * unit}>${text}</text>`;
}

/** @param {Scene} scene @param {string} label */
function formulaOf({ chart, narrow, say }, label) {
  const { formula, id } =
    chart.curves.find((each) => label === `curve-${each.id}`) ?? chart.curves[0];
  // No series is named as the rule of thumb's.
  return narrow || id === 'random' ? say(`growth-curve-${id}.short`) : raised(formula);
}

/** A formula with raised exponents. @param {string} formula */
const raised = (formula) =>
  formula
    .split(/(\^[^\s)]+)/)
    .map((part) =>
      part.startsWith('^')
        ? svg`<tspan class="raised" dy="-0.4em">${part.slice(1)}</tspan><tspan dy="0.3em">${'\u200b'}</tspan>`
        : part,
    );

/** The card beside the point that is pointed at, with its numbers. @param {Scene} scene */
export function card(scene) {
  const { pointed, setup, locale, say, named } = scene;
  if (pointed === null) return nothing;
  const shape = shapeAt(setup, pointed.place);
  const { mean, least, most } = pointed.spread;
  const count = (/** @type {number} */ number) => counted(number, locale);
  return html`
    <div class="card" aria-hidden="true">
      <p>
        <b>${named(pointed.algorithm)}</b>
        ${say('growth-card-shape', { branching: shape.branching, depth: shape.depth })}
      </p>
      <p class="mean">${count(mean)} <span>${say(`growth-${setup.quantity}`)}</span></p>
      <p class="quiet">
        ${say('growth-card-trees', {
          spread: spreadOf(pointed),
          trees: pointed.trees,
          least: count(least),
          most: count(most),
        })}
      </p>
      <p class="quiet">
        ${curves(setup.quantity, setup.algorithms).map(
          ({ id, at }) => html`
            <span>${say(`growth-curve-${id}.short`)} ${count(at(shape.branching, shape.depth))}</span>
          `,
        )}
      </p>
      <p class="quiet by-hand">${say('growth-card-open')}</p>
      <button type="button" class="by-touch" tabindex="-1" @click=${() => scene.open(pointed)}>
        ${say('growth-open')}
      </button>
    </div>
  `;
}
