/** The expected sentences when a search enters a node. */

import { above } from '../oracle/rules.js';
import { UNSAID, yesNo } from './about.js';

/** @import { Enter } from '../oracle/events.js' */
/** @import { Window } from '../oracle/windows.js' */
/** @import { Truth } from '../truth.js' */
/** @import { About, Expected } from './about.js' */

/** @param {Enter} event @param {About} about @returns {Expected[]} */
export function enterSentences(event, about) {
  const { part, window, node } = event;
  const sentences = [visitSentence(event, about)];
  const { ends } = about.truth.world(about.depth).rules;
  if (part !== null && !ends(node)) sentences.push({ id: 'step-part', parameters: { part } });
  if (window !== null) sentences.push(windowSentence({ ...event, window }, about));
  return sentences;
}

/** @param {Enter} event @param {About} about @returns {Expected} */
function visitSentence({ node, as, visit, tested }, { truth, depth }) {
  const parent = truth.tree.parent[node];
  const parameters = {
    node: truth.label(node),
    player: truth.player(node),
    place: truth.place(node, depth),
    visit,
  };
  if (node === 0) return { id: 'step-begin', parameters };
  if (as === 'full') return { id: 'step-down', parameters };
  const id = as === 'null-window' ? 'step-test' : 'step-search-again';
  const compared = {
    scout: yesNo(truth.walker === 'scout'),
    parent: truth.label(parent),
    parentPlayer: truth.player(parent),
    better: truth.turned || truth.isMax(parent) ? 'more' : 'less',
    limit: truth.asMax(parent, tested ?? Number.NaN),
  };
  return { id, parameters: { ...parameters, ...compared } };
}

/** @param {Enter & {window: Window}} event @param {About} about @returns {Expected} */
function windowSentence({ node, as, window }, { truth }) {
  const seen = truth.window(node, window);
  const open = openness(truth, seen);
  const turned = truth.turned && !(node === 0 && truth.isMax(0)) && open !== 'both';
  const { alpha, beta } = window;
  const ends = [
    ...(alpha.value === Number.NEGATIVE_INFINITY ? [] : [alpha]),
    ...(beta.value === Number.POSITIVE_INFINITY ? [] : [beta]),
  ];
  // Seen by MAX, α is what MAX is sure of, and β what MIN is.
  const owner = Number.isFinite(alpha.value) ? 'MAX' : 'MIN';
  return {
    id: 'step-window',
    parameters: {
      ...seen,
      view: turned ? (node === 0 ? 'seen' : 'turned') : 'plain',
      player: truth.player(node),
      open,
      extreme: extreme(seen),
      sure: yesNo(ends.every(({ kind }) => kind === 'best')),
      owner: open === 'low' || open === 'high' ? owner : UNSAID,
      asked: yesNo(as === 'null-window' && node !== 0),
    },
  };
}

/** @param {{alpha: number, beta: number}} window */
function extreme({ alpha, beta }) {
  if (alpha === Number.NEGATIVE_INFINITY) return 'low';
  return beta === Number.POSITIVE_INFINITY ? 'high' : 'none';
}

/** @param {Truth} truth @param {{alpha: number, beta: number}} window */
function openness({ tree }, { alpha, beta }) {
  if (beta <= alpha) return 'empty';
  const [low, high] = [!Number.isFinite(alpha), !Number.isFinite(beta)];
  if (low && high) return 'both';
  if (beta <= above(tree, alpha)) return 'null';
  return low ? 'low' : high ? 'high' : 'closed';
}
