/**
 * The course of predicting: the next question, the answers, and the round of those that were missed. Pure, but for asking the core.
 */

import { ASKED, faultsOf, nextQuestion, questionKinds, questionsLeft } from './questions.js';

/** @import { Fault, Kind, Place } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Writing } from './written/writing.js' */
/** @import { Marked } from './written/marking.js' */

/**
 * An answer as typed.
 * @typedef {object} Draft
 * @property {string} one `yes` or `no`; α; or the value
 * @property {string} other β; or whether the value is exact or a bound
 * @property {readonly number[]} nodes the skipped ones
 * @property {boolean} [unread] whether it could not be read
 */

/**
 * An answer given.
 * @typedef {object} Answer
 * @property {Place} place
 * @property {Draft | null} draft null if the answer was revealed
 * @property {readonly Fault[]} faults
 * @property {readonly Draft[]} tries the wrong answers before it
 */

/**
 * What an author has set: the questions then begin by themselves, and end once.
 * @typedef {object} Exercise
 * @property {number} attempts how often a question may be answered
 * @property {boolean} reveals whether an answer may be revealed
 * @property {boolean} [leavable] whether it may be left before its end
 */

/**
 * The state of predicting. It is complete only while questions are asked.
 * @typedef {object} Predicting
 * @property {readonly Kind[]} [kinds] the chosen kinds of question; all by default
 * @property {number | null} [most] the most questions of a round; null, the default, for all
 * @property {'setup' | 'stale' | 'asking' | 'done' | 'writing' | 'marked'} stage `stale` if the search has changed; the last two in
 *   a written exercise
 * @property {Place | null} [open] the open question
 * @property {readonly Place[] | null} [rest] the questions after it, in a round of those that were missed
 * @property {readonly Answer[]} [answers]
 * @property {number} [total] the number of questions
 * @property {Draft} [draft]
 * @property {readonly Draft[]} [tries] the wrong answers to the open question, where there is another attempt
 * @property {readonly Fault[]} [wrong] the faults of the last of them
 * @property {Exercise} [exercise] unless the learner has chosen the questions
 * @property {boolean} [heard] whether the verdict on the last answer has been read
 * @property {boolean} [isWritten] whether everything is asked at once, as a written exercise
 * @property {Writing} [writing] what is written there
 * @property {Marked} [marked] once it has been handed in
 */

/** The numbers of questions on offer; null for all. @type {readonly (number | null)[]} */
export const MOST = [5, 10, null];

/** All kinds of question, in their order at a step. */
export const KINDS = /** @type {readonly Kind[]} */ (Object.keys(ASKED));

/** The empty answer. @type {Draft} */
const EMPTY = { one: '', other: '', nodes: [] };

/** Returns to the choice of questions. @param {Predicting} predicting @returns {Predicting} */
export const setup = ({ kinds, most, isWritten }) => ({ kinds, most, isWritten, stage: 'setup' });

/** Whether a learner is in the middle of an exercise, which then goes on. @param {Predicting | null} predicting */
export const isUnderWay = (predicting) =>
  predicting?.exercise !== undefined && ['asking', 'writing'].includes(predicting.stage);

/** Whether a learner may not leave it now. @param {Predicting | null} predicting */
export const isHeld = (predicting) => isUnderWay(predicting) && !predicting?.exercise?.leavable;

/** The chosen kinds that this search can answer. @param {Search} search @param {Predicting} predicting */
export const kindsIn = (search, { kinds = KINDS }) =>
  questionKinds(search).kinds.filter((kind) => kinds.includes(kind));

/**
 * Begins the questions from a step on.
 * @param {Search} search
 * @param {Predicting} predicting
 * @param {number} step
 * @param {number | null} [last] the step after which nothing is asked; null for none
 * @returns {Predicting}
 */
export function begin(search, predicting, step, last = null) {
  const kinds = kindsIn(search, predicting);
  const beyond = last === null ? 0 : questionsLeft(search, kinds, last);
  const left = questionsLeft(search, kinds, step) - beyond;
  const open = left > 0 ? nextQuestion(search, kinds, step) : null;
  return asking(predicting, {
    open,
    rest: null,
    total: Math.min(predicting.most ?? Infinity, left),
  });
}

/** Begins a round of the questions that were missed. @param {Predicting} predicting @returns {Predicting} */
export function again(predicting) {
  const [open, ...rest] = missed(predicting).map(({ place }) => place);
  return asking(predicting, { open: open ?? null, rest, total: rest.length + 1 });
}

