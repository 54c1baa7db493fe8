/**
 * An exercise: questions that an author has set, with a score; and what is kept of it, so that it goes on after a reload and can
 * be marked again elsewhere. Pure, but for asking the core.
 */

import { sameOptions } from '../choices.js';
import { answer, begin, goOn, isRight, KINDS } from './course.js';
import { beginWritten, keepWriting, resumeWriting, scoreWriting } from './written.js';

/** @import { Kind, Place } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Draft, Exercise, Predicting } from './course.js' */
/** @import { KeptWriting } from './written.js' */

/**
 * @typedef {object} Set what an author sets
 * @property {readonly Kind[]} kinds
 * @property {number | null} most the most questions; null for all
 * @property {Exercise} exercise
 * @property {boolean} [isWritten] whether everything is asked at once, as a written exercise
 */

/**
 * An answer that is kept: every draft in order, the last of them given; or that it was revealed after those.
 * @typedef {Place & {drafts: Pick<Draft, 'one' | 'other' | 'nodes'>[], revealed?: true}} KeptAnswer
 */

/**
 * What is kept of an exercise.
 * @typedef {object} ExerciseState
 * @property {1} version
 * @property {string} tree as text, or as a recipe
 * @property {string} algorithm
 * @property {Readonly<Record<string, string>>} options
 * @property {readonly Kind[]} kinds
 * @property {number | null} questions
 * @property {number} attempts
 * @property {KeptAnswer[]} answers
 * @property {KeptAnswer['drafts']} tries the wrong answers to the open question
 * @property {KeptWriting} [paper] in place of answers, of a written exercise
 */

const VERSION = 1;

/** The first question of an exercise, or nothing written yet. @param {Search} search @param {Set} set */
export function beginExercise(search, { kinds, most, exercise, isWritten }) {
  /** @type {Predicting} */
  const predicting = { kinds, most, exercise, stage: 'setup' };
  return isWritten ? beginWritten(search, predicting) : begin(search, predicting, 0);
}

/**
 * The score so far: a part of all questions, also of those still to come.
 * @param {Predicting} predicting
 */
export function scoreOf(predicting) {
  if (predicting.isWritten) return scoreWriting(predicting);
  const { stage, answers = [], total = 0 } = predicting;
  const correct = answers.filter(isRight).length;
  const score = total === 0 ? 0 : correct / total;
  const complete = stage === 'done' || answers.length >= total;
  return { correct, asked: answers.length, total, score, complete };
}

/**
 * @param {Predicting} predicting
 * @param {Pick<ExerciseState, 'tree' | 'algorithm' | 'options'>} about the search
 * @returns {ExerciseState}
 */
export function keep(predicting, { tree, algorithm, options }) {
  const { kinds = KINDS, most = null, exercise, answers = [], tries = [] } = predicting;
  return {
    version: VERSION,
    tree,
    algorithm,
    options: { ...options },
    kinds,
    questions: most,
    attempts: exercise?.attempts ?? 1,
    answers: answers.map(({ place, draft, tries }) => ({
      step: place.step,
      kind: place.kind,
      drafts: [...tries, ...(draft === null ? [] : [draft])].map(plain),
      ...(draft === null && { revealed: /** @type {const} */ (true) }),
    })),
    tries: tries.map(plain),
    ...(predicting.isWritten && { paper: keepWriting(predicting) }),
  };
}

/** @param {Draft} draft */
const plain = ({ one, other, nodes }) => ({ one, other, nodes });

/**
 * Where what is kept names another search than one; null if it does not.
 * @param {unknown} kept of whatever shape
 * @param {Pick<ExerciseState, 'tree' | 'algorithm' | 'options'>} about
 */
export function differsIn(kept, { tree, algorithm, options }) {
  const named = Object(kept);
  if ((named.tree ?? tree) !== tree) return 'tree';
  if ((named.algorithm ?? algorithm) !== algorithm) return 'algorithm';
  return sameOptions(Object(named.options ?? options), options) ? null : 'options';
}

/**
 * Goes on with an exercise where it was left. Every answer is judged again.
 * @param {Search} search
 * @param {Set} set
 * @param {unknown} kept of whatever shape
 * @returns {{predicting: Predicting} | {at: string}} where it is not what this exercise has kept
 */
export function resume(search, set, kept) {
  if (!isKept(kept)) return { at: 'version' };
  let predicting = beginExercise(search, set);
  if (set.isWritten || kept.paper !== undefined) {
    const found = set.isWritten ? resumeWriting(search, predicting, kept.paper) : null;
    return found === null ? { at: 'paper' } : { predicting: found };
  }
  for (const [number, { step, kind, drafts, revealed }] of kept.answers.entries()) {
    const { open } = predicting;
    if (open?.step !== step || open.kind !== kind) return { at: `answers[${number}]` };
    const count = predicting.answers?.length ?? 0;
    for (const draft of drafts) predicting = answer(search, predicting, draft);
    if (revealed) predicting = answer(search, predicting, null);
    if (predicting.answers?.length !== count + 1) return { at: `answers[${number}].drafts` };
    predicting = goOn(predicting);
  }
  for (const draft of kept.tries) predicting = answer(search, predicting, draft);
  return { predicting };
}

/** Whether a value has the shape of what is kept. @param {unknown} value @returns {value is ExerciseState} */
export function isKept(value) {
  const { version, answers, tries } = Object(value);
  return (
    version === VERSION &&
    Array.isArray(answers) &&
    answers.every((each) => Object(each) === each && isDrafts(each.drafts)) &&
    isDrafts(tries)
  );
}

/** @param {unknown} value */
const isDrafts = (value) =>
  Array.isArray(value) &&
  value.every((draft) => {
    const { one, other, nodes } = Object(draft);
    const isNode = (/** @type {unknown} */ node) => Number.isInteger(node) && Number(node) >= 0;
    const areTexts = typeof one === 'string' && typeof other === 'string';
    return areTexts && Array.isArray(nodes) && nodes.every(isNode);
  });
