/**
 * What a lesson consists of, once its text has been read. Pure.
 *
 * A lesson is a heading and scenes. A scene is a view and the prose beside it, up to the next view or a line `---`; other prose is
 * a scene without a view. Steps, tasks and questions are about the view of their scene.
 */

/** @import { View } from './blocks/view.js' */
/** @import { Directive, InSentence } from './directive.js' */
/** @import { DIRECTIVES, QUESTIONS } from './directives.js' */

/** @template D @typedef {D extends Directive<infer B> ? B : never} MadeBy what a directive becomes */
/** @template D @typedef {D extends InSentence<infer I> ? I : never} SaidBy what it becomes in a sentence */

/**
 * @typedef {object} Lesson
 * @property {string} title
 * @property {Scene[]} scenes
 */

/**
 * @typedef {object} Scene
 * @property {View | null} view
 * @property {Block[]} blocks
 */

/**
 * @typedef {{kind: 'heading', level: 2 | 3, id: string, parts: Inline[]}
 *   | {kind: 'paragraph', parts: Inline[]}
 *   | {kind: 'list', ordered: boolean, items: Block[][]}
 *   | {kind: 'code', text: string}
 *   | {kind: 'table', head: Inline[][], rows: Inline[][][]}
 *   | MadeBy<(typeof DIRECTIVES)[number]>} Block
 */

/** @typedef {MadeBy<(typeof QUESTIONS)[number]>} Question */

/** @typedef {Exclude<Question, {kind: 'generated'}>} Answerable */

/**
 * @typedef {{kind: 'text', text: string}
 *   | {kind: 'live', what: string, of: string}
 *   | {kind: 'node', text: string, of: string}
 *   | {kind: 'strong' | 'emphasis', parts: Inline[]}
 *   | {kind: 'code', text: string}
 *   | {kind: 'link', href: string, parts: Inline[]}
 *   | SaidBy<(typeof DIRECTIVES)[number]>} Inline
 */

/**
 * A mistake in the text of a lesson.
 * @typedef {object} Fault
 * @property {number} line from 1
 * @property {FaultKind} kind its message is `lesson-fault-KIND`
 * @property {string} [name]
 * @property {string} [value]
 * @property {string} [right] what would be right there
 */

/**
 * @typedef {'no-title' | 'second-title' | 'unknown-directive' | 'misplaced' | 'unknown-attribute' | 'missing-attribute'
 *   | 'wrong-value' | 'no-view' | 'unknown-view' | 'repeated-view' | 'no-fact' | 'no-condition' | 'no-moment' | 'no-right-option'
 *   | 'not-an-option' | 'few-options' | 'not-a-pair' | 'not-shown' | 'deep-heading' | 'open-word' | 'wrong-link'
 *   | 'nothing-there' | 'wrong-view' | 'done-already' | 'wrong-solution'} FaultKind
 */

export {};
