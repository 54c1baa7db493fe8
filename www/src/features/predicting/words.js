/** The texts of a question, and of the verdict on its answer. */

import { html } from 'lit';
import { owners } from '../../engine/owners.js';
import { sentenceInColours } from '../../panels/in-colours.js';
import { attemptsLeft, isRight, last } from '../../session/predicting/course.js';
import { questionAt, solutionAt } from '../../session/predicting/questions.js';
import { stepText } from '../../text/sentence.js';
import { question, reasons, truth, verdict } from '../../text/sentences/predicting.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */
/** @import { Sentence } from '../../text/sentences/about.js' */

/** @param {Model} model @param {Predicting} predicting */
export function questionText(model, predicting) {
  const { search } = model;
  const { open } = predicting;
  const found = open && questionAt(search, open);
  if (!found) return undefined;
  const known = last(predicting)?.place;
  const knowsCut = known?.step === found.step && known.kind === 'cut';
  const sentence = question(search, found, knowsCut, model);
  return html`<p class="question">${inPieces(model, found.node, textOf(model, sentence))}</p>`;
}

/** What was wrong with the last attempt, where there is another; never what would have been right. @param {Model} model @param {Predicting} predicting */
export function triedText(model, predicting) {
  const { search, say } = model;
  const { open, tries = [], wrong = [] } = predicting;
  const draft = tries.at(-1);
  if (!open || draft === undefined) return undefined;
  const sentence = verdict(search, { place: open, draft, faults: wrong, tries: [] });
  const left = say('predict-attempts', { left: attemptsLeft(predicting) });
  return html`
    <p class="verdict" role="alert">
      <span class="sign" aria-hidden="true">✗</span> ${textOf(model, sentence)} ${left}
    </p>
  `;
}

/** @param {Model} model @param {Predicting} predicting */
export function verdictText(model, predicting) {
  const { search } = model;
  const answer = last(predicting);
  const found = answer && questionAt(search, answer.place);
  const solution = answer && solutionAt(search, answer.place);
  if (!answer || !found || !solution) return undefined;
  const { node } = found;
  const right = isRight(answer);
  const revealed = answer.draft === null;
  const sign = revealed ? '' : right ? '✓' : '✗';
  const cut = solution.kind === 'cut' ? solution.step : null;
  // The skipped children are the next question: they are not named yet.
  const { open } = predicting;
  const waits = open?.step === found.step && open.kind === 'skipped';
  const why =
    cut === null || waits
      ? reasons(search, found, solution, model).map((sentence) => textOf(model, sentence))
      : [stepText(search, search.moment(cut), model)];
  return html`
    <p class="verdict">
      <span class="sign" aria-hidden="true">${sign}</span>
      ${textOf(model, verdict(search, answer))}
    </p>
    <p class="truth">${inPieces(model, node, textOf(model, truth(search, found, solution, model)))}</p>
    ${why.map((text) => html`<p class="why">${inPieces(model, node, text)}</p>`)}
  `;
}

/** @param {Model} model @param {Sentence} sentence */
export const textOf = ({ say }, { id, parameters }) =>
  say(id, parameters).replace(/\s+/g, ' ').trim();

/** A text about a node, with α and β in the colours of their owners there. @param {Model} model @param {number} node @param {string} text */
export const inPieces = ({ search }, node, text) => sentenceInColours(text, owners(search, node));
