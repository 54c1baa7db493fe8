/** What is shown only while a condition holds. */

import { CONDITION } from '../values.js';

/** @import { Directive, InSentence } from '../directive.js' */
/** @import { Block, Inline } from '../format.js' */

/** @typedef {{kind: 'when', is: string, of: string, blocks: Block[], line: number}} When */
/** @typedef {{kind: 'when', is: string, of: string, parts: Inline[]}} WhenInSentence */

/** @type {Directive<When> & InSentence<WhenInSentence>} */
export const when = {
  name: 'when',
  form: 'containerDirective',
  needs: { is: CONDITION },
  isAboutView: true,
  place: 'anywhere',
  read: ({ is = '', of }, reader, { children }) => ({ is, of, blocks: reader.blocks(children) }),
  draw: ({ is, of, blocks }, page) =>
    page.html`<plyscope-when class="block" for=${of} is=${is}>${page.prose(blocks)}</plyscope-when>`,
  inSentence: ({ of, is }, inside, html) =>
    html`<plyscope-when for=${of} is=${is}>${inside}</plyscope-when>`,
};
