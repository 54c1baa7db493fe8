/** What belongs to what. Pure, but for what draws. */

import { mark, QUESTION, readItem, readListed, reason, verdictOf } from './question.js';

/** @import { ListItem } from 'mdast' */
/** @import { QuestionKind } from '../directive.js' */
/** @import { Inline } from '../format.js' */
/** @import { Reader } from '../reader.js' */
/** @import { Asked } from './question.js' */

/** @typedef {{parts: Inline[], to: string, why: Inline[]}} Pair */

/** @typedef {Asked & {kind: 'match', pairs: Pair[]}} Match */

/** What parts a pair: `alpha-beta = cuts`. */
const PAIR = / = /;

/** @type {QuestionKind<Match, readonly string[]>} an answer is what each is said to belong to, empty where nothing is said */
export const match = {
  ...QUESTION,
  name: 'match',
  read(_, reader, node) {
    const { id, blocks, items } = readListed(reader, node);
    return { id, blocks, pairs: items.flatMap((item) => readPair(reader, item)) };
  },
  begin: ({ pairs }) => pairs.map(() => ''),
  isComplete: (chosen) => !chosen.includes(''),
  judge: ({ pairs }, chosen) => verdictOf(pairs.map(({ to }, at) => chosen[at] === to)),
  answer({ pairs }, answering, page) {
    const { html, say } = page;
    const { answer: chosen, verdict } = answering;
    // Each once, in the order of the alphabet.
    const all = [...new Set(pairs.map(({ to }) => to))].sort((a, b) =>
      a.localeCompare(b, document.documentElement.lang),
    );
    return html`
      <ul class="pairs">
        ${pairs.map(
          ({ parts, why }, at) => html`
            <li>
              <label>
                <span>${page.words(parts)}</span>
                <select
                  @change=${(/** @type {Event & {currentTarget: HTMLSelectElement}} */ { currentTarget }) => answering.give(chosen.with(at, currentTarget.value))}
                >
                  <option value="" ?selected=${!chosen[at]}>${say('lesson-choose')}</option>
                  ${all.map((to) => html`<option value=${to} ?selected=${chosen[at] === to}>${to}</option>`)}
                </select>
                ${mark(answering, at, page)}
              </label>
              ${reason(why, verdict !== null, page)}
            </li>
          `,
        )}
      </ul>
    `;
  },
};

/** @param {Reader} reader @param {ListItem} item @returns {Pair[]} */
function readPair(reader, item) {
  const { parts, why } = readItem(reader, item);
  const last = parts.at(-1);
  const at = last?.kind === 'text' ? last.text.search(PAIR) : -1;
  if (last?.kind !== 'text' || at < 0) {
    reader.fault('not-a-pair', item);
    return [];
  }
  const head = { kind: /** @type {const} */ ('text'), text: last.text.slice(0, at) };
  return [{ parts: [...parts.slice(0, -1), head], to: last.text.slice(at + 3).trim(), why }];
}
