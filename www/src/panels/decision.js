/** What a returned value decides, as a small table: each case, what it does, and which one happens. */

import { html, nothing } from 'lit';
import { owners } from '../owners.js';
import { about, condition, consequence } from '../sentences/decision.js';
import { coloured } from '../wording.js';
import { foldable } from './fold.js';

export { decisionStyles as styles } from '../styles/decision.js';

/** @typedef {import('./model.js').Model} Model */

/** Nothing where nothing is decided. @param {Model} model */
export function decision(model) {
  const { search, state } = model;
  const decided = search.decision(state.step);
  if (decided === null) return undefined;
  const whose = owners(search, decided.parent ?? 0);
  /** @param {import('../sentences/about.js').Sentence} sentence */
  const words = ({ id, parameters }) =>
    coloured(model.say(id, parameters), whose).map(({ text, owner }) =>
      owner === null ? text : html`<b class=${owner}>${text}</b>`,
    );
  const body = html`
    <table>
      <caption class="unseen">${words(about(search, decided, model))}</caption>
      <tbody>
        ${decided.cases.map(
          (one) => html`
            <tr class=${one.happens ? 'happens' : nothing} aria-current=${one.happens ? 'true' : nothing}>
              <th scope="row">${words(condition(search, decided, one, model))}</th>
              <td>${words(consequence(search, decided, one, model))}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
  return foldable(model, 'decision', body);
}
