/** Answers to questions about a node, as messages and their parameters: the facts are the core's. Pure. */

import { NEG_INF, POS_INF } from '../../engine/score.js';
import { endIn, player, turns, yesNo } from './about.js';

/**
 * @typedef {import('./about.js').Search} Search
 * @typedef {import('./about.js').Sentence} Sentence
 * @typedef {import('./about.js').Wording} Wording
 * @typedef {import('../../../pkg/plyscope_wasm.js').Chain} Chain
 * @typedef {import('../../../pkg/plyscope_wasm.js').Interval} Interval
 * @typedef {import('../../../pkg/plyscope_wasm.js').Opening} Opening
 * @typedef {import('../../../pkg/plyscope_wasm.js').Freedom} Freedom
 * @typedef {import('../../../pkg/plyscope_wasm.js').WhySkipped} WhySkipped
 */

/** What a node is called, with who moves there. @param {Search} search @param {number} node @param {Wording} wording */
export const named = (search, node, { label }) => ({
  node: label(node),
  place: search.nodes.leaf[node] ? 'leaf' : 'interior',
  player: player(search, node),
});

/**
 * What is known of a value.
 * @param {Interval} interval
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function known({ low, high }, { score }) {
  const ends = { low: score(low), high: score(high) };
  const [least, most] = [low > NEG_INF, high < POS_INF];
  const kind =
    low === high
      ? 'exact'
      : least && most
        ? 'between'
        : least
          ? 'least'
          : most
            ? 'most'
            : 'nothing';
  return { id: 'asked-known', parameters: { kind, ...ends } };
}

/**
 * Why a node is skipped, one sentence after the other from the cutoff upwards; none of a node that is not.
 * @param {Search} search
 * @param {WhySkipped} why
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function skipped(search, why, wording) {
  if (why.kind === 'not') return [];
  const at = named(search, why.at, wording);
  if (why.kind !== 'cutoff')
    return [{ id: 'asked-skipped', parameters: { kind: why.kind, ...at } }];
  const { max, value, between } = why;
  const shown = { value: wording.score(value), side: max ? 'least' : 'most' };
  /** @type {Sentence} */
  const cut = {
    id: 'asked-chain-cut',
    parameters: {
      ...at,
      ...shown,
      child: wording.label(why.after),
      proven: yesNo(why.proven),
    },
  };
  const passed = between.map((node) => ({
    id: 'asked-chain-between',
    parameters: { ...named(search, node, wording), ...shown },
  }));
  return [cut, ...passed, bound(search, why, wording)];
}

/**
 * Whose bound the value met, and why that settles it.
 * @param {Search} search
 * @param {Chain} chain
 * @param {Wording} wording
 * @returns {Sentence}
 */
function bound(search, { at, by, bound, why, child, max }, wording) {
  const owner = by === null ? at : by;
  return {
    id: 'asked-chain-bound',
    parameters: {
      ...named(search, owner, wording),
      why: why === 'best' && child === null ? 'table' : why,
      child: child === null ? 'none' : wording.label(child),
      bound: endIn(wording)(bound),
      side: max ? 'most' : 'least',
      turned: yesNo(turns(search)),
    },
  };
}

/**
 * What would open a node.
 * @param {Search} search
 * @param {number} node
 * @param {Opening} answer
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function opening(search, node, answer, wording) {
  const { score, label } = wording;
  const change = answer.kind === 'change' ? answer : null;
  return {
    id: 'asked-opening',
    parameters: {
      kind: answer.kind,
      node: label(node),
      step: answer.kind === 'entered' ? answer.step : 0,
      leaf: change === null ? 'none' : label(change.node),
      place: change === null || search.nodes.leaf[change.node] ? 'leaf' : 'interior',
      from: change === null ? 'none' : score(search.nodes.units[change.node]),
      to: change === null ? 'none' : score(change.value),
      below: answer.kind === 'untried' ? score(answer.below) : 'none',
    },
  };
}

/** What a value may leave as it is. */
const KEPT = /** @type {const} */ (['value', 'bestMove', 'steps']);

/**
 * How far a value may move.
 * @param {Freedom} freedom
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function freedom(freedom, { score }) {
  return KEPT.map((kept) => {
    const { low, high } = freedom[kept];
    const text = (/** @type {import('../../../pkg/plyscope_wasm.js').End} */ end) =>
      end.value === null ? 'none' : score(end.value);
    return {
      id: 'asked-freedom',
      parameters: {
        kept,
        low: text(low),
        high: text(high),
        ends: `${low.kind === 'never' ? 'open' : 'closed'}-${high.kind === 'never' ? 'open' : 'closed'}`,
        single: yesNo(low.value !== null && low.value === high.value),
        tried: yesNo(low.kind !== 'untried' && high.kind !== 'untried'),
      },
    };
  });
}
