/** The faults of what a learner has written, with their reasons, as messages and their parameters. Pure. */

import { questionAt, solutionAt } from '../../session/predicting/questions.js';
import { cutAbove } from '../../session/predicting/written/key.js';
import { entryAt, tidy } from '../../session/predicting/written/writing.js';
import { endIn } from './about.js';
import { reasons } from './predicting.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { WrittenFault } from '../../session/predicting/written/marking.js' */
/** @import { Written } from '../../session/predicting/written/writing.js' */
/** @import { Says } from '../../session/predicting/questions.js' */
/** @import { Sentence, Wording } from './about.js' */

/**
 * @param {Search} search
 * @param {WrittenFault} fault
 * @param {Written} written
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function writtenFault(search, fault, written, wording) {
  const { node, part, kind } = fault;
  const about = { node: wording.label(node), kind };
  if (part === 'edge') return { id: 'pen-fault-edge', parameters: about };
  if (part === 'node') {
    const above = wording.label(cutAbove(search, node) ?? node);
    return { id: 'pen-fault-node', parameters: { node: about.node, above } };
  }
  const field = part === 'says' ? 'value' : part;
  const entry = entryAt(written, node);
  const given =
    field === 'value' ? valueText(fault, entry.says, entry.value, wording) : tidy(entry[field]);
  const truth = truthOf(search, fault, wording);
  return { id: 'pen-fault-number', parameters: { ...about, part: field, truth, given } };
}

/** A value with the sign that says what it is; an exact one needs none, unless that is the fault. @param {WrittenFault} fault @param {Says} says @param {string} value @param {Wording} wording */
function valueText({ part }, says, value, { say }) {
  const isPlain = says === 'exact' && part !== 'says';
  return isPlain ? tidy(value) : `${say('pen-sign', { says })} ${tidy(value)}`;
}

/** What would have been right. @param {Search} search @param {WrittenFault} fault @param {Wording} wording */
function truthOf(search, fault, wording) {
  const { place, part } = fault;
  const solution = place && solutionAt(search, place);
  if (solution?.kind === 'window')
    return endIn(wording)(solution.window[part === 'alpha' ? 'alpha' : 'beta']);
  if (solution?.kind !== 'returns') return '';
  return valueText(fault, solution.bound ?? 'unknown', wording.score(solution.value), wording);
}

/**
 * Why it is a fault.
 * @param {Search} search
 * @param {WrittenFault} fault
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function writtenReason(search, { place, part }, wording) {
  const question = place && questionAt(search, place);
  const solution = place && solutionAt(search, place);
  if (!question || !solution) return { id: 'pen-why-first', parameters: {} };
  const [first, second = first] = reasons(search, question, solution, wording);
  return part === 'beta' ? second : first;
}

/** The step that shows it. @param {Search} search @param {WrittenFault} fault */
export function stepOfFault(search, { node, part, place }) {
  const solution = place && solutionAt(search, place);
  if (solution?.kind === 'cut' && solution.step !== null) return solution.step;
  if (part === 'edge') return search.stepping.stopAt('visit', 0, true, [node]) ?? 0;
  return (place?.step ?? 0) + 1;
}
