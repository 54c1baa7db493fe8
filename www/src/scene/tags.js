/** The tags of a node: words or signs beside its value and its name. */

import { NEG_INF, NO_SCORE, POS_INF } from '../engine/score.js';
import { spaced, widthOf } from './text.js';
import { partRun } from './types.js';

/** @import { Look } from './look.js' */
/** @import { Colour, Run } from './scene.js' */

/** The sign of a table hit. The canvas draws it as lines, since not every font has it. */
export const TABLE = '⊞';
/** The width that the tags of a node pointed at may have. */
const POINTED = 90;

/**
 * The tags of a node that fit into a width. The last are the first to be left out.
 * @param {Look} look
 * @param {number} node
 * @param {number} width
 * @returns {Run[]}
 */
export function fitting(look, node, width) {
  const most = look.isPointed(node) ? Math.max(width, POINTED) : width;
  /** @type {Run[]} */
  let runs = [];
  for (const run of tags(look, node, most)) {
    const more = runs.length === 0 ? [run] : [...runs, ...spaced([run])];
    if (widthOf(more, look.small) <= most) runs = more;
  }
  return runs;
}

/**
 * All tags of a node, the more important first.
 * @param {Look} look
 * @param {number} node
 * @param {number} width
 * @returns {Run[]}
 */
function tags(look, node, width) {
  const { states } = look.show;
  const merit = leafMerit(look, node);
  return [
    partRun(look, node, width),
    merit === '' ? null : bold(merit, 'ink'),
    states.of(node).known ? bold(TABLE, 'ink') : null,
    states.of(node).visits > 1 ? bold(`×${states.of(node).visits}`, 'ink') : null,
  ].filter((run) => run !== null);
}

/** @param {string} content @param {Colour} colour @returns {Run} */
const bold = (content, colour) => ({ text: content, colour, weight: 600 });

/**
 * The merit of a leaf's state, as a bound; none if it is the leaf's own value, which stands inside.
 * @param {Look} look
 * @param {number} node
 */
function leafMerit(look, node) {
  if (!look.bestFirst || !look.nodes.leaf[node]) return '';
  const { states, score } = look.show;
  const units = look.isLive(node) ? states.of(node).merit : states.of(node).returned;
  if (units === NO_SCORE || units === states.of(node).best) return '';
  const bounds = units !== POS_INF && units !== NEG_INF;
  return (bounds ? look.meritSign : '') + score(units);
}
