/** The expected sentences when a state joins the list, is solved, or is purged. */

import { yesNo } from './about.js';
import { outcomeSentences } from './leave.js';

/** @import { Opened, Purged, Solved } from '../oracle/events.js' */
/** @import { Truth } from '../truth.js' */
/** @import { About, Expected } from './about.js' */

/** The player whose plan is sought. @param {Truth} truth */
function view(truth) {
  const isMax = truth.isMax(0) === (truth.request.algorithm === 'sss-star');
  return isMax ? 'MAX' : 'MIN';
}

/** @param {About} about @param {number} node */
const named = ({ truth, depth }, node) => ({
  node: truth.label(node),
  player: truth.player(node),
  place: truth.place(node, depth),
});

/** @param {Opened} event @param {About} about @returns {Expected[]} */
export function openSentences({ node, merit, before }, about) {
  const { truth } = about;
  const parent = truth.tree.parent[node];
  const chosen = node !== 0 && truth.player(parent) === view(truth);
  const answer = before === null ? 'first-answer' : 'next-answer';
  const worst = view(truth) === 'MAX' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return [
    {
      id: 'step-open',
      parameters: {
        ...named(about, node),
        how: node === 0 ? 'root' : chosen ? 'choice' : answer,
        parent: node === 0 ? 'none' : truth.label(parent),
        chooser: node === 0 ? 'none' : truth.player(parent),
        before: before === null ? 'none' : truth.label(before),
      },
    },
    {
      id: 'step-merit',
      parameters: { view: view(truth), limited: yesNo(merit !== worst), merit },
    },
  ];
}

/** @param {Solved} event @param {About} about @returns {Expected[]} */
export function solveSentences({ node, merit, child, was }, about) {
  const { truth, depth } = about;
  const chosen = truth.player(node) === view(truth) ? 'choice' : 'last-answer';
  const sentence = {
    id: 'step-solve',
    parameters: {
      ...named(about, node),
      view: view(truth),
      by: child === null ? 'value' : chosen,
      merit,
      child: child === null ? 'none' : truth.label(child),
      value: child === null ? truth.world(depth).values[node] : 'none',
      was: was === null ? 'none' : was,
    },
  };
  if (node !== 0) return [sentence];
  return [sentence, { id: 'step-ends', parameters: {} }, ...outcomeSentences(merit, about)];
}

/** @param {Purged} event @param {About} about @returns {Expected[]} */
export function purgeSentences({ node, merit, solved, above }, about) {
  const { truth } = about;
  const parameters = {
    ...named(about, node),
    view: view(truth),
    state: solved ? 'solved' : 'live',
    merit,
    above: truth.label(above),
  };
  return [{ id: 'step-purge', parameters }];
}
