/** One right option, or several: those that are picked are the right ones. Pure, but for what draws. */

import { plain } from '../plain.js';
import { mark, QUESTION, readItem, readListed, reason, verdictOf } from './question.js';

/** @import { ListItem } from 'mdast' */
/** @import { QuestionKind } from '../directive.js' */
/** @import { Inline } from '../format.js' */
/** @import { Reader } from '../reader.js' */
/** @import { Asked } from './question.js' */

/** @typedef {{isRight: boolean, parts: Inline[], why: Inline[]}} Option */

/** @typedef {Asked & {kind: 'one', options: Option[]}} One */
/** @typedef {Asked & {kind: 'several', options: Option[]}} Several */

/** An option: `[x]` if it is right, `[ ]` if it is wrong. */
const OPTION = /^\[([ x])\] ?/;

/** Options of at most so many characters stand beside each other. */
const SHORT = 3;

/** The options that items are. @param {Reader} reader @param {readonly ListItem[]} items @returns {Option[]} */
export const readOptions = (reader, items) =>
  items.flatMap((item) => {
    const words = item.children[0]?.type === 'paragraph' ? item.children[0].children[0] : undefined;
    const found = words?.type === 'text' ? OPTION.exec(words.value) : null;
    if (words?.type !== 'text' || found === null) {
      reader.fault('not-an-option', item);
      return [];
    }
    // It is no part of what the option says, in which brackets name nodes.
    words.value = words.value.slice(found[0].length);
    return [{ isRight: found[1] === 'x', ...readItem(reader, item) }];
  });

/**
 * What both kinds are.
 * @param {(right: number) => boolean} areRight whether so many options may be right
 * @param {'radio' | 'checkbox'} type
 * @param {(picked: ReadonlySet<number>, at: number, isPicked: boolean) => ReadonlySet<number>} pick
 * @returns {Omit<QuestionKind<One | Several, ReadonlySet<number>>, 'name'>}
 */
const choice = (areRight, type, pick) => ({
  ...QUESTION,
  read(_, reader, node) {
    const { id, blocks, items } = readListed(reader, node);
    const options = readOptions(reader, items);
    if (!areRight(options.filter(({ isRight }) => isRight).length))
      reader.fault('no-right-option', node, { name: node.name });
    return { id, blocks, options };
  },
  begin: () => new Set(),
  isComplete: (picked) => picked.size > 0,
  judge: ({ options }, picked) =>
    verdictOf(options.map(({ isRight }, at) => isRight === picked.has(at))),
  answer({ id, options }, answering, page) {
    const { html } = page;
    const { answer: picked, verdict } = answering;
    return html`
      <ul class="options ${options.every(({ parts }) => plain(parts).length <= SHORT) ? 'short' : ''}">
        ${options.map(
          ({ parts, why }, at) => html`
            <li>
              <label>
                <input
                  type=${type}
                  name="question-${id}"
                  .checked=${picked.has(at)}
                  @change=${(/** @type {Event & {currentTarget: HTMLInputElement}} */ { currentTarget }) => answering.give(pick(picked, at, currentTarget.checked))}
                />
                <span>${page.words(parts)}</span>
                ${picked.has(at) ? mark(answering, at, page) : null}
              </label>
              ${reason(why, verdict !== null && (picked.has(at) || verdict.isRight), page)}
            </li>
          `,
        )}
      </ul>
    `;
  },
});

/** @type {QuestionKind<One, ReadonlySet<number>>} */
export const one = {
  name: 'one',
  ...choice(
    (right) => right === 1,
    'radio',
    (_, at) => new Set([at]),
  ),
};

/** @type {QuestionKind<Several, ReadonlySet<number>>} */
export const several = {
  name: 'several',
  ...choice(
    (right) => right > 0,
    'checkbox',
    (picked, at, isPicked) => new Set([...picked, at].filter((each) => isPicked || each !== at)),
  ),
};
