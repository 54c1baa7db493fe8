/** A task of a lesson: what is to be brought about in the view, a hint, a solution, and the word that it is done. */

import { html, nothing } from 'lit';

/** @import { Say } from '../../text/wording.js' */
/** @import { Task } from './format.js' */

/**
 * @param {Task} task
 * @param {object} parts
 * @param {Say} parts.say
 * @param {unknown} parts.prose
 * @param {unknown} parts.hint its prose, once it is wanted; null before
 * @param {boolean} parts.isDone
 * @param {() => void} parts.wantHint
 * @param {() => void} parts.solve
 */
export function taskOnPage(task, { say, prose, hint, isDone, wantHint, solve }) {
  const hasHint = task.hint.length > 0 && hint === null;
  return html`
    <section class="task ${isDone ? 'done' : ''}" aria-labelledby="task-${task.id}">
      <h3 id="task-${task.id}">${say('lesson-task', { number: task.id })}</h3>
      ${prose}
      ${hint ?? nothing}
      <p class="actions">
        ${hasHint ? html`<button type="button" @click=${wantHint}>${say('lesson-hint')}</button>` : nothing}
        ${Object.keys(task.solution).length > 0 ? html`<button type="button" @click=${solve}>${say('lesson-solution')}</button>` : nothing}
        <span class="state" role="status">${say(isDone ? 'lesson-done' : 'lesson-to-do')}</span>
      </p>
    </section>
  `;
}
