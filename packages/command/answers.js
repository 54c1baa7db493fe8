/** The kept states of exercises in a file, each with the student who has answered. */

import { resumed } from '../../www/src/session/predicting/suspended.js';
import { Mistake } from './arguments.js';

/** @import { Surroundings } from './surroundings.js' */

/**
 * The kept state of one student's exercise.
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} student
 * @property {Record<string, any> | null} state null if it was never begun
 * @property {number | null} number of the exercise in its page, if all of that page's were kept together
 */

/**
 * The entries of a file: one exercise's state, or a list of states, each alone or beside its student.
 * @param {string} path
 * @param {Surroundings} io
 * @returns {Promise<Entry[]>}
 * @throws {Mistake}
 */
export async function entriesIn(path, { read, input }) {
  const text = path === '-' ? await input() : await read(path);
  if (text === null) throw new Mistake('command-no-such-file', { path }, 1);
  /** @type {unknown} */
  let all;
  try {
    all = JSON.parse(text);
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error);
    throw new Mistake('grade-no-json', { path, reason }, 1);
  }
  return [all].flat().flatMap((entry, place) => {
    const { student, name = student, state = entry } = Object(entry);
    const about = { name: String(name ?? place + 1), student: String(student ?? '') };
    return statesIn(state).map((each) => ({ ...about, ...each }));
  });
}

/** A state, or those of all exercises of a page. @param {unknown} kept also as text @returns {Pick<Entry, 'state' | 'number'>[]} */
function statesIn(kept) {
  const state = typeof kept === 'string' ? resumed(kept) : kept;
  if (!Array.isArray(state)) return [{ state: Object(state), number: null }];
  return state.map((each, at) => ({
    state: each === null ? null : Object(each),
    number: state.length === 1 ? null : at + 1,
  }));
}
