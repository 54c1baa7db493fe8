/** The panels below the sentence: lists, counters, the notice, and the tree as text. */

import { html } from 'lit';
import { AS_LISTED } from '../session/state.js';
import { questions } from './asking.js';
import { callStack } from './call-stack.js';
import { pseudocode } from './code.js';
import { counters } from './counters.js';
import { decision } from './decision.js';
import { notice } from './now.js';
import { openList } from './open-list.js';
import { order } from './order.js';
import { results } from './results.js';
import { story } from './story.js';
import { transpositionTable } from './table.js';
import { treeText } from './tree-text.js';

/** @import { Draft } from '../session/draft.js' */
/** @import { Model } from './model.js' */

/** The button that opens and closes the table of results. @param {Model} model */
function resultsButton({ state, say, dispatch }) {
  const open = state.results !== null;
  const toggle = () => dispatch({ type: 'results', sort: open ? null : AS_LISTED });
  return html`
    <button type="button" class="toggle results-toggle" aria-expanded=${open} @click=${toggle}>
      ${say('all-results')}
    </button>
  `;
}

/** The table of results, if it is open. @param {Model} model */
export function resultsPlace(model) {
  const { results: sort } = model.state;
  return sort === null ? undefined : results(model, sort);
}

/**
 * @param {Model} model
 * @param {Draft} draft
 * @param {string | null} error the error in it
 */
export function under(model, { text, type, leave, discard }, error) {
  const { bestFirst, hasTable } = model.search.overview;
  const lists = bestFirst || hasTable ? [transpositionTable(model), openList(model)] : undefined;
  // Answers come first; without a question, the invitation to ask one stands further down.
  const isInspecting = model.state.inspected !== null;
  return html`
    ${decision(model)} ${isInspecting ? questions(model) : undefined} ${pseudocode(model)}
    ${bestFirst ? undefined : callStack(model)} ${story(model)} ${lists} ${counters(model)}
    ${resultsButton(model)} ${order(model)} ${isInspecting ? undefined : questions(model)}
    ${notice(model)}
    ${treeText(model, { draft: text, error, type, leave, discard })}
  `;
}
