/** What is always in sight beside the tree: the counts, the sentence of the step, and its decision. */

import { html, nothing } from 'lit';
import { ONE_COLUMN } from '../layout/widths.js';
import { decision } from './decision.js';
import { now } from './now.js';
import { tally } from './tally.js';

/** @import { Model } from './model.js' */

/**
 * @param {Model} model
 * @param {object} beside
 * @param {unknown} beside.question to a learner, who answers it before the step is shown
 * @param {boolean} beside.isCompared whether other searches stand beside this one: then each pane says what it has done and what happens
 * @param {unknown} beside.summary of all of them
 */
export const pinned = (model, { question, isCompared, summary }) => html`
  <div class="pinned" tabindex=${isCompared || isNarrow(model) ? 0 : nothing}>
    ${question} ${isCompared ? undefined : tally(model)} ${now(model)} ${isCompared ? undefined : decision(model)} ${summary}
  </div>
`;

/** As narrow as a phone, where not all of it may fit, so that the keyboard has to scroll it. @param {Model} model */
const isNarrow = ({ state }) => (state.size?.width ?? Infinity) <= ONE_COLUMN;
