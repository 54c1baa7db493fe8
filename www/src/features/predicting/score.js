/** The score by kind of question, and the questions that were missed. */

import { html } from 'lit';
import { isRight, missed, score, whatWasMissed } from '../../session/predicting/course.js';
import { questionAt } from '../../session/predicting/questions.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */

/** @param {Model} model @param {Predicting} predicting */
export function scoreTable(model, predicting) {
  const { say } = model;
  const { answers = [] } = predicting;
  if (answers.length === 0) return html`<p>${say('predict-nothing')}</p>`;
  const right = answers.filter(isRight).length;
  const revealed = answers.filter(({ draft }) => draft === null).length;
  const number = (/** @type {number} */ number) => say('predict-number', { number });
  return html`
    <p class="question">${say('predict-score', { right, asked: answers.length, shown: revealed })}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">${say('predict-score-kind')}</th>
          <th scope="col">${say('predict-score-asked')}</th>
          <th scope="col">${say('predict-score-right')}</th>
          <th scope="col">${say('predict-score-shown')}</th>
        </tr>
      </thead>
      <tbody>
        ${score(predicting).map(
          ({ kind, total, right, revealed }) => html`
            <tr>
              <th scope="row">${say('predict-kind', { kind })}</th>
              <td>${number(total)}</td>
              <td>${number(right)}</td>
              <td>${number(revealed)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
    ${missedList(model, predicting)}
  `;
}

/** The questions that were missed, each a button that leads to its step. @param {Model} model @param {Predicting} predicting */
function missedList({ search, say, label, dispatch }, predicting) {
  const all = missed(predicting);
  if (all.length === 0) return html`<p>${say('predict-no-mistakes')}</p>`;
  return html`
    <h3>${say('predict-missed', { what: whatWasMissed(predicting) })}</h3>
    <ol class="mistakes">
      ${all.map(({ place: { step, kind } }) => {
        const node = label(questionAt(search, { step, kind })?.node ?? 0);
        return html`
          <li>
            <button type="button" @click=${() => dispatch({ type: 'go', step })}>
              ${say('predict-missed-one', { step, node, kind })}
            </button>
          </li>
        `;
      })}
    </ol>
  `;
}
