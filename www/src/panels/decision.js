/** The decision after a returned value, as a small table: each case, its consequence, and which one holds. */

import { html, nothing } from 'lit';
import { owners } from '../engine/owners.js';
import { about, condition, consequence } from '../text/sentences/decision.js';
import { region } from './fold.js';
import { inColours } from './in-colours.js';

/** @import { Sentence } from '../text/sentences/about.js' */
/** @import { Model } from './model.js' */

/** A longer condition does not fit on one line with its consequence. */
const ONE_LINE = 24;

/** Nothing at a step without a decision. @param {Model} model */
export function decision(model) {
  const { search, state } = model;
  const decided = search.questions.decision(state.step);
  if (decided === null) return undefined;
  const whose = owners(search, decided.parent ?? 0);
  /** @param {Sentence} sentence */
  const say = ({ id, parameters }) => model.say(id, parameters);
  /** @param {string} text */
  const words = (text) => inColours(text, whose);
  const rows = decided.cases.map((one) => ({
    happens: one.happens,
    when: say(condition(search, decided, one, model)),
    follows: say(consequence(search, decided, one, model)),
  }));
  const long = rows.some(({ when }) => when.length > ONE_LINE);
  const body = html`
    <table class=${long ? 'long' : nothing}>
      <caption class="visually-hidden">${words(say(about(search, decided, model)))}</caption>
      <tbody>
        ${rows.map(
          ({ happens, when, follows }) => html`
            <tr class=${happens ? 'happens' : nothing} aria-current=${happens ? 'true' : nothing}>
              <th scope="row">${words(when)}</th>
              <td>${words(follows)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
  return region(model, 'decision', body);
}
