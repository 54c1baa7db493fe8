/** A number to type: a fact of the view's search, or one that is known. Pure, but for what draws. */

import { withPoint } from '../../../session/predicting/questions.js';
import { FACT, MOMENT } from '../values.js';
import { mark, QUESTION, readAsked } from './question.js';

/** @import { QuestionKind } from '../directive.js' */
/** @import { Asked, Verdict } from './question.js' */

/** A number that is known, and other numbers that a learner may come to, each with what was confused. @typedef {{answer: number, confusions: readonly {number: number, why: string}[]}} Known */

/**
 * @typedef {Asked & {kind: 'number', fact: string, of: string, see: string, known?: Known}} NumberAsked
 *   `fact` of the view `of`, and `see` the moment that shows it; all are empty if the number is known
 */

/** @type {QuestionKind<NumberAsked, string>} an answer is what is typed */
export const number = {
  ...QUESTION,
  name: 'number',
  needs: { fact: FACT },
  isAboutView: true,
  may: { see: MOMENT },
  read({ fact = '', of, see = '' }, reader, node) {
    const { id, blocks } = readAsked(reader, node);
    return { id, blocks, fact, of, see };
  },
  begin: () => '',
  isComplete: (typed) => numberIn(typed) !== null,
  judge({ known, of, fact }, typed, views) {
    const number = numberIn(typed);
    if (known !== undefined) return judgeKnown(known, number);
    const isRight = views.called(of)?.holds(`${fact}=${number}`);
    return typeof isRight === 'boolean' ? { isRight, items: [isRight] } : null;
  },
  see: ({ of, see }) => (see === '' ? null : { of, moment: see }),
  answer({ id, of, see }, answering, page) {
    const { html } = page;
    const { answer: typed, verdict } = answering;
    // The view must not say it while it is asked for.
    const conceal = () => {
      const view = page.views.called(of);
      if (verdict === null && see !== '' && view?.holds(`at:${see}`)) view.goTo('start');
    };
    return html`
      <p>
        <input
          type="text"
          inputmode="decimal"
          autocomplete="off"
          aria-labelledby="question-${id}"
          .value=${typed}
          @focus=${conceal}
          @input=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ { currentTarget }) => answering.give(currentTarget.value)}
        />
        ${mark(answering, 0, page)}
      </p>
      ${verdict?.why ? html`<p class="why">${page.words([{ kind: 'text', text: verdict.why }])}</p>` : null}
    `;
  },
};

/** Of a wrong number it is said what was confused, where that is known. @param {Known} known @param {number | null} number @returns {Verdict} */
function judgeKnown({ answer, confusions }, number) {
  const isRight = number === answer;
  const { why } = confusions.find((each) => each.number === number) ?? {};
  return { isRight, items: [isRight], ...(why !== undefined && { why }) };
}

/** A number as a reader types it: with the decimal sign and the minus of any language. @param {string} text */
export function numberIn(text) {
  const plain = withPoint(text).replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
