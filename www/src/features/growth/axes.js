/** The chart's axes: marks, places, and the highlighted column. */

import { nothing, svg } from 'lit';
import { axisLabel } from './numbers.js';

/** @import { Scene } from './scene.js' */

/** @param {Scene} scene */
export function axes({ chart, setup, locale, say }) {
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
export function column({ chart, setup }) {
  const { box, columns } = chart;
  const chosen = columns.find(({ place }) => place === setup.column);
  if (chosen === undefined) return nothing;
  const { x } = chosen;
  return svg`<line class="column" x1=${x} x2=${x} y1=${box.top} y2=${box.bottom} />`;
}
