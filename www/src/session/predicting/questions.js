/** The questions to a learner, and their answers, as the core has them: see its `predicting.rs`. */

/**
 * @typedef {import('../../engine/search.js').Search} Search
 * @typedef {import('../../../pkg/plyscope_wasm.js').Bound} Bound
 * @typedef {import('../../../pkg/plyscope_wasm.js').Kind} Kind
 * @typedef {import('../../../pkg/plyscope_wasm.js').Place} Place
 */

/** What a returned value says of the true one; `unknown` is nothing. @typedef {Bound | 'unknown'} Says */

/** What is asked of a search at all. @param {Search} search @returns {{kinds: Kind[], says: Says[]}} */
export function askedOf(search) {
  const { kinds, says } = search.ask((study) => study.kinds_asked());
  return { kinds, says: says.map((bound) => bound ?? 'unknown') };
}

/**
 * The first question of these kinds behind a step; or behind that of another kind there.
 * @param {Search} search
 * @param {readonly Kind[]} kinds
 * @param {number} step
 * @param {Kind | ''} after
 */
export const nextQuestion = (search, kinds, step, after = '') =>
  search.ask((study) => study.next_question(kinds.join(), step, after));

/**
 * How many questions of these kinds there are from a step on.
 * @param {Search} search
 * @param {readonly Kind[]} kinds
 * @param {number} step
 */
export const questionsLeft = (search, kinds, step) =>
  search.ask((study) => study.questions_left(kinds.join(), step, ''));

/** The question that stands at a place; null where there is none. @param {Search} search @param {Place} place */
export const questionAt = (search, { step, kind }) =>
  search.ask((study) => study.question(step, kind));

/** Its answer, with the reason. @param {Search} search @param {Place} place */
export const solutionAt = (search, { step, kind }) =>
  search.ask((study) => study.solution(step, kind));

/**
 * What is wrong with an answer to it; null where that cannot be read.
 * @param {Search} search
 * @param {Place} place
 * @param {import('./course.js').Draft} answer
 */
export const faultsOf = (search, { step, kind }, { one, other, nodes }) =>
  search.ask((study) => study.faults(step, kind, one, other, Uint32Array.from(nodes)));
