/** The list of the lessons, with what is done of each. */

import { html } from 'lit';
import { doneIn } from './progress.js';

/** @import { Say } from '../../text/wording.js' */
/** @import { Listed } from './library.js' */

/** @param {readonly Listed[]} lessons @param {Say} say */
export const contents = (lessons, say) => html`
  <article class="contents">
    <h1 id="title" tabindex="-1">${say('lessons')}</h1>
    <p>${say('lessons-intro')}</p>
    <ol>
      ${lessons.map(
        ({ name, title, minutes, language }) => html`
          <li>
            <a href="#lesson=${name}" lang=${language}>${title}</a>
            <span class="about">${say('lesson-minutes', { count: minutes })}${isBegun(name) ? html` · ${say('lesson-begun')}` : ''}</span>
          </li>
        `,
      )}
    </ol>
    <p>${say('lessons-own')}</p>
  </article>
`;

/** @param {string} name */
function isBegun(name) {
  const { tasks, questions } = doneIn(name);
  return tasks.length + Object.keys(questions).length > 0;
}
