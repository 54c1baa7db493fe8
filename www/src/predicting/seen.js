/** What of a step is on show while a question waits there: nothing that would answer it. */

import { draftOf, last, phase } from './course.js';
import { questionAt } from './questions.js';

/**
 * @typedef {import('../engine.js').Search} Search
 * @typedef {import('../engine.js').Moment} Moment
 * @typedef {import('../state.js').State} State
 */

/**
 * What is marked in the tree: the node that the question is about, those that can be picked, and those that are.
 * @typedef {{node: number, left: readonly number[], picked: readonly number[]}} Marks
 */

/** The moments without their windows, each as long as it is there itself. @type {WeakMap<Moment, Moment>} */
const bare = new WeakMap();

/**
 * @param {State} state
 * @param {Search} search
 * @param {Moment} moment
 * @returns {{moment: Moment, marks: Marks | null}}
 */
export function seen({ predicting, step }, search, moment) {
  const open = predicting?.open;
  if (!open || open.step !== step || predicting.stage !== 'asking') return { moment, marks: null };
  const judged = phase(predicting, step) === 'verdict' ? last(predicting) : null;
  const question = questionAt(search, judged?.place ?? open);
  if (question === null) return { moment, marks: null };
  const picks = open.kind === 'skipped' && judged === null;
  const { nodes } = draftOf(predicting);
  const marks = { node: question.node, left: picks ? question.left : [], picked: nodes };
  // The windows on the path are what the next one is made of.
  return { moment: open.kind === 'window' ? windowless(moment) : moment, marks };
}

/** @param {Moment} moment */
function windowless(moment) {
  const known = bare.get(moment);
  if (known !== undefined) return known;
  const path = moment.path.map((frame) => ({ ...frame, entry: null, now: null }));
  const made = { ...moment, path };
  bare.set(moment, made);
  return made;
}
