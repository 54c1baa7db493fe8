/** What is to be said of a node besides its value and its name, in a word or a sign. */

import { NEG_INF, NO_SCORE, POS_INF } from '../engine/score.js';
import { SMALLEST_TEXT } from '../layout/sizes.js';
import { spaced, widthOf } from './text.js';
import { partRun } from './types.js';

/**
 * @typedef {import('./look.js').Look} Look
 * @typedef {import('./scene.js').Colour} Colour
 * @typedef {import('./scene.js').Run} Run
 */

/** Stands for the table's answer. Drawn by hand, since not every font has it. */
export const TABLE = '⊞';
/** How wide the tags of a node may be that is pointed at. */
const POINTED = 90;

/**
 * The tags of a node that fit into some room: the last are the first to be left out.
 * @param {Look} look
 * @param {number} node
 * @param {number} room
 * @returns {Run[]}
 */
export function fitting(look, node, room) {
  const most = look.isPointed(node) ? Math.max(room, POINTED) : room;
  /** @type {Run[]} */
  let runs = [];
  for (const run of tags(look, node, most)) {
    const more = runs.length === 0 ? [run] : [...runs, ...spaced([run])];
    if (widthOf(more, SMALLEST_TEXT) <= most) runs = more;
  }
  return runs;
}

/**
 * What there is to be said of a node besides its value, the more important first.
 * @param {Look} look
 * @param {number} node
 * @param {number} room
 * @returns {Run[]}
 */
function tags(look, node, room) {
  const { states } = look.show;
  const merit = leafMerit(look, node);
  return [
    partRun(look, node, room),
    merit === '' ? null : bold(merit, 'ink'),
    states.of(node).known ? bold(TABLE, 'ink') : null,
    states.of(node).visits > 1 ? bold(`×${states.of(node).visits}`, 'ink') : null,
  ].filter((run) => run !== null);
}

/** @param {string} content @param {Colour} colour @returns {Run} */
const bold = (content, colour) => ({ text: content, colour, weight: 600 });

/**
 * The merit of a leaf's state, as the bound that it is; where it is the leaf's own value, that stands
 * inside.
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
