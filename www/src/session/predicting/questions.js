/** The questions to a learner, and their answers: see `predicting.rs` in `crates/explain`. */

/** @import { Bound, GivenAnswer, Kind, Place } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Draft } from './course.js' */

/** Whether a returned value is exact, a bound, or `unknown`. @typedef {Bound | 'unknown'} Says */

/** The kinds of question about a search, and the kinds of bound in its answers. @param {Search} search @returns {{kinds: Kind[], says: Says[]}} */
export function questionKinds(search) {
  const { kinds, says } = search.ask((study) => study.kinds_asked());
  return { kinds, says: says.map((bound) => bound ?? 'unknown') };
}

/**
 * The first question of these kinds after a step, or after the question of some kind at that step.
 * @param {Search} search
 * @param {readonly Kind[]} kinds
 * @param {number} step
 * @param {Kind} [after]
 */
export const nextQuestion = (search, kinds, step, after) =>
  search.ask((study) => study.next_question(kinds, step, after));

/**
 * The number of questions of these kinds from a step on.
 * @param {Search} search
 * @param {readonly Kind[]} kinds
 * @param {number} step
 */
export const questionsLeft = (search, kinds, step) =>
  search.ask((study) => study.questions_left(kinds, step));

/** The question at a place; null if there is none. @param {Search} search @param {Place} place */
export const questionAt = (search, { step, kind }) =>
  search.ask((study) => study.question(step, kind));

/** Its answer, with the reason. @param {Search} search @param {Place} place */
export const solutionAt = (search, { step, kind }) =>
  search.ask((study) => study.solution(step, kind));

/**
 * The faults of a drafted answer; null if it cannot be read. Where every value is exact, nobody is asked for its bound.
 * @param {Search} search
 * @param {Place} place
 * @param {Draft} draft
 */
export function faultsOf(search, { step, kind }, draft) {
  const answer = ASKED[kind].given(draft, search);
  return answer && search.ask((study) => study.faults(step, answer));
}

/** What each of the words for a bound is in an answer. @type {Readonly<Record<string, Bound | null>>} */
const BOUNDS = { exact: 'exact', lower: 'lower', upper: 'upper', unknown: null };

/** Whether a value is exact or a bound, by the sign typed. @type {Readonly<Record<string, Says>>} */
export const SIGNS = { '=': 'exact', '>': 'lower', '≥': 'lower', '<': 'upper', '≤': 'upper' };

/**
 * What a kind of question is.
 * @typedef {object} Asked
 * @property {(draft: Draft, search: Search) => GivenAnswer | null} given an answer as the core takes it; null if it is not complete
 * @property {number} [attempts] how often it may be answered at most, whatever an author sets
 * @property {boolean} [picks] whether it is answered by nodes, which are picked in the tree
 * @property {boolean} [bare] whether windows are hidden meanwhile, of which the answer could be derived
 * @property {boolean} [unvalued] whether the best of its node is hidden meanwhile, which is the answer
 */

/** All kinds of question: one more is a row, and one in `features/predicting/kinds.js`. @type {Readonly<Record<Kind, Asked>>} */
export const ASKED = {
  // A second answer to yes or no would be no answer.
  cut: { given: ({ one }) => ({ cut: one === 'yes' }), attempts: 1 },
  skipped: { given: ({ nodes }) => ({ skipped: [...nodes] }), picks: true },
  window: {
    given: ({ one, other }) => ({ window: { alpha: withPoint(one), beta: withPoint(other) } }),
    bare: true,
  },
  returns: {
    given({ one, other }, search) {
      const says = questionKinds(search).says.length === 0 ? 'exact' : other;
      const value = withPoint(one);
      return Object.hasOwn(BOUNDS, says) ? { returns: { value, bound: BOUNDS[says] } } : null;
    },
    unvalued: true,
  },
};

/** A number as the core reads it, with a decimal point. @param {string} text */
export const withPoint = (text) => text.trim().replace(',', '.');
