/** How much the search has done, will have done, and how that compares. */

import { html } from 'lit';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} model */
export function counters({ search, moment, countsBefore, say }) {
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
      ${countsBefore === null ? undefined : change(countsBefore, total, say)}
    </section>
  `;
}

/** The counts that a change of the tree can change. @type {['entered', 'evaluated', 'cutoffs', 'skipped']} */
const COUNTS = ['entered', 'evaluated', 'cutoffs', 'skipped'];

/**
 * What the last change of the tree has done to the whole search.
 * @param {import('../session.js').Counts} before
 * @param {import('../session.js').Counts} after
 * @param {Model['say']} say
 */
function change(before, after, say) {
  const changed = COUNTS.filter((count) => before[count] !== after[count]);
  const changes = changed.map((count) => {
    const what = say(`counter-${count}`);
    return say('counter-changed', { what, before: before[count], after: after[count] });
  });
  const text =
    changes.length === 0
      ? say('counter-unchanged')
      : say('counter-change', { changes: changes.join(', ') });
  return html`<p class="change">${text}</p>`;
}
