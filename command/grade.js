/**
 * `plyscope grade`: marks the answers of exercises again, from what was kept of them. A score that a browser reports can be forged;
 * this one is found by making the search again and judging every answer.
 */

import { whatFailed } from '../www/src/engine/failures.js';
import { Search } from '../www/src/engine/search.js';
import { inForce } from '../www/src/session/choices.js';
import { KINDS } from '../www/src/session/predicting/course.js';
import { resume, scoreOf } from '../www/src/session/predicting/exercise.js';
import { beginning } from '../www/src/session/wanted.js';
import { errorText } from '../www/src/text/wording.js';
import { Mistake, parse } from './arguments.js';
import { exerciseIn } from './exercise.js';
import { begin } from './surroundings.js';
import { wordsFor } from './words.js';

/** @import { Catalogue } from '../www/src/engine/catalogue.js' */
/** @import { Set } from '../www/src/session/predicting/exercise.js' */
/** @import { Messages } from '../www/src/text/messages.js' */
/** @import { Exercise } from './exercise.js' */
/** @import { Surroundings } from './surroundings.js' */

/** @typedef {{name: string, student: string, state: Record<string, any>}} Entry what was kept of one student's exercise */
/**
 * `isOther` if what was kept is about another tree than the student's.
 * @typedef {{name: string} & ((ReturnType<typeof scoreOf> & {isOther: boolean}) | {error: string})} Mark
 */

const OPTIONS = { valued: ['exercise', 'lang'], flags: ['json', 'help'] };

/** Searches of more events are no exercise. */
const MOST_EVENTS = 1_000_000;

/**
 * @param {readonly string[]} args behind `plyscope grade`
 * @param {Surroundings} io
 * @returns {Promise<number>} the exit code: 0; 1 if something could not be marked; 2 if the command is not understood
 */
export async function grade(args, io) {
  const words = await wordsFor(args, io);
  try {
    const catalogue = await begin(io);
    const given = parse(args, OPTIONS);
    if (given.flags.has('help')) {
      io.out(`${words.say('grade-help')}\n`);
      return 0;
    }
    if (given.first === null) throw new Mistake('grade-no-answers');
    const entries = await entriesIn(given.first, io);
    const path = given.values.get('exercise');
    const exercise = path === undefined ? null : await exerciseIn(path, io);
    const marks = entries.map((entry) => mark(entry, exercise, catalogue, words));
    io.out(given.flags.has('json') ? `${JSON.stringify(marks, null, 2)}\n` : table(marks, words));
    return marks.some((each) => 'error' in each) ? 1 : 0;
  } catch (error) {
    const code = error instanceof Mistake ? error.code : 1;
    const reason =
      error instanceof Mistake
        ? words.say(error.id, error.parameters)
        : errorText(whatFailed(error), words.say);
    io.error(`plyscope grade: ${reason}\n`);
    return code;
  }
}

/**
 * The entries of a file: one exercise's state, or a list of states, each alone or beside its student.
 * @param {string} path
 * @param {Surroundings} io
 * @returns {Promise<Entry[]>}
 * @throws {Mistake}
 */
async function entriesIn(path, { read, input }) {
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
  return [all].flat().map((entry, number) => {
    const { student, name = student, state = entry } = Object(entry);
    return {
      name: String(name ?? number + 1),
      student: String(student ?? ''),
      state: Object(typeof state === 'string' ? parsed(state) : state),
    };
  });
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {Entry} entry
 * @param {Exercise | null} exercise as its author has set it; null if what was kept is believed in that
 * @param {Catalogue} catalogue
 * @param {Messages} words
 * @returns {Mark}
 */
function mark({ name, student, state }, exercise, catalogue, { say }) {
  const { choice, set } = exercise ?? believed(state);
  /** @type {Search | null} */
  let search = null;
  try {
    const chosen = choice(student, String(state.tree ?? ''));
    const wanted = beginning(chosen, undefined, catalogue);
    const { algorithm, tree } = wanted;
    const { options } = inForce(algorithm, wanted.options);
    search = new Search({ tree, algorithm, options }, undefined, MOST_EVENTS);
    const found = resume(search, set, state);
    if ('at' in found) return { name, error: say('grade-not-its-state', { at: found.at }) };
    const isOther = bare(state.tree) !== bare(chosen.tree ?? state.tree);
    return { name, ...scoreOf(found.predicting), isOther };
  } catch (error) {
    return { name, error: errorText(whatFailed(error), say) };
  } finally {
    search?.free();
  }
}

/** A tree's text without what changes nothing. @param {unknown} tree */
const bare = (tree) => String(tree).replaceAll(/\s/g, '');

/** The exercise as the kept state describes it. @param {Record<string, any>} state @returns {Exercise} */
function believed({ tree, algorithm, options, kinds, questions, attempts, paper }) {
  const known = KINDS.filter((kind) => [kinds].flat().includes(kind));
  /** @type {Set} */
  const set = {
    kinds: known,
    most: Number.isInteger(questions) ? questions : null,
    exercise: { attempts: Number.isInteger(attempts) ? attempts : 1, reveals: true },
    onPaper: paper !== undefined,
  };
  const choice = {
    ...(typeof tree === 'string' && { tree }),
    ...(typeof algorithm === 'string' && { algorithm }),
    options: Object(options),
  };
  return { set, choice: () => choice };
}

/** A line for each. @param {readonly Mark[]} marks @param {Messages} words */
const table = (marks, words) => marks.map((mark) => `${lineOf(mark, words)}\n`).join('');

/** @param {Mark} mark @param {Messages} words */
function lineOf(mark, { say }) {
  const { name } = mark;
  if ('error' in mark) return say('grade-refused', { name, error: mark.error });
  const { correct, asked, total, score } = mark;
  const complete = mark.complete ? 'yes' : 'no';
  const other = mark.isOther ? 'yes' : 'no';
  const percent = Math.round(100 * score);
  return say('grade-mark', { name, correct, asked, total, percent, complete, other });
}
