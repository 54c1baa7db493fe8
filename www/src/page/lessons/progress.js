/** What a reader has done in each lesson, as it is kept for later visits. */

import { store, stored } from '../storage.js';

/**
 * Tasks that are done and questions that are answered, by their numbers; of a question, whether it was right the first time. Of the
 * passages that lead the view, how far the reader has come.
 * @typedef {{tasks: string[], questions: Record<string, boolean>, passage: number}} Done
 */

/** @type {Done} */
export const NOTHING_DONE = { tasks: [], questions: {}, passage: 0 };

/** @returns {Record<string, Done>} */
function all() {
  try {
    const kept = JSON.parse(stored('lessons') || '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** What is done in a lesson. @param {string} name @returns {Done} */
export function doneIn(name) {
  const { tasks, questions, passage } = all()[name] ?? {};
  return {
    tasks: Array.isArray(tasks) ? tasks : [],
    questions: typeof questions === 'object' && questions !== null ? questions : {},
    passage: typeof passage === 'number' ? passage : 0,
  };
}

/** How much of a lesson is done, from 0 to 1: of its passages, tasks and questions together. @param {{name: string, passages: number, exercises: number}} lesson */
export function partOf({ name, passages, exercises }) {
  const { tasks, questions, passage } = doneIn(name);
  const done = Math.min(passage, passages) + tasks.length + Object.keys(questions).length;
  return Math.min(1, done / Math.max(1, passages + exercises));
}

/** Keeps what is done in a lesson, which is the one that the reader was at last. @param {string} name @param {Done} done */
export function keepDone(name, done) {
  store('lessons', JSON.stringify({ ...all(), [name]: done }));
  store('lesson-left', name);
}

/** The lesson that the reader was at last; empty if there is none. */
export const lastLesson = () => stored('lesson-left');

/** Forgets what is done in any lesson. */
export function forgetAll() {
  store('lessons', '');
  store('lesson-left', '');
}
