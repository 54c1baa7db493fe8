/** The name of each line at its end, instead of a legend. */

import { nothing, svg } from 'lit';
import { shortName } from '../../text/wording.js';
import { lookOf } from './looks.js';

/** @import { Chart } from './chart.js' */
/** @import { Scene } from './scene.js' */

/**
 * A label at the end of its line; if it had to move away, a thread joins them.
 * @param {Scene} scene
 * @param {Chart['labels'][0]} label
 */
export function lineLabel(scene, { id, x, y, from }) {
  const { unit } = scene.chart;
  const moved = Math.abs(y - from.y) > 5;
  const isCurve = id.startsWith('curve-');
  const colour = isCurve ? 'quiet' : lookOf(scene.algorithms, id).colour;
  const text = isCurve ? formulaOf(scene, id) : shortName(id, scene.say);
  return svg`
    ${moved ? svg`<path class="thread ${colour}" d="M${from.x + 7 * unit} ${from.y}L${x - 2} ${y}" />` : nothing}
    <text class="label ${colour}" x=${x} y=${y + 4 * unit}>${text}</text>`;
}

/** @param {Scene} scene @param {string} label */
function formulaOf({ chart, narrow, say }, label) {
  const { formula, id } =
    chart.curves.find((each) => label === `curve-${each.id}`) ?? chart.curves[0];
  return narrow ? say(`growth-curve-${id}.short`) : raised(formula);
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
