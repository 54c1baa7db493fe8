/** What stands under the sentence: lists, counters, what to notice, and the tree as text. */

import { html } from 'lit';
import { AS_LISTED } from '../session/state.js';
import { counters } from './counters.js';
import { notice } from './now.js';
import { room } from './room.js';
import { treeText } from './tree-text.js';

/** What opens the table of results, and closes it. @param {import('./model.js').Model} model */
function resultsButton({ state, say, dispatch }) {
  const open = state.results !== null;
  const toggle = () => dispatch({ type: 'results', sort: open ? null : AS_LISTED });
  return html`
    <button type="button" class="toggle results-toggle" aria-expanded=${open} @click=${toggle}>
      ${say('all-results')}
    </button>
  `;
}

/** All searches beside each other, where that is open. @param {import('./model.js').Model} model */
export function resultsPlace(model) {
  const { results: sort } = model.state;
  if (sort === null) return undefined;
  return room(model, 'results', ({ results }) => results(model, sort));
}

/**
 * @param {import('./model.js').Model} model
 * @param {import('../session/draft.js').Draft} draft
 * @param {string | null} error what is wrong with it
 */
export function under(model, { text, type, leave, discard }, error) {
  const { bestFirst, hasTable } = model.search.overview;
  const lists =
    bestFirst || hasTable
      ? room(model, 'lists', (lists) => [lists.transpositionTable(model), lists.openList(model)])
      : undefined;
  const decided = room(model, 'decision', ({ decision }) => decision(model));
  const code = room(model, 'code', ({ pseudocode }) => pseudocode(model));
  const asked = room(model, 'asking', ({ questions }) => questions(model));
  const order = room(model, 'order', ({ order }) => order(model));
  const stack = bestFirst ? undefined : room(model, 'stack', ({ callStack }) => callStack(model));
  const told = room(model, 'story', ({ story }) => story(model));
  // Who has asked is to see the answer; nobody needs to see that one can ask.
  const isAsked = model.state.asked !== null;
  return html`
    ${decided} ${isAsked ? asked : undefined} ${code} ${stack} ${told} ${lists} ${counters(model)}
    ${resultsButton(model)} ${order} ${isAsked ? undefined : asked}
    ${notice(model)}
    ${treeText(model, { draft: text, error, type, leave, discard })}
  `;
}
