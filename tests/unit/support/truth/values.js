/** The expected sentences when a value is evaluated, becomes the best, or causes a cutoff. */

import { isNull } from '../oracle/windows.js';
import { UNSAID, yesNo } from './about.js';

/** @import { Assume, Cutoff, Evaluate, Improve } from '../oracle/events.js' */
/** @import { Window } from '../oracle/windows.js' */
/** @import { Truth } from '../truth.js' */
/** @import { About, Expected } from './about.js' */

/** @param {Truth} truth @param {number} node */
const named = (truth, node) => ({ node: truth.label(node), player: truth.player(node) });

/** @param {Evaluate} event @param {About} about @returns {Expected[]} */
export function evaluateSentences({ node, value }, { truth }) {
  const parameters = {
    ...named(truth, node),
    leaf: truth.tree.children[node].length === 0 ? 'leaf' : 'horizon',
    // The words say whose view it is; the claims check that against the value.
    view: UNSAID,
    value: truth.asMax(node, value),
    written: truth.tree.value[node],
  };
  return [{ id: 'step-evaluate', parameters }];
}

/** @param {Improve} event @param {About} about @returns {Expected[]} */
export function improveSentences({ node, child, value, previous, from, free }, { truth }) {
  const up = truth.turned || truth.isMax(node);
  const moved = from === null ? 'none' : up ? 'alpha' : 'beta';
  const parameters = {
    ...named(truth, node),
    child: truth.label(child),
    value: truth.asMax(node, value),
    first: yesNo(previous === null),
    previous: previous === null ? 'none' : truth.asMax(node, previous),
    better: up ? 'more' : 'less',
    moved: free ? 'no-window' : moved,
    from: from === null ? 'none' : truth.asMax(node, from),
  };
  return [{ id: 'step-improve', parameters }];
}

/** @param {Cutoff} event @param {About} about @param {Window | null} root @returns {Expected[]} */
export function cutoffSentences({ node, best, end, skipped }, { truth }, root) {
  const { depth } = truth.tree;
  const { by } = end;
  const source = sourceOf(truth, node, end, root);
  const side = truth.turned || truth.isMax(node) ? 'beta' : 'alpha';
  const strict = truth.request.options.cut === 'gt' ? 'gt' : 'ge';
  const isOthers = ['shallow', 'deep', 'shown'].includes(source);
  const parameters = {
    ...named(truth, node),
    side,
    cut: strict,
    relation: `${side}-${strict}`,
    other: truth.isMax(node) ? 'MIN' : 'MAX',
    best: truth.asMax(node, best),
    bound: truth.asMax(node, end.value),
    turned: yesNo(truth.turned),
    there: truth.turned && isOthers && by !== null ? truth.asMax(by, end.value) : UNSAID,
    by: by === null ? 'none' : truth.label(by),
    source,
    plies: by === null ? UNSAID : depth[node] - depth[by],
    skipped,
  };
  return [{ id: 'step-cutoff', parameters }];
}

/** @param {Truth} truth @param {number} node @param {Cutoff['end']} end @param {Window | null} root */
function sourceOf({ tree, isMax }, node, { value, by, kind }, root) {
  if (by === null && !Number.isFinite(value)) return 'nobody';
  if (by === null && (root === null || !isNull(tree, root))) return 'root-window';
  if (by === null) return node === 0 ? 'question' : 'settled';
  if (by === node) return 'own';
  if (kind === 'table') return kind;
  // One end of a test is what the player has who asks; the other one stops the own mover.
  if (kind === 'test' && isMax(by) === isMax(node)) return kind;
  // What a test has shown of a move is no other move that the player could choose.
  if (kind === 'shown') return kind;
  return by === tree.parent[node] ? 'shallow' : 'deep';
}

/** @param {Assume} event @param {About} about @returns {Expected[]} */
export const assumeSentences = ({ node, skipped }, { truth }) => [
  { id: 'step-assume', parameters: { ...named(truth, node), skipped } },
];
