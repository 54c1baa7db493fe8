/** The directives of lessons, which are what a lesson has besides plain Markdown: each is a file. Pure, but for what draws. */

import { aside } from './blocks/aside.js';
import { step } from './blocks/step.js';
import { hint, task } from './blocks/task.js';
import { view } from './blocks/view.js';
import { when } from './blocks/when.js';
import { one, several } from './questions/choice.js';
import { click } from './questions/click.js';
import { generated } from './questions/generated.js';
import { match } from './questions/match.js';
import { number } from './questions/number.js';
import { order } from './questions/order.js';
import { trueFalse } from './questions/true-false.js';

/** @import { Directive, Form, InSentence, QuestionKind } from './directive.js' */
/** @import { Block, Inline, Question } from './format.js' */

/** Those that ask something. */
export const QUESTIONS = /** @type {const} */ ([
  one,
  several,
  trueFalse,
  match,
  order,
  number,
  click,
  generated,
]);

/** All of them. */
export const DIRECTIVES = /** @type {const} */ ([
  view,
  step,
  when,
  task,
  hint,
  aside,
  ...QUESTIONS,
]);

/** Any of them, whatever it becomes. @typedef {Directive<any> & Partial<InSentence<any> & QuestionKind<any, any>>} AnyDirective */

/** @type {readonly AnyDirective[]} */
const ALL = DIRECTIVES;

/** The directives of a form, by their names. @param {Form} form @returns {Map<string, AnyDirective>} */
export const directivesOf = (form) =>
  new Map(
    ALL.filter((each) =>
      form === 'textDirective' ? 'inSentence' in each : each.form === form,
    ).map((each) => [each.name, each]),
  );

/** The directive that has become a part of a lesson; undefined for plain Markdown. @param {Block | Inline} part */
export const directiveOf = ({ kind }) => ALL.find(({ name }) => name === kind);

/** Whether a block of a lesson asks something. @param {Block} block @returns {block is Question} */
export const isQuestion = (block) => QUESTIONS.some(({ name }) => name === block.kind);
