/** Statements: whether each was said to be true. Pure, but for what draws. */

import { readOptions } from './choice.js';
import { mark, QUESTION, readListed, reason, verdictOf } from './question.js';

/** @import { QuestionKind } from '../directive.js' */
/** @import { Option } from './choice.js' */
/** @import { Asked } from './question.js' */

/** Those that are true are the right options. @typedef {Asked & {kind: 'true-false', options: Option[]}} Statements */

/** @type {QuestionKind<Statements, readonly (boolean | null)[]>} */
export const trueFalse = {
  ...QUESTION,
  name: 'true-false',
  read(_, reader, node) {
    const { id, blocks, items } = readListed(reader, node);
    return { id, blocks, options: readOptions(reader, items) };
  },
  begin: ({ options }) => options.map(() => null),
  isComplete: (said) => !said.includes(null),
  judge: ({ options }, said) => verdictOf(options.map(({ isRight }, at) => said[at] === isRight)),
  answer({ id, options }, answering, page) {
    const { html, say } = page;
    const { answer: said, verdict } = answering;
    /** @param {number} at @param {boolean} isTrue */
    const radio = (at, isTrue) => html`
      <label>
        <input
          type="radio"
          name="question-${id}-${at}"
          .checked=${said[at] === isTrue}
          @change=${() => answering.give(said.with(at, isTrue))}
        />
        <span>${say(isTrue ? 'lesson-true' : 'lesson-false')}</span>
      </label>
    `;
    return options.map(
      ({ parts, why }, at) => html`
        <fieldset>
          <legend>${page.words(parts)}</legend>
          ${radio(at, true)} ${radio(at, false)} ${mark(answering, at, page)}
          ${reason(why, verdict !== null, page)}
        </fieldset>
      `,
    );
  },
};
