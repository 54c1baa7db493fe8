/** What a run has come to: how it ended, what the program did beside the right search, what it printed. */

import { html } from 'lit';
import { format, numeral } from '../../engine/score.js';
import { algorithmName } from '../../text/wording.js';
import { LONGEST } from './run.js';
import { isGiven, sizeOf } from './trace-text.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Searched } from './noted.js' */
/** @import { Run } from './run.js' */
/** @import { Tree } from '../programs/given.js' */

/** A score as a program has it. @param {number} value @param {string} point */
const inWords = (value, point) => numeral(String(value).replace('Infinity', 'inf'), point);

/** How a run ended, in a sentence. @param {Run | null} run @param {Say} say */
export function ending(run, say) {
  if (run === null) return '';
  const { outcome } = run;
  if (outcome === null) return say('my-program-runs');
  const refused = [...run.refused].join(', ');
  const seconds = LONGEST / 1000;
  switch (outcome.kind) {
    case 'end':
      return refused === ''
        ? say('my-program-ended')
        : say('my-program-refused', { what: refused });
    case 'error': {
      const text =
        outcome.message === '' ? say('my-program-refused', { what: refused }) : outcome.message;
      return outcome.line === null
        ? say('my-program-error', { text })
        : say('my-program-error-at', { line: outcome.line, text });
    }
    case 'unreadable':
      return say('my-program-unreadable', { line: outcome.line });
    default:
      return say(`my-program-${outcome.kind}`, { seconds });
  }
}

/**
 * The counts of a program beside those of the search on show.
 * @param {Searched} searched
 * @param {Tree} given
 * @param {{search: Search, say: Say, point: string}} host
 */
export function counts({ name, tree, events, value }, given, { search, say, point }) {
  const { overview } = search;
  const isSame = isGiven(tree, given);
  const count = (/** @type {string} */ event) =>
    events.filter((each) => each.event === event).length;
  const rows = [
    [say('my-program-entered'), count('enter'), overview.total.entered],
    [say('my-program-evaluated'), count('evaluate'), overview.total.evaluated],
    [
      say('my-program-value'),
      value === null ? '–' : inWords(value, point),
      format(overview.value, overview.decimals, point),
    ],
  ];
  return html`
    <table>
      <caption class="visually-hidden">${say('my-program-counts')}</caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${name === '' ? say('my-program') : html`<code>${name}</code>`}</th>
          ${isSame ? html`<th scope="col">${algorithmName(overview.algorithm, say)}</th>` : undefined}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([label, own, right]) => html`
            <tr>
              <th scope="row">${label}</th>
              <td>${own}</td>
              ${isSame ? html`<td>${right}${own === right || String(own) === String(right) ? '' : html` <span class="differs">${say('my-program-differs')}</span>`}</td>` : undefined}
            </tr>
          `,
        )}
      </tbody>
    </table>
    ${isSame ? undefined : html`<p class="hint">${say('my-program-own-tree', { nodes: sizeOf(tree) })}</p>`}
  `;
}
