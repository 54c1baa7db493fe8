/** What stands under the sentence: lists, counters, what to notice, and the tree as text. */

import { html } from 'lit';
import { counters } from './counters.js';
import { notice } from './now.js';
import { room } from './room.js';
import { treeText } from './tree-text.js';

/**
 * @param {import('./model.js').Model} model
 * @param {import('../draft.js').Draft} draft
 * @param {string | null} error what is wrong with it
 */
export function under(model, { text, type, leave, discard }, error) {
  const { bestFirst, hasTable } = model.search.overview;
  const lists =
    bestFirst || hasTable
      ? room(model, 'lists', (lists) => [lists.transpositionTable(model), lists.openList(model)])
      : undefined;
  // The first module knows no pseudocode and no visits, and answers no questions.
  const { isWhole } = model.search;
  const code = isWhole ? room(model, 'code', ({ pseudocode }) => pseudocode(model)) : undefined;
  const asked = isWhole ? room(model, 'asking', ({ questions }) => questions(model)) : undefined;
  const stack =
    isWhole && !bestFirst ? room(model, 'stack', ({ callStack }) => callStack(model)) : undefined;
  // Who has asked is to see the answer; nobody needs to see that one can ask.
  const isAsked = model.state.asked !== null;
  return html`
    ${isAsked ? asked : undefined} ${code} ${stack} ${lists} ${counters(model)}
    ${isAsked ? undefined : asked}
    ${notice(model)}
    ${treeText(model, { draft: text, error, type, leave, discard })}
  `;
}
