/** Sentences on entering a node: the kind of visit, the node's type, the window. Pure. */

import { NEG_INF, POS_INF } from '../../engine/score.js';
import { endIn, openness, placeOf, player, turns, yesNo } from './about.js';

/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/** @typedef {FactOf<'enter'>} Enter */

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Enter}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function enter(search, moment, { node, fact }, wording) {
  const sentences = [arrival(search, moment, { node, fact }, wording)];
  if (fact.part !== null && !fact.ends) {
    sentences.push({ id: 'step-part', parameters: { part: fact.part } });
  }
  if (fact.window !== null) sentences.push(window(search, moment, { node, fact }, wording));
  return sentences;
}

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Enter}} about
 * @param {Wording} wording
 * @returns {Sentence}
 */
function arrival(search, moment, { node, fact }, wording) {
  const { label } = wording;
  const { nodes, overview } = search;
  const above = nodes.parent[node];
  const parameters = {
    node: label(node),
    player: player(search, node),
    place: placeOf(search, moment, node),
    visit: fact.visit,
  };
  if (above < 0) return { id: 'step-begin', parameters };
  if (fact.as === 'full') return { id: 'step-down', parameters };
  // The limit that the node is tested against, or has been shown to pass; SCOUT’s EVAL has only its best value.
  const inside = turns(search) ? -(fact.window?.beta ?? 0) : moment.path.at(-2)?.best;
  const tested = {
    scout: yesNo(overview.windows === 'in-tests'),
    parent: label(above),
    parentPlayer: player(search, above),
    better: turns(search) || nodes.max[above] ? 'more' : 'less',
    limit: endIn(wording)(inside ?? 0),
  };
  const id = fact.as === 'null-window' ? 'step-test' : 'step-search-again';
  return { id, parameters: { ...parameters, ...tested } };
}

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Enter}} about
 * @param {Wording} wording
 * @returns {Sentence}
 */
function window(search, moment, { node, fact }, wording) {
  const end = endIn(wording);
  const { alpha, beta } = fact.window ?? { alpha: NEG_INF, beta: POS_INF };
  const open = openness({ alpha, beta });
  const isRoot = search.nodes.parent[node] < 0;
  const turned = turns(search) && (!isRoot || !search.nodes.max[node]) && open !== 'both';
  // The owner of the closed end: α is MAX’s, or in the negamax forms the mover’s.
  const own = !turns(search) || search.nodes.max[node] === 1;
  return {
    id: 'step-window',
    parameters: {
      view: turned ? (isRoot ? 'seen' : 'turned') : 'plain',
      player: player(search, node),
      open,
      extreme: alpha === NEG_INF ? 'low' : beta === POS_INF ? 'high' : 'none',
      sure: yesNo(isSure(search, moment, { node, fact })),
      owner: own === (open === 'high') ? 'MAX' : 'MIN',
      asked: yesNo(fact.as === 'null-window' && !isRoot),
      alpha: end(alpha),
      beta: end(beta),
    },
  };
}

/**
 * Whether each finite end of a window is a value that a player is sure of: the best of a node on the path.
 * An end that came with the root’s window, a test or the table is not.
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Enter}} about
 */
function isSure(search, { path }, { node, fact }) {
  if (fact.window === null) return true;
  const { alpha, beta, alphaBy, betaBy } = fact.window;
  /** @param {number} end @param {number | null} by */
  const sure = (end, by) => {
    const best = path.find((frame) => frame.node === by)?.best;
    if (best === undefined || best === null || by === null) return false;
    const same = !turns(search) || search.nodes.max[by] === search.nodes.max[node];
    return best === (same ? end : -end);
  };
  return (alpha === NEG_INF || sure(alpha, alphaBy)) && (beta === POS_INF || sure(beta, betaBy));
}
