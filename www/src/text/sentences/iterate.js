/** A driver begins a search of the root: with which depth and window, and why with those. Pure. */

import { NEG_INF, POS_INF } from '../../engine/score.js';
import { deepens, gammaOf, player, turns, viewer, yesNo } from './about.js';

/**
 * @typedef {import('./about.js').Search} Search
 * @typedef {import('./about.js').Moment} Moment
 * @typedef {import('./about.js').Sentence} Sentence
 * @typedef {import('./about.js').Wording} Wording
 * @typedef {import('./about.js').FactOf<'iterate'>} Iterate
 */

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {Iterate} fact
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function iterate(search, moment, fact, wording) {
  if (fact.why === 'test') return [asks(search, wording)];
  const { finished } = fact;
  const deeper = fact.why === 'deeper' || fact.why === 'guess' ? finished : null;
  // The rule that comes first decides; behind others, the best line need not come first.
  const follows = fact.why === 'deeper' && search.overview.order.split(',')[0] === 'pv';
  const line = follows ? finished : null;
  /** @type {Sentence} */
  const begins = {
    id: 'step-iterate',
    parameters: {
      number: fact.number,
      depth: fact.depth ?? 'none',
      line: line === null ? 'none' : line.depth,
    },
  };
  return [begins, ...reasons(search, moment, fact, wording), ...result(search, deeper, wording)];
}

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {Iterate} fact
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
function reasons(search, moment, fact, wording) {
  const { alpha, beta, lower, upper, why } = fact;
  if (alpha === null || beta === null || why === 'deeper') return [];
  if (lower !== null && upper !== null) {
    return test(search, fact, { alpha, beta, lower, upper }, wording);
  }
  const { score } = wording;
  const ends = { alpha: score(alpha), beta: score(beta) };
  if (why === 'guess') {
    const closed = alpha !== NEG_INF && beta !== POS_INF;
    const parameters = {
      ...ends,
      source: sourceOf(search, fact),
      last: fact.finished?.depth ?? 0,
      guess: closed ? score((alpha + beta) / 2) : 'none',
      seen: seenOf(search),
    };
    return [{ id: 'step-guess', parameters }];
  }
  const about = { why, viewer: viewer(search, 0), deepens: yesNo(deepens(search)) };
  const returned = score(returnedBefore(search, moment));
  return [{ id: 'step-failed', parameters: { ...ends, ...about, returned } }];
}

/**
 * What a driver of null windows knows, and asks.
 * @param {Search} search
 * @param {Iterate} fact
 * @param {{alpha: number, beta: number, lower: number, upper: number}} known
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
function test(search, fact, { alpha, beta, lower, upper }, { score }) {
  const extreme = alpha === NEG_INF ? 'low' : beta === POS_INF ? 'high' : 'none';
  const source = fact.why === 'guess' && extreme === 'none' ? sourceOf(search, fact) : 'none';
  const seen = viewer(search, 0);
  /** @type {Sentence} */
  const question = {
    id: 'step-question',
    parameters: {
      beta: score(beta),
      viewer: seen,
      source,
      last: fact.finished?.depth ?? 0,
      extreme,
    },
  };
  // Where a guess is named, there is nothing else to go by.
  if (source !== 'none') return [question];
  const parameters = {
    viewer: seen,
    deepens: yesNo(deepens(search)),
    known: knownOf(lower, upper),
    lower: score(lower),
    upper: score(upper),
  };
  return [{ id: 'step-bounds', parameters }, question];
}

/** @param {number} lower @param {number} upper */
function knownOf(lower, upper) {
  if (lower === NEG_INF) return upper === POS_INF ? 'nothing' : 'upper';
  return upper === POS_INF ? 'lower' : 'both';
}

/** Who sees the root’s scores, where that is not MAX. @param {Search} search */
export const seenOf = (search) => (viewer(search, 0) === 'MIN' ? 'MIN' : 'MAX');

/**
 * Where a first guess comes from.
 * @param {Search} search
 * @param {Iterate} fact
 */
function sourceOf({ overview, nodes, request }, { finished }) {
  if (overview.algorithm.startsWith('mtd') && overview.algorithm !== 'mtd-f') return 'none';
  if (finished !== null) return 'depth';
  if (request.options?.guess) return 'given';
  return nodes.value(0) === null ? 'zero' : 'static';
}

/**
 * What the search of the root before this one returned, in the step before this.
 * @param {Search} search
 * @param {Moment} moment
 */
function returnedBefore(search, { iteration }) {
  const { step } = search.overview.iterations[iteration ?? 0];
  const { fact } = search.moment(step - 1);
  return fact.kind === 'leave' ? fact.value : 0;
}

/**
 * What the deepest search that is finished has found.
 * @param {Search} search
 * @param {Iterate['finished']} finished
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
function result(search, finished, { score, label }) {
  if (finished === null) return [];
  const { depth, value, best } = finished;
  const turned = turns(search) && !search.nodes.max[0];
  return [
    {
      id: 'step-finished',
      parameters: {
        depth,
        moves: yesNo(best !== null),
        move: best === null ? 'none' : label(best),
        value: score(turned ? -value : value),
      },
    },
  ];
}

/**
 * What a search that deepens would do if it were stopped at this step; nothing at the steps that say so
 * themselves, before the first depth is finished, and where the root returns: that may finish the next.
 * @param {Search} search
 * @param {import('../../engine/search.js').Moment} moment
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function standing(search, { iteration, fact }, wording) {
  const returns = fact.kind === 'leave' && fact.arrival === null;
  if (iteration === null || fact.kind === 'iterate' || returns) return [];
  return result(search, search.overview.iterations[iteration].finished, wording);
}

/**
 * What a null-window search asks.
 * @param {Search} search
 * @param {Wording} wording
 * @returns {Sentence}
 */
function asks(search, { score, label }) {
  const parameters = { node: label(0), player: player(search, 0), gamma: score(gammaOf(search)) };
  return { id: 'step-asks', parameters };
}
