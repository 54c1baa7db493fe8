/** Opening a lesson from the page: it has a page of its own. */

import { store } from '../storage.js';
import { OWN, writeAddress } from './address.js';

/** Whether a file is a lesson, by its name. @param {string} name */
export const isLesson = (name) => /\.(md|markdown)$/i.test(name);

/** Opens the text of a lesson. @param {string} text */
export function openLesson(text) {
  store('own-lesson', text, 'sessionStorage');
  location.assign(`./lesson.html${writeAddress(OWN, '')}`);
}
