/** What a reader has done in each lesson, as it is kept for later visits. */

import { store, stored } from '../storage.js';

/**
 * Tasks that are done and questions that are answered, by their numbers; of a question, whether it was right the first time.
 * @typedef {{tasks: string[], questions: Record<string, boolean>}} Done
 */

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
  const { tasks, questions } = all()[name] ?? {};
  return {
    tasks: Array.isArray(tasks) ? tasks : [],
    questions: typeof questions === 'object' && questions !== null ? questions : {},
  };
}

/** Keeps what is done in a lesson. @param {string} name @param {Done} done */
export function keepDone(name, done) {
  store('lessons', JSON.stringify({ ...all(), [name]: done }));
}
