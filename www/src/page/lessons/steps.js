/** A step of a lesson: a passage that moves the view to its moment, by coming to the reader's line or by its button. */

import { html } from 'lit';

/** @import { Say } from '../../text/wording.js' */
/** @import { Step } from './format.js' */

/**
 * @param {Step} step
 * @param {object} parts
 * @param {Say} parts.say
 * @param {unknown} parts.prose
 * @param {(step: Step) => void} parts.go
 */
export const stepOnPage = (step, { say, prose, go }) => html`
  <div class="step" data-of=${step.of} data-to=${step.to}>
    <div class="words">${prose}</div>
    <button type="button" class="go" aria-label=${say('lesson-show-moment')} title=${say('lesson-show-moment')} @click=${() => go(step)}>▸</button>
  </div>
`;
