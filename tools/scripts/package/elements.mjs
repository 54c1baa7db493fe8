// What an author may know of our elements. The types, the manifest for editors and README's table are made from it; a test
// compares it with the elements.

import { VIEW } from './view.mjs';

/**
 * @typedef {object} Attribute
 * @property {string} name the property has the same
 * @property {string} type in TypeScript, of the property when it is set
 * @property {string} [reads] in TypeScript, of the property when it is read; as `type`, if left out
 * @property {string} [default]
 * @property {string} text what it is for, in Markdown
 *
 * @typedef {{name: string, type: string, text: string, takes?: string}} Field `takes` is the type of what it may be set to, if it may
 * @typedef {{name: string, parameters: {name: string, type: string, optional?: true}[], returns: string, text: string}} Method
 * @typedef {{name: string, detail: string, text: string}} Event_ with the type of its `detail`
 * @typedef {{name: string, text: string}} Named
 *
 * @typedef {object} Element_
 * @property {string} tag
 * @property {string} className
 * @property {string} text
 * @property {Attribute[]} attributes
 * @property {Field[]} [fields]
 * @property {Method[]} [methods]
 * @property {Event_[]} [events]
 * @property {Named[]} [cssProperties]
 * @property {Named[]} [slots]
 * @property {Named[]} [parts]
 */

/** @type {Attribute} */
const FOR = {
  name: 'for',
  type: 'string',
  text: 'the id of the view; without it, the first of the page is meant',
};

/** All elements. @type {Element_[]} */
export const ELEMENTS = [
  VIEW,
  {
    tag: 'plyscope-step',
    className: 'PlyscopeStep',
    text: 'A link that leads a view to a moment; disabled while the search has no such moment.',
    attributes: [FOR, { name: 'to', type: 'string', text: 'a step or a moment' }],
  },
  {
    tag: 'plyscope-say',
    className: 'PlyscopeSay',
    text: 'A text that is true of a view, in its language; where a fact is gone, it says so.',
    attributes: [
      FOR,
      {
        name: 'what',
        type: 'string',
        text: '`sentence`, `step`, `steps`, `nodes`, `leaves`, `entered`, `evaluated`, `cutoffs`, `minimax`, `critical`, `saved`, `saved-percent`, `line`, `value` or `value:B`',
      },
    ],
  },
  {
    tag: 'plyscope-when',
    className: 'PlyscopeWhen',
    text: 'Shows what it holds only while a condition is true of a view; never if it is about a node that is not there, with `not` neither.',
    attributes: [
      FOR,
      {
        name: 'is',
        type: 'string',
        text: 'the condition: `cut:H`, `entered:H`, `best:H`, `at:`, `before:` or `after:` a moment, each also with `not ` before it; `entered<23` and the like; several, joined by ` and `',
      },
      {
        name: 'that',
        type: 'string',
        text: 'the same, for frameworks in which `is` has another meaning',
      },
    ],
  },
  {
    tag: 'plyscope-lesson',
    className: 'PlyscopeLesson',
    text: 'A lesson of your own in a frame, as Plyscope’s page shows it.',
    attributes: [
      { name: 'src', type: 'string', text: 'the address of its text, in Markdown' },
      {
        name: 'host',
        type: 'string',
        text: 'the folder of Plyscope’s pages; that of the script that is loaded, if left out',
      },
      {
        name: 'lang',
        type: 'string',
        text: 'the language of the frame; the reader’s, if left out',
      },
    ],
  },
];
