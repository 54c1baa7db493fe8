/** A node to click on, or to go to with the keyboard: the one that a moment is about. Pure, but for what draws. */

import { MOMENT_AT_NODE } from '../values.js';
import { mark, QUESTION, readAsked } from './question.js';

/** @import { QuestionKind } from '../directive.js' */
/** @import { Asked } from './question.js' */

/** @typedef {Asked & {kind: 'click', on: string, of: string}} NodeAsked */

/** @type {QuestionKind<NodeAsked, string>} an answer is the node that is chosen in the view */
export const click = {
  ...QUESTION,
  name: 'click',
  needs: { on: MOMENT_AT_NODE },
  isAboutView: true,
  read({ on = '', of }, reader, node) {
    const { id, blocks } = readAsked(reader, node);
    return { id, blocks, on, of };
  },
  begin: () => '',
  isComplete: (node) => node !== '',
  judge({ of, on }, node, views) {
    const isRight = node === views.called(of)?.nodeAt(on);
    return { isRight, items: [isRight] };
  },
  see: ({ of, on }) => ({ of, moment: on }),
  ofNode: (node) => node,
  answer({ of, on }, answering, page) {
    const { html, say, views } = page;
    const view = views.called(of);
    const isGone = view !== null && view.steps > 0 && view.nodeAt(on) === null;
    return html`
      <p class="clicked" aria-live="polite">${say('lesson-clicked', { node: answering.answer || 'none' })} ${mark(answering, 0, page)}</p>
      ${isGone ? html`<p>${say('lesson-click-gone')} <button type="button" @click=${() => views.restore(of)}>${say('lesson-restore')}</button></p>` : null}
    `;
  },
};
