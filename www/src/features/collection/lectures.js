/** The kept lectures in *My trees*. */

import { html } from 'lit';

/** @import { KeptLecture } from '../../session/lecture.js' */
/** @import { Messages } from '../../text/messages.js' */

/** @param {KeptLecture} lecture @param {Messages['say']} say */
export const nameOfLecture = ({ title }, say) => title || say('lecture-untitled');

/**
 * @param {readonly KeptLecture[]} lectures
 * @param {Messages} messages
 * @param {{open: (lecture: KeptLecture) => void, remove: (lecture: KeptLecture) => void}} doings
 */
export function lectureList(lectures, { say, locale }, { open, remove }) {
  if (lectures.length === 0) return undefined;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return html`
    <section class="lectures" aria-labelledby="my-lectures">
      <h3 id="my-lectures">${say('lectures')}</h3>
      <ul>
        ${lectures.map((lecture) => {
          const { id, changed, moments } = lecture;
          const name = nameOfLecture(lecture, say);
          return html`
            <li>
              <button type="button" class="lecture" data-id=${id} @click=${() => open(lecture)}><b>${name}</b></button>
              <span>${say('lecture-size', { count: moments.length })}</span>
              <time datetime=${new Date(changed).toISOString()}>${when.format(changed)}</time>
              <button type="button" aria-label=${`${say('edit-delete')}: ${name}`} @click=${() => remove(lecture)}>${say('edit-delete')}</button>
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}
