/** The expected sentences when a search of the root begins. */

import { UNSAID, yesNo } from './about.js';

/** @import { Search } from '../oracle/events.js' */
/** @import { Truth } from '../truth.js' */
/** @import { About, Expected } from './about.js' */

/** @param {Search} search @param {About} about @returns {Expected[]} */
export function iterateSentences(search, { truth }) {
  const { why, window, finished } = search;
  if (why === 'test') {
    const gamma = window?.beta.value ?? Number.NaN;
    return [
      { id: 'step-asks', parameters: { node: truth.label(0), player: truth.player(0), gamma } },
    ];
  }
  const fresh = why === 'deeper' || why === 'guess' ? finished : null;
  const follows = truth.order[0] === 'pv' && why === 'deeper';
  const line = follows ? (finished?.depth ?? 'none') : 'none';
  const { number, depth } = search;
  return [
    { id: 'step-iterate', parameters: { number, depth: depth ?? 'none', line } },
    ...reasons(search, truth),
    ...(fresh === null ? [] : [depthSentence(fresh, truth)]),
  ];
}

/** @param {Search} search @param {Truth} truth @returns {Expected[]} */
function reasons(search, truth) {
  const { why, known, window, source, guess, finished, returned } = search;
  if (window === null || why === 'deeper') return [];
  const ends = truth.window(0, window);
  if (known !== null) return asks(search, truth, ends);
  if (why === 'guess') {
    const closed = Number.isFinite(ends.alpha) && Number.isFinite(ends.beta);
    const parameters = {
      ...ends,
      source,
      last: source === 'depth' ? finished?.depth : UNSAID,
      guess: closed ? truth.asMax(0, guess ?? Number.NaN) : 'none',
      seen: truth.viewer,
    };
    return [{ id: 'step-guess', parameters }];
  }
  const { viewer, trueAt } = truth;
  const value = truth.asMax(0, returned ?? Number.NaN);
  const about = { why, viewer, deepens: trueAt, returned: value };
  return [{ id: 'step-failed', parameters: { ...ends, ...about } }];
}

/** @param {Search} search @param {Truth} truth @param {{alpha: number, beta: number}} ends @returns {Expected[]} */
function asks({ why, known, source, finished }, truth, { alpha, beta }) {
  const { viewer } = truth;
  const [one, other] = [known?.least, known?.most].map((end) => truth.asMax(0, end ?? Number.NaN));
  const [lower, upper] = [Math.min(one, other), Math.max(one, other)];
  const extreme = !Number.isFinite(alpha) ? 'low' : !Number.isFinite(beta) ? 'high' : 'none';
  const guessed = why === 'guess' && extreme === 'none' && source !== null;
  const question = {
    id: 'step-question',
    parameters: {
      beta,
      viewer,
      extreme,
      source: guessed ? source : 'none',
      last: guessed && source === 'depth' ? finished?.depth : UNSAID,
    },
  };
  if (guessed) return [question];
  const below = Number.isFinite(lower) ? (Number.isFinite(upper) ? 'both' : 'lower') : null;
  const knows = below ?? (Number.isFinite(upper) ? 'upper' : 'nothing');
  const parameters = { viewer, deepens: truth.trueAt, known: knows, lower, upper };
  return [{ id: 'step-bounds', parameters }, question];
}

/** @param {NonNullable<Search['finished']>} finished @param {Truth} truth @returns {Expected} */
export function depthSentence({ depth, value, best }, truth) {
  const move = best === null ? 'none' : truth.label(best);
  const about = { depth, value, deepens: truth.trueAt };
  return { id: 'step-finished', parameters: { ...about, moves: yesNo(best !== null), move } };
}
