/** The marks in the tree while a question is open. */

import { draftOf, last, phase } from './course.js';
import { ASKED, questionAt } from './questions.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { State } from '../state.js' */

/**
 * The node that the question is about, the nodes that can be picked, and the picked ones. `bare` hides all windows: the
 * asked one could be derived from those on the path. `unvalued` hides the node's best, and the bound that it has set, while they are
 * the answer.
 * @typedef {{node: number, left: readonly number[], picked: readonly number[], bare: boolean, unvalued?: boolean}} Marks
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
  const { picks = false, bare = false, unvalued = false } = ASKED[open.kind];
  const left = picks && judged === null ? question.left : [];
  const { nodes } = draftOf(predicting);
  const hides = unvalued && judged === null;
  return { node: question.node, left, picked: nodes, bare, ...(hides && { unvalued }) };
}
