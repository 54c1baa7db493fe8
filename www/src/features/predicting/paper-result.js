/** A paper as it is marked: the score, and the faults, each with its reason and a button to the step that shows it. */

import { html } from 'lit';
import { paperOf } from '../../session/predicting/on-paper.js';
import { faultOnPaper, reasonOnPaper, stepOfFault } from '../../text/sentences/on-paper.js';
import { inPieces, textOf } from './words.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */
/** @import { PaperFault } from '../../session/predicting/paper-marking.js' */
/** @import { Sentence } from '../../text/sentences/about.js' */

/** @param {Model} model @param {Predicting} predicting */
export function paperResult(model, predicting) {
  const { say } = model;
  const { right = 0, total = 0, faults = [] } = predicting.marked ?? {};
  const many = (/** @type {PaperFault['kind']} */ kind) =>
    faults.filter((fault) => fault.kind === kind).length;
  const [wrong, missing, much] = [many('wrong'), many('missing'), many('too-much')];
  const parts = say('pen-score-parts', { wrong, missing, much });
  return html`
    <p class="verdict">${say('pen-score', { right, total })}</p>
    <p>${faults.length === 0 ? say('pen-all-right') : parts}</p>
  `;
}

/** @param {Model} model @param {Predicting} predicting */
export function paperFaults(model, predicting) {
  const { search, say, dispatch } = model;
  const { faults = [] } = predicting.marked ?? {};
  if (faults.length === 0) return undefined;
  const paper = paperOf(predicting);
  return html`
    <h3>${say('pen-faults')}</h3>
    <p class="hint">${say('pen-faults-hint')}</p>
    <ol class="mistakes">
      ${faults.map((fault) => {
        const step = stepOfFault(search, fault);
        const pieces = (/** @type {Sentence} */ sentence) =>
          inPieces(model, fault.node, textOf(model, sentence));
        return html`
          <li>
            <button type="button" @click=${() => dispatch({ type: 'go', step })}>
              ${pieces(faultOnPaper(search, fault, paper, model))}
            </button>
            <p class="hint">${pieces(reasonOnPaper(search, fault, model))}</p>
          </li>
        `;
      })}
    </ol>
  `;
}

/** The button back to the picture of the paper. @param {Model} model */
export const backToPaper = ({ state, say, dispatch }) =>
  state.step === 0
    ? undefined
    : html`<button type="button" class="primary" @click=${() => dispatch({ type: 'go', step: 0 })}>${say('pen-again')}</button>`;
