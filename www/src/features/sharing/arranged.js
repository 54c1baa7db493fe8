/** What an author arranges in *Share…* for whoever opens the link: an exercise, a part of the steps, how the window is drawn. Pure. */

import { ASKED, WRITTEN, wrongPart } from '../../session/authored.js';
import { isMoment } from '../../session/moment.js';
import { KINDS } from '../../session/predicting/course.js';
import { ofEachStudent } from '../../session/predicting/student.js';

/** @import { Link } from '../../session/address.js' */
/** @import { Difficulty } from '../../session/predicting/difficulty.js' */

/**
 * @typedef {object} Arranged
 * @property {boolean} asks whether it is an exercise
 * @property {readonly string[]} quiz what is asked then, in the order of `ASKED`
 * @property {string} questions empty for all
 * @property {string} attempts
 * @property {boolean} reveals
 * @property {boolean} each whether each student has another tree
 * @property {Difficulty | null} difficulty of all these trees; null for whatever the seeds give
 * @property {boolean} part whether only some of the steps are shown
 * @property {string} from a step or a moment; empty for the start
 * @property {string} to empty for the end
 * @property {boolean} plain whether the window is drawn without its gauge
 */

/** As it is on screen. @param {Link} link @returns {Arranged} */
export function arrangedIn(link) {
  const { step, quiz = '', questions, attempts, reveal, from = '', to = '', gauge } = link;
  return {
    asks: quiz !== '',
    quiz: quiz === '' ? KINDS : quiz.split(' '),
    questions: questions ?? '',
    attempts: attempts ?? '1',
    reveals: reveal !== 'never',
    each: false,
    difficulty: null,
    part: from !== '' || to !== '',
    from: String(from),
    // The step on screen is what one would look for.
    to: String(to === '' && from === '' && Number(step) > 0 ? step : to),
    plain: gauge === 'none',
  };
}

/** The link as it is arranged. What is on screen of the search would answer questions, and is left out of an exercise. @param {Link} link @param {Arranged} arranged @returns {Link} */
export function arrangedLink(link, { asks, part, plain, ...set }) {
  const { quiz, questions, attempts, reveal, gauge, from, to, ...search } = link;
  const drawn = plain ? { gauge: 'none' } : {};
  if (!asks) {
    const bounds = Object.entries({ from: set.from, to: set.to }).filter(
      ([name, text]) => part && text !== '' && !isWrong(name, text),
    );
    return { ...search, ...Object.fromEntries(bounds), ...drawn };
  }
  const { tree, algorithm, options, folds, labels, lang, title, note } = search;
  return {
    algorithm,
    options,
    step: 0,
    folds,
    labels,
    lang,
    title,
    note,
    ...drawn,
    tree: (set.each && ofEachStudent(tree, set.difficulty)) || tree,
    quiz: set.quiz.join(' '),
    ...(!isWritten(set) && ofQuestions(set)),
  };
}

/** The settings of questions that come one after another. @param {Pick<Arranged, 'questions' | 'attempts' | 'reveals'>} set */
function ofQuestions(set) {
  return {
    ...(!isWrong('questions', set.questions) && { questions: set.questions }),
    ...(!isWrong('attempts', set.attempts) && set.attempts !== '1' && { attempts: set.attempts }),
    ...(!set.reveals && { reveal: 'never' }),
  };
}

/** Whether everything is asked at once. @param {Pick<Arranged, 'quiz'>} set */
export const isWritten = ({ quiz }) => quiz.includes(WRITTEN);

/**
 * What is asked after a choice: kinds of questions, or a written exercise, which asks everything itself.
 * @param {readonly string[]} quiz
 * @param {string} kind
 * @param {boolean} isChosen
 */
export function askedAfter(quiz, kind, isChosen) {
  if (isChosen && kind === WRITTEN) return [WRITTEN];
  return ASKED.filter((one) => (one === kind ? isChosen : one !== WRITTEN && quiz.includes(one)));
}

/** Whether a text cannot be what it is to be. @param {string} name @param {string} text */
export const isWrong = (name, text) =>
  name === 'questions' || name === 'attempts'
    ? wrongPart(name, text) !== null
    : text !== '' && !/^\d{1,10}$/.test(text) && !isMoment(text);
