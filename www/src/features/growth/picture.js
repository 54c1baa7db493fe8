/** The chart as SVG. */

import { html, nothing, svg } from 'lit';
import { axes, column } from './axes.js';
import { lineLabel } from './line-labels.js';
import { lookOf } from './looks.js';
import { counted } from './numbers.js';
import { isSame } from './pointing.js';

/** @import { Chart } from './chart.js' */
/** @import { Scene } from './scene.js' */

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
function value({ algorithms, chart, locale }, { point, y }) {
  const { colour } = lookOf(algorithms, point.algorithm);
  const { unit } = chart;
  return svg`
    <text class="value ${colour}" x=${point.x - 10 * unit} y=${y + 4 * unit} text-anchor="end">
      ${counted(point.spread.mean, locale)}
    </text>`;
}

/** @param {Chart['curves'][0]} curve */
const curve = ({ id, line }) => svg`<path class="curve ${id}" d=${line} />`;

/** A search: its line, its whiskers and its points. @param {Scene} scene @param {Chart['series'][0]} series */
function points(scene, { algorithm, points, line }) {
  const { colour, dash, filled, mark } = lookOf(scene.algorithms, algorithm);
  const { unit } = scene.chart;
  return svg`
    <g class="series ${colour} ${filled ? 'filled' : ''}">
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
            <circle class="halo" r="11" />
            <path d=${mark} />
          </g>`,
      )}
    </g>`;
}
