/** How much the search has done, will have done, and how that compares. */

import { html } from 'lit';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} model */
export function counters({ search, moment, say }) {
  const { total, minimax, critical } = search.overview;
  const { counts } = moment;
  /**
   * @param {string} name
   * @param {number} present
   * @param {number} end
   * @param {number | null} plain
   * @param {number | null} least
   */
  const row = (name, present, end, plain, least) => html`
    <tr>
      <th scope="row">${say(name)}</th>
      <td class="present">${present}</td>
      <td>${end}</td>
      <td>${plain ?? '–'}</td>
      <td>${least ?? '–'}</td>
    </tr>
  `;
  return html`
    <section class="counters" role="region" aria-label=${say('counters')}>
      <h2>${say('counters')}</h2>
      <table>
        <thead>
          <tr>
            <td></td>
            <th scope="col">${say('counter-now')}</th>
            <th scope="col">${say('counter-end')}</th>
            <th scope="col">${say('counter-minimax')}</th>
            <th scope="col" title=${say('counter-critical-hint')}>${say('counter-critical')}</th>
          </tr>
        </thead>
        <tbody>
          ${row('counter-entered', counts.entered, total.entered, minimax.entered, critical.entered)}
          ${row('counter-evaluated', counts.evaluated, total.evaluated, minimax.evaluated, critical.evaluated)}
          ${row('counter-cutoffs', counts.cutoffs, total.cutoffs, 0, null)}
          ${row('counter-skipped', counts.skipped, total.skipped, 0, null)}
        </tbody>
      </table>
    </section>
  `;
}
