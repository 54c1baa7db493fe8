/**
 * An author's settings beside the search, as text: the attributes of a view, and the parts of a link with the same names. Pure.
 */

import { KINDS } from './predicting/course.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Exercise, Predicting } from './predicting/course.js' */
/** @import { Set } from './predicting/exercise.js' */

/** The parts of an exercise that an author sets. */
const OF_EXERCISE = /** @type {const} */ (['quiz', 'questions', 'attempts', 'reveal']);

/** All that a link says of this. */
export const AUTHORED = /** @type {const} */ ([...OF_EXERCISE, 'student', 'gauge']);

/** @typedef {typeof AUTHORED[number]} Part */
/** @typedef {Partial<Record<Part, string>>} Said */

/** The written exercise, in place of kinds of questions: it asks everything at once. */
export const WRITTEN = 'paper';

/** What `quiz` may name. @type {readonly string[]} */
export const ASKED = [...KINDS, WRITTEN];

/** The right values of those that have few. */
export const REVEAL = /** @type {const} */ (['always', 'never']);
export const GAUGE = /** @type {const} */ (['auto', 'none']);

/** What is wrong with a part; null if nothing is. An empty one says nothing. @param {Part} name @param {string} value @returns {PlyscopeError | null} */
export function wrongPart(name, value) {
  switch (name) {
    case 'quiz':
      return wrongQuiz(wordsIn(value));
    case 'questions':
    case 'attempts':
      return wrongCount(name, value);
    case 'reveal':
      return wrongValue(name, value, REVEAL);
    case 'gauge':
      return wrongValue(name, value, GAUGE);
    case 'student':
      return null;
  }
}

/** @param {string[]} words */
function wrongQuiz(words) {
  const unknown = words.find((each) => !ASKED.includes(each));
  if (unknown !== undefined) return wrongValue('quiz', unknown, ASKED);
  return words.includes(WRITTEN) ? wrongValue('quiz', words.join(' '), [WRITTEN]) : null;
}

/** @param {string} name @param {string} value @param {readonly string[]} right @returns {PlyscopeError | null} */
export const wrongValue = (name, value, right) =>
  value === '' || right.includes(value)
    ? null
    : { kind: 'wrong-attribute', name, value, right: right.join(', ') };

/** The error if an attribute is not a positive number. @param {string} name @param {string} value @returns {PlyscopeError | null} */
const wrongCount = (name, value) =>
  /^([1-9]\d{0,5})?$/.test(value) ? null : { kind: 'wrong-count', name, value };

/** @param {string} text */
const wordsIn = (text) => text.split(/[\s,]+/).filter((each) => each !== '');

/**
 * What an author sets as an exercise; null for none, or while it is wrong.
 * @param {(part: Part) => string} text of an attribute
 * @param {Pick<Exercise, 'leavable'>} [manner]
 * @returns {Set | null}
 */
export function settingsOf(text, manner) {
  const chosen = wordsIn(text('quiz'));
  const kinds = KINDS.filter((kind) => chosen.includes(kind));
  const isWrong = OF_EXERCISE.some((part) => wrongPart(part, text(part)) !== null);
  const isWritten = chosen.includes(WRITTEN);
  if ((kinds.length === 0 && !isWritten) || isWrong) return null;
  const [most, attempts] = [text('questions'), Number(text('attempts') || 1)];
  const exercise = { attempts, reveals: text('reveal') !== 'never', ...manner };
  if (isWritten) return { kinds: [], most: null, exercise, isWritten };
  return { kinds, most: most === '' ? null : Number(most), exercise };
}

/** An exercise as attributes, without their defaults. @param {Predicting | null} predicting @returns {Said} */
export function attributesOf(predicting) {
  if (!predicting?.exercise) return {};
  const { kinds = KINDS, most, exercise, isWritten } = predicting;
  if (isWritten) return { quiz: WRITTEN };
  return {
    quiz: kinds.join(' '),
    ...(most && { questions: String(most) }),
    ...(exercise.attempts > 1 && { attempts: String(exercise.attempts) }),
    ...(!exercise.reveals && { reveal: 'never' }),
  };
}
