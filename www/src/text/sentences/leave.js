/** Sentences on a return: its value, its effect on the parent, and at the end the outcome. Pure. */

import { comparedWithMinimax } from '../savings.js';
import { gammaOf, horizonOf, placeOf, player, takesDeeper, trueAt, turns, yesNo } from './about.js';
import { seenOf } from './iterate.js';

/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/** @typedef {FactOf<'leave'>} Leave */

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Leave}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function leave(search, moment, { node, fact }, wording) {
  if (fact.arrival !== null) {
    return [
      returns(search, moment, { node, fact }, wording),
      arrives(search, moment, { node, fact, arrival: fact.arrival }, wording),
    ];
  }
  const { iterations } = search.overview;
  if ((moment.iteration ?? 0) + 1 < iterations.length) {
    return [returns(search, moment, { node, fact }, wording)];
  }
  return [endSentence(search, { node, fact }, wording), ...outcome(search, moment, wording)];
}

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Leave}} about
 * @param {Wording} wording
 * @returns {Sentence}
 */
function returns(search, moment, { node, fact }, { score, label }) {
  const { clamped } = fact;
  const place = placeOf(search, moment, node);
  const root = search.nodes.parent[node] < 0;
  const known = moment.path.at(-1)?.best === null;
  // At the horizon, only the table says more than the static value.
  const deeper = known && takesDeeper(search) && place !== 'leaf';
  return {
    id: 'step-returns',
    parameters: {
      node: label(node),
      place: root ? 'root' : place === 'leaf' ? 'leaf' : 'node',
      value: score(fact.value),
      seen: root ? seenOf(search) : 'MAX',
      // Without a best value, it returns the table’s.
      known: yesNo(known),
      bound: place === 'interior' || deeper ? (fact.bound ?? 'unknown') : 'plain',
      deepens: trueAt(search),
      clamped: yesNo(clamped !== null),
      best: clamped === null ? 'none' : score(clamped),
    },
  };
}

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Leave, arrival: NonNullable<Leave['arrival']>}} about
 * @param {Wording} wording
 * @returns {Sentence}
 */
function arrives(search, moment, { node, arrival }, { score, label }) {
  const { parent, best } = arrival;
  return {
    id: 'step-arrives',
    parameters: {
      node: label(node),
      parent: label(parent),
      parentPlayer: player(search, parent),
      turned: yesNo(turns(search)),
      arrives: score(arrival.value),
      compared:
        best === null ? 'first' : arrival.improves || arrival.again ? 'improves' : 'no-better',
      present: best === null ? 'none' : score(best),
      better: turns(search) || search.nodes.max[parent] ? 'more' : 'less',
      next: arrival.again ? 'again' : isExactAnyway(search, moment, arrival) ? 'exact' : 'nothing',
    },
  };
}

/**
 * Whether a test needs no re-search: it came out inside the window, and is exact.
 * @param {Search} search
 * @param {Moment} moment
 * @param {NonNullable<Leave['arrival']>} arrival
 */
function isExactAnyway({ overview }, { path }, { value, improves }) {
  const [child, parent] = [path.at(-1)?.entry, path.at(-2)?.now];
  if (!overview.trustsLastPlies || !child || !parent || !improves) return false;
  // A test shares α with its parent, as every search of a child does, but not β.
  const tested = child.beta === -parent.alpha && child.alpha !== -parent.beta;
  return tested && parent.alpha < value && value < parent.beta;
}

/**
 * @param {Search} search
 * @param {{node: number, fact: Leave}} about
 * @param {Wording} wording
 * @returns {Sentence}
 */
function endSentence(search, { node, fact }, { score, label }) {
  const { clamped } = fact;
  return {
    id: 'step-done',
    parameters: {
      node: label(node),
      value: score(fact.value),
      seen: seenOf(search),
      clamped: yesNo(clamped !== null),
      best: clamped === null ? 'none' : score(clamped),
      meet: meeting(search, fact.value),
    },
  };
}

/**
 * Whether the bounds of a null-window driver meet at the end; what a deeper entry says may pass the other bound.
 * @param {Search} search
 * @param {number} value
 */
function meeting({ overview }, value) {
  const known = overview.iterations.at(-1)?.known ?? null;
  if (known === null) return 'no';
  return value < known.alpha || value > known.beta ? 'pass' : 'yes';
}

/**
 * The outcome of the whole search.
 * @param {Search} search
 * @param {Moment} moment
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function outcome(search, moment, { score, label }) {
  const { drive, criticalAlone, bound, value, principalVariation } = search.overview;
  const move = principalVariation[1];
  const final = score(value);
  if (drive === 'tests') {
    const gamma = score(gammaOf(search));
    const parameters = { bound: bound ?? 'unknown', final, gamma };
    return [{ id: 'step-answer', parameters }, ...misled(search, { score })];
  }
  const best = {
    moves: yesNo(move !== undefined),
    move: move === undefined ? 'none' : label(move),
  };
  if (criticalAlone) {
    return [{ id: 'step-proved', parameters: { ...best, bound: bound ?? 'unknown', final } }];
  }
  const horizon = horizonOf(search, moment.depth);
  return [
    { id: 'step-best-play', parameters: { ...best, final, horizon } },
    ...misled(search, { score }),
    ...savings(search),
  ];
}

/**
 * The value that a search without a table finds, if deeper entries led to another.
 * @param {Search} search
 * @param {Pick<Wording, 'score'>} wording
 * @returns {Sentence[]}
 */
function misled({ overview: { valueByDepth } }, { score }) {
  if (valueByDepth === null) return [];
  return [{ id: 'step-by-depth', parameters: { value: score(valueByDepth) } }];
}

/**
 * What the search has saved against plain minimax.
 * @param {Search} search
 * @returns {Sentence[]}
 */
function savings({ overview }) {
  const { compared, entered, minimax, difference } = comparedWithMinimax(overview);
  if (compared === 'none') return [];
  const again = yesNo(overview.iterations.length > 1 || overview.total.reSearches > 0);
  return [{ id: 'step-saved', parameters: { compared, again, entered, minimax, difference } }];
}
