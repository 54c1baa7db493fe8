/** The tree as a trace tells it, up to the first difference. Pure, but for asking the core. */

import { StatesAt } from '../../engine/states.js';
import { toldAt } from './comparing.js';

/** @import { Act, Compared } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Moment, Search, Seen } from '../../engine/search.js' */
/** @import { NodeState } from '../../engine/states.js' */

/** The bounds of returned values, as the core numbers them. */
const BOUNDS = { exact: 1, lower: 2, upper: 3 };

/**
 * The nodes as the trace tells them at a step.
 * @param {Search} search
 * @param {Compared} comparison
 * @param {number} at the step
 * @param {Seen} there the nodes as the search has them at that step
 * @returns {Seen}
 */
export function seenAlong(search, { difference, agreed, step, actions }, at, there) {
  const last = agreed === 0 ? 0 : toldAt({ actions }, agreed - 1).step;
  if (difference === null || at <= last) return there;
  const before = search.moment(last);
  const { found } = difference;
  if (at < step || found === null) return { states: search.states(last), moment: before };
  return {
    states: statesAfter(search, last, found),
    moment: momentAfter(search, before, found),
  };
}

/** The states of nodes after an action that the search does not do. @param {Search} search @param {number} step @param {Act} found */
function statesAfter(search, step, found) {
  return new StatesAt(step, (at, nodes) => {
    const states = search.ask((study) => study.states_of(at, nodes));
    const index = nodes.indexOf(found.node);
    if (index < 0) return states;
    const changes = Object.entries(changesBy(found, states.visits[index]));
    for (const [field, value] of changes)
      states[/** @type {keyof NodeState} */ (field)][index] = value;
    return states;
  });
}

/** What an action changes at its node. @param {Act} found @param {number} visits @returns {Partial<NodeState>} */
function changesBy({ kind, value, child, bound }, visits) {
  switch (kind) {
    case 'enter':
      return { phase: 1, visits: visits + 1 };
    case 'improve':
      return { best: value ?? 0, bestChild: child ?? 0 };
    case 'cutoff':
      return { cut: 1 };
    case 'leave':
      return { phase: 2, returned: value ?? 0, bound: BOUNDS[bound ?? 'exact'] };
    default:
      return {};
  }
}

/** The moment after such an action: its window stands at a node that it enters. @param {Search} search @param {Moment} before @param {Act} found @returns {Moment} */
function momentAfter({ nodes }, before, { kind, node, alpha, beta }) {
  if (kind !== 'enter') return { ...before, node, folded: null };
  /** @type {Set<number>} */
  const above = new Set();
  for (let at = nodes.parent[node]; at >= 0; at = nodes.parent[at]) above.add(at);
  const path = before.path.filter((frame) => above.has(frame.node));
  const isTold = alpha !== null && beta !== null;
  const now = isTold ? { alpha, beta, alphaBy: null, betaBy: null } : null;
  const entered = { node, entry: now, now, best: null, bestChild: null, returned: null };
  return { ...before, node, path: [...path, entered], folded: null };
}
