/** A passage that moves the view to its moment, by coming to the reader's line, by a click or by its button; in a sentence, a link to the moment. */

import { MOMENT } from '../values.js';

/** @import { Directive, InSentence } from '../directive.js' */
/** @import { Block, Inline } from '../format.js' */

/** @typedef {{kind: 'step', to: string, of: string, blocks: Block[], line: number}} Step */
/** @typedef {{kind: 'step', to: string, of: string, parts: Inline[]}} StepInSentence */

/** Whether a click is on the words of a passage: on nothing that does something else, and not the end of a selection. @param {MouseEvent} event */
const isOnWords = ({ target }) =>
  target instanceof Element &&
  target.closest('a, button, plyscope-step') === null &&
  getSelection()?.isCollapsed !== false;

/** @type {Directive<Step> & InSentence<StepInSentence>} */
export const step = {
  name: 'step',
  form: 'containerDirective',
  needs: { to: MOMENT },
  isAboutView: true,
  minutes: 0.2,
  read: ({ to = '', of }, reader, { children }) => ({ to, of, blocks: reader.blocks(children) }),
  draw(step, page) {
    const { html, say } = page;
    return html`
      <div class="step" data-of=${step.of} data-to=${step.to} @click=${(/** @type {MouseEvent} */ event) => isOnWords(event) && page.show(step)}>
        <div class="words">${page.prose(step.blocks)}</div>
        <button type="button" class="go" aria-label=${say('lesson-show-moment')} title=${say('lesson-show-moment')} @click=${() => page.show(step)}>▸</button>
      </div>
    `;
  },
  inSentence: ({ of, to }, inside, html) =>
    html`<plyscope-step for=${of} to=${to}>${inside}</plyscope-step>`,
};
