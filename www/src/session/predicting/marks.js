/** What is marked in the tree while a question waits. */

import { draftOf, last, phase } from './course.js';
import { questionAt } from './questions.js';

/**
 * @typedef {import('../../engine/search.js').Search} Search
 * @typedef {import('../state.js').State} State
 */

/**
 * The node that the question is about, those that can be picked, and those that are; and whether no window is to be
 * seen, since those on the path are what the next one is made of.
 * @typedef {{node: number, left: readonly number[], picked: readonly number[], bare: boolean}} Marks
 */

/**
 * @param {State} state
 * @param {Search} search
 * @returns {Marks | null}
 */
export function marksOf({ predicting, step }, search) {
  const open = predicting?.open;
  if (!open || open.step !== step) return null;
  const judged = phase(predicting, step) === 'verdict' ? last(predicting) : null;
  const question = questionAt(search, judged?.place ?? open);
  if (question === null) return null;
  const picks = open.kind === 'skipped' && judged === null;
  const left = picks ? question.left : [];
  const { nodes } = draftOf(predicting);
  return { node: question.node, left, picked: nodes, bare: open.kind === 'window' };
}
