/** Items to be put into their order. Pure, but for what draws. */

import { mark, QUESTION, readItem, readListed, verdictOf } from './question.js';

/** @import { QuestionKind } from '../directive.js' */
/** @import { Inline } from '../format.js' */
/** @import { Asked } from './question.js' */

/** @typedef {Asked & {kind: 'order', items: Inline[][]}} Order */

/** @type {QuestionKind<Order, readonly number[]>} an answer is the items as they are placed, by their numbers in the right order */
export const order = {
  ...QUESTION,
  name: 'order',
  read(_, reader, node) {
    const { id, blocks, items } = readListed(reader, node);
    return { id, blocks, items: items.map((item) => readItem(reader, item).parts) };
  },
  begin: ({ items }) => disordered(items.length),
  isComplete: () => true,
  judge: ({ items }, placed) => verdictOf(items.map((_, at) => placed[at] === at)),
  answer({ items }, answering, page) {
    const { html, say } = page;
    const { answer: placed } = answering;
    /** @param {number} at @param {number} by @param {string} sign */
    const mover = (at, by, sign) => html`
      <button
        type="button"
        aria-label=${say('lesson-move', { place: at + 1, to: by < 0 ? 'up' : 'down' })}
        ?disabled=${at + by < 0 || at + by >= placed.length}
        @click=${() => answering.give(placed.with(at, placed[at + by]).with(at + by, placed[at]))}
      >
        ${sign}
      </button>
    `;
    return html`
      <ol class="order">
        ${placed.map(
          (item, at) => html`
            <li>
              ${mover(at, -1, '↑')} ${mover(at, 1, '↓')}
              <span>${page.words(items[item])}</span> ${mark(answering, at, page)}
            </li>
          `,
        )}
      </ol>
    `;
  },
};

/**
 * An order of items that is not the right one: each is as far from its place as it can be.
 * @param {number} count
 */
export const disordered = (count) =>
  Array.from({ length: count }, (_, at) => (at + Math.ceil(count / 2)) % count);
