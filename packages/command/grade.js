/**
 * `plyscope grade`: marks the answers of exercises again, from what was kept of them. A score that a browser reports can be forged;
 * this one is found by making the search again and judging every answer.
 */

import { whatFailed } from '../../www/src/engine/errors.js';
import { Search } from '../../www/src/engine/search.js';
import { inForce } from '../../www/src/session/choices.js';
import { KINDS } from '../../www/src/session/predicting/course.js';
import { resume, scoreOf } from '../../www/src/session/predicting/exercise.js';
import { beginning } from '../../www/src/session/wanted.js';
import { errorText } from '../../www/src/text/wording.js';
import { entriesIn } from './answers.js';
import { Mistake, parse } from './arguments.js';
import { exercisesAt } from './exercise.js';
import { begin, readyIn } from './surroundings.js';
import { wordsFor } from './words.js';

/** @import { Catalogue } from '../../www/src/engine/catalogue.js' */
/** @import { Set } from '../../www/src/session/predicting/exercise.js' */
/** @import { Messages } from '../../www/src/text/messages.js' */
/** @import { Entry } from './answers.js' */
/** @import { Exercise, Page } from './exercise.js' */
/** @import { Surroundings } from './surroundings.js' */

/**
 * `exercise` is its number in a page with several, `isOther` if what was kept is about another tree than the student's.
 * @typedef {{name: string, exercise?: number} & ((ReturnType<typeof scoreOf> & {isOther: boolean}) | {error: string})} Mark
 */

const OPTIONS = { valued: ['exercise', 'lang'], flags: ['json', 'help'] };

/** Searches of more events are too long for an exercise. */
const MOST_EVENTS = 1_000_000;

/**
 * @param {readonly string[]} args after `plyscope grade`
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
    const named = given.values.get('exercise');
    const page = named === undefined ? null : await exercisesAt(named, catalogue, io);
    const entries = (await entriesIn(given.first, io)).filter((entry) => isMeant(entry, page));
    /** @type {Mark[]} */
    const marks = [];
    for (const entry of entries) marks.push(await mark(entry, page, catalogue, words, io));
    io.out(given.flags.has('json') ? `${JSON.stringify(marks, null, 2)}\n` : table(marks, words));
    return marks.some((each) => 'error' in each) ? 1 : 0;
  } catch (error) {
    io.error(`plyscope grade: ${reasonOf(error, words)}\n`);
    return error instanceof Mistake ? error.code : 1;
  }
}

/** @param {unknown} error @param {Messages} words */
const reasonOf = (error, { say }) =>
  error instanceof Mistake ? say(error.id, error.parameters) : errorText(whatFailed(error), say);

/** Whether an entry is marked. One that nobody has begun is marked only if a page says what the exercise is. @param {Entry} entry @param {Page | null} page */
function isMeant({ state, number }, page) {
  if (page === null || number === null) return state !== null;
  return !page.isOne || page.exercises[0].number === number;
}

/**
 * @param {Entry} entry
 * @param {Page | null} page with the exercises as their author has set them; null if what was kept is believed in that
 * @param {Catalogue} catalogue
 * @param {Messages} words
 * @param {Surroundings} io
 * @returns {Promise<Mark>}
 */
async function mark({ name, student, state, number }, page, catalogue, words, io) {
  /** @type {{name: string, exercise?: number}} */
  let whose = { name, ...(number !== null && { exercise: number }) };
  /** @type {Search | null} */
  let search = null;
  try {
    const exercise = page ? exerciseIn(page, { student, state, number }, catalogue) : null;
    const { choice, set } = exercise ?? believed(state ?? {});
    if (exercise && page && page.count > 1) whose = { name, exercise: exercise.number };
    const kept = state ?? notBegun(set);
    const wanted = beginning(choice(student, String(kept.tree ?? '')), undefined, catalogue);
    const { algorithm, tree } = wanted;
    const { options } = inForce(algorithm, wanted.options);
    await readyIn(tree, io);
    search = new Search({ tree, algorithm, options }, undefined, MOST_EVENTS);
    const found = resume(search, set, kept);
    if ('at' in found) throw new Mistake('grade-not-its-state', { at: found.at });
    const isOther = kept.tree !== undefined && bare(kept.tree) !== bare(tree);
    return { ...whose, ...scoreOf(found.predicting), isOther };
  } catch (error) {
    return { ...whose, error: reasonOf(error, words) };
  } finally {
    search?.free();
  }
}

/** The state of an exercise that nobody has begun. @param {Set} set @returns {Record<string, any>} */
const notBegun = ({ isWritten }) => ({
  ...{ version: 1, answers: [], tries: [] },
  ...(isWritten && { paper: { struck: [], entries: [], handedIn: false } }),
});

/**
 * The exercise of a page that was answered.
 * @param {Page} page
 * @param {Omit<Entry, 'name'>} entry
 * @param {Catalogue} catalogue
 * @throws {Mistake} if it cannot be told
 */
function exerciseIn({ path, exercises }, { student, state, number }, catalogue) {
  const fitting =
    number !== null
      ? exercises.filter((each) => each.number === number)
      : exercises.filter((each) => exercises.length === 1 || fits(each, student, state, catalogue));
  const [exercise, another] = fitting;
  if (exercise && !another) return exercise;
  if (number !== null) throw new Mistake('grade-no-such-exercise', { path, name: String(number) });
  throw new Mistake('grade-which-exercise', { path, count: exercises.length });
}

/** Whether a kept state belongs to an exercise, by its tree, its search and its questions. @param {Exercise} exercise @param {string} student @param {Entry['state']} state @param {Catalogue} catalogue */
function fits({ set, choice }, student, state, catalogue) {
  const { tree, algorithm, kinds, questions = null, attempts, paper } = state ?? {};
  const wanted = beginning(choice(student, String(tree ?? '')), undefined, catalogue);
  const isAbout = bare(tree) === bare(wanted.tree) && algorithm === wanted.algorithm;
  if (set.isWritten || paper !== undefined) return isAbout && set.isWritten && paper !== undefined;
  const isAsked = set.kinds.join() === [kinds].flat().join();
  return isAbout && isAsked && set.most === questions && set.exercise.attempts === attempts;
}

/** A tree's text without what changes nothing. @param {unknown} tree */
const bare = (tree) => String(tree).replaceAll(/\s/g, '');

/** The exercise as the kept state describes it. @param {Record<string, any>} state @returns {Pick<Exercise, 'choice' | 'set'>} */
function believed({ tree, algorithm, options, kinds, questions, attempts, paper }) {
  const known = KINDS.filter((kind) => [kinds].flat().includes(kind));
  /** @type {Set} */
  const set = {
    kinds: known,
    most: Number.isInteger(questions) ? questions : null,
    exercise: { attempts: Number.isInteger(attempts) ? attempts : 1, reveals: true },
    isWritten: paper !== undefined,
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
  const { exercise: number } = mark;
  const name = number === undefined ? mark.name : say('grade-nth', { name: mark.name, number });
  if ('error' in mark) return say('grade-refused', { name, error: mark.error });
  const { correct, asked, total, score } = mark;
  const complete = mark.complete ? 'yes' : 'no';
  const other = mark.isOther ? 'yes' : 'no';
  const percent = Math.round(100 * score);
  return say('grade-mark', { name, correct, asked, total, percent, complete, other });
}
