/**
 * How a learner is asked: which question stands next, what was answered, and what is gone through again. Pure, but
 * for asking the core.
 */

import { playFrom } from '../steps.js';
import { askedOf, faultsOf, nextQuestion, questionsLeft } from './questions.js';

/**
 * @typedef {import('../../engine/search.js').Search} Search
 * @typedef {import('../../../pkg/plyscope_wasm.js').Kind} Kind
 * @typedef {import('../../../pkg/plyscope_wasm.js').Place} Place
 * @typedef {import('../../../pkg/plyscope_wasm.js').Fault} Fault
 */

/**
 * An answer as it stands in its fields.
 * @typedef {object} Draft
 * @property {string} one `yes` or `no`; α; or the value
 * @property {string} other β; or what the value says of the true one
 * @property {readonly number[]} nodes those that are skipped
 * @property {boolean} [unread] whether it could not be read
 */

/**
 * What was answered.
 * @typedef {object} Answer
 * @property {Place} place
 * @property {Draft | null} draft null where the answer was revealed
 * @property {readonly Fault[]} faults what is wrong with it
 */

/**
 * What is predicted. Only as long as somebody is asked there is all of it.
 * @typedef {object} Predicting
 * @property {readonly Kind[]} [kinds] what is asked; all, unless somebody has chosen
 * @property {'setup' | 'stale' | 'asking' | 'done'} stage `stale` where the search has become another
 * @property {Place | null} [open] the question that waits for its answer
 * @property {readonly Place[] | null} [rest] those behind it, where mistakes are gone through again
 * @property {readonly Answer[]} [answers]
 * @property {number} [total] how many questions there are
 * @property {Draft} [draft]
 * @property {boolean} [heard] whether the verdict on the last answer has been read
 */

/** All that is asked. @type {readonly Kind[]} */
export const KINDS = ['cut', 'skipped', 'window', 'returns'];

/** Nothing is answered yet. @type {Draft} */
const EMPTY = { one: '', other: '', nodes: [] };

/** What is asked is chosen anew. @param {Predicting} predicting @returns {Predicting} */
export const setup = ({ kinds }) => ({ kinds, stage: 'setup' });

/**
 * The kinds that are chosen and that this search has an answer to.
 * @param {Search} search
 * @param {Predicting} predicting
 */
export const kindsIn = (search, { kinds = KINDS }) =>
  askedOf(search).kinds.filter((kind) => kinds.includes(kind));

/**
 * Begins to ask, from a step on; at the end of the search, from its start.
 * @param {Search} search
 * @param {Predicting} predicting
 * @param {number} at
 * @returns {Predicting}
 */
export function begin(search, predicting, at) {
  const step = playFrom(at, search.overview.steps);
  const kinds = kindsIn(search, predicting);
  const open = nextQuestion(search, kinds, step);
  const total = questionsLeft(search, kinds, step);
  return asking(predicting, { open, rest: null, total });
}

/**
 * Asks some questions again.
 * @param {Predicting} predicting
 * @returns {Predicting}
 */
export function again(predicting) {
  const [open, ...rest] = mistakes(predicting).map(({ place }) => place);
  return asking(predicting, { open: open ?? null, rest, total: rest.length + 1 });
}

/**
 * @param {Predicting} predicting
 * @param {Pick<Predicting, 'open' | 'rest' | 'total'>} questions
 * @returns {Predicting}
 */
const asking = ({ kinds }, questions) => ({
  kinds,
  stage: questions.open ? 'asking' : 'done',
  answers: [],
  draft: EMPTY,
  heard: true,
  ...questions,
});

/**
 * Takes an answer to the question that waits, or reveals it. What cannot be read waits on.
 * @param {Search} search
 * @param {Predicting} predicting
 * @param {Draft | null} draft null reveals
 * @returns {Predicting}
 */
export function answer(search, predicting, draft) {
  const { open, answers = [] } = predicting;
  if (!open) return predicting;
  const faults = draft === null ? [] : faultsOf(search, open, read(draft));
  if (faults === null) return { ...predicting, draft: { ...EMPTY, ...draft, unread: true } };
  const given = [...answers, { place: open, draft, faults }];
  const next = behind(search, predicting);
  return { ...predicting, ...next, answers: given, draft: EMPTY, heard: false };
}

/** An answer as the core reads it: with a point, whatever the language has. @param {Draft} draft @returns {Draft} */
const read = ({ one, other, nodes }) => {
  const [first, second] = [one, other].map((text) => text.trim().replace(',', '.'));
  return { one: first, other: second, nodes };
};

/** Goes on behind the verdict on the last answer: to the next question, or to the score. @param {Predicting} predicting */
export const goOn = (predicting) =>
  predicting.open ? { ...predicting, heard: true } : finish(predicting);

/**
 * The question behind the one that waits.
 * @param {Search} search
 * @param {Predicting} predicting
 */
function behind(search, predicting) {
  const { open, rest } = predicting;
  if (rest) return { open: rest[0] ?? null, rest: rest.slice(1) };
  const { step, kind } = /** @type {Place} */ (open);
  return { open: nextQuestion(search, kindsIn(search, predicting), step, kind) };
}

/** What stands in the fields. @param {Predicting} predicting */
export const draftOf = ({ draft }) => draft ?? EMPTY;

/**
 * Changes what stands there.
 * @param {Predicting} predicting
 * @param {Partial<Draft>} part
 * @returns {Predicting}
 */
export const typed = (predicting, part) => ({
  ...predicting,
  draft: { ...draftOf(predicting), unread: false, ...part },
});

/** Ends the questions, whatever is left. @param {Predicting} predicting @returns {Predicting} */
export const finish = (predicting) => ({ ...predicting, stage: 'done', open: null });

/** What was answered last. @param {Predicting} predicting */
export const last = ({ answers = [] }) => answers.at(-1) ?? null;

/** Whether an answer was right. @param {Answer} answer */
export const isRight = ({ draft, faults }) => draft !== null && faults.length === 0;

/** What was answered wrongly, in the order of the steps. @param {Predicting} predicting */
export const mistakes = ({ answers = [] }) => answers.filter(({ faults }) => faults.length > 0);

/**
 * How many questions of each kind there were, and how they were answered.
 * @param {Predicting} predicting
 */
export function score({ answers = [] }) {
  return KINDS.map((kind) => {
    const own = answers.filter(({ place }) => place.kind === kind);
    const shown = own.filter(({ draft }) => draft === null).length;
    return { kind, asked: own.length, right: own.filter(isRight).length, shown };
  }).filter(({ asked }) => asked > 0);
}

/**
 * What is on show of it at a step: the question that waits, the verdict on the last answer, or neither.
 * @param {Predicting} predicting
 * @param {number} step
 */
export function phase(predicting, step) {
  const { stage, open, heard } = predicting;
  if (stage !== 'asking') return stage;
  if (!heard && last(predicting)?.place.step === step) return 'verdict';
  return open?.step === step ? 'question' : 'between';
}
