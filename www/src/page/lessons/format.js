/**
 * What a lesson consists of, once its text has been read. Pure.
 *
 * A lesson is a heading and scenes. A scene is a view and the prose beside it, up to the next view or a line `---`; other prose is
 * a scene without a view. Steps, tasks and questions are about the view of their scene.
 */

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
 * @typedef {object} View
 * @property {string} id by which live words and steps of other scenes name it
 * @property {Record<string, string>} attributes those of `<plyscope-view>`
 * @property {number} line where it stands
 */

/**
 * @typedef {{kind: 'heading', level: 2 | 3, id: string, parts: Inline[]}
 *   | {kind: 'paragraph', parts: Inline[]}
 *   | {kind: 'list', ordered: boolean, items: Block[][]}
 *   | {kind: 'code', text: string}
 *   | {kind: 'table', head: Inline[][], rows: Inline[][][]}
 *   | {kind: 'aside', title: Inline[], blocks: Block[]}
 *   | Step | When | Task | Question} Block
 */

/**
 * A passage that moves the view to its moment.
 * @typedef {{kind: 'step', to: string, of: string, blocks: Block[], line: number}} Step
 */

/**
 * What is shown only while a condition holds.
 * @typedef {{kind: 'when', is: string, of: string, blocks: Block[], line: number}} When
 */

/**
 * Something to bring about in the view.
 * @typedef {object} Task
 * @property {'task'} kind
 * @property {string} id
 * @property {string} is the condition under which it is done
 * @property {string} of the view that it is about
 * @property {Record<string, string>} solution attributes of the view with which it is done
 * @property {Block[]} blocks
 * @property {Block[]} hint
 * @property {number} line
 */

/** @typedef {Answerable | Generated} Question */

/** @typedef {Choice | Match | Order | NumberAsked | KnownNumber | NodeAsked} Answerable */

/**
 * One right option, several, or statements that are true or false.
 * @typedef {object} Choice
 * @property {'one' | 'several' | 'true-false'} kind
 * @property {string} id
 * @property {Block[]} blocks what is asked
 * @property {Option[]} options
 * @property {number} line
 */

/** @typedef {{isRight: boolean, parts: Inline[], why: Inline[]}} Option */

/**
 * What belongs to what.
 * @typedef {object} Match
 * @property {'match'} kind
 * @property {string} id
 * @property {Block[]} blocks
 * @property {{parts: Inline[], to: string, why: Inline[]}[]} pairs
 * @property {number} line
 */

/**
 * Items to be put into their order.
 * @typedef {{kind: 'order', id: string, blocks: Block[], items: Inline[][], line: number}} Order
 */

/**
 * A number to type: a fact of the view's search.
 * @typedef {{kind: 'number', id: string, blocks: Block[], fact: string, of: string, see: string, line: number}} NumberAsked
 */

/**
 * A node to click on, or to go to with the keyboard: the one that a moment is about.
 * @typedef {{kind: 'click', id: string, blocks: Block[], on: string, of: string, line: number}} NodeAsked
 */

/**
 * A number to type, which is known; and other numbers that a learner may come to, each with what was confused.
 * @typedef {object} KnownNumber
 * @property {'known-number'} kind
 * @property {string} id
 * @property {Block[]} blocks
 * @property {number} answer
 * @property {readonly {number: number, why: string}[]} confusions
 * @property {number} line
 */

/**
 * A question that is made from a seed, another one each time, with its answer from the core.
 * @typedef {{kind: 'generated', id: string, about: string, algorithm: string, line: number}} Generated
 */

/**
 * @typedef {{kind: 'text', text: string}
 *   | {kind: 'live', what: string, of: string}
 *   | {kind: 'strong' | 'emphasis', parts: Inline[]}
 *   | {kind: 'code', text: string}
 *   | {kind: 'link', href: string, parts: Inline[]}
 *   | {kind: 'moment', to: string, of: string, parts: Inline[]}
 *   | {kind: 'when', is: string, of: string, parts: Inline[]}} Inline
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
