/** The end of a lesson: what was done, what was understood at once, and where to go on. */

import { html, nothing } from 'lit';

/** @import { Say } from '../../text/wording.js' */
/** @import { Task } from './blocks/task.js' */
/** @import { Question } from './format.js' */
/** @import { Done } from './progress.js' */

/**
 * @param {object} lesson
 * @param {readonly Task[]} lesson.tasks
 * @param {readonly Question[]} lesson.questions
 * @param {Done} lesson.done
 * @param {{name: string, title: string} | null} lesson.next
 * @param {{say: Say, again: () => void}} parts
 */
export function summary({ tasks, questions, done, next }, { say, again }) {
  const tasksDone = tasks.filter(({ id }) => done.tasks.includes(id)).length;
  const answered = questions.filter(({ id }) => id in done.questions);
  const atOnce = answered.filter(({ id }) => done.questions[id]).length;
  const later = answered.filter(({ id }) => !done.questions[id]);
  return html`
    <footer class="summary">
      <h2>${say('lesson-summary')}</h2>
      <ul>
        ${tasks.length > 0 ? html`<li>${say('lesson-tasks-done', { done: tasksDone, count: tasks.length })}</li>` : nothing}
        ${questions.length > 0 ? html`<li>${say('lesson-questions-right', { right: atOnce, answered: answered.length, count: questions.length })}</li>` : nothing}
      </ul>
      ${
        later.length > 0
          ? html`
              <p>${say('lesson-look-again')}</p>
              <ul>
                ${later.map(({ id }) => html`<li><a href="#question-${id}" @click=${jump}>${say('lesson-question-number', { number: id })}</a></li>`)}
              </ul>
            `
          : nothing
      }
      <p class="actions">
        ${next ? html`<a class="next" href="#lesson=${next.name}">${say('lesson-next', { title: next.title })}</a>` : nothing}
        <a href="#lessons">${say('lesson-all')}</a>
        ${tasksDone + answered.length > 0 ? html`<button type="button" @click=${again}>${say('lesson-again')}</button>` : nothing}
      </p>
    </footer>
  `;
}

/** Goes to a question without changing the address, which names the lesson. @param {MouseEvent} event */
function jump(event) {
  event.preventDefault();
  const { hash } = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
}
