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
 * @param {unknown} beside.compared the words on searches in other panes
 */
export const pinned = (model, { question, compared }) => html`
  <div class="pinned" tabindex=${compared || isNarrow(model) ? 0 : nothing}>
    ${question} ${tally(model)} ${now(model)} ${decision(model)} ${compared}
  </div>
`;

/** As narrow as a phone, where not all of it may fit, so that the keyboard has to scroll it. @param {Model} model */
const isNarrow = ({ state }) => (state.size?.width ?? Infinity) <= ONE_COLUMN;
