/** A written exercise as it is marked: the score, and the faults, each with its reason and a button to the step that shows it. */

import { html } from 'lit';
import { writingOf } from '../../../session/predicting/written/writing.js';
import { stepOfFault, writtenFault, writtenReason } from '../../../text/sentences/written.js';
import { inPieces, textOf } from '../words.js';

/** @import { Model } from '../../../panels/model.js' */
/** @import { Predicting } from '../../../session/predicting/course.js' */
/** @import { WrittenFault } from '../../../session/predicting/written/marking.js' */
/** @import { Sentence } from '../../../text/sentences/about.js' */

/** @param {Model} model @param {Predicting} predicting */
export function writingResult(model, predicting) {
  const { say } = model;
  const { right = 0, total = 0, faults = [] } = predicting.marked ?? {};
  const many = (/** @type {WrittenFault['kind']} */ kind) =>
    faults.filter((fault) => fault.kind === kind).length;
  const [wrong, missing, much] = [many('wrong'), many('missing'), many('too-much')];
  const parts = say('pen-score-parts', { wrong, missing, much });
  return html`
    <p class="verdict">${say('pen-score', { right, total })}</p>
    <p>${faults.length === 0 ? say('pen-all-right') : parts}</p>
  `;
}

/** @param {Model} model @param {Predicting} predicting */
export function writingFaults(model, predicting) {
  const { search, say, dispatch } = model;
  const { faults = [] } = predicting.marked ?? {};
  if (faults.length === 0) return undefined;
  const writing = writingOf(predicting);
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
              ${pieces(writtenFault(search, fault, writing, model))}
            </button>
            <p class="hint">${pieces(writtenReason(search, fault, model))}</p>
          </li>
        `;
      })}
    </ol>
  `;
}

/** The button back to the picture with what is written. @param {Model} model */
export const backToWriting = ({ state, say, dispatch }) =>
  state.step === 0
    ? undefined
    : html`<button type="button" class="primary" @click=${() => dispatch({ type: 'go', step: 0 })}>${say('pen-again')}</button>`;