/**
 * @param {Predicting} predicting
 * @param {Pick<Predicting, 'open' | 'rest' | 'total'>} questions
 * @returns {Predicting}
 */
const asking = ({ kinds, most, exercise }, questions) => ({
  kinds,
  most,
  exercise,
  tries: [],
  stage: questions.open ? 'asking' : 'done',
  answers: [],
  draft: EMPTY,
  heard: true,
  ...questions,
});

/**
 * Answers the open question, or reveals its answer. After an unreadable answer it stays open, and after a wrong one if there is
 * another attempt.
 * @param {Search} search
 * @param {Predicting} predicting
 * @param {Draft | null} draft null reveals
 * @returns {Predicting}
 */
export function answer(search, predicting, draft) {
  const { open, answers = [], tries = [], exercise } = predicting;
  if (!open || (draft === null && exercise?.reveals === false)) return predicting;
  const faults = draft === null ? [] : faultsOf(search, open, draft);
  if (faults === null) return { ...predicting, draft: { ...EMPTY, ...draft, unread: true } };
  if (draft !== null && faults.length > 0 && attemptsLeft(predicting) > 1)
    return { ...predicting, tries: [...tries, draft], wrong: faults };
  const given = [...answers, { place: open, draft, faults, tries }];
  const next = following(search, predicting);
  const cleared = { draft: EMPTY, tries: [], wrong: undefined };
  return { ...predicting, ...next, ...cleared, answers: given, heard: false };
}

/** How often the open question may still be answered. @param {Predicting} predicting */
export function attemptsLeft({ open, exercise, tries = [] }) {
  const most = open ? (ASKED[open.kind].attempts ?? Infinity) : Infinity;
  return Math.min(exercise?.attempts ?? 1, most) - tries.length;
}

/** Goes on after a verdict: to the next question, or to the score. @param {Predicting} predicting */
export const goOn = (predicting) =>
  predicting.open ? { ...predicting, heard: true } : finish(predicting);

/** The question after the open one. @param {Search} search @param {Predicting} predicting */
function following(search, predicting) {
  const { open, rest, answers = [], total = Infinity } = predicting;
  if (rest) return { open: rest[0] ?? null, rest: rest.slice(1) };
  // The open one has been answered by now.
  if (answers.length + 1 >= total) return { open: null };
  const { step, kind } = /** @type {Place} */ (open);
  return { open: nextQuestion(search, kindsIn(search, predicting), step, kind) };
}

/** The typed answer. @param {Predicting} predicting */
export const draftOf = ({ draft }) => draft ?? EMPTY;

/**
 * Changes the typed answer.
 * @param {Predicting} predicting
 * @param {Partial<Draft>} part
 * @returns {Predicting}
 */
export const typed = (predicting, part) => ({
  ...predicting,
  draft: { ...draftOf(predicting), unread: false, ...part },
});

/** Ends the questions. @param {Predicting} predicting @returns {Predicting} */
export const finish = (predicting) => ({ ...predicting, stage: 'done', open: null });

/** The last answer. @param {Predicting} predicting */
export const last = ({ answers = [] }) => answers.at(-1) ?? null;

/** Whether an answer was right. @param {Answer} answer */
export const isRight = ({ draft, faults }) => draft !== null && faults.length === 0;

/** The answers that were wrong or revealed, in the order of the steps. @param {Predicting} predicting */
export const missed = ({ answers = [] }) => answers.filter((answer) => !isRight(answer));

/** What was missed. @param {Predicting} predicting @returns {'mistakes' | 'revealed' | 'both'} */
export function whatWasMissed(predicting) {
  const revealed = missed(predicting).filter(({ draft }) => draft === null).length;
  if (revealed === 0) return 'mistakes';
  return revealed === missed(predicting).length ? 'revealed' : 'both';
}

/** The score by kind of question. @param {Predicting} predicting */
export function score({ answers = [] }) {
  return KINDS.map((kind) => {
    const own = answers.filter(({ place }) => place.kind === kind);
    const revealed = own.filter(({ draft }) => draft === null).length;
    return { kind, total: own.length, right: own.filter(isRight).length, revealed };
  }).filter(({ total }) => total > 0);
}

/**
 * The phase at a step: the open question, the verdict on the last answer, or neither.
 * @param {Predicting} predicting
 * @param {number} step
 */
export function phase(predicting, step) {
  const { stage, open, heard } = predicting;
  if (stage !== 'asking') return stage;
  if (!heard && last(predicting)?.place.step === step) return 'verdict';
  return open?.step === step ? 'question' : 'between';
}
