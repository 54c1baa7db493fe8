/** Answers to a reader's questions about a node, as messages and their parameters. The facts come from the core. Pure. */

import { NEG_INF, NO_SCORE, POS_INF } from '../../engine/score.js';
import { deepens, endIn, horizonOf, player, turns, viewer, yesNo } from './about.js';

/** @import { Chain, End, Freedom, Interval, Opening, Sure, WhySkipped } from '../../../pkg/plyscope_wasm.js' */
/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { NodeState } from '../../engine/states.js' */
/** @import { Sentence, Wording } from './about.js' */

/** What states say of a node whose visit is over, and of a returned value that is a lower bound. */
const [FINISHED, LOWER] = [2, 2];

/** A node's name, and who moves there. @param {Search} search @param {number} node @param {Wording} wording */
export const nodeParameters = (search, node, { label }) => ({
  node: label(node),
  place: /** @type {'leaf' | 'interior'} */ (search.nodes.leaf[node] ? 'leaf' : 'interior'),
  player: player(search, node),
});

/**
 * The interval in which a value is known to lie, as far as the present search of the root looks.
 * @param {Search} search
 * @param {Moment} moment
 * @param {Interval} interval
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function intervalSentences(search, { depth }, { low, high }, { score }) {
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
  return { id: 'asked-known', parameters: { kind, horizon: horizonOf(search, depth), ...ends } };
}

/** How the picture marks a returned value, by what is known of it. */
const SIGNS = ['', '=', '≥', '≤'];

/**
 * Why the picture shows a bound at a node whose value is known more exactly; null where it does not.
 * @param {Search} search
 * @param {number} node
 * @param {NodeState} state
 * @param {Interval} interval in which its value is known to lie
 * @param {Wording} wording
 * @returns {Sentence | null}
 */
export function boundShown(search, node, { phase, returned, bound }, { low, high }, { score }) {
  const isBound = phase === FINISHED && returned !== NO_SCORE && bound >= LOWER;
  if (!isBound || search.nodes.ends[node] || deepens(search)) return null;
  const isTurned = viewer(search, node) === 'MIN';
  const value = isTurned ? -returned : returned;
  const isUpper = (bound === LOWER) === isTurned;
  const saysMore = isUpper ? low > NEG_INF || high < value : high < POS_INF || low > value;
  if (!saysMore) return null;
  const shown = SIGNS[bound] + score(returned);
  const side = isUpper ? 'most' : 'least';
  return {
    id: 'asked-bound',
    parameters: { shown, turned: yesNo(isTurned), side, value: score(value) },
  };
}

/**
 * The reasons why a node is skipped, from the cutoff upwards; none if it is not skipped.
 * @param {Search} search
 * @param {WhySkipped} why
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function skipped(search, why, wording) {
  if (why.kind === 'not') return [];
  const at = nodeParameters(search, why.at, wording);
  if (why.kind !== 'cutoff')
    return [{ id: 'asked-skipped', parameters: { kind: why.kind, ...at } }];
  const { player: mover, value, between } = why;
  const limit = { value: wording.score(value), side: mover === 'max' ? 'least' : 'most' };
  /** @type {Sentence} */
  const cut = {
    id: 'asked-chain-cut',
    parameters: {
      ...at,
      ...limit,
      child: wording.label(why.after),
      proven: yesNo(why.proven),
    },
  };
  const passed = between.map((node) => ({
    id: 'asked-chain-between',
    parameters: { ...nodeParameters(search, node, wording), ...limit },
  }));
  return [cut, ...passed, bound(search, why, wording)];
}

/**
 * The owner of the bound that the value met, and why that settles it.
 * @param {Search} search
 * @param {Chain} chain
 * @param {Wording} wording
 * @returns {Sentence}
 */
function bound(search, { at, by, bound, player: mover, ...set }, wording) {
  const owner = by === null ? at : by;
  return {
    id: 'asked-chain-bound',
    parameters: {
      ...nodeParameters(search, owner, wording),
      ...whySet(set, wording),
      bound: endIn(wording)(bound),
      side: mover === 'max' ? 'most' : 'least',
      turned: yesNo(turns(search)),
    },
  };
}

/** Why a bound was set, and by which child where one child set it. @param {Sure} set @param {Wording} wording */
export function whySet(set, { label }) {
  const child = 'child' in set ? set.child : null;
  const why = set.why === 'best' && child === null ? 'table' : set.why;
  return { why, child: child === null ? 'none' : label(child) };
}

/**
 * The smallest change that would make the search enter a node.
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
      decimals: search.overview.decimals,
      below: answer.kind === 'untried' ? score(answer.below) : 'none',
    },
  };
}

/** The results that a changed value may leave unchanged. */
const KEPT = /** @type {const} */ (['value', 'bestMove', 'steps']);

/**
 * How far the value of a leaf, or the static value of another node, may move without changing each of them.
 * @param {Freedom} freedom
 * @param {'leaf' | 'interior'} place
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function freedom(freedom, place, { score }) {
  return KEPT.map((kept) => {
    const { low, high } = freedom[kept];
    const text = (/** @type {End} */ end) => (end.kind === 'never' ? 'none' : score(end.value));
    return {
      id: 'asked-freedom',
      parameters: {
        kept,
        place,
        low: text(low),
        high: text(high),
        ends: `${low.kind === 'never' ? 'open' : 'closed'}-${high.kind === 'never' ? 'open' : 'closed'}`,
        single: yesNo(low.kind !== 'never' && high.kind !== 'never' && low.value === high.value),
        tried: yesNo(low.kind !== 'untried' && high.kind !== 'untried'),
      },
    };
  });
}
