/** The chart's numbers as a table, and as text for a spreadsheet. */

import { html } from 'lit';
import { inCsv } from '../../text/csv.js';
import { curves } from './curves.js';
import { places, shapeAt, workAt } from './measuring.js';
import { counted } from './numbers.js';

/** @import { Results } from './measuring.js' */
/** @import { Scene } from './growth.js' */
/** @import { Setup } from '../../session/growth.js' */

/** @param {Scene} scene */
export function table(scene) {
  const { setup, results, locale, say, named } = scene;
  const theory = curves(setup.quantity);
  const quantity = say(`growth-${setup.quantity}`);
  const count = (/** @type {number} */ number) => counted(number, locale);
  return html`
    <p class="about" id="growth-caption">${say('growth-caption', { quantity })}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${say('growth-table')}>
      <table aria-labelledby="growth-caption">
        <thead>
          <tr>
            <th scope="col">${say(`growth-${setup.across}`)}</th>
            <th scope="col">${say('growth-trees')}</th>
            ${setup.algorithms.map((name) => html`<th scope="col">${named(name)}</th>`)}
            ${theory.map(({ id }) => html`<th scope="col">${say(`growth-curve-${id}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${places(setup).map((place) => {
            const { branching, depth } = shapeAt(setup, place);
            return html`
              <tr>
                <th scope="row">${place}</th>
                <td>${treesOf(setup, results, place) ?? '–'}</td>
                ${setup.algorithms.map((name) => html`<td>${cell(scene, name, place)}</td>`)}
                ${theory.map(({ at }) => html`<td class="quiet">${count(at(branching, depth))}</td>`)}
              </tr>
            `;
          })}
        </tbody>
      </table>
    </div>
  `;
}

/** The number of trees behind a row. @param {Setup} setup @param {Results} results @param {number} place */
function treesOf(setup, results, place) {
  const all = setup.algorithms.map((name) => workAt(results, setup, place, name)?.trees);
  return all.find((trees) => trees !== undefined);
}

/** @param {Scene} scene @param {string} algorithm @param {number} place */
function cell({ setup, results, locale, say }, algorithm, place) {
  const work = workAt(results, setup, place, algorithm);
  if (work === undefined) return '–';
  const { mean, least, most } = work[setup.quantity];
  const [low, high] = [least, most].map((number) => counted(number, locale));
  const range = least === most ? '' : say('growth-range', { least: low, most: high });
  return html`${counted(mean, locale)} <small>${range}</small>`;
}

/** The header row of the text: field names, the same in every language. */
const FIELDS = [
  'count',
  'series',
  'branching',
  'depth',
  'trees',
  'mean',
  'least',
  'most',
  'standard_deviation',
];

/**
 * One row for each point and curve, with all digits, for further calculation in a spreadsheet.
 * @param {Setup} setup
 * @param {Results} results
 */
export function csv(setup, results) {
  const { quantity } = setup;
  const rows = places(setup).flatMap((place) => {
    const shape = shapeAt(setup, place);
    const own = [shape.branching, shape.depth];
    const measured = setup.algorithms.flatMap((name) => {
      const work = workAt(results, setup, place, name);
      if (work === undefined) return [];
      const { mean, least, most, deviation } = work[quantity];
      const spread = Number.isNaN(deviation) ? '' : deviation;
      return [[quantity, name, ...own, work.trees, mean, least, most, spread]];
    });
    const theory = curves(quantity).map(({ formula, at }) => {
      return [quantity, formula, ...own, '', at(shape.branching, shape.depth), '', '', ''];
    });
    return [...measured, ...theory];
  });
  return inCsv([FIELDS, ...rows]);
}
