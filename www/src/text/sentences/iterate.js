/** Sentences on a driver's next search of the root: its depth, its window, and the reasons for both. Pure. */

import { NEG_INF, POS_INF } from '../../engine/score.js';
import { gammaOf, player, trueAt, turns, viewer, yesNo } from './about.js';

/** @import { Window } from '../../../pkg/plyscope_wasm.js' */
/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/** @typedef {FactOf<'iterate'>} Iterate */

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
  // Only as the first rule does `pv` put the best line first.
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
  const { window, known, why } = fact;
  if (window === null || why === 'deeper') return [];
  if (known !== null) return test(search, fact, { window, known }, wording);
  const { score } = wording;
  const { alpha, beta } = window;
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
  const about = { why, viewer: viewer(search, 0), deepens: trueAt(search) };
  const returned = score(returnedBefore(search, moment));
  return [{ id: 'step-failed', parameters: { ...ends, ...about, returned } }];
}

/**
 * The bounds that a null-window driver knows, and its test.
 * @param {Search} search
 * @param {Iterate} fact
 * @param {{window: Window, known: Window}} windows those of the test and of the known bounds
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
function test(search, fact, { window: { alpha, beta }, known }, { score }) {
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
  // A test based on a guess has no other basis.
  if (source !== 'none') return [question];
  const parameters = {
    viewer: seen,
    deepens: trueAt(search),
    known: knownOf(known.alpha, known.beta),
    lower: score(known.alpha),
    upper: score(known.beta),
  };
  return [{ id: 'step-bounds', parameters }, question];
}

/** @param {number} lower @param {number} upper */
function knownOf(lower, upper) {
  if (lower === NEG_INF) return upper === POS_INF ? 'nothing' : 'upper';
  return upper === POS_INF ? 'lower' : 'both';
}

/** Whose view the root’s scores are in. @param {Search} search */
export const seenOf = (search) => (viewer(search, 0) === 'MIN' ? 'MIN' : 'MAX');

/** The source of the first guess. @param {Search} search @param {Iterate} fact */
function sourceOf({ overview, nodes, request }, { finished }) {
  if (overview.begins === 'above' || overview.begins === 'below') return 'none';
  if (finished !== null) return 'depth';
  if (request.options?.guess) return 'given';
  return nodes.value(0) === null ? 'zero' : 'static';
}

/**
 * The value returned by the previous search of the root, in the step before this one.
 * @param {Search} search
 * @param {Moment} moment
 */
function returnedBefore(search, { iteration }) {
  const { step } = search.overview.iterations[iteration ?? 0];
  const { fact } = search.moment(step - 1);
  return fact.kind === 'leave' ? fact.value : 0;
}

/**
 * The result of the deepest finished search.
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
        deepens: trueAt(search),
        moves: yesNo(best !== null),
        move: best === null ? 'none' : label(best),
        value: score(turned ? -value : value),
      },
    },
  ];
}

/**
 * The result of iterative deepening if it stopped at this step. None before the first depth is finished, none
 * if the step says so itself, and none if the root returns: that may finish the next depth.
 * @param {Search} search
 * @param {Moment} moment
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function bestSoFar(search, { iteration, fact }, wording) {
  const returns = fact.kind === 'leave' && fact.arrival === null;
  if (iteration === null || fact.kind === 'iterate' || returns) return [];
  return result(search, search.overview.iterations[iteration].finished, wording);
}

/**
 * The question that a null-window search answers.
 * @param {Search} search
 * @param {Wording} wording
 * @returns {Sentence}
 */
function asks(search, { score, label }) {
  const parameters = { node: label(0), player: player(search, 0), gamma: score(gammaOf(search)) };
  return { id: 'step-asks', parameters };
}
