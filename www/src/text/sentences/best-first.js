/** Sentences of a best-first search: it puts states on its list, solves them, and purges them. Pure. */

import { NEG_INF, POS_INF } from '../../engine/score.js';
import { placeOf, player, yesNo } from './about.js';
import { outcome } from './leave.js';

/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/**
 * @typedef {FactOf<'open'>} Open
 * @typedef {FactOf<'solve'>} Solve
 * @typedef {FactOf<'purge'>} Purge
 */

/**
 * The player whose plan is sought: SSS* closes in from above in the view of the player to move at the root,
 * DUAL* in the other’s.
 * @param {Search} search
 */
function viewOf(search) {
  return search.overview.view === 'max' ? 'MAX' : 'MIN';
}

/** @param {Search} search @param {Moment} moment @param {number} node @param {Wording} wording */
const nodeParameters = (search, moment, node, { label }) => ({
  node: label(node),
  player: player(search, node),
  place: placeOf(search, moment, node),
});

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Open}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function open(search, moment, { node, fact }, wording) {
  const { label, score } = wording;
  const { merit, how } = fact;
  const parent = search.nodes.parent[node];
  const view = viewOf(search);
  const limited = merit !== (view === 'MAX' ? POS_INF : NEG_INF);
  return [
    {
      id: 'step-open',
      parameters: {
        ...nodeParameters(search, moment, node, wording),
        how,
        parent: parent < 0 ? 'none' : label(parent),
        chooser: parent < 0 ? 'none' : player(search, parent),
        before: how === 'next-answer' ? label(fact.before) : 'none',
      },
    },
    {
      id: 'step-merit',
      parameters: { view, limited: yesNo(limited), merit: score(merit) },
    },
  ];
}

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Solve}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function solve(search, moment, { node, fact }, wording) {
  const { label, score } = wording;
  const { merit, by } = fact;
  /** @type {Sentence} */
  const solved = {
    id: 'step-solve',
    parameters: {
      ...nodeParameters(search, moment, node, wording),
      view: viewOf(search),
      by,
      merit: score(merit),
      child: by === 'value' ? 'none' : label(fact.child),
      value: by === 'value' ? score(fact.value) : 'none',
      was: by === 'value' ? score(fact.was) : 'none',
    },
  };
  if (search.nodes.parent[node] >= 0) return [solved];
  return [solved, { id: 'step-ends', parameters: {} }, ...outcome(search, moment, wording)];
}

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Purge}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function purge(search, moment, { node, fact }, wording) {
  // The ancestor that was solved, and so purged it.
  const above = moment.path.findLast((frame) => frame.node !== node && frame.returned !== null);
  return [
    {
      id: 'step-purge',
      parameters: {
        ...nodeParameters(search, moment, node, wording),
        view: viewOf(search),
        state: fact.state,
        merit: wording.score(fact.merit),
        above: wording.label(above?.node ?? 0),
      },
    },
  ];
}
