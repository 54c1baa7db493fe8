/** The question, and the verdict on an answer to it, in words. */

import { html } from 'lit';
import { owners } from '../../engine/owners.js';
import { isRight, last } from '../../session/predicting/course.js';
import { questionAt, solutionAt } from '../../session/predicting/questions.js';
import { stepText } from '../../text/sentence.js';
import { question, reasons, truth, verdict } from '../../text/sentences/predicting.js';
import { coloured } from '../../text/wording.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */
/** @import { Sentence } from '../../text/sentences/about.js' */

/** @param {Model} model @param {Predicting} predicting */
export function asked(model, predicting) {
  const { search } = model;
  const { open } = predicting;
  const found = open && questionAt(search, open);
  if (!found) return undefined;
  const known = last(predicting)?.place;
  const told = known?.step === found.step && known.kind === 'cut';
  const sentence = question(search, found, told, model);
  return html`<p class="question">${pieces(model, found.node, said(model, sentence))}</p>`;
}

/** @param {Model} model @param {Predicting} predicting */
export function judged(model, predicting) {
  const { search } = model;
  const judged = last(predicting);
  const found = judged && questionAt(search, judged.place);
  const solution = judged && solutionAt(search, judged.place);
  if (!judged || !found || !solution) return undefined;
  const { node } = found;
  const right = isRight(judged);
  const revealed = judged.draft === null;
  const sign = revealed ? '' : right ? '✓' : '✗';
  const cut = solution.kind === 'cut' ? solution.step : null;
  // What is skipped is not told while it is still to be answered.
  const { open } = predicting;
  const waits = open?.step === found.step && open.kind === 'skipped';
  const why =
    cut === null || waits
      ? reasons(search, found, solution, model).map((sentence) => said(model, sentence))
      : [stepText(search, search.moment(cut), model)];
  return html`
    <p class="verdict">
      <span class="sign" aria-hidden="true">${sign}</span>
      ${said(model, verdict(search, judged))}
    </p>
    <p class="truth">${pieces(model, node, said(model, truth(search, found, solution, model)))}</p>
    ${why.map((text) => html`<p class="why">${pieces(model, node, text)}</p>`)}
  `;
}

/** @param {Model} model @param {Sentence} sentence */
const said = ({ say }, { id, parameters }) => say(id, parameters).replace(/\s+/g, ' ').trim();

/** @param {Model} model @param {number} node @param {string} text */
const pieces = ({ search }, node, text) =>
  coloured(text, owners(search, node)).map(({ text, owner }) =>
    owner === null ? text : html`<b class=${owner}>${text}</b>`,
  );
