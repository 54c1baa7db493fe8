/**
 * What a directive of lessons is: how it is written and read, what its attributes may be, how it is shown, and what can be wrong
 * with it once its view has been searched. What shows it takes `html` from the page, so that the command, which only reads and
 * checks, has nothing of Lit in it.
 */

/** @import { ContainerDirective, LeafDirective } from 'mdast-util-directive' */
/** @import { html } from 'lit' */
/** @import { Say } from '../../text/wording.js' */
/** @import { View } from './blocks/view.js' */
/** @import { Answerable, Fault } from './format.js' */
/** @import { LessonOnPage } from './lesson.js' */
/** @import { Answering } from './questions/answering.js' */
/** @import { Verdict } from './questions/question.js' */
/** @import { Reader } from './reader.js' */
/** @import { Views } from './scene.js' */
/** @import { Make, Shown, Value } from './values.js' */

/** @typedef {'textDirective' | 'leafDirective' | 'containerDirective'} Form */

/** Where a directive stands: in a scene, in a task, or in another block. @typedef {'scene' | 'task' | 'block'} Place */

/**
 * @template {{kind: string}} B the block that it becomes
 * @typedef {object} Directive
 * @property {B['kind']} name
 * @property {Form} form how it is written: `::name`, or `:::name` … `:::`
 * @property {Readonly<Record<string, Value>>} [needs] the attributes that it must have
 * @property {Readonly<Record<string, Value>>} [may] those that it may have
 * @property {boolean} [isAboutView] whether it is about the view of its scene, or about the one that it names with `of`
 * @property {Place | 'anywhere'} [place] where it may stand; in a scene if it does not say
 * @property {number} [minutes] how long it takes, besides reading
 * @property {(attributes: Record<string, string>, reader: Reader, node: ContainerDirective | LeafDirective) => Omit<B, 'kind' | 'line'>} read
 * @property {(block: B, at: {view: View, shown: Shown, make: Make}) => Promise<Omit<Fault, 'line'>[]>} [check] what is wrong in
 *   a search, besides attributes that say what is not there
 * @property {(block: B, page: LessonOnPage) => unknown} [draw] none if it is shown as part of another
 */

/**
 * A directive that may stand in a sentence too, as `:name[…]`.
 * @template {{kind: string}} I
 * @typedef {{inSentence: (part: I, inside: unknown, lit: typeof html) => unknown}} InSentence
 */

/**
 * A kind of question.
 * @template {Answerable} Q
 * @template A an answer, as far as it is given
 * @typedef {Directive<Q> & {
 *   make: (question: Q, seed: number, say: Say) => {question: Answerable},
 *   begin: (question: Q) => A,
 *   isComplete: (answer: A, question: Q) => boolean,
 *   judge: (question: Q, answer: A, views: Views) => Verdict | null,
 *   answer: (question: Q, answering: Answering<A>, page: LessonOnPage) => unknown,
 *   see?: (question: Q) => {of: string, moment: string} | null,
 *   ofNode?: (node: string) => A,
 * }} QuestionKind
 *   `answer` draws what a reader answers with; `judge` gives null as long as the view cannot tell; `see` is the moment that shows
 *   the answer; `ofNode` is the answer that a node is which was chosen in the view
 */

export {};
