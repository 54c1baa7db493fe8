/** What is said to whoever comes first: less than to others before the first step, and at the first cutoff the reason in plain words. Pure. */

/** @import { Moment } from '../../engine/search.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Sentence, Wording } from './about.js' */

/**
 * @param {Pick<State, 'introduction' | 'step'>} state
 * @param {Moment} moment
 * @param {Wording} wording
 * @returns {Sentence | null} null where everybody is told the same
 */
export function introduced({ introduction, step }, { node, fact }, { score, label }) {
  if (introduction === 'ahead' && step === 0) return { id: 'introduced-ready', parameters: {} };
  if (introduction !== 'there' || fact.kind !== 'cutoff' || node === null) return null;
  const parameters = { node: label(node), best: score(fact.best), bound: score(fact.bound) };
  return { id: 'introduced-cutoff', parameters };
}
